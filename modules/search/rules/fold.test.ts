import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, fold, storedWords, wordsOf } from './fold.ts'

test('case, accents, apostrophes and signs do not matter', () => {
  expect(fold('  Sya’bān — Al-Aqṣā & Türkiye!! ')).toBe('syaban al aqsa turkiye')
})

test('people spell one word many ways', () => {
  const same = (words: string) => new Set(words.split(' ').map(canonical)).size
  for (const words of [
    'umroh umrah omroh',
    'haji hajj haj',
    'ramadhan ramadan romadon',
    'syawal shawwal',
    'turki turkey turkiye',
    'mesir egypt',
    'makkah mekkah mecca',
    'jakarta jkt',
  ])
    expect(same(words), words).toBe(1)
})

test('what is stored can be found as written and as kept', () => {
  expect(storedWords('Umrah Turki')).toEqual(['umrah', 'umroh', 'turki'])
})

test('whatever is typed, words are letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})
