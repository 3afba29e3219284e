import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, endings, nearWords, vocabularyOf } from './near.ts'

const known = vocabularyOf(
  new Map(Object.entries({ umroh: 90, ramadhan: 10, ramadan: 10, surabaya: 20, garuda: 30, haji: 9, hotel: 5 })),
)

test('a slip is a letter more, less, other, or two swapped', () => {
  expect(['umoh', 'umrohh', 'umreh', 'umrho'].map((typed) => distance(typed, 'umroh', 2))).toEqual([1, 1, 1, 1])
  expect(distance('garuda', 'saudia', 2)).toBe(3)
})

test('a mistyped word is told by the nearest known one', () => {
  expect(nearWords(known, 'umoh')).toEqual(['umroh'])
  expect(nearWords(known, 'ramdan')).toEqual(['ramadan'])
  expect(nearWords(known, 'surabya')).toEqual(['surabaya'])
  expect(nearWords(known, 'hjai')).toEqual(['haji'])
})

test('a slip in a month is told, though no listing holds its name', () => {
  expect(['desmber', 'sywal', 'febuari'].map((typed) => nearWords(known, typed)[0])).toEqual([
    'desember',
    'syawal',
    'februari',
  ])
})

test('signs of our own are never guessed', () => {
  const signs = vocabularyOf(new Map([['Numroh', 5]]))
  expect(nearWords(signs, 'umroh')).toEqual([])
})

test('short words and numbers are never guessed', () => {
  expect([nearWords(known, 'umr'), nearWords(known, '1449'), nearWords(known, 'zzzzzz')]).toEqual([[], [], []])
})

test('half a word is known by its beginning', () => {
  expect(['sura', 'sury', 'zz'].map((start) => endings(known, start))).toEqual([['surabaya'], [], []])
})

test('distance is the same both ways, and never below the difference in length', () => {
  const word = fc.string({ minLength: 0, maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const steps = distance(a, b, 8)
      expect(steps).toBe(distance(b, a, 8))
      expect(steps).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(steps === 0).toBe(a === b)
    }),
  )
})
