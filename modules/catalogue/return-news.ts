import type { Db } from '#core/context.ts'
import { emitReturnChanged } from './events.ts'
import type { Flight } from './rules/facts.ts'
import { outward } from './rules/legs.ts'
import { listWaitingReturns, takeReturnNews, takeWaitingReturn } from './store.return-news.ts'

type Changed = { id: string; product_id: string; version: number; departs_on: string; flights: readonly Flight[] }

const emit = (db: Db, { id: departure_id, flights, ...date }: Changed, now: Date) =>
  emitReturnChanged(db, { ...date, departure_id, flights: flights.slice(outward(flights).length), now })

/** At once, unless it changed within the hour: a partner who saves again and again sends one mail. */
export async function tellReturn(db: Db, date: Changed, now: Date): Promise<void> {
  if (await takeReturnNews(db, date.id, now)) await emit(db, date, now)
}

/** What changed again within the hour, as it is by now. */
export async function sendReturnNews(db: Db, now: Date): Promise<void> {
  for (const { id } of await listWaitingReturns(db, now))
    await db.transaction(async (tx) => {
      const date = await takeWaitingReturn(tx, id, now)
      if (date) await emit(tx, date, now)
    })
}
