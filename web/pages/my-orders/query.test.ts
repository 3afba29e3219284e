import { expect, test } from 'vitest'
import { addressOf, openTab, readQuery } from './query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

test('an address says which orders are meant, and what makes no sense is the beginning', () => {
  expect(read('')).toEqual({ tab: undefined, category: 'all', search: '', page: 1 })
  expect(read('tab=completed&category=haji&search=+RH-1+&page=3')).toEqual({
    tab: 'completed',
    category: 'haji',
    search: 'RH-1',
    page: 3,
  })
  expect(read('tab=lunas&category=kurma&page=-2')).toEqual(read(''))
  expect(read('tab=not_paid').tab).toBe('unpaid')
  expect(read(`search=${'x'.repeat(200)}`).search).toHaveLength(80)
})

test.each(['unpaid', 'in_progress', 'completed'] as const)('tab %s reads back from its own address', (tab) => {
  const query = { tab, category: 'umroh', search: 'Umrah & Turki', page: 2 } as const
  expect(read(addressOf(query).split('?')[1] ?? '')).toEqual(query)
  expect(addressOf(read(''))).toBe('/member/my-order')
})

test.each([
  [{ unpaid: 1, in_progress: 2, completed: 3 }, 'unpaid'],
  [{ unpaid: 0, in_progress: 1, completed: 3 }, 'in_progress'],
  [{ unpaid: 0, in_progress: 0, completed: 1 }, 'completed'],
  [{ unpaid: 0, in_progress: 0, completed: 0 }, 'unpaid'],
] as const)('with %o the list opens on %s', (counts, tab) => {
  expect(openTab(counts)).toBe(tab)
})
