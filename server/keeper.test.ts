import { expect, test } from 'vitest'
import { keeper } from './keeper.ts'

test('what is kept is found with its age, and what came later takes its place', () => {
  let now = 0
  const kept = keeper<string>({ entries: 2, bytes: 100 }, () => now)
  expect(kept.find('a')).toBeUndefined()
  kept.keep('a', 'first', 10)
  now = 7
  expect(kept.find('a')).toEqual({ value: 'first', age_ms: 7 })
  kept.keep('a', 'second', 10)
  expect(kept.find('a')).toEqual({ value: 'second', age_ms: 0 })
})

test('the longest unused leaves first when there are too many', () => {
  const kept = keeper<number>({ entries: 2, bytes: 100 })
  kept.keep('a', 1, 1)
  kept.keep('b', 2, 1)
  kept.find('a')
  kept.keep('c', 3, 1)
  expect(['a', 'b', 'c'].map((key) => kept.find(key)?.value)).toEqual([1, undefined, 3])
})

test('bytes are bounded too, counted anew when a thing is replaced, and what is too large is not kept', () => {
  const kept = keeper<number>({ entries: 10, bytes: 100 })
  for (let i = 0; i < 20; i++) kept.keep('a', i, 60)
  kept.keep('b', 2, 40)
  expect(kept.find('a')?.value).toBe(19)
  kept.keep('c', 3, 50)
  expect(['a', 'b', 'c'].map((key) => kept.find(key)?.value)).toEqual([undefined, undefined, 3])
  kept.keep('c', 4, 101)
  expect(kept.find('c')).toBeUndefined()
})
