import { expect, test } from 'vitest'
import { cache } from './cache.ts'

const keysIn = (cached: ReturnType<typeof cache<number>>, keys: string) => [...keys].map((key) => cached.get(key))

test('a value is there until it is replaced or too old', () => {
  let now = 1
  const values = cache<string>({ entries: 2, ttl_ms: 10, clock: () => now })
  expect(values.get('a')).toBeUndefined()
  values.set('a', 'first')
  now = 11
  expect(values.get('a')).toBe('first')
  values.set('a', 'second')
  now = 21
  expect(values.get('a')).toBe('second')
  now = 22
  expect(values.get('a')).toBeUndefined()
})

test('the longest unused leaves first when there are too many', () => {
  const values = cache<number>({ entries: 2 })
  values.set('a', 1)
  values.set('b', 2)
  values.get('a')
  values.set('c', 3)
  expect(keysIn(values, 'abc')).toEqual([1, undefined, 3])
})

test('bytes are bounded too, counted anew when a value is replaced, and what is too large is not stored', () => {
  const values = cache<number>({ entries: 10, bytes: { most: 100, of: (value) => value } })
  for (let i = 0; i < 20; i++) values.set('a', 60)
  values.set('b', 40)
  expect(values.get('a')).toBe(60)
  values.set('c', 50)
  expect(keysIn(values, 'abc')).toEqual([undefined, undefined, 50])
  values.set('c', 101)
  expect(values.get('c')).toBeUndefined()
  values.set('d', 0)
  expect(values.get('d')).toBe(0)
})

test('however many ask at once, one load answers them and those who come while it is good', async () => {
  let now = 1
  let loads = 0
  const values = cache<number>({ entries: 2, ttl_ms: 10, clock: () => now })
  const make = async () => ++loads
  expect(await Promise.all([values.load('a', make), values.load('a', make)])).toEqual([1, 1])
  now = 11
  expect(await values.load('a', make)).toBe(1)
  now = 12
  expect(await values.load('a', make)).toBe(2)
})

test('a value ages from the moment its load began', async () => {
  let now = 1
  const values = cache<string>({ entries: 2, ttl_ms: 10, clock: () => now })
  await values.load('a', async () => {
    now = 9
    return 'slow'
  })
  now = 11
  expect(values.get('a')).toBe('slow')
  now = 12
  expect(values.get('a')).toBeUndefined()
})

test('a failure is not remembered, nor a value that is good for no time, but nothing found can be', async () => {
  const values = cache<string | undefined>({ entries: 9, ttl_ms: (value) => (value === 'bad' ? 0 : undefined) })
  await expect(values.load('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await values.load('a', async () => 'bad')).toBe('bad')
  expect(await values.load('a', async () => undefined)).toBeUndefined()
  expect(await values.load('a', async () => 'too late')).toBeUndefined()
})

test('a load anew replaces what is good, unless it brings nothing worth storing', async () => {
  const values = cache<string>({ entries: 1, ttl_ms: (value) => (value === 'bad' ? 0 : 1000) })
  values.set('a', 'old')
  expect(await values.reload('a', async () => 'bad')).toBe('bad')
  expect(values.get('a')).toBe('old')
  expect(await values.reload('a', async () => 'new')).toBe('new')
  expect(values.get('a')).toBe('new')
})

test('what was being loaded when all was cleared is neither stored nor joined', async () => {
  const values = cache<string>({ entries: 2 })
  const { promise, resolve: end } = Promise.withResolvers<string>()
  const before = values.load('a', () => promise)
  values.clear()
  const after = values.load('a', async () => 'after')
  end('before')
  expect(await Promise.all([before, after])).toEqual(['before', 'after'])
  expect(values.get('a')).toBe('after')
  values.clear()
  expect(values.get('a')).toBeUndefined()
})

test('where some are cleared the rest stays; what was being loaded is not stored, as it may be one of them', async () => {
  const values = cache<number>({ entries: 9 })
  for (const [i, key] of [...'abcd'].entries()) values.set(key, i)
  const { promise, resolve: end } = Promise.withResolvers<number>()
  const before = values.load('e', () => promise)
  values.clear((value) => value % 2 === 0)
  end(4)
  expect([await before, ...keysIn(values, 'abcde')]).toEqual([4, undefined, 1, undefined, 3, undefined])
})
