import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
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

/** Delivered orders whose days to complain have passed; what is complained about waits. */
export const listToComplete = listPast({ state: 'delivered', moment: souvenir_orders.completes_at })
