import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWhenBack } from './open-when-back.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const minuteMs = 60_000

/** A server that is back at the nth time of asking, and who waits for it. */
function waiting({ backAt }: { backAt: number }) {
  const seen = { tries: 0, opened: 0 }
  const stop = openWhenBack({
    isBack: async () => ++seen.tries >= backAt,
    open: () => seen.opened++,
  })
  return { seen, stop }
}

test('a page is opened once, as soon as the server has it again', async () => {
  const { seen } = waiting({ backAt: 3 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(seen).toEqual({ tries: 2, opened: 0 })
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(seen).toEqual({ tries: 3, opened: 1 })
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  expect(seen).toEqual({ tries: 3, opened: 1 })
})

test('who is away for an hour is asked no more than once a minute', async () => {
  const { seen } = waiting({ backAt: 1e6 })
  await vi.advanceTimersByTimeAsync(60 * minuteMs)
  expect(seen.tries).toBeGreaterThan(50)
  expect(seen.tries).toBeLessThanOrEqual(65)
})

test('who leaves the page is not taken back to it', async () => {
  const { seen, stop } = waiting({ backAt: 1 })
  stop()
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(seen).toEqual({ tries: 0, opened: 0 })
  const answer = Promise.withResolvers<boolean>()
  let opened = 0
  const leave = openWhenBack({ isBack: () => answer.promise, open: () => opened++ })
  await vi.advanceTimersByTimeAsync(10_000)
  leave()
  answer.resolve(true)
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(opened).toBe(0)
})
