import { and, asc, countDistinct, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { CartOwner } from './store.cart.ts'
import { souvenir_checkouts, souvenir_orders } from './tables.ts'

const isUnpaid = eq(souvenir_orders.state, 'awaiting_payment')

/** How many checkouts a member keeps pieces with, without having paid. */
export async function countUnpaid(db: Db, { tenant_id, user_id, now }: CartOwner & { now: Date }): Promise<number> {
  const [row] = await db
    .select({ checkouts: countDistinct(souvenir_checkouts.id) })
    .from(souvenir_checkouts)
    .innerJoin(souvenir_orders, eq(souvenir_orders.checkout_id, souvenir_checkouts.id))
    .where(
      and(
        eq(souvenir_checkouts.user_id, user_id),
        eq(souvenir_checkouts.tenant_id, tenant_id),
        gt(souvenir_checkouts.pay_by, now),
        isUnpaid,
      ),
    )
  return row?.checkouts ?? 0
}

// All tenants: a job ends what nobody paid in time, wherever it was ordered.
/** Checkouts whose time to be paid is over, the longest first. */
export const listRunOut = (db: Db, now: Date, limit: number) =>
  db
    .selectDistinct({ id: souvenir_checkouts.id, pay_by: souvenir_checkouts.pay_by })
    .from(souvenir_checkouts)
    .innerJoin(souvenir_orders, eq(souvenir_orders.checkout_id, souvenir_checkouts.id))
    .where(and(lte(souvenir_checkouts.pay_by, now), isUnpaid))
    .orderBy(asc(souvenir_checkouts.pay_by), asc(souvenir_checkouts.id))
    .limit(limit)

// All tenants: of an account that is deleted.
export const listUnpaidOf = (db: Db, user_id: string) =>
  db
    .selectDistinct({ id: souvenir_orders.checkout_id })
    .from(souvenir_orders)
    .where(and(eq(souvenir_orders.user_id, user_id), isUnpaid))
    .limit(1_000)
