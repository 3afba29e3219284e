import { expect, test } from 'vitest'
import { addressOf, readAsked } from './asked.ts'

const read = (query: string) => readAsked(new URLSearchParams(query))

test('an address says which orders are meant, and what makes no sense is the beginning', () => {
  expect(read('')).toEqual({ tab: 'unpaid', category: 'all', search: '', page: 1 })
  expect(read('tab=completed&category=haji&search=+RH-1+&page=3')).toEqual({
    tab: 'completed',
    category: 'haji',
    search: 'RH-1',
    page: 3,
  })
  expect(read('tab=not_paid&category=kurma&page=-2')).toEqual(read(''))
  expect(read(`search=${'x'.repeat(200)}`).search).toHaveLength(80)
})

test('what is asked for reads back from its own address, and the beginning needs no words', () => {
  const asked = { tab: 'in_progress', category: 'umroh', search: 'Umrah & Turki', page: 2 } as const
  expect(read(addressOf(asked).split('?')[1] ?? '')).toEqual(asked)
  expect(addressOf(read(''))).toBe('/member/my-order')
})
