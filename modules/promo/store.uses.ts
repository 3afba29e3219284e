import { and, count, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { columns } from './store.ts'
import { promo_uses, promos } from './tables.ts'

type Which = { tenant_id: string; promo_id: string }

/** Everyone who takes or gives back this promo waits here, so that what is counted next stays true. */
export async function lockPromo(db: Db, { tenant_id, promo_id }: Which) {
  const [row] = await db
    .select(columns)
    .from(promos)
    .where(and(eq(promos.id, promo_id), eq(promos.tenant_id, tenant_id)))
    .limit(1)
    .for('update')
  return row
}

export async function findUse(db: Db, order_id: string) {
  const [row] = await db
    .select({ promo_id: promo_uses.promo_id, amount: promo_uses.amount })
    .from(promo_uses)
    .where(eq(promo_uses.order_id, order_id))
    .limit(1)
  return row
}

type Counted = { promo_id: string; user_id: string; order_id: string }

/** How many other orders of this member carry the promo. */
export async function countOtherUses(db: Db, { promo_id, user_id, order_id }: Counted): Promise<number> {
  const mine = and(
    eq(promo_uses.promo_id, promo_id),
    eq(promo_uses.user_id, user_id),
    ne(promo_uses.order_id, order_id),
  )
  const [row] = await db.select({ uses: count() }).from(promo_uses).where(mine)
  return row?.uses ?? 0
}

/** How often a member has used each of these promos. */
export async function countUses(db: Db, user_id: string, promo_ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ promo_id: promo_uses.promo_id, uses: count() })
    .from(promo_uses)
    .where(and(eq(promo_uses.user_id, user_id), inArray(promo_uses.promo_id, [...promo_ids])))
    .groupBy(promo_uses.promo_id)
    .limit(promo_ids.length)
  return new Map(rows.map((row) => [row.promo_id, row.uses]))
}

// All tenants: by the id of a promo that was found by tenant and locked.
/** One more use, while there is one left. */
export async function addUse(db: Db, use: Counted & { amount: number }, now: Date): Promise<boolean> {
  const { promo_id, user_id, order_id, amount } = use
  const taken = await db
    .update(promos)
    .set({ used: sql`${promos.used} + 1`, given: sql`${promos.given} + ${amount}` })
    .where(and(eq(promos.id, promo_id), lt(promos.used, promos.quota), gt(promos.ends_at, now)))
    .returning({ id: promos.id })
  if (taken.length === 0) return false
  await db.insert(promo_uses).values({ order_id, promo_id, user_id, amount, used_at: now })
  return true
}

// All tenants: by the id of a promo that was found by tenant and locked.
/** The order that has it costs something else now, and so saves something else. */
export async function changeUse(db: Db, use: { promo_id: string; order_id: string; amount: number; was: number }) {
  const { promo_id, order_id, amount, was } = use
  if (amount === was) return
  await db.update(promo_uses).set({ amount }).where(eq(promo_uses.order_id, order_id))
  await db
    .update(promos)
    .set({ given: sql`greatest(0, ${promos.given} + ${amount - was})` })
    .where(eq(promos.id, promo_id))
}

// All tenants: by an order that the caller has locked.
/** Gives back what an order has taken; a second time gives nothing. */
export async function removeUse(db: Db, order_id: string): Promise<boolean> {
  const [gone] = await db
    .delete(promo_uses)
    .where(eq(promo_uses.order_id, order_id))
    .returning({ promo_id: promo_uses.promo_id, amount: promo_uses.amount })
  if (!gone) return false
  await db
    .update(promos)
    .set({ used: sql`${promos.used} - 1`, given: sql`greatest(0, ${promos.given} - ${gone.amount})` })
    .where(and(eq(promos.id, gone.promo_id), gt(promos.used, 0)))
  return true
}
