import { and, asc, desc, eq, gt, gte, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import { sameAddress } from '#core/bounce.ts'
import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { external_accounts, sessions, users } from './tables.ts'

type Provider = (typeof external_accounts.$inferSelect)['provider']

/** A member of this tenant who is still one: the owner is always in the WHERE. */
export const here = (tenant_id: string, whose: SQL) =>
  and(eq(users.tenant_id, tenant_id), isNull(users.deleted_at), whose)
export const byId = (id: string) => eq(users.id, id)
export const byEmail = (email: string) => eq(users.email, email)

const account = {
  id: users.id,
  email: users.email,
  email_verified_at: users.email_verified_at,
  password_hash: users.password_hash,
  phone_number: users.phone_number,
  phone_verified_at: users.phone_verified_at,
  avatar_picture_id: users.avatar_picture_id,
  language: users.language,
}

export async function findAccountByEmail(db: Db, tenant_id: string, email: string) {
  const [row] = await db
    .select(account)
    .from(users)
    .where(here(tenant_id, byEmail(email)))
    .limit(1)
  return row
}

export async function findAccount(db: Db, tenant_id: string, id: string) {
  const [row] = await db
    .select(account)
    .from(users)
    .where(here(tenant_id, byId(id)))
    .limit(1)
  return row
}

// All tenants: mail to an address comes back for whoever has it, everywhere.
export const listMembersByEmail = (db: Db, email: string) =>
  db
    .select({ user_id: users.id, tenant_id: users.tenant_id, email: users.email })
    .from(users)
    .where(and(byEmail(sameAddress(email)), isNull(users.deleted_at)))
    .orderBy(asc(users.id))
    .limit(1000)

/**
 * Holds a member's row until the transaction ends: what they do at once happens one after the other, and nothing is written
 * for an account that is gone. Others may still refer to the row meanwhile. False where there is no such member.
 */
export async function lockMember(db: Db, tenant_id: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(here(tenant_id, byId(id)))
    .limit(1)
    .for('no key update')
  return rows.length === 1
}

export async function findProfile(db: Db, tenant_id: string, id: string) {
  const [row] = await db
    .select({
      ...account,
      full_name: users.full_name,
      gender: users.gender,
      birth_date: users.birth_date,
      address: users.address,
      created_at: users.created_at,
      providers: sql<Provider[]>`array(
        select a.provider from ${external_accounts} a where a.user_id = ${users.id} order by a.provider)`,
    })
    .from(users)
    .where(here(tenant_id, byId(id)))
    .limit(1)
  return row
}

/** For the SELECT of whoever asks about a member: the number that is proved for the account; null where there is no member. */
export const provenPhoneOf = ({ tenant_id, id }: { tenant_id: string; id: string }) =>
  sql<{ proven_phone: string | null } | null>`(
    select json_build_object('proven_phone', case when ${users.phone_verified_at} is not null then ${users.phone_number} end)
    from ${users} where ${here(tenant_id, byId(id))})`

/** Names by id, for what members have written; one who has left has none. */
export async function memberNames(db: Db, tenant_id: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, full_name: users.full_name })
    .from(users)
    .where(here(tenant_id, inArray(users.id, [...ids])))
    .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row.full_name]))
}

export type MemberContact = { id: string; full_name: string; email: string; language: Language }

/** How members of a tenant are written to, and in which language; who has left is not among them. */
export async function memberContacts(db: Db, tenant_id: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, MemberContact>()
  const rows = await db
    .select({ id: users.id, full_name: users.full_name, email: users.email, language: users.language })
    .from(users)
    .where(here(tenant_id, inArray(users.id, [...ids])))
    .limit(ids.length)
  return new Map<string, MemberContact>(rows.map((row) => [row.id, row]))
}

// All tenants: jobs of other modules forget those who left, everywhere.
/** Members who have left since then: what dependent modules keep of them goes too. */
export const listDeletedMembers = (db: Db, since: Date) =>
  db.select({ id: users.id }).from(users).where(gte(users.deleted_at, since)).orderBy(asc(users.id)).limit(10_000)

/** Where this member has signed in from since then, the newest first; nobody's address gives an empty list by the same query. */
export async function listSignInAddresses(
  db: Db,
  { tenant_id, email }: { tenant_id: string; email: string },
  since: Date,
): Promise<string[]> {
  const rows = await db
    .select({ ip: sessions.ip })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(here(tenant_id, byEmail(email)), gt(sessions.created_at, since)))
    .groupBy(sessions.ip)
    .orderBy(desc(max(sessions.created_at)), asc(sessions.ip))
    .limit(200)
  return rows.map((row) => row.ip)
}

type Registration = Pick<
  typeof users.$inferInsert,
  'id' | 'tenant_id' | 'email' | 'full_name' | 'phone_number' | 'password_hash' | 'language' | 'created_at'
>

/** Whoever is about to take an address waits for whoever is taking it: to the end of the transaction. */
export const lockEmail = (db: Db, { tenant_id, email }: { tenant_id: string; email: string }) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email ${tenant_id} ${email}`}, 0))`)

/** A new member, or nothing where the address has one: who registers later changes nothing of it. */
export async function insertUnverified(db: Db, row: Registration): Promise<boolean> {
  await lockEmail(db, row)
  const saved = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id })
  return saved.length === 1
}

/** Holds only while the password that was verified is still the member's. */
export async function confirmSignIn(
  db: Db,
  who: { tenant_id: string; id: string; password_hash: string | null },
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(here(who.tenant_id, byId(who.id)), samePassword(who.password_hash)))
    .limit(1)
    .for('no key update')
  return rows.length === 1
}

const samePassword = (hash: string | null) => sql`${users.password_hash} is not distinct from ${hash}`

type Confirmed = Partial<Pick<typeof users.$inferInsert, 'full_name' | 'phone_number' | 'password_hash' | 'language'>>

/** What was confirmed with the address is set with it, once: on an account that is verified it changes nothing. */
export async function markEmailVerified(
  db: Db,
  who: { tenant_id: string; id: string },
  confirmed: Confirmed & { now: Date },
) {
  const { now, ...change } = confirmed
  const whose = here(who.tenant_id, byId(who.id))
  await db
    .update(users)
    .set({ ...change, email_verified_at: now })
    .where(and(whose, isNull(users.email_verified_at)))
  const [row] = await db.select({ id: users.id, email: users.email }).from(users).where(whose).limit(1)
  return row
}

/** The new password of someone who proved the address; that counts as verified. */
export async function resetAccountPassword(
  db: Db,
  who: { tenant_id: string; id: string },
  { password_hash, now }: { password_hash: string; now: Date },
) {
  const [row] = await db
    .update(users)
    .set({ password_hash, email_verified_at: sql`coalesce(${users.email_verified_at}, ${now})` })
    .where(here(who.tenant_id, byId(who.id)))
    .returning(account)
  return row
}

/** Only over the password that was proved: two changes at once cannot both be right. */
export async function changeAccountPassword(
  db: Db,
  who: { tenant_id: string; id: string; password_hash: string | null },
  password_hash: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ password_hash })
    .where(and(here(who.tenant_id, byId(who.id)), samePassword(who.password_hash)))
    .returning({ id: users.id })
  return rows.length === 1
}

type ProfileChange = Partial<Pick<typeof users.$inferInsert, 'full_name' | 'gender' | 'birth_date' | 'address'>>

export const updateProfile = (db: Db, who: { tenant_id: string; id: string }, change: ProfileChange) =>
  db
    .update(users)
    .set(change)
    .where(here(who.tenant_id, byId(who.id)))

export const savePhone = (
  db: Db,
  who: { tenant_id: string; id: string },
  { phone_number, now }: { phone_number: string; now: Date },
) =>
  db
    .update(users)
    .set({ phone_number, phone_verified_at: now })
    .where(here(who.tenant_id, byId(who.id)))

/** Only an address that nobody else has; false where one took it meanwhile. */
export async function saveEmail(
  db: Db,
  who: { tenant_id: string; id: string },
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  await lockEmail(db, { ...who, email })
  const taken = sql`exists (select 1 from ${users} other where other.tenant_id = ${who.tenant_id} and other.email = ${email})`
  const rows = await db
    .update(users)
    .set({ email, email_verified_at: now })
    .where(and(here(who.tenant_id, byId(who.id)), sql`not ${taken}`))
    .returning({ id: users.id })
  return rows.length === 1
}

/** A number that was proved for an order becomes the member's own, unless they have proved another. */
export const keepProvenPhone = (
  db: Db,
  who: { tenant_id: string; id: string },
  { phone_number, now }: { phone_number: string; now: Date },
) =>
  db
    .update(users)
    .set({ phone_number, phone_verified_at: now })
    .where(and(here(who.tenant_id, byId(who.id)), isNull(users.phone_verified_at)))
