import { expect, test } from 'vitest'
import { queryOf, readCommentQuery } from './comment-query.ts'

const read = (query: string) => readCommentQuery(new URLSearchParams(query))

test('what makes no sense is as at first: three, newest first', () => {
  for (const query of ['', 'sort=worst', 'comments=abc', 'comments=-5', 'comments=1', 'comments=1e9', 'sort=newest'])
    expect([query, queryOf(read(query))]).toEqual([query, ''])
})

test('an order and a number survive the way into an address and back, and have an end', () => {
  expect(read('sort=oldest&comments=13')).toEqual({ sort: 'oldest', shown: 13 })
  expect(queryOf(read('comments=13&sort=most_liked'))).toBe('?sort=most_liked&comments=13')
  expect(read('comments=9999').shown).toBe(203)
})
