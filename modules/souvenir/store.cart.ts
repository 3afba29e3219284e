import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { cart_items } from './tables.ts'

type CartRow = typeof cart_items.$inferSelect
export type CartOwner = { tenant_id: string; user_id: string }

const isOwn = ({ tenant_id, user_id }: CartOwner) =>
  and(eq(cart_items.user_id, user_id), eq(cart_items.tenant_id, tenant_id))

export const listCart = (db: Db, owner: CartOwner): Promise<CartRow[]> =>
  db.select().from(cart_items).where(isOwn(owner)).orderBy(asc(cart_items.created_at), asc(cart_items.id)).limit(200)

export async function countPieces(db: Db, owner: CartOwner): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(cart_items.quantity).mapWith(Number) })
    .from(cart_items)
    .where(isOwn(owner))
  return row?.pieces ?? 0
}

/** Pieces beside those that are there already. */
export const addCartItem = (db: Db, row: CartRow) =>
  db
    .insert(cart_items)
    .values(row)
    .onConflictDoUpdate({
      target: [cart_items.user_id, cart_items.tenant_id, cart_items.variant_id],
      set: { quantity: sql`${cart_items.quantity} + excluded.quantity`, price_seen: sql`excluded.price_seen` },
    })

export const setCartItem = (db: Db, owner: CartOwner, { id, quantity }: Pick<CartRow, 'id' | 'quantity'>) =>
  db
    .update(cart_items)
    .set({ quantity })
    .where(and(isOwn(owner), eq(cart_items.id, id)))

export const deleteCartItems = (db: Db, owner: CartOwner, ids: readonly string[]) =>
  db.delete(cart_items).where(and(isOwn(owner), inArray(cart_items.id, [...ids])))

// All tenants: of an account that is deleted.
export const deleteCartOf = (db: Db, user_id: string) => db.delete(cart_items).where(eq(cart_items.user_id, user_id))
