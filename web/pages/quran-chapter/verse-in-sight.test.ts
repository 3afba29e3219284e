import { expect, test } from 'vitest'
import { verseRead, verseToKeep } from './verse-in-sight.ts'

const sight = { from: 120, to: 800 }
/** Five verses of 300 px each, the first beginning at this place of the window. */
const from = (top: number) =>
  [1, 2, 3, 4, 5].map((verse) => ({ verse, top: top + (verse - 1) * 300, bottom: top + verse * 300 }))

test.each([
  [500, 1],
  [-100, 1],
  [-200, 2],
  [-650, 3],
  [-700, 5],
])('with the first verse at %i px one has come to verse %i', (top, verse) => {
  expect(verseRead(from(top), sight)).toBe(verse)
})

test.each([
  ['nothing asked for, before the first verse', 500, undefined, undefined],
  ['nothing asked for, in the second verse', -200, undefined, 2],
  ['a verse asked for and still in sight', -200, 3, 3],
  ['a verse asked for and left behind', -650, 1, 3],
  ['a verse asked for in sight, before the first verse', 300, 2, 2],
])('another language opens where one was: %s', (_case, top, requested, verse) => {
  expect(verseToKeep(from(top), sight, requested)).toBe(verse)
})

test('without verses there is nothing to keep', () => {
  expect([verseRead([], sight), verseToKeep([], sight, 1)]).toEqual([undefined, undefined])
})
