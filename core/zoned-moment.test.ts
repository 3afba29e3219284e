import { expect, test } from 'vitest'
import { formatMomentIn } from './zoned-moment.ts'

const past = new Date('2026-11-15T17:05:00Z')

test.each([
  ['Asia/Jakarta', '16 November 2026, 00.05 WIB'],
  ['Asia/Makassar', '16 November 2026, 01.05 WITA'],
  ['Asia/Jayapura', '16 November 2026, 02.05 WIT'],
  ['Asia/Riyadh', '16 November 2026, 00.05 WIB'],
  [undefined, '16 November 2026, 00.05 WIB'],
])('in %s it is %s', (timezone, text) => {
  expect(formatMomentIn(past, 'id', timezone)).toBe(text)
})
