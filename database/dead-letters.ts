import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Parcel } from '#core/ports.ts'
import { keysetOf, totalOf } from './keyset.ts'
import { insertParcels, isDeadLetter } from './outbox.ts'
import { outbox } from './tables.ts'

type Reason = Exclude<typeof outbox.$inferSelect.dead_reason, 'bounces' | null>
type Part = { reason?: Reason | undefined; sort?: string; cursor?: string | undefined; limit: number }

const sorted = { id: outbox.id, by: { dead_at: outbox.dead_at } }

const deadFor = (reason: Reason | undefined): SQL | undefined =>
  and(isDeadLetter, reason && eq(outbox.dead_reason, reason))

/** What was given up for good, newest first: what and why, not to whom. What can be tried again still has its content. */
export async function deadLetters(db: Db, { reason, sort = '-dead_at', cursor, limit }: Part) {
  const keyset = keysetOf(sorted, { sort, cursor })
  const rows = await db
    .select({
      id: outbox.id,
      kind: sql<Parcel['kind'] | null>`${outbox.parcel} ->> 'kind'`,
      reason: sql<Reason | null>`${outbox.dead_reason}`,
      created_at: outbox.created_at,
      dead_at: outbox.dead_at,
      can_retry: sql<boolean>`${outbox.parcel} is not null`,
    })
    .from(outbox)
    .where(and(deadFor(reason), keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countDead = (db: Db, reason?: Reason) => totalOf(db, outbox, deadFor(reason))

/** Sends one again, once, as a new parcel with a whole life before it; false where there is none to send. */
export async function retryDead(db: Db, id: string, now: Date): Promise<boolean> {
  const isThere = and(eq(outbox.id, id), isNotNull(outbox.dead_at), isNotNull(outbox.parcel))
  const { rowCount } = await db.execute(sql`
    with dead as (delete from ${outbox} where ${isThere} returning ${outbox.parcel})
    ${insertParcels(sql`select ${newId(now)}::uuid as id, parcel from dead`, now)}`)
  return rowCount === 1
}
