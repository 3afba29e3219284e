import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { pictures } from '#database/tables.ts'
import { mostCodesOfNumber } from './rules/codes.ts'
import { deleteRegistrations, deleteStaleRegistrations } from './store.registrations.ts'
import { external_accounts, one_time_codes, password_resets, sessions, users } from './tables.ts'

type Provider = (typeof external_accounts.$inferSelect)['provider']
type Purpose = (typeof one_time_codes.$inferSelect)['purpose']
/** A member of this tenant who is still one: the owner is always in the WHERE. */
const here = (tenant_id: string, whose: SQL) => and(eq(users.tenant_id, tenant_id), isNull(users.deleted_at), whose)
const byId = (id: string) => eq(users.id, id)
const byEmail = (email: string) => eq(users.email, email)

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

/** Members who have left since then: what dependent modules keep of them goes too. */
export const listDeletedMembers = (db: Db, since: Date) =>
  db.select({ id: users.id }).from(users).where(gte(users.deleted_at, since)).orderBy(asc(users.id)).limit(10_000)

/** Where this member has signed in from since then; nobody's address gives an empty list by the same query. */
export async function listSignInAddresses(
  db: Db,
  { tenant_id, email }: { tenant_id: string; email: string },
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(here(tenant_id, byEmail(email)), gt(sessions.created_at, since)))
    .limit(200)
  return rows.map((row) => row.ip)
}

type Registration = Pick<
  typeof users.$inferInsert,
  'id' | 'tenant_id' | 'email' | 'full_name' | 'phone_number' | 'password_hash' | 'language' | 'created_at'
> & { affiliate_code: string | null }

/** A new member, or nothing where the address has one: who registers later changes nothing of it. */
export async function insertUnverified(db: Db, row: Registration): Promise<boolean> {
  const saved = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id })
  return saved.length === 1
}

/** Holds only while the password that was verified is still the member's. Keeps the first affiliate. */
export async function confirmSignIn(
  db: Db,
  who: { tenant_id: string; id: string; password_hash: string | null },
  affiliate_code: string | undefined,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ affiliate_code: sql`coalesce(${users.affiliate_code}, ${affiliate_code ?? null})` })
    .where(and(here(who.tenant_id, byId(who.id)), samePassword(who.password_hash)))
    .returning({ id: users.id })
  return rows.length === 1
}

const samePassword = (hash: string | null) => sql`${users.password_hash} is not distinct from ${hash}`

type Confirmed = Partial<
  Pick<typeof users.$inferInsert, 'full_name' | 'phone_number' | 'password_hash' | 'language' | 'affiliate_code'>
>

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

type Whose = { tenant_id: string; purpose: Purpose } & ({ destination: string } | { user_id: string })

/** Codes of an e-mail address go by the address, those of a phone by the member who asked. */
const codesOf = (whose: Whose) =>
  and(
    eq(one_time_codes.tenant_id, whose.tenant_id),
    eq(one_time_codes.purpose, whose.purpose),
    'destination' in whose
      ? eq(one_time_codes.destination, whose.destination)
      : eq(one_time_codes.user_id, whose.user_id),
  )

export const voidCodes = (db: Db, whose: Whose, now: Date) =>
  db
    .update(one_time_codes)
    .set({ used_at: now })
    .where(and(codesOf(whose), isNull(one_time_codes.used_at)))

export const insertCode = (db: Db, row: typeof one_time_codes.$inferInsert) => db.insert(one_time_codes).values(row)

export async function findNewestCode(db: Db, whose: Whose) {
  const { id, destination, created_at, used_at, tries } = one_time_codes
  const [row] = await db
    .select({ id, destination, created_at, used_at, tries })
    .from(one_time_codes)
    .where(codesOf(whose))
    .orderBy(desc(created_at), desc(id))
    .limit(1)
  return row
}

/** Codes that went to this place, or to whatever places this member named, newest first. */
export function listRecentCodes(db: Db, whose: Whose, since: Date) {
  const { destination, created_at } = one_time_codes
  return db
    .select({ destination, created_at })
    .from(one_time_codes)
    .where(and(codesOf(whose), gt(created_at, since)))
    .orderBy(desc(created_at))
    .limit(mostCodesOfNumber)
}

/** Codes at once are counted one after the other: first those of the member, then those to the number, so that nobody waits in a ring. */
export async function lockCodes(db: Db, to: { tenant_id: string; user_id: string; destination: string }) {
  for (const key of [`codes of ${to.user_id}`, `codes to ${to.tenant_id} ${to.destination}`])
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

type Try = { id: string; code_hash: string; most_tries: number; now: Date }

/** One try: counted and, when right, used up in the same statement, so that of many at once one is right. */
export async function tryCode(db: Db, { id, code_hash, most_tries, now }: Try) {
  const isRight = sql`${one_time_codes.code_hash} = ${code_hash}`
  const [row] = await db
    .update(one_time_codes)
    .set({
      tries: sql`${one_time_codes.tries} + 1`,
      used_at: sql`case when ${isRight} then ${now}::timestamptz end`,
    })
    .where(
      and(
        eq(one_time_codes.id, id),
        isNull(one_time_codes.used_at),
        lt(one_time_codes.tries, most_tries),
        gt(one_time_codes.expires_at, now),
      ),
    )
    .returning({
      user_id: one_time_codes.user_id,
      destination: one_time_codes.destination,
      used_at: one_time_codes.used_at,
    })
  return row?.used_at ? row : undefined
}

/** A link for the member of this address; for an address without one, the same statement writes nothing. */
export const insertReset = (
  db: Db,
  whose: { tenant_id: string; email: string },
  reset: { token_hash: string; expires_at: Date },
) =>
  db.execute(sql`
    insert into ${password_resets} (token_hash, user_id, expires_at)
    select ${reset.token_hash}, ${users.id}, ${reset.expires_at} from ${users}
    where ${here(whose.tenant_id, byEmail(whose.email))}`)

export const voidResets = (db: Db, whose: { tenant_id: string; email: string }, now: Date) =>
  db
    .update(password_resets)
    .set({ used_at: now })
    .where(
      and(
        isNull(password_resets.used_at),
        sql`${password_resets.user_id} in (${db
          .select({ id: users.id })
          .from(users)
          .where(here(whose.tenant_id, byEmail(whose.email)))})`,
      ),
    )

type ResetLink = { tenant_id: string; token_hash: string; now: Date }

const liveReset = (db: Db, { tenant_id, token_hash, now }: ResetLink) =>
  and(
    eq(password_resets.token_hash, token_hash),
    isNull(password_resets.used_at),
    gt(password_resets.expires_at, now),
    sql`${password_resets.user_id} in (${db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenant_id, tenant_id), isNull(users.deleted_at)))})`,
  )

export async function isResetLive(db: Db, link: ResetLink): Promise<boolean> {
  const rows = await db
    .select({ user_id: password_resets.user_id })
    .from(password_resets)
    .where(liveReset(db, link))
    .limit(1)
  return rows.length === 1
}

/** Uses the link up: of many at once, one gets the member. */
export async function takeReset(db: Db, link: ResetLink): Promise<string | undefined> {
  const [row] = await db
    .update(password_resets)
    .set({ used_at: link.now })
    .where(liveReset(db, link))
    .returning({ user_id: password_resets.user_id })
  return row?.user_id
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
  await db.delete(password_resets).where(eq(password_resets.user_id, who.id))
  const toAddress = codesOf({ tenant_id: who.tenant_id, purpose: 'verify_email', destination: who.email })
  await deleteRegistrations(db, who.tenant_id, who.email)
  const ofMember = eq(one_time_codes.user_id, who.id)
  await db.delete(one_time_codes).where(or(and(ofMember, eq(one_time_codes.purpose, 'verify_email')), toAddress))
  // A number may be somebody else's: messages to it stay counted for their day, as nobody's.
  await db.update(one_time_codes).set({ user_id: null, code_hash: '' }).where(ofMember)
  await db.update(sessions).set({ ip: '', user_agent: '' }).where(eq(sessions.user_id, who.id))
}

/** The file that the picture leaves behind. */
export async function deletePicture(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.delete(pictures).where(eq(pictures.id, id)).returning({ file_key: pictures.file_key })
  return row?.file_key
}

/** Codes and links that are worth nothing any more; a day of codes stays, to say which number waits. */
export async function deleteStaleProofs(db: Db, before: Date): Promise<void> {
  await deleteStaleRegistrations(db, before)
  await db.delete(one_time_codes).where(lt(one_time_codes.created_at, before))
  await db.delete(password_resets).where(or(lt(password_resets.expires_at, before), isNotNull(password_resets.used_at)))
}
