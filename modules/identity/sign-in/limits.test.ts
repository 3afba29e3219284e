import { expect, test } from 'vitest'
import type { LimitPort } from '#core/ports.ts'
import { takeAll } from './limits.ts'

const narrow = { key: 'narrow', rule: { points: 1, seconds: 60 } }
const wide = { key: 'wide', rule: { points: 3, seconds: 900 } }

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Counters in the least lucky order: whoever asked for the wide one last has it first, and what is given back comes late. */
function unluckyLimits(): LimitPort {
  const points = new Map<string, number>()
  const add = (key: string, by: number) => {
    const now = (points.get(key) ?? 0) + by
    points.set(key, now)
    return now
  }
  const waiting: (() => void)[] = []
  const last = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      setImmediate(() => waiting.pop()?.())
    })
  return {
    async take(key, rule) {
      if (key === 'wide') await last()
      const left = rule.points - add(key, 1)
      return { ok: left >= 0, left: Math.max(0, left), retry_after_seconds: rule.seconds }
    },
    async give(key) {
      for (let i = 0; i < 100; i++) await turn()
      add(key, -1)
    },
    forget: async (key) => void points.delete(key),
  }
}

test('of many at once one gets through, however their tries cross', async () => {
  const limits = unluckyLimits()
  const taken = await Promise.all(Array.from({ length: 30 }, () => takeAll(limits, [narrow, wide])))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a refused try uses nothing up, and says how long to wait', async () => {
  const limits = unluckyLimits()
  const soon = { key: 'soon', rule: { points: 9, seconds: 60 } }
  for (let i = 0; i < 3; i++) expect((await takeAll(limits, [soon, wide])).ok).toBe(true)
  expect(await takeAll(limits, [soon, wide])).toEqual({ ok: false, wait_seconds: 900 })
  expect(await limits.take('soon', soon.rule)).toMatchObject({ left: 5 })
})
