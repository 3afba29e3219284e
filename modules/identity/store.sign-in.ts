import { and, eq, gt, isNull, like, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { pictures } from '#database/tables.ts'
import type { ProviderName } from './ports.ts'
import { lockEmail } from './store.accounts.ts'
import { devices, external_accounts, sign_in_attempts, used_id_tokens, users } from './tables.ts'

/** A device's id is no secret, so it ends no key: only whoever brings the former key does. */
export async function saveDevice(db: Db, row: typeof devices.$inferInsert, former_hash: string | undefined) {
  const { tenant_id, device_id, created_at } = row
  await db.insert(devices).values(row)
  if (former_hash === undefined) return
  const sameDevice = and(eq(devices.tenant_id, tenant_id), eq(devices.device_id, device_id))
  await db
    .update(devices)
    .set({ revoked_at: created_at })
    .where(and(sameDevice, eq(devices.secret_hash, former_hash), isNull(devices.revoked_at)))
}

export const insertAttempt = (db: Db, row: typeof sign_in_attempts.$inferInsert) =>
  db.insert(sign_in_attempts).values(row)

type Return = { tenant_id: string; provider: ProviderName; state_hash: string; redirect_uri: string; now: Date }

/** Takes an attempt for good: once, in time, by the tenant, provider and address it was made for. */
export async function spendAttempt(db: Db, { tenant_id, provider, state_hash, redirect_uri, now }: Return) {
  const [row] = await db
    .update(sign_in_attempts)
    .set({ used_at: now })
    .where(
      and(
        eq(sign_in_attempts.state_hash, state_hash),
        eq(sign_in_attempts.tenant_id, tenant_id),
        eq(sign_in_attempts.provider, provider),
        eq(sign_in_attempts.redirect_uri, redirect_uri),
        gt(sign_in_attempts.expires_at, now),
        isNull(sign_in_attempts.used_at),
      ),
    )
    .returning({ nonce: sign_in_attempts.nonce, code_verifier: sign_in_attempts.code_verifier })
  return row
}

/** Whether the token was not taken before; from here on it was. */
export async function takeIdToken(db: Db, row: typeof used_id_tokens.$inferInsert): Promise<boolean> {
  const rows = await db.insert(used_id_tokens).values(row).onConflictDoNothing().returning()
  return rows.length === 1
}

type Account = Pick<typeof external_accounts.$inferInsert, 'tenant_id' | 'provider' | 'subject'>

/** The living member whose account at the provider this is. */
export async function findLinkedMember(db: Db, { tenant_id, provider, subject }: Account): Promise<string | undefined> {
  const [row] = await db
    .select({ user_id: external_accounts.user_id })
    .from(external_accounts)
    .innerJoin(users, eq(users.id, external_accounts.user_id))
    .where(
      and(
        eq(external_accounts.tenant_id, tenant_id),
        eq(external_accounts.provider, provider),
        eq(external_accounts.subject, subject),
        isNull(users.deleted_at),
      ),
    )
    .limit(1)
  return row?.user_id
}

/** The living member with this address, locked: it can neither be verified nor deleted meanwhile. */
export async function lockMemberByEmail(db: Db, tenant_id: string, email: string) {
  const [row] = await db
    .select({ id: users.id, email_verified_at: users.email_verified_at })
    .from(users)
    .where(and(eq(users.tenant_id, tenant_id), eq(users.email, email), isNull(users.deleted_at)))
    .limit(1)
    .for('update')
  return row
}

/** Whether the address was still free. */
export async function insertMember(db: Db, row: typeof users.$inferInsert): Promise<boolean> {
  await lockEmail(db, row)
  const rows = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id })
  return rows.length === 1
}

type Reclaimed = { full_name: string; now: Date }

// All tenants: by the id of a member who was found by tenant and address.
/** Leaves nothing of what a stranger may have typed when registering this address. */
export const reclaimMember = (db: Db, id: string, { full_name, now }: Reclaimed) =>
  db
    .update(users)
    .set({
      full_name,
      affiliate_code: null,
      email_verified_at: now,
      password_hash: null,
      phone_number: null,
      phone_verified_at: null,
    })
    .where(eq(users.id, id))

/** Links the account unless a living member has it; a deleted member's link passes on. */
export async function linkAccount(db: Db, row: typeof external_accounts.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(external_accounts)
    .values(row)
    .onConflictDoUpdate({
      target: [external_accounts.tenant_id, external_accounts.provider, external_accounts.subject],
      set: { user_id: row.user_id, created_at: row.created_at },
      setWhere: sql`exists (select from ${users} u where u.id = ${external_accounts.user_id} and u.deleted_at is not null)`,
    })
    .returning({ user_id: external_accounts.user_id })
  return rows.length === 1
}

// All tenants: by the id of the member who has signed in.
/** The member's present picture, locked: of two uploads at once, the second finds the first. */
export async function lockAvatar(db: Db, user_id: string) {
  const [row] = await db
    .select({ picture_id: users.avatar_picture_id })
    .from(users)
    .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
    .limit(1)
    .for('update')
  return row
}

// All tenants: by the id of the member who has signed in.
export async function insertAvatar(db: Db, user_id: string, row: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(row)
  await db.update(users).set({ avatar_picture_id: row.id }).where(eq(users.id, user_id))
}

/** Gives the key of the file that is nobody's now. A picture that is not a member's own stays. */
export async function deleteAvatar(db: Db, picture_id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(pictures)
    .where(and(eq(pictures.id, picture_id), like(pictures.id, 'avatar-%')))
    .returning({ file_key: pictures.file_key })
  return row?.file_key
}

// All tenants: a job deletes what is worth nothing any more, everywhere.
/** Attempts and ID tokens that expired before then. */
export async function deleteStaleSignIns(db: Db, before: Date): Promise<void> {
  await db.delete(sign_in_attempts).where(lt(sign_in_attempts.expires_at, before))
  await db.delete(used_id_tokens).where(lt(used_id_tokens.expires_at, before))
}
