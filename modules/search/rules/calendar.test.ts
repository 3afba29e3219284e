import { expect, test } from 'vitest'
import { dayWords, monthAt, monthLabel } from './calendar.ts'
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
  for (const word of ['februari', 'february', 'm02', 'm202702', '2027', 'ramadhan', 'h09', 'h144809', '1448'])
    expect(words).toContain(word)
})

test('a month is named in the reader’s language', () => {
  expect([monthLabel(202612, 'id'), monthLabel(202612, 'en')]).toEqual(['Desember 2026', 'December 2026'])
})
