import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { isRefusal, Refusal } from '#core/refusals.ts'
import { addMs, secondMs } from '#core/time.ts'
import { idempotency_keys } from '#database/tables.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import * as here from './idempotency.ts'

/** The same code in another process: it knows nothing of whose turn it is here. */
let there: typeof here
let home: TestApp
beforeAll(async () => {
  home = await testApp()
  vi.resetModules()
  there = await import('./idempotency.ts')
  expect(there.once).not.toBe(here.once)
})
afterAll(() => home.close())

let effects = 0
const effect = async () => ({ effect: ++effects })

type Change = { run?: () => Promise<unknown>; n?: number; now?: Date; asks_outside?: boolean }
const parts = (key: string, { run = effect, n = 1, now, asks_outside = true }: Change = {}) => ({
  ...{ db: home.application.db, scope: 'two', key, body: { n }, run, asks_outside },
  now: () => now ?? new Date(),
})
const codeOf = (answer: Promise<unknown>) =>
  answer.catch((error: unknown) => (isRefusal(error) ? error.code : Promise.reject(error)))

/** A handler that goes on when it is told to. */
function slow() {
  const [begun, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const run = async () => {
    begun.resolve()
    await answer.promise
    return effect()
  }
  return { run, begun: begun.promise, answer: answer.resolve }
}

test.each([true, false])('both at once have one effect and one answer: asks outside %s', async (asks_outside) => {
  effects = 0
  const both = [here, there, here, there].map((one) => one.once(parts(`both-${asks_outside}`, { asks_outside })))
  expect(await Promise.all(both)).toEqual(Array.from({ length: 4 }, () => ({ effect: 1 })))
})

test('while one process is at it, another waits, has no effect and gives the same answer', async () => {
  effects = 0
  const handler = slow()
  const first = here.once(parts('slow', handler))
  await handler.begun
  const second = there.once(parts('slow'))
  expect(await codeOf(there.givenBefore({ ...parts('slow', { n: 2 }) }))).toBe(codes.idempotency_key_reused)
  await sleep(100)
  expect(effects).toBe(0)
  handler.answer()
  expect([await first, await second]).toEqual([{ effect: 1 }, { effect: 1 }])
  expect(await codeOf(there.once(parts('slow', { n: 2 })))).toBe(codes.idempotency_key_reused)
  expect(effects).toBe(1)
})

test('who is refused lets the other try, and leaves the other’s answer alone', async () => {
  effects = 0
  const refuse = () => Promise.reject(new Refusal(codes.not_found))
  expect(await codeOf(here.once(parts('refused', { run: refuse })))).toBe(codes.not_found)
  expect(await there.once(parts('refused'))).toEqual({ effect: 1 })
  expect(await here.once(parts('refused', { run: refuse }))).toEqual({ effect: 1 })
})

test('who waits in vain is to come again', { timeout: 30_000 }, async () => {
  const handler = slow()
  const first = here.once(parts('long', handler))
  await handler.begun
  const refused = await there.once(parts('long')).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: codes.too_many_requests, details: { retry_after_seconds: 3 } })
  handler.answer()
  await first
})

test('what a process left that has ended is taken over later, and it never takes back what it had', async () => {
  effects = 0
  const { db } = home.application
  const ofKey = and(eq(idempotency_keys.scope, 'two'), eq(idempotency_keys.key, 'left'))
  const handler = slow()
  const first = here.once(parts('left', { run: handler.run, now: addMs(new Date(), -100 * secondMs) }))
  await handler.begun
  expect(await there.once(parts('left'))).toEqual({ effect: 1 })
  handler.answer()
  expect(await first).toEqual({ effect: 1 })
  expect(await db.select({ answer: idempotency_keys.answer }).from(idempotency_keys).where(ofKey)).toEqual([
    { answer: { json: '{"effect":1}' } },
  ])
})

test('a try that ended while the database was away is made again here at once', async () => {
  effects = 0
  const { db } = home.application
  const away = () => ({ where: () => Promise.reject(new Error('away')) })
  const withoutDelete = new Proxy(db, { get: (of, name) => (name === 'delete' ? away : Reflect.get(of, name)) })
  const failing = () => Promise.reject(new Error('a gateway is away'))
  await expect(here.once({ ...parts('away', { run: failing }), db: withoutDelete })).rejects.toThrow('away')
  expect(await here.once(parts('away'))).toEqual({ effect: 1 })
})

test('nor does it forget what another has taken over, where it fails', async () => {
  effects = 0
  const late = slow()
  const failing = async () => {
    await late.run()
    throw new Refusal(codes.not_found)
  }
  const first = codeOf(here.once(parts('failed', { run: failing, now: addMs(new Date(), -100 * secondMs) })))
  await late.begun
  const other = slow()
  const second = there.once(parts('failed', other))
  await other.begun
  late.answer()
  expect(await first).toBe(codes.not_found)
  other.answer()
  expect(await second).toEqual({ effect: 2 })
  expect(await here.once(parts('failed'))).toEqual({ effect: 2 })
})
