import { expect, test } from 'vitest'
import { dayWords, monthAt, monthBeginning, monthLabel, nextMonth, spokenMonth } from './calendar.ts'
import { wordsOf } from './fold.ts'

const month = (text: string) => monthAt(wordsOf(text))

test('a month is understood in both languages, with or without a year', () => {
  expect(month('Desember 2026')).toEqual({ word: 'm202612', length: 2 })
  expect(month('december')).toEqual({ word: 'm12', length: 1 })
  expect(month('agustus')?.word).toBe('m08')
  expect(month('aug 2027')?.word).toBe('m202708')
})

test('a Hijri month is understood in its spellings, with or without a year', () => {
  for (const text of ['ramadhan 1448', 'Ramadan 1448 H', 'romadon 1448']) expect(month(text)?.word).toBe('h144809')
  expect(month('shawwal')?.word).toBe('h10')
  expect(month("Rabi'ul Awal 1448")).toEqual({ word: 'h144803', length: 3 })
  expect(month('jumadil akhir')?.word).toBe('h06')
  expect(month('rabiulakhir 1449')?.word).toBe('h144904')
  expect(month('Dzulhijjah 1448')?.word).toBe('h144812')
})

test('a year of the other calendar stands for itself', () => {
  expect(month('ramadhan 2027')).toEqual({ word: 'h09', length: 1 })
  expect(month('desember 1448')).toEqual({ word: 'm12', length: 1 })
})

test('a day is known by its month in both calendars', () => {
  // 10 February 2027 is 3 Ramadan 1448 by Umm al-Qura.
  const words = dayWords('2027-02-10')
  expect(words).toEqual(['m02', 'm202702', '2027', 'h09', 'h144809', '1448'])
})

test('a month is told by its beginning once only one begins so', () => {
  expect(['dese', 'dece', 'rama', 'jun', 'xxxx'].map(monthBeginning)).toEqual([
    'desember',
    'december',
    'ramadhan',
    undefined,
    undefined,
  ])
  expect(monthBeginning('dzul')).toBeUndefined()
})

test('a month comes again: this year if it is not over, else the next', () => {
  const next = (word: string) => nextMonth(word, '2026-11-15')
  expect(['m11', 'm12', 'm10', 'm202612'].map(next)).toEqual(['m202611', 'm202612', 'm202710', undefined])
  // 15 November 2026 is 5 Jumada al-Akhirah 1448.
  expect(['h06', 'h09', 'h05'].map(next)).toEqual(['h144806', 'h144809', 'h144905'])
})

test('names say a month in their own words', () => {
  expect([spokenMonth('m202612'), spokenMonth('m04'), spokenMonth('h144809'), spokenMonth('h03')]).toEqual([
    ['desember', 'december'],
    ['april'],
    ['ramadhan'],
    ['rabiul'],
  ])
})

test('a month is named in the reader’s language', () => {
  expect([monthLabel(202612, 'id'), monthLabel(202612, 'en')]).toEqual(['Desember 2026', 'December 2026'])
})
