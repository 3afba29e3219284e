import { expect, test } from 'vitest'
import { marksFor, readMarks, toggleMark } from './stored-marks.ts'

const mark = { chapter: 2, verse: 255, at: '2026-01-01T00:00:00.000Z', is_removed: false }

test('what a browser holds is read, and whatever is no mark is left out', () => {
  const text = JSON.stringify({ owner: null, bookmarks: [mark, { chapter: 'x' }, 7, null], last_read: { verse: 1 } })
  expect(readMarks(text)).toEqual({ owner: null, bookmarks: [mark], last_read: undefined })
  for (const broken of [null, '', '{', '[]', '"x"', '7', '{"bookmarks":7}'])
    expect(readMarks(broken).bookmarks).toEqual([])
})

test('marks of another member are not shown, those of nobody go to whoever signs in', () => {
  const marks = { bookmarks: [mark], last_read: undefined }
  expect(marksFor({ owner: 'siti', ...marks }, 'siti')).toEqual(marks)
  expect(marksFor({ owner: null, ...marks }, 'siti')).toEqual(marks)
  for (const reader of ['ahmad', null]) expect(marksFor({ owner: 'siti', ...marks }, reader).bookmarks).toEqual([])
})

test('a verse is put aside and taken back', () => {
  const once = toggleMark({ bookmarks: [], last_read: undefined }, { chapter: 2, verse: 255 }, new Date(1_000))
  expect(once.bookmarks).toMatchObject([{ verse: 255, is_removed: false }])
  const twice = toggleMark(once, { chapter: 2, verse: 255 }, new Date(2_000))
  expect(twice.bookmarks).toMatchObject([{ verse: 255, is_removed: true }])
})
