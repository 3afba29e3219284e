import { and, asc, countDistinct, eq, gt, inArray, lte, sum } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { CartOwner } from './store.cart.ts'
import { souvenir_checkouts, souvenir_order_lines, souvenir_orders } from './tables.ts'

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

/** How many pieces of each variant a member keeps from others, without having paid. */
export async function heldPieces(
  db: Db,
  { tenant_id, user_id, now }: CartOwner & { now: Date },
  variant_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ variant_id: souvenir_order_lines.variant_id, pieces: sum(souvenir_order_lines.quantity).mapWith(Number) })
    .from(souvenir_order_lines)
    .innerJoin(souvenir_orders, eq(souvenir_orders.id, souvenir_order_lines.order_id))
    .innerJoin(souvenir_checkouts, eq(souvenir_checkouts.id, souvenir_orders.checkout_id))
    .where(
      and(
        eq(souvenir_checkouts.user_id, user_id),
        eq(souvenir_checkouts.tenant_id, tenant_id),
        gt(souvenir_checkouts.pay_by, now),
        inArray(souvenir_order_lines.variant_id, [...variant_ids]),
        isUnpaid,
      ),
    )
    .groupBy(souvenir_order_lines.variant_id)
  return new Map(rows.map(({ variant_id, pieces }) => [variant_id, pieces]))
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
