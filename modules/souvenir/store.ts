import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { souvenir_checkouts, souvenir_history, souvenir_order_lines, souvenir_orders } from './tables.ts'

export type CheckoutRow = typeof souvenir_checkouts.$inferSelect
export type OrderRow = typeof souvenir_orders.$inferSelect
export type LineRow = typeof souvenir_order_lines.$inferSelect
export type NewCheckout = typeof souvenir_checkouts.$inferInsert
export type NewOrder = typeof souvenir_orders.$inferInsert
export type NewLine = typeof souvenir_order_lines.$inferInsert
type Step = Omit<typeof souvenir_history.$inferInsert, 'at'>

/** What may change of an order anywhere; its state changes in transition.ts only. */
export type OrderChange = Partial<Omit<OrderRow, 'state'>> & { state?: never }

export type Mine = { tenant_id: string; user_id: string; id: string }

const isMyCheckout = ({ tenant_id, user_id, id }: Mine) =>
  and(
    eq(souvenir_checkouts.id, id),
    eq(souvenir_checkouts.user_id, user_id),
    eq(souvenir_checkouts.tenant_id, tenant_id),
  )

export async function findMyCheckout(db: Db, whose: Mine): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(souvenir_checkouts).where(isMyCheckout(whose)).limit(1)
  return row
}

/** The checkout of an order that is the member's own. */
export async function findCheckoutOfMyOrder(db: Db, { tenant_id, user_id, id }: Mine): Promise<string | undefined> {
  const isMine = and(
    eq(souvenir_orders.id, id),
    eq(souvenir_orders.user_id, user_id),
    eq(souvenir_orders.tenant_id, tenant_id),
  )
  const [row] = await db
    .select({ checkout_id: souvenir_orders.checkout_id })
    .from(souvenir_orders)
    .where(isMine)
    .limit(1)
  return row?.checkout_id
}

/** A member's orders of stores, each a parcel, for the file of their data. */
export async function souvenirOrderIdsOf(db: Db, { tenant_id, user_id }: Omit<Mine, 'id'>): Promise<string[]> {
  const isMine = and(eq(souvenir_orders.user_id, user_id), eq(souvenir_orders.tenant_id, tenant_id))
  const rows = await db.select({ id: souvenir_orders.id }).from(souvenir_orders).where(isMine).limit(2_000)
  return rows.map(({ id }) => id)
}

// All tenants: by an id that the caller has found as theirs, or that an event or a job brings.
export async function findCheckoutOfOrder(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ checkout_id: souvenir_orders.checkout_id })
    .from(souvenir_orders)
    .where(eq(souvenir_orders.id, id))
    .limit(1)
  return row?.checkout_id
}

// All tenants: by an id that the caller has found as theirs, or that an event or a job brings.
/** A checkout with its orders, locked: everyone who changes one of them waits here. Lock its invoices first. */
export async function lockCheckout(db: Db, id: string) {
  const [checkout] = await db
    .select()
    .from(souvenir_checkouts)
    .where(eq(souvenir_checkouts.id, id))
    .limit(1)
    .for('update')
  return checkout && { checkout, orders: await listOrders(db, [id]) }
}

// All tenants: by ids of checkouts that the caller has found.
export const listOrders = (db: Db, checkout_ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(souvenir_orders)
    .where(inArray(souvenir_orders.checkout_id, [...checkout_ids]))
    .orderBy(asc(souvenir_orders.checkout_id), asc(souvenir_orders.number))
    .limit(2_000)

export const listLines = (db: Db, order_ids: readonly string[]): Promise<LineRow[]> =>
  db
    .select()
    .from(souvenir_order_lines)
    .where(inArray(souvenir_order_lines.order_id, [...order_ids]))
    .orderBy(asc(souvenir_order_lines.order_id), asc(souvenir_order_lines.position))
    .limit(5_000)

/** What happened to an order, as it happened; of very much, the last of it. */
export async function listSteps(db: Db, order_id: string) {
  const rows = await db
    .select()
    .from(souvenir_history)
    .where(eq(souvenir_history.order_id, order_id))
    .orderBy(desc(souvenir_history.id))
    .limit(200)
  return rows.reverse()
}

/** Whether the store has said no to a wish to cancel before: it packs, and is not stopped again and again. */
export async function wasRefused(db: Db, order_id: string): Promise<boolean> {
  const rows = await db
    .select({ id: souvenir_history.id })
    .from(souvenir_history)
    .where(
      and(
        eq(souvenir_history.order_id, order_id),
        inArray(souvenir_history.event, ['back_to_paid', 'back_to_processing']),
        eq(souvenir_history.actor, 'staff'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

type Placed = { checkout: NewCheckout; orders: NewOrder[]; lines: NewLine[]; now: Date }

/** A checkout with all that is in it, and the first row of each order's history. */
export async function insertCheckout(db: Db, { checkout, orders, lines, now }: Placed): Promise<void> {
  await db.insert(souvenir_checkouts).values(checkout)
  await db.insert(souvenir_orders).values(orders)
  await db.insert(souvenir_order_lines).values(lines)
  const first = { event: 'order', actor: 'member', actor_id: checkout.user_id, reason: 'ordered', at: now } as const
  await db.insert(souvenir_history).values(orders.map(({ id, state }) => ({ ...first, order_id: id, state })))
}

// All tenants: by a row that the caller has locked.
/** What may change of a locked checkout. */
export const changeCheckout = (
  db: Db,
  id: string,
  change: Partial<Pick<CheckoutRow, 'destination' | 'discount' | 'promo_id' | 'payment_fee'>>,
) => db.update(souvenir_checkouts).set(change).where(eq(souvenir_checkouts.id, id))

// All tenants: by a row that the caller has locked.
/** What of the promo is of an order whose checkout is locked. */
export const setDiscount = (db: Db, id: string, discount: number) =>
  db.update(souvenir_orders).set({ discount }).where(eq(souvenir_orders.id, id))

type Shipping = Pick<OrderRow, 'courier' | 'courier_name' | 'service' | 'etd' | 'shipping_cost'>

// All tenants: by a row that the caller has locked.
/** The shipping of an order whose checkout is locked. */
export const setShipping = (db: Db, id: string, shipping: Shipping) =>
  db.update(souvenir_orders).set(shipping).where(eq(souvenir_orders.id, id))

// All tenants: by a row that the caller has locked.
/** Since when the courier of a parcel on its way is known not to know its waybill. */
export const setWaybillUnknown = (db: Db, id: string, waybill_unknown_at: Date | null) =>
  db
    .update(souvenir_orders)
    .set({ waybill_unknown_at })
    .where(and(eq(souvenir_orders.id, id), eq(souvenir_orders.state, 'shipped')))

// All tenants: by a row that the caller has locked.
/** Another state of a locked order, with its row of the history: one statement. */
export async function stepOrder(
  db: Db,
  was: OrderRow,
  { to, step, now }: { to: OrderChange; step: Step; now: Date },
): Promise<OrderRow> {
  const next = { ...to, state: step.state }
  const change = db
    .update(souvenir_orders)
    .set(next)
    .where(and(eq(souvenir_orders.id, was.id), eq(souvenir_orders.state, was.state)))
    .returning({ id: souvenir_orders.id })
  const changed = db.$with('changed').as(change)
  const [row] = await db
    .with(changed)
    .insert(souvenir_history)
    .values({ ...step, at: now })
    .returning({ changed: sql<number>`(select count(*) from changed)::int` })
  if (row?.changed !== 1) throw new Error('a souvenir order changed although it was locked')
  return { ...was, ...next }
}
