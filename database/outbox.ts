import { asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Parcel } from '#core/ports.ts'
import { outbox } from './tables.ts'

/** Tells the outside in the same transaction as the change: rolled back together, or sent for sure. */
export async function tell(db: Db, parcel: Parcel, now: Date): Promise<void> {
  await db.insert(outbox).values({ id: newId(now), parcel, created_at: now })
  await db.execute(sql`select pg_notify('outbox', '')`)
}

/** The same for many at once. */
export async function tellAll(db: Db, parcels: readonly Parcel[], now: Date): Promise<void> {
  if (parcels.length === 0) return
  await db.insert(outbox).values(parcels.map((parcel) => ({ id: newId(now), parcel, created_at: now })))
  await db.execute(sql`select pg_notify('outbox', '')`)
}

/** Costs what `tell` costs and tells nobody: by its time, an unknown address looks like a known one. */
export async function tellNobody(db: Db, now: Date): Promise<void> {
  await db.insert(outbox).values({ id: newId(now), parcel: null, created_at: now, queued_at: now, sent_at: now })
  await db.execute(sql`select pg_notify('outbox', '')`)
}

/** Hands waiting parcels to `queue` and marks them, or does neither. */
export async function queueParcels(
  db: Db,
  queue: (db: Db, ids: string[]) => Promise<void>,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(isNull(outbox.queued_at))
      .orderBy(asc(outbox.created_at))
      .limit(100)
      .for('update', { skipLocked: true })
    const ids = waiting.map((row) => row.id)
    if (ids.length === 0) return 0
    await queue(tx, ids)
    await tx.update(outbox).set({ queued_at: now }).where(inArray(outbox.id, ids))
    return ids.length
  })
}

/** Sends one parcel; a parcel already sent is left alone. What was sent keeps no secrets: the parcel goes. */
export async function sendParcel(db: Db, id: string, send: (parcel: Parcel, id: string) => Promise<void>, now: Date) {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id)).limit(1)
  if (!row?.parcel || row.sent_at) return
  await send(row.parcel, id)
  await db.update(outbox).set({ sent_at: now, parcel: null }).where(eq(outbox.id, id))
}
