import { expect, test } from 'vitest'
import { lately } from './lately.ts'

test('many who ask within the time share one look, and the next time there is another', async () => {
  let [now, looks] = [0, 0]
  const figure = lately(
    15_000,
    async () => ++looks,
    () => now,
  )
  expect(await Promise.all([figure(), figure(), figure()])).toEqual([1, 1, 1])
  now = 14_999
  expect(await figure()).toBe(1)
  now = 15_000
  expect(await figure()).toBe(2)
})

test('what cannot be taken is nothing, and is not tried again at once', async () => {
  let [now, looks] = [0, 0]
  const figure = lately(
    1000,
    async () => {
      looks += 1
      if (looks === 1) throw new Error('away')
      return looks
    },
    () => now,
  )
  expect([await figure(), await figure(), looks]).toEqual([undefined, undefined, 1])
  now = 1000
  expect(await figure()).toBe(2)
})
