import { expect, test } from 'vitest'
import { choiceLabel } from './choice-label.ts'

test.each([
  ['month', '2027-01', 'Januari 2027', 'January 2027'],
  ['departure_date', '2027-01-05', '5 Jan 2027', '5 Jan 2027'],
  ['duration', '9', '9 hari', '9 days'],
  ['hijri_year', '1448', '1448 H', '1448 AH'],
  ['travellers', '4', 'Untuk 4 orang', 'For 4 people'],
  ['price', '25000000-29999999', 'Rp. 25–30 juta', 'IDR 25–30 million'],
  ['price', '0-14999999', 'Di bawah Rp. 15 juta', 'Below IDR 15 million'],
  ['price', '200000000-', 'Rp. 200 juta ke atas', 'IDR 200 million and up'],
  ['price', '-30000000', 'Sampai Rp. 30.000.000', 'Up to IDR 30,000,000'],
  ['destination', 'domestic', 'Dalam negeri', 'Domestic'],
  ['type', 'financing', 'Dana talangan', 'Financing'],
  ['city', 'Solo', 'Solo', 'Solo'],
] as const)('%s %s is called %s or %s', (name, value, id, en) => {
  expect([choiceLabel(name, value, 'id'), choiceLabel(name, value, 'en')]).toEqual([id, en])
})

test.each([
  ['month', '2027-13'],
  ['month', 'abc'],
  ['departure_date', '2027-02-45'],
  ['departure_date', 'besok'],
  ['duration', '-1'],
  ['hijri_year', '99999'],
  ['price', 'abc'],
  ['price', '-'],
  ['price', '25500000-26000000'],
  ['type', 'umroh'],
] as const)('%s %s is left as it was typed', (name, value) => {
  expect(choiceLabel(name, value, 'id')).toBe(value)
})

test('a very long value is cut', () => {
  expect(choiceLabel('search', 'a'.repeat(10_000), 'id')).toHaveLength(61)
})
