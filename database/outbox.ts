import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Bounce, Bounced } from '#core/bounce.ts'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Parcel } from '#core/ports.ts'
import { addMs, dayMs, hourMs, secondMs } from '#core/time.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { addressBounces, mailedTo, mailedToHash } from './mail-bounces.ts'
import { outbox } from './tables.ts'

type NewRow = typeof outbox.$inferInsert

/** Whoever empties the outbox is notified when this is committed; part of the statement that writes. */
const notifyRelay = sql<string>`pg_notify('outbox', '')::text`

const insertRows = (db: Db, rows: NewRow[]) => db.insert(outbox).values(rows).returning({ notified: notifyRelay })

/** Writes to the outbox in the same transaction as the change: rolled back together, or sent for sure. */
export const tell = (db: Db, parcel: Parcel, now: Date): Promise<void> => tellAll(db, [parcel], now)

/** The same for many at once. */
export async function tellAll(db: Db, parcels: readonly Parcel[], now: Date): Promise<void> {
  if (parcels.length === 0) return
  await insertRows(
    db,
    parcels.map((parcel) => ({ id: newId(now), parcel, created_at: now })),
  )
}

/** The same as part of another statement, for what a query gives as `id` and `parcel`. */
export const insertParcels = (parcels: SQL, now: Date): SQL => sql`
  insert into ${outbox} (id, parcel, created_at)
  select id, parcel, ${sql.param(now, outbox.created_at)}::timestamptz from (${parcels}) as parcels
  returning ${notifyRelay}`

/** Costs what `tell` costs and tells nobody: by its time, an unknown address looks like a known one. */
export async function tellNobody(db: Db, now: Date): Promise<void> {
  await insertRows(db, [{ id: newId(now), parcel: null, created_at: now, queued_at: now, sent_at: now }])
}

/** A line of its own for each service, and before it one for what somebody waits for: no service holds up another. */
export type QueueName = 'code-text' | 'code-mail' | 'mail' | 'text' | 'push'
export type Queued = { id: string; queue: QueueName }

export function queueOf({ kind, is_awaited }: { kind: Parcel['kind']; is_awaited: boolean }): QueueName {
  if (kind === 'push' || kind === 'app_push') return 'push'
  const service = kind === 'letter' || kind === 'staff_letter' ? 'mail' : kind
  return is_awaited ? `code-${service}` : service
}

/** Fewer than these from `queueParcels` are all that waited. */
export const parcelsAtOnce = 500
const isAwaited = sql<boolean>`(${outbox.parcel} -> 'awaited_seconds') is not null`

/** Hands waiting parcels to `queue` and marks them, or does neither. What somebody waits for comes first. */
export async function queueParcels(
  db: Db,
  queue: (db: Db, parcels: Queued[]) => Promise<void>,
  now: Date,
): Promise<Queued[]> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: outbox.id, kind: sql<Parcel['kind']>`${outbox.parcel} ->> 'kind'`, is_awaited: isAwaited })
      .from(outbox)
      .where(and(isNull(outbox.queued_at), isNotNull(outbox.parcel), isNull(outbox.dead_at)))
      .orderBy(desc(isAwaited), asc(outbox.created_at))
      .limit(parcelsAtOnce)
      .for('update', { skipLocked: true })
    if (waiting.length === 0) return []
    const parcels = waiting.map((one) => ({ id: one.id, queue: queueOf(one) }))
    await queue(tx, parcels)
    const ids = parcels.map(({ id }) => id)
    await tx.update(outbox).set({ queued_at: now }).where(inArray(outbox.id, ids))
    return parcels
  })
}

export type Send = (parcel: Parcel, id: string) => Promise<void>
/** `known`: sent or given up before. `skipped`: its address bounces. `dead`: given up now, never to be tried again. */
export type Fate =
  | { fate: 'sent' | 'known' | 'skipped' }
  | { fate: 'dead'; reason: 'refused' | 'too late'; error?: Error }

type One = { id: string; now: Date; onBounce?: (db: Db, bounce: Bounce) => Promise<unknown> }

/** Sends one parcel; one that was sent or given up is left alone. What was sent keeps no secrets: the parcel goes. */
export async function sendParcel(db: Db, { id, now, onBounce }: One, send: Send): Promise<Fate> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id)).limit(1)
  if (!row?.parcel || row.sent_at || row.dead_at) return { fate: 'known' }
  if (now > endOf(row.parcel, row.created_at)) {
    await giveUp(db, row, { dead_at: now, dead_reason: 'too late' })
    return { fate: 'dead', reason: 'too late' }
  }
  const email = mailedTo(row.parcel)
  if (email && (await isSkipped(db, row.parcel, email))) {
    await giveUp(db, { id, parcel: null }, { dead_at: now, dead_reason: 'bounces' })
    return { fate: 'skipped' }
  }
  try {
    await send(row.parcel, id)
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error
    await db.transaction(async (tx) => {
      await giveUp(tx, row, { dead_at: now, dead_reason: 'refused' })
      if (email && error instanceof Bounced) await onBounce?.(tx, { email, status: error.status, reason: error.reason })
    })
    return { fate: 'dead', reason: 'refused', error }
  }
  const mailed_to_hash = email ? mailedToHash(id, email) : null
  await db.update(outbox).set({ sent_at: now, parcel: null, mailed_to_hash }).where(eq(outbox.id, id))
  return { fate: 'sent' }
}

/** A code or a link that somebody waits for is tried all the same: by it they prove that they read what comes there. */
const isSkipped = async (db: Db, parcel: Parcel, email: string): Promise<boolean> =>
  !isOfTheMoment(parcel) && addressBounces(db, email)

/** A code, a link or a message of the moment: a secret, or worth nothing once its time is over. */
const isOfTheMoment = (parcel: Parcel): boolean => secondsOf(parcel) !== undefined

type Given = Pick<typeof outbox.$inferSelect, 'id' | 'parcel'>

/** What somebody may want to send again stays in it as long as the row does (`dead-letters.ts`). */
const giveUp = (db: Db, { id, parcel }: Given, dead: Pick<NewRow, 'dead_at' | 'dead_reason'>) =>
  db
    .update(outbox)
    .set({ ...dead, parcel: parcel && !isOfTheMoment(parcel) ? parcel : null })
    .where(and(eq(outbox.id, id), isNull(outbox.sent_at)))

// An outage may last long, and what is three days old helps nobody.
const lifeMs = 3 * dayMs

/** How long it is worth sending, where that is said. */
function secondsOf(parcel: Parcel): number | undefined {
  if (parcel.kind === 'push') return parcel.push.ttl_seconds
  return parcel.kind === 'app_push' ? parcel.app_push.ttl_seconds : parcel.awaited_seconds
}

/** Until when it is worth sending. */
function endOf(parcel: Parcel, created_at: Date): Date {
  const seconds = secondsOf(parcel)
  return addMs(created_at, seconds === undefined ? lifeMs : seconds * secondMs)
}

const isOpen = and(isNull(outbox.sent_at), isNull(outbox.dead_at))

/** What the queue has lost goes round again; where it has not, it is there already, and nothing happens. */
export const sendAgain = (db: Db, now: Date) =>
  db
    .update(outbox)
    .set({ queued_at: null })
    .where(and(isOpen, lt(outbox.queued_at, addMs(now, -2 * hourMs))))

/** Given up although the other side was there to take it; what was never tried is no dead letter. */
export const isDeadLetter = and(isNotNull(outbox.dead_at), sql`${outbox.dead_reason} is distinct from 'bounces'`)

/** For whoever watches: how many wait, how many were given up. */
export async function countParcels(db: Db): Promise<{ waiting: number; dead: number }> {
  const [waiting] = await db.select({ total: count() }).from(outbox).where(isOpen)
  const [dead] = await db.select({ total: count() }).from(outbox).where(isDeadLetter)
  return { waiting: waiting?.total ?? 0, dead: dead?.total ?? 0 }
}

/** Mails that were not sent because their address bounces. */
export const countSkipped = (db: Db): Promise<number> =>
  db.$count(outbox, and(isNotNull(outbox.dead_at), eq(outbox.dead_reason, 'bounces')))

/** What waits to leave, by queue, and since when the oldest of it does. */
export async function waitingParcels(db: Db): Promise<{ queue: QueueName; count: number; oldest_at: Date }[]> {
  const rows = await db
    .select({
      kind: sql<Parcel['kind']>`${outbox.parcel} ->> 'kind'`,
      is_awaited: isAwaited,
      count: count(),
      oldest_at: sql`min(${outbox.created_at})`.mapWith(outbox.created_at),
    })
    .from(outbox)
    .where(and(isOpen, isNotNull(outbox.parcel)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`)
    .limit(20)
  const byQueue = new Map<QueueName, { queue: QueueName; count: number; oldest_at: Date }>()
  for (const row of rows) {
    const queue = queueOf(row)
    const other = byQueue.get(queue)
    const oldest_at = other && other.oldest_at < row.oldest_at ? other.oldest_at : row.oldest_at
    byQueue.set(queue, { queue, count: row.count + (other?.count ?? 0), oldest_at })
  }
  return [...byQueue.values()]
}
