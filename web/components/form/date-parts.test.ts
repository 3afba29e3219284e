import { expect, test } from 'vitest'
import { joinDate, pastedDate, splitDate } from './date-parts.ts'

test('three fields make one day, and as much of it as was typed comes back into them', () => {
  expect(joinDate({ day: '3', month: '2', year: '1980' })).toBe('1980-02-03')
  expect(joinDate({ day: ' 03 ', month: '02', year: '1980 ' })).toBe('1980-02-03')
  expect(joinDate({ day: '', month: '', year: '' })).toBe('')
  for (const half of [
    { day: '03', month: '', year: '' },
    { day: '', month: '02', year: '1980' },
    { day: '03', month: '02', year: '80' },
  ]) {
    expect(splitDate(joinDate(half))).toEqual(half)
  }
  expect(joinDate({ day: '3-2', month: '', year: '' })).toBe('--32')
  expect(splitDate('')).toEqual({ day: '', month: '', year: '' })
})

test.each([
  ['1980-02-03'],
  ['03/02/1980'],
  ['3-2-1980'],
  ['3.2.1980'],
  ['3 Februari 1980'],
  [' 3 Feb 1980\n'],
  ['Minggu, 3 Februari 1980'],
  ['February 3, 1980'],
  ['Sunday, 3 February 1980'],
])('%j is pasted as the third of February', (text) => {
  expect(pastedDate(text)).toEqual({ day: '03', month: '02', year: '1980' })
})

test('a month comes before the day only where it cannot be the other way, and what is no date is left to the field', () => {
  expect(pastedDate('02/23/1980')).toEqual({ day: '23', month: '02', year: '1980' })
  expect(pastedDate('17 Agustus 1945')).toEqual({ day: '17', month: '08', year: '1945' })
  expect(pastedDate('31 Agt 2001')).toEqual({ day: '31', month: '08', year: '2001' })
  expect(pastedDate('9 Mei 1999')).toEqual({ day: '09', month: '05', year: '1999' })
  for (const text of ['', '3', '1980', '3/2/80', '32/02/1980', '13/13/1980', 'kemarin', '0812 3456 7890'])
    expect(pastedDate(text), text).toBeUndefined()
})
