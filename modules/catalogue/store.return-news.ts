import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, hourMs } from '#core/time.ts'
import { departures } from './tables.ts'

const quietMs = hourMs

/** Whether those who travel on it are told of a change now; if they just were, it waits for the hour to pass. */
export async function takeReturnNews(db: Db, id: string, now: Date): Promise<boolean> {
  const isQuiet = sql`coalesce(${departures.return_notified_at} > ${sql.param(addMs(now, -quietMs), departures.return_notified_at)}, false)`
  const [row] = await db
    .update(departures)
    .set({
      is_return_waiting: isQuiet,
      return_notified_at: sql`case when ${isQuiet} then ${departures.return_notified_at} else ${sql.param(now, departures.return_notified_at)} end`,
    })
    .where(eq(departures.id, id))
    .returning({ is_waiting: departures.is_return_waiting })
  return row?.is_waiting === false
}

const isDue = (now: Date) =>
  and(sql`${departures.is_return_waiting}`, lte(departures.return_notified_at, addMs(now, -quietMs)))

/** Dates whose hour has passed. */
export const listWaitingReturns = (db: Db, now: Date) =>
  db
    .select({ id: departures.id })
    .from(departures)
    .where(isDue(now))
    .orderBy(asc(departures.return_notified_at), asc(departures.id))
    .limit(200)

/** The date as it is now, from here on told; nothing where another process was first. */
export async function takeWaitingReturn(db: Db, id: string, now: Date) {
  const [row] = await db
    .update(departures)
    .set({ is_return_waiting: false, return_notified_at: now })
    .where(and(eq(departures.id, id), isDue(now)))
    .returning({
      id: departures.id,
      product_id: departures.product_id,
      version: departures.version,
      departs_on: departures.departs_on,
      flights: departures.flights,
    })
  return row
}
