import { expect, test } from 'vitest'
import { categoryPath, trendingPath } from './category-path.ts'
import { type SearchEvent, searchDebounceMs, searchStart, searchState } from './search-state.ts'

const after = (...events: SearchEvent[]) => events.reduce(searchState, searchStart)
const result = { id: '1', slug: 'umrah-hemat', name: 'Umrah Hemat', thumbnail: null }

test.each([
  ['umroh', '/umroh'],
  ['halal-tour', '/wisata-syariah'],
  ['wisata-syariah', '/wisata-syariah'],
  ['hajj', '/haji'],
  ['anything', '/'],
  ['', '/'],
])('the category %j leads to %s', (category, path) => expect(categoryPath(category)).toBe(path))

test('a trending category leads to its page with the subcategory in the query', () => {
  expect(trendingPath({ name: 'Ramadan', category: 'umroh', slug: 'umroh-ramadan' })).toBe(
    '/umroh?subcategory=umroh-ramadan',
  )
  expect(trendingPath({ name: 'Umrah', category: 'umroh' })).toBe('/umroh')
})
test('a search waits 600 ms without typing', () => expect(searchDebounceMs).toBe(600))
test('the popup opens on focus and closes again', () => {
  expect(after({ type: 'opened' }).isOpen).toBe(true)
  expect(after({ type: 'opened' }, { type: 'closed' }).isOpen).toBe(false)
})
test.each(['', '   '])('empty input %j starts no request', (term) => {
  expect(after({ type: 'typed', term }, { type: 'paused' }).phase).toBe('empty')
})
test('text starts a request after a pause, and its answer is shown', () => {
  const typed = after({ type: 'typed', term: 'umrah' })
  expect(typed.phase).toBe('waiting')
  const searching = searchState(typed, { type: 'paused' })
  expect(searching.phase).toBe('searching')
  const found = searchState(searching, { type: 'answered', term: 'umrah', results: [result] })
  expect(found).toMatchObject({ phase: 'found', results: [result] })
})
test('an answer to what was typed before is not shown', () => {
  const state = after({ type: 'typed', term: 'umrah ramadan' }, { type: 'paused' })
  expect(searchState(state, { type: 'answered', term: 'umrah', results: [result] })).toBe(state)
})
test('typing again takes the old results away', () => {
  const events: SearchEvent[] = [
    { type: 'typed', term: 'a' },
    { type: 'paused' },
    { type: 'answered', term: 'a', results: [result] },
    { type: 'typed', term: 'ab' },
  ]
  expect(after(...events)).toMatchObject({ phase: 'waiting', results: [] })
})
