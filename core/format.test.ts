import { expect, test } from 'vitest'
import {
  formatDay,
  formatFileSize,
  formatMoment,
  formatMoney,
  formatNumber,
  formatRupiah,
  formatShortDay,
  formatWeight,
  unbrokenAmounts,
} from './format.ts'
import { rupiah } from './money.ts'

const numberLocales = [
  ['id', 'id-ID'],
  ['en', 'en-US'],
] as const
const dayLocales = [
  ['id', 'id-ID'],
  ['en', 'en-GB'],
] as const

test.each(dayLocales)('short days are written as %s has them, in every month', (language, locale) => {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, '0')}-05`
    // British English alone has four letters for a month of three.
    const written = days.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep')
    expect(formatShortDay(day, language)).toBe(written)
  }
})

test('a day has its weekday, its number and its month in this order, in both languages', () => {
  expect(formatDay('2026-11-15', 'id')).toBe('Minggu, 15 November 2026')
  expect(formatDay('2026-11-15', 'en')).toBe('Sunday, 15 November 2026')
  expect(formatDay('2027-09-03', 'id')).toBe('Jumat, 3 September 2027')
  expect(formatDay('2027-09-03', 'en')).toBe('Friday, 3 September 2027')
})

test('a moment is written as the day it is in Jakarta', () => {
  const evening = new Date('2026-11-15T17:05:00Z')
  expect(formatDay(evening, 'id')).toBe('Senin, 16 November 2026')
  expect(formatDay(evening, 'en')).toBe('Monday, 16 November 2026')
})

test.each(numberLocales)('numbers are written as %s has them, with sign, thousands and parts', (language, locale) => {
  for (const value of [0, 7, 999, 1234, -1234567, 4.3, 1234.5678, 0.1 + 0.2])
    expect(formatNumber(value, language)).toBe(new Intl.NumberFormat(locale).format(value))
})

const amounts = [0, 950, 26_400_000, -1_250_000].map(rupiah)

test('rupiah have their sign and dots in Indonesian, their code and commas in English', () => {
  const written = (language: 'id' | 'en') => amounts.map((amount) => formatRupiah(amount, language))
  expect(written('id')).toEqual(['Rp. 0', 'Rp. 950', 'Rp. 26.400.000', '−Rp. 1.250.000'])
  expect(written('en')).toEqual(['IDR 0', 'IDR 950', 'IDR 26,400,000', '−IDR 1,250,000'])
})

test('an amount in running text stays on one line', () => {
  expect(unbrokenAmounts('5 menunggu, total Rp. 97.000.000')).toBe('5 menunggu, total Rp.\u00a097.000.000')
  expect(unbrokenAmounts('IDR 1,250 in 12 weeks')).toBe('IDR\u00a01,250 in 12 weeks')
})

test('dollars have their code, and the marks of the language', () => {
  expect([formatMoney(1250.5, 'USD', 'id'), formatMoney(1250.5, 'USD', 'en')]).toEqual(['USD 1.250,5', 'USD 1,250.5'])
})

test('the first minutes of a day are hour 00 of that day, in both languages', () => {
  const past = new Date('2026-11-15T17:05:00Z')
  expect(formatMoment(past, 'id')).toBe('16 November 2026, 00.05 WIB')
  expect(formatMoment(past, 'en')).toBe('16 November 2026, 00:05 WIB')
})

test.each([
  [0, 'id', '0 KB'],
  [1023, 'id', '1 KB'],
  [1536, 'id', '1,5 KB'],
  [1536, 'en', '1.5 KB'],
  [5 * 1024 ** 2, 'id', '5 MB'],
  [3.25 * 1024 ** 3, 'en', '3.3 GB'],
  [2 * 1024 ** 4, 'id', '2 TB'],
  [4096 * 1024 ** 4, 'id', '4.096 TB'],
] as const)('%d bytes in %s are %s', (bytes, language, text) => expect(formatFileSize(bytes, language)).toBe(text))

test.each([
  [850, 'id', '850\u00a0g'],
  [1000, 'en', '1\u00a0kg'],
  [1250, 'id', '1,25\u00a0kg'],
  [1250, 'en', '1.25\u00a0kg'],
] as const)('%d grams in %s are %s', (grams, language, text) => expect(formatWeight(grams, language)).toBe(text))
