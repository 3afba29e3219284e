import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#core/context.ts'
import type { OrderState } from './rules/machine.ts'
import { souvenir_orders } from './tables.ts'

type Clocked = { state: OrderState; moment: AnyPgColumn }

// All tenants: the clock is one for all of them.
const listPast =
  ({ state, moment }: Clocked) =>
  (db: Db, now: Date, limit: number) =>
    db
      .select({ id: souvenir_orders.id })
      .from(souvenir_orders)
      .where(and(eq(souvenir_orders.state, state), lte(moment, now)))
      .orderBy(asc(moment))
      .limit(limit)

/** Paid orders whose store has let its days pass. */
export const listUnprocessed = listPast({ state: 'paid', moment: souvenir_orders.process_by })
/** Orders that a store has begun with and not shipped in its days. */
export const listUnshipped = listPast({ state: 'processing', moment: souvenir_orders.ship_by })
/** Wishes to cancel that nobody answered in time. */
export const listUnanswered = listPast({ state: 'cancel_requested', moment: souvenir_orders.answer_by })
type Span = { after: Date; until: Date }

// All tenants: the clock is one for all of them.
/** Orders whose store has something to do within a span, by the clock. */
export function listOrdersDue(db: Db, { after, until }: Span) {
  const runsOut = (state: OrderState, moment: AnyPgColumn) =>
    and(eq(souvenir_orders.state, state), gt(moment, after), lte(moment, until))
  return db
    .select()
    .from(souvenir_orders)
    .where(
      or(
        runsOut('paid', souvenir_orders.process_by),
        runsOut('processing', souvenir_orders.ship_by),
        runsOut('cancel_requested', souvenir_orders.answer_by),
      ),
    )
    .orderBy(asc(souvenir_orders.queue_at), asc(souvenir_orders.id))
    .limit(1_000)
}

// All tenants: the clock is one for all of them.
/** Parcels shipped long ago that nobody says have arrived, and nobody complains about. A waybill that no courier knows earns nothing. */
export function listSilent(db: Db, shipped_before: Date, limit: number) {
  const { state, shipped_at, completes_at, problem_at, waybill_unknown_at } = souvenir_orders
  return db
    .select({ id: souvenir_orders.id })
    .from(souvenir_orders)
    .where(
      and(
        ...[eq(state, 'shipped'), lte(shipped_at, shipped_before)],
        ...[isNull(completes_at), isNull(problem_at), isNull(waybill_unknown_at)],
      ),
    )
    .orderBy(asc(shipped_at))
    .limit(limit)
}

// All tenants: by a row that the caller has locked.
/** When a locked order of which nobody says anything is completed. */
export const setCompletesAt = (db: Db, id: string, completes_at: Date) =>
  db
    .update(souvenir_orders)
    .set({ completes_at })
    .where(and(eq(souvenir_orders.id, id), eq(souvenir_orders.state, 'shipped')))

/** Orders of which nobody said anything, and whose buyer was notified some days ago. */
export const listSilentToComplete = listPast({ state: 'shipped', moment: souvenir_orders.completes_at })
/** Delivered orders whose days to complain have passed; what is complained about waits. */
export const listToComplete = listPast({ state: 'delivered', moment: souvenir_orders.completes_at })
