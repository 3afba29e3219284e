import { expect, test } from 'vitest'
import { monthChoice } from './months.ts'

const months = monthChoice([6, 12, 18, 24], 24)

test('only months that are offered stay in an address, and the usual ones go without saying', () => {
  expect(['6', '12', '24', '7', '-1', 'abc', '06'].map((one) => months.tidy({ months: one, city: 'Solo' }))).toEqual([
    { months: '6', city: 'Solo' },
    { months: '12', city: 'Solo' },
    ...Array.from({ length: 5 }, () => ({ city: 'Solo' })),
  ])
  expect(months.of({})).toBe(24)
  expect(months.of({ months: '6' })).toBe(6)
})

test('other months keep the filters, the order and the page', () => {
  const at = { path: '/umroh-dana-tabungan', query: { city: 'Solo', sort: 'cheapest', page: '2', months: '6' } }
  expect(monthChoice([6, 24], 24).links(at)).toEqual([
    { label: '6', href: '/umroh-dana-tabungan?city=Solo&months=6&sort=cheapest&page=2', isCurrent: true },
    { label: '24', href: '/umroh-dana-tabungan?city=Solo&sort=cheapest&page=2', isCurrent: false },
  ])
})
