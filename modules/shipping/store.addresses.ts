import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { regionColumn } from '#modules/location/module.ts'
import { mostAddresses } from './rules/address-book.ts'
import { addresses } from './tables.ts'

type AddressRow = typeof addresses.$inferSelect
/** What its owner types. */
export type AddressFields = Omit<AddressRow, 'id' | 'user_id' | 'is_active' | 'created_at' | 'changed_at'>
type Own = Pick<AddressRow, 'id' | 'user_id'>

const isOwn = ({ id, user_id }: Own) => and(eq(addresses.user_id, user_id), eq(addresses.id, id))

const shown = (db: Db) => ({
  id: addresses.id,
  label: addresses.label,
  recipient_name: addresses.recipient_name,
  phone_number: addresses.phone_number,
  postcode: addresses.postcode,
  street: addresses.street,
  note: addresses.note,
  is_active: addresses.is_active,
  region: regionColumn(db, addresses.subdistrict_id),
})

export const listAddresses = (db: Db, user_id: string) =>
  db
    .select(shown(db))
    .from(addresses)
    .where(eq(addresses.user_id, user_id))
    .orderBy(desc(addresses.is_active), desc(addresses.created_at), desc(addresses.id))
    .limit(mostAddresses)

export async function findAddress(db: Db, own: Own) {
  const [row] = await db.select(shown(db)).from(addresses).where(isOwn(own)).limit(1)
  return row
}

/** Where a member's orders go unless another is chosen; nothing where there is no address. */
export async function findActiveAddress(db: Db, user_id: string) {
  const [row] = await db
    .select(shown(db))
    .from(addresses)
    .where(and(eq(addresses.user_id, user_id), eq(addresses.is_active, true)))
    .limit(1)
  return row
}

export async function countAddresses(db: Db, user_id: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(addresses).where(eq(addresses.user_id, user_id))
  return row?.rows ?? 0
}

export const insertAddress = (db: Db, row: AddressRow) => db.insert(addresses).values(row)

export async function updateAddress(db: Db, own: Own, change: AddressFields & { changed_at: Date }): Promise<boolean> {
  const { rowCount } = await db.update(addresses).set(change).where(isOwn(own))
  return rowCount === 1
}

/** To be called before another becomes the active one: the index allows no two, not even for a moment. */
export const deactivateAddresses = (db: Db, user_id: string) =>
  db
    .update(addresses)
    .set({ is_active: false })
    .where(and(eq(addresses.user_id, user_id), eq(addresses.is_active, true)))

export const activateAddress = (db: Db, own: Own) => db.update(addresses).set({ is_active: true }).where(isOwn(own))

export async function deleteAddress(db: Db, own: Own): Promise<{ is_active: boolean } | undefined> {
  const [row] = await db.delete(addresses).where(isOwn(own)).returning({ is_active: addresses.is_active })
  return row
}

export async function activateNewest(db: Db, user_id: string): Promise<void> {
  const newest = db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.user_id, user_id))
    .orderBy(desc(addresses.created_at), desc(addresses.id))
    .limit(1)
  await db
    .update(addresses)
    .set({ is_active: true })
    .where(and(eq(addresses.user_id, user_id), eq(addresses.id, newest)))
}

export const deleteAddressesOf = (db: Db, user_id: string) => db.delete(addresses).where(eq(addresses.user_id, user_id))
