import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { idempotency_keys } from '#database/tables.ts'

type Once = {
  db: Db
  scope: string
  key: string
  body: unknown
  now: Date
  asks_outside: boolean
  run: (db: Db) => Promise<unknown>
}

/** One answer per key: a second request with the same key waits in this process until the first has ended, and gets it. */
export async function once(request: Once): Promise<unknown> {
  checkKey(request.key)
  const work = request.asks_outside ? runAround : runWithin
  return inTurn(`${request.scope} ${request.key}`, () => work(request))
}

export function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal(codes.idempotency_key_invalid)
}

/** Key, effect and answer are one transaction: a crash leaves all or nothing, and another process waits at the row. */
const runWithin = (request: Once): Promise<unknown> =>
  request.db.transaction(async (tx) => {
    const before = await known(tx, request)
    return before === undefined ? keep(tx, request, await request.run(tx)) : before
  })

/**
 * No connection is held while others are asked: a slow gateway must not use up the pool. What a crash cut short, or another
 * process is at, is run again: such a call must itself keep one effect and give it again.
 */
async function runAround(request: Once): Promise<unknown> {
  const { db, run } = request
  const before = await known(db, request)
  if (before !== undefined) return before
  try {
    return await keep(db, request, await run(db))
  } catch (error) {
    await db.delete(idempotency_keys).where(and(mine(request), isNull(idempotency_keys.answer)))
    throw error
  }
}

const mine = ({ scope, key }: Keyed) => and(eq(idempotency_keys.scope, scope), eq(idempotency_keys.key, key))

/** The answer that was given before, if there is one; from now on the key is this request's. */
async function known(db: Db, request: Once): Promise<unknown> {
  const { scope, key, now: created_at } = request
  const body_hash = hashOf(request)
  const fresh = await db
    .insert(idempotency_keys)
    .values({ scope, key, body_hash, created_at })
    .onConflictDoNothing()
    .returning({ key: idempotency_keys.key })
  return fresh.length > 0 ? undefined : givenBefore({ ...request, db })
}

type Keyed = Pick<Once, 'db' | 'scope' | 'key' | 'body'>
const hashOf = ({ body }: Keyed) => createHash('sha256').update(stable(body)).digest('base64url')

/** The answer that was given before, if there is one; the key is not taken. */
export async function givenBefore(request: Keyed): Promise<unknown> {
  const [stored] = await request.db.select().from(idempotency_keys).where(mine(request)).limit(1)
  if (stored && stored.body_hash !== hashOf(request)) throw new Refusal(codes.idempotency_key_reused)
  return stored?.answer ? JSON.parse(stored.answer.json) : undefined
}

/** Kept as text: as jsonb its keys would change their order, and the second answer its bytes. */
async function keep(db: Db, request: Once, answer: unknown): Promise<unknown> {
  await db
    .update(idempotency_keys)
    .set({ answer: { json: JSON.stringify(answer) } })
    .where(mine(request))
  return answer
}

const turns = new Map<string, Promise<unknown>>()

/** One at a time per key in this process: those who wait hold no connection, so one key cannot use up the pool. */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.catch(() => undefined).finally(() => turns.get(key) === settled && turns.delete(key))
  turns.set(key, settled)
  return mine
}

/** The same facts give the same text, in whatever order a client wrote them. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
