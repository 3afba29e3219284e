import { expect, test } from 'vitest'
import { categoryPath, resultsPath, trendingPath } from './category-path.ts'
import { arrowTarget, type SearchEvent, searchDebounceMs, searchStart, searchState } from './state.ts'

const after = (...events: SearchEvent[]) => events.reduce(searchState, searchStart)
const response = {
  results: [{ id: '1', slug: 'umrah-hemat', thumbnail: '/x.webp', picture_colour: null, parts: [] }],
  total: 7,
}

test.each([
  ['umroh', '/umroh'],
  ['halal-tour', '/wisata-syariah'],
  ['wisata-syariah', '/wisata-syariah'],
  ['hajj', '/haji'],
  ['haji', '/haji'],
  ['anything', '/'],
  ['', '/'],
])('the category %j leads to %s', (category, path) => expect(categoryPath(category)).toBe(path))

test('a trending category leads to its page with the subcategory in the query', () => {
  expect(trendingPath({ category: 'umroh', slug: 'umroh-ramadan' })).toBe('/umroh?subcategory=umroh-ramadan')
  expect(trendingPath({ category: 'haji', slug: 'haji-khusus' })).toBe('/haji?subcategory=haji-khusus')
  expect(trendingPath({ category: 'umroh' })).toBe('/umroh')
  expect(trendingPath({ category: 'wisata-syariah', slug: 'wisata-umroh' })).toBe('/wisata-syariah?type=umroh')
})
test('a search of before leads to its results, whatever was typed', () => {
  expect(resultsPath('umroh & haji?#')).toBe('/search-page?term=umroh+%26+haji%3F%23')
})
test('a search waits 600 ms without typing', () => expect(searchDebounceMs).toBe(600))
test.each(['', '   '])('empty input %j starts no request', (term) => {
  expect(after({ type: 'typed', term }, { type: 'paused' }).phase).toBe('empty')
})
test('text starts a request after a pause, and its answer is shown', () => {
  const typed = after({ type: 'typed', term: 'umrah' })
  expect(typed.phase).toBe('waiting')
  const searching = searchState(typed, { type: 'paused' })
  expect(searching.phase).toBe('searching')
  const answered = searchState(searching, { type: 'answered', term: 'umrah', response })
  expect(answered).toEqual({ term: 'umrah', phase: 'found', ...response })
})
test('an answer that never came is said to have failed, not to be empty', () => {
  const searching = after({ type: 'typed', term: 'umrah' }, { type: 'paused' })
  expect(searchState(searching, { type: 'answered', term: 'umrah', response: undefined }).phase).toBe('failed')
})
test('an answer to what was typed before is not shown', () => {
  const state = after({ type: 'typed', term: 'umrah ramadan' }, { type: 'paused' })
  expect(searchState(state, { type: 'answered', term: 'umrah', response })).toBe(state)
})
test('typing again takes the old results away', () => {
  const events: SearchEvent[] = [
    { type: 'typed', term: 'a' },
    { type: 'paused' },
    { type: 'answered', term: 'a', response },
    { type: 'typed', term: 'ab' },
  ]
  expect(after(...events)).toMatchObject({ phase: 'waiting', results: [], total: 0 })
})
test('arrows lead from the text field down the list and back, and stop at its ends', () => {
  expect([arrowTarget('ArrowDown', -1, 2), arrowTarget('ArrowDown', 0, 2), arrowTarget('ArrowDown', 1, 2)]).toEqual([
    0,
    1,
    undefined,
  ])
  expect([arrowTarget('ArrowUp', 1, 2), arrowTarget('ArrowUp', 0, 2), arrowTarget('ArrowUp', -1, 2)]).toEqual([
    0,
    -1,
    undefined,
  ])
  expect([arrowTarget('ArrowDown', -1, 0), arrowTarget('Enter', 0, 2)]).toEqual([undefined, undefined])
})
