import { eq, lt } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { pictures } from '#database/tables.ts'
import { byId, here } from './store.accounts.ts'
import { deleteStaleCodes, eraseCodes } from './store.codes.ts'
import { deleteRegistrations, deleteStaleRegistrations } from './store.registrations.ts'
import { deleteResets, deleteStaleResets } from './store.resets.ts'
import { devices, external_accounts, sessions, users } from './tables.ts'

/** Everything that names the person goes; the row stays, for the orders that hang on it. */
export async function eraseAccount(db: Db, who: { tenant_id: string; id: string }, now: Date): Promise<boolean> {
  const nobody = {
    email: `deleted-${who.id}@invalid`,
    full_name: '',
    phone_number: null,
    phone_verified_at: null,
    gender: null,
    birth_date: null,
    address: null,
    avatar_picture_id: null,
    password_hash: null,
    deleted_at: now,
  }
  const rows = await db
    .update(users)
    .set(nobody)
    .where(here(who.tenant_id, byId(who.id)))
    .returning({ id: users.id })
  return rows.length === 1
}

/** What else names an erased member: accounts elsewhere, codes and links that were sent, where they signed in. */
export async function eraseTraces(db: Db, who: { tenant_id: string; id: string; email: string }): Promise<void> {
  await db.delete(external_accounts).where(eq(external_accounts.user_id, who.id))
  await deleteResets(db, who.id)
  await deleteRegistrations(db, who.tenant_id, who.email)
  await eraseCodes(db, who)
  await db.update(sessions).set({ ip: '', user_agent: '' }).where(eq(sessions.user_id, who.id))
}

/** The file that the picture leaves behind. */
export async function deletePicture(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.delete(pictures).where(eq(pictures.id, id)).returning({ file_key: pictures.file_key })
  return row?.file_key
}

/** Codes and links that are worth nothing any more; a day of codes stays, to say which number waits. Gives how many went. */
export async function deleteStaleProofs(db: Db, before: Date): Promise<number> {
  const registrations = await deleteStaleRegistrations(db, before)
  const codes = await deleteStaleCodes(db, before)
  const resets = await deleteStaleResets(db, before)
  return [registrations, codes, resets].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}

// All tenants: a job forgets apps whose key is worth nothing any more, everywhere.
export async function deleteRevokedDevices(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(devices).where(lt(devices.revoked_at, before))
  return rowCount ?? 0
}
