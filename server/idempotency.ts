import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { comeAgain } from '#core/lane.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, secondMs } from '#core/time.ts'
import { idempotency_keys } from '#database/tables.ts'

type Once = {
  db: Db
  scope: string
  key: string
  body: unknown
  now: () => Date
  asks_outside: boolean
  run: (db: Db) => Promise<unknown>
}

/** One answer per key: a second request with the same key waits until the first has ended, and gets it. */
export async function once(request: Once): Promise<unknown> {
  checkKey(request.key)
  const work = request.asks_outside ? runAround : runWithin
  return inTurn(nameOf(request), () => work(request))
}

const nameOf = ({ scope, key }: Keyed): string => `${scope} ${key}`

export function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal(codes.idempotency_key_invalid)
}

/** Key, effect and answer are one transaction: a crash leaves all or nothing, and another process waits at the row. */
const runWithin = (request: Once): Promise<unknown> =>
  request.db.transaction(async (tx) => {
    const entry = await enter(tx, request)
    if (!entry) throw comeAgain()
    return 'before' in entry ? entry.before : keep(tx, { ...request, ...entry }, await request.run(tx))
  })

// A gateway answers within eight seconds a question, and the database within twenty: whoever is at it longer is no more.
const mostMs = 60 * secondMs
// Whoever finds another process at it waits ten seconds for the answer.
const patience = { pauseMs: 250, tries: 40 }

/**
 * No connection is held while others are asked: a slow gateway must not use up the pool. What a crash cut short is run again
 * once nobody can be at it any more: such a call must itself keep one effect and give it again.
 */
async function runAround(request: Once): Promise<unknown> {
  for (let left = patience.tries; left > 0; left--) {
    const entry = await enter(request.db, request)
    if (entry) return 'before' in entry ? entry.before : runTaken({ ...request, ...entry })
    await sleep(patience.pauseMs)
  }
  throw comeAgain()
}

async function runTaken(request: Taken): Promise<unknown> {
  const { db, run } = request
  try {
    return await keep(db, request, await run(db))
  } catch (error) {
    await giveUp(request)
    throw error
  }
}

/** Tries of this process that have ended, and could not give their key back while the database was away. */
const ended = new Map<string, Date>()

async function giveUp(request: Taken): Promise<void> {
  ended.set(nameOf(request), request.taken_at)
  await request.db.delete(idempotency_keys).where(stillMine(request))
  ended.delete(nameOf(request))
}

const mine = ({ scope, key }: Keyed) => and(eq(idempotency_keys.scope, scope), eq(idempotency_keys.key, key))

/** Since when a try has its key: another one takes it over only later, so that each knows its own. */
type Taken = Once & { taken_at: Date }

const isOpen = isNull(idempotency_keys.answer)
const stillMine = (request: Taken) => and(mine(request), isOpen, eq(idempotency_keys.created_at, request.taken_at))

/** The key is this request's from now on, or was answered before; nothing while another process is at it. */
async function enter(db: Db, request: Once): Promise<{ taken_at: Date } | { before: unknown } | undefined> {
  const taken_at = request.now()
  if ((await take(db, request, taken_at)) || (await takeOver(db, request, taken_at))) return { taken_at }
  const before = await givenBefore({ ...request, db })
  return before === undefined ? undefined : { before }
}

async function take(db: Db, request: Once, created_at: Date): Promise<boolean> {
  const { scope, key } = request
  const rows = await db
    .insert(idempotency_keys)
    .values({ scope, key, body_hash: hashOf(request), created_at })
    .onConflictDoNothing()
    .returning({ key: idempotency_keys.key })
  return rows.length === 1
}

/** The key of a process that has ended before it answered, or of a try of this one that did. */
async function takeOver(db: Db, request: Once, created_at: Date): Promise<boolean> {
  const own = ended.get(nameOf(request))
  const isOld = lt(idempotency_keys.created_at, addMs(created_at, -mostMs))
  const isLeft = and(isOpen, own ? or(isOld, eq(idempotency_keys.created_at, own)) : isOld)
  const rows = await db
    .update(idempotency_keys)
    .set({ created_at })
    .where(and(mine(request), eq(idempotency_keys.body_hash, hashOf(request)), isLeft))
    .returning({ key: idempotency_keys.key })
  if (rows.length === 1) ended.delete(nameOf(request))
  return rows.length === 1
}

type Keyed = Pick<Once, 'db' | 'scope' | 'key' | 'body'>
const hashOf = ({ body }: Keyed) => createHash('sha256').update(stable(body)).digest('base64url')

/** The answer that was given before, if there is one; the key is not taken. */
export async function givenBefore(request: Keyed): Promise<unknown> {
  const [stored] = await request.db.select().from(idempotency_keys).where(mine(request)).limit(1)
  if (stored && stored.body_hash !== hashOf(request)) throw new Refusal(codes.idempotency_key_reused)
  return stored?.answer ? JSON.parse(stored.answer.json) : undefined
}

/** Kept as text: as jsonb its keys would change their order, and the second answer its bytes. The first answer stays. */
async function keep(db: Db, request: Taken, answer: unknown): Promise<unknown> {
  const rows = await db
    .update(idempotency_keys)
    .set({ answer: { json: JSON.stringify(answer) } })
    .where(stillMine(request))
    .returning({ key: idempotency_keys.key })
  return rows.length > 0 ? answer : ((await givenBefore({ ...request, db })) ?? answer)
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
