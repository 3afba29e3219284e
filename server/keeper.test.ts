import { expect, test } from 'vitest'
import { keeper, sharing } from './keeper.ts'

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

test('those who ask together share one making, those who come later cause another', async () => {
  const share = sharing<number>()
  let made = 0
  const make = async () => ++made
  expect(await Promise.all([share('a', make), share('a', make), share('b', make)])).toEqual([1, 1, 2])
  expect(await share('a', make)).toBe(3)
})

test('a making that fails fails for all who waited, and is not remembered', async () => {
  const share = sharing<number>()
  const fail = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([share('a', fail), share('a', async () => 1)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 1)).toBe(1)
})
