import { expect, test } from 'vitest'
import { chapterNumber, chapterSlug } from './chapter-slug.ts'
import { isMarked, mergeMarks, noMarks, notAhead } from './marks.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
const mark = (verse: number, minute: number, is_removed = false) => ({ chapter: 2, verse, at: at(minute), is_removed })

test('of each verse what was done last counts, whichever side it comes from', () => {
  const phone = { bookmarks: [mark(1, 1), mark(2, 5, true)], last_read: { chapter: 2, verse: 9, at: at(3) } }
  const desk = { bookmarks: [mark(1, 4, true), mark(2, 2), mark(3, 6)], last_read: { chapter: 3, verse: 1, at: at(2) } }
  for (const merged of [mergeMarks(phone, desk), mergeMarks(desk, phone)]) {
    expect(merged.bookmarks).toEqual([mark(3, 6), mark(2, 5, true), mark(1, 4, true)])
    expect(merged.last_read).toEqual(phone.last_read)
  }
  expect(mergeMarks(noMarks, noMarks)).toEqual(noMarks)
})

test('a verse taken back is not marked', () => {
  const marks = { bookmarks: [mark(1, 1), mark(2, 5, true)], last_read: undefined }
  expect([1, 2, 3].map((verse) => isMarked(marks, { chapter: 2, verse }))).toEqual([true, false, false])
})

test('a clock that runs ahead counts as now', () => {
  const now = new Date(at(10))
  expect([notAhead(at(20), now), notAhead(at(5), now)]).toEqual([now, new Date(at(5))])
})

test('an address names a chapter by a plain number from 1 to 114', () => {
  expect(['1', '114', '0', '115', '007', 'abc', '1.5', '-1', '', '٢'].map(chapterNumber)).toEqual([
    1,
    114,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(chapterSlug("Ali 'Imran")).toBe('ali-imran')
})
