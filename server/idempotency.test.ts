import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { idempotency_keys, rate_limits } from '#database/tables.ts'
import { bind } from '#test/support/calls.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

const order = call({
  method: 'POST',
  path: '/api/v3/test/orders',
  who: 'member',
  about: 'Makes an order.',
  once: true,
  input: z.object({ thing: z.string().max(40), fail: z.enum(['throw', 'die']).optional() }),
  output: z.object({ zeta: z.string(), order_id: z.string(), a: z.object({ b: z.number(), aa: z.string() }) }),
})

let failures = 0
// The counter table stands in for orders: a row per thing, and how often it was made.
const orders = bind(order, async ({ db }, { thing, fail }) => {
  await db
    .insert(rate_limits)
    .values({ key: thing, points: 1, expire: 9e12 })
    .onConflictDoUpdate({ target: rate_limits.key, set: { points: sql`${rate_limits.points} + 1` } })
  if (fail && failures++ === 0) {
    if (fail === 'throw') throw new Error('the handler failed')
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  }
  return { zeta: 'z', order_id: newId(), a: { b: 1, aa: thing } }
})

const begin = call({
  method: 'POST',
  path: '/api/v3/test/beginnings',
  who: 'member',
  about: 'Asks somebody outside.',
  once: 'asks-outside',
  input: z.object({ thing: z.string().max(40) }),
  output: z.object({ begun_id: z.string() }),
})
/** Whoever is outside: answers when told to, or fails. */
const outside = { begun: 0, answer: async () => {} }
const beginnings = bind(begin, async ({ db }, { thing }) => {
  outside.begun++
  await outside.answer()
  await db.insert(rate_limits).values({ key: thing, points: 1, expire: 9e12 })
  return { begun_id: newId() }
})

let home: TestApp
let tokens: string[] = []
beforeAll(async () => {
  home = await testApp({ DATABASE_POOL: '6' }, { calls: [orders, beginnings] })
  const signIn = async () => (await signedIn(home, await anyMember(home))).user_token
  tokens = [await signIn(), await signIn()]
})
afterAll(() => home.close())

type Wish = { thing: string; fail?: 'throw' | 'die'; who?: number }
const make = (key: string, { who = 0, ...body }: Wish) =>
  ask(home, 'POST', order.path, { body, token: tokens[who] ?? '', headers: { 'idempotency-key': key } })
const madeOf = async (thing: string) => {
  const [row] = await home.application.db.select().from(rate_limits).where(eq(rate_limits.key, thing))
  return row?.points ?? 0
}

test('forty keys, each sent ten times at once, have one effect and one answer each', async () => {
  const keys = Array.from({ length: 40 }, (_, i) => `key-${i}`)
  const replies = await Promise.all(
    keys.flatMap((key) => Array.from({ length: 10 }, async () => ({ key, reply: await make(key, { thing: key }) }))),
  )
  expect(new Set(replies.map(({ reply }) => reply.status))).toEqual(new Set([200]))
  for (const key of keys) {
    const answers = replies.filter((one) => one.key === key).map(({ reply }) => JSON.stringify(reply.body))
    expect(new Set(answers).size).toBe(1)
    expect(await madeOf(key)).toBe(1)
  }
})

test('the same key with another body is refused, and the body in another order is the same body', async () => {
  const first = await make('body', { thing: 'body-a' })
  const other = await make('body', { thing: 'body-b' })
  expect([first.status, other.status, other.body.code]).toEqual([200, 409, 'F-IDM-1b9'])
  expect(await madeOf('body-b')).toBe(0)
  expect((await make('body', { thing: 'body-a' })).body).toEqual(first.body)
})

test('the same key of another member is another key', async () => {
  const [mine, theirs] = [await make('shared', { thing: 'm' }), await make('shared', { thing: 't', who: 1 })]
  expect([mine.status, theirs.status]).toEqual([200, 200])
  expect(theirs.body.data.order_id).not.toBe(mine.body.data.order_id)
})

test('a key has 1 to 255 signs that can be seen', async () => {
  expect((await make('k'.repeat(255), { thing: 'long' })).status).toBe(200)
  for (const key of ['k'.repeat(256), '', 'a b', '\xe9']) {
    const reply = await make(key, { thing: 'never' })
    expect([key.length, reply.status, reply.body.code]).toEqual([key.length, 422, 'F-IDM-2k0'])
  }
  expect(await madeOf('never')).toBe(0)
})

test('a refused input uses up no key', async () => {
  expect((await make('refused', { thing: 'x'.repeat(41) })).status).toBe(422)
  expect((await make('refused', { thing: 'fine' })).status).toBe(200)
})

for (const [fail, status] of [
  ['throw', 500],
  ['die', 503],
] as const) {
  test(`after a failure (${fail}) nothing is left behind, and the same key works once`, async () => {
    failures = 0
    const broken = await make(`fail-${fail}`, { thing: `thing-${fail}`, fail })
    expect(broken.status).toBe(status)
    expect(await madeOf(`thing-${fail}`)).toBe(0)
    const stored = await home.application.db
      .select()
      .from(idempotency_keys)
      .where(eq(idempotency_keys.key, `fail-${fail}`))
    expect(stored).toEqual([])
    const again = await make(`fail-${fail}`, { thing: `thing-${fail}`, fail })
    const third = await make(`fail-${fail}`, { thing: `thing-${fail}`, fail })
    expect([again.status, third.body]).toEqual([200, again.body])
    expect(await madeOf(`thing-${fail}`)).toBe(1)
  })
}

test('a member without a key is not held to one', async () => {
  const body = { thing: 'free' }
  for (const _ of [1, 2]) await ask(home, 'POST', order.path, { body, token: tokens[0] ?? '' })
  expect(await madeOf('free')).toBe(2)
})

const beginAs = (key: string, thing = key) =>
  ask(home, 'POST', begin.path, { body: { thing }, token: tokens[0] ?? '', headers: { 'idempotency-key': key } })

test('while somebody outside is slow, more who wait for them than there are connections keep nobody from the rest', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  Object.assign(outside, { begun: 0, answer: () => promise })
  const waiting = Array.from({ length: 20 }, (_, i) => beginAs(`slow-${i}`))
  await expect.poll(() => outside.begun).toBe(20)
  expect((await make('meanwhile', { thing: 'meanwhile' })).status).toBe(200)
  answer()
  const replies = await Promise.all(waiting)
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
  expect((await beginAs('slow-3')).body).toEqual(replies[3]?.body)
  expect((await beginAs('slow-3', 'other')).status).toBe(409)
  expect(outside.begun).toBe(20)
})

test('ten at once with one key ask outside once', async () => {
  Object.assign(outside, { begun: 0, answer: async () => {} })
  const replies = await Promise.all(Array.from({ length: 10 }, () => beginAs('ten')))
  expect(new Set(replies.map((reply) => reply.body.data.begun_id)).size).toBe(1)
  expect([outside.begun, await madeOf('ten')]).toEqual([1, 1])
})

test('who fails outside uses up no key, and what a crash cut short is run again', async () => {
  Object.assign(outside, { begun: 0, answer: () => Promise.reject(new Error('away')) })
  expect((await beginAs('away')).status).toBe(500)
  outside.answer = async () => {}
  expect((await beginAs('away')).status).toBe(200)
  // As a process leaves it that is killed while it waits: the key, and no answer.
  const left = { answer: null, created_at: addMs(home.application.clock.now(), -2 * minuteMs) }
  await home.application.db.update(idempotency_keys).set(left).where(eq(idempotency_keys.key, 'away'))
  await home.application.db.delete(rate_limits).where(eq(rate_limits.key, 'away'))
  expect([(await beginAs('away')).status, outside.begun]).toEqual([200, 3])
})
