import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Parcel } from '#core/ports.ts'
import { insertParcels } from './outbox.ts'
import { outbox } from './tables.ts'

type Page = { before?: Date | undefined; limit: number }

/** What was given up for good, newest first: what and why, not to whom. What can be tried again still has its content. */
export const deadLetters = (db: Db, { before, limit }: Page) =>
  db
    .select({
      id: outbox.id,
      kind: sql<Parcel['kind'] | null>`${outbox.parcel} ->> 'kind'`,
      reason: outbox.dead_reason,
      created_at: outbox.created_at,
      dead_at: outbox.dead_at,
      can_retry: sql<boolean>`${outbox.parcel} is not null`,
    })
    .from(outbox)
    .where(and(isNotNull(outbox.dead_at), before && lt(outbox.dead_at, before)))
    .orderBy(desc(outbox.dead_at), desc(outbox.id))
    .limit(limit)

/** Sends one again, once, as a new parcel with a whole life before it; false where there is none to send. */
export async function retryDead(db: Db, id: string, now: Date): Promise<boolean> {
  const isThere = and(eq(outbox.id, id), isNotNull(outbox.dead_at), isNotNull(outbox.parcel))
  const { rowCount } = await db.execute(sql`
    with dead as (delete from ${outbox} where ${isThere} returning ${outbox.parcel})
    ${insertParcels(sql`select ${newId(now)}::uuid as id, parcel from dead`, now)}`)
  return rowCount === 1
}
