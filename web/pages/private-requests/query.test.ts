import { expect, test } from 'vitest'
import { addressOf, readQuery } from './query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

test('an address says which requests are meant, and what makes no sense is the beginning', () => {
  expect(read('')).toEqual({ tab: 'all', search: '', page: 1 })
  expect(read('tab=ended&search=+PRV-1+&page=3')).toEqual({ tab: 'ended', search: 'PRV-1', page: 3 })
  expect(read('tab=lunas&page=0')).toEqual(read(''))
  const query = { tab: 'unpaid', search: 'PRV & 1', page: 2 } as const
  expect(read(addressOf(query).split('?')[1] ?? '')).toEqual(query)
  expect(addressOf(read(''))).toBe('/member/order-custom-umroh')
})
