import { and, desc, eq, exists, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import {
  staff,
  staff_downloads,
  staff_grants,
  staff_links,
  staff_recovery_codes,
  staff_sessions,
  staff_sign_ins,
} from './tables.ts'

const hasGrant = (db: Db) =>
  exists(db.select({ id: staff_grants.id }).from(staff_grants).where(eq(staff_grants.staff_id, staff.id)))

const person = {
  id: staff.id,
  email: staff.email,
  full_name: staff.full_name,
  language: staff.language,
  password_hash: staff.password_hash,
  totp_secret: staff.totp_secret,
  totp_step: staff.totp_step,
}

/** Who works here under this address: nobody who was sent away, nobody without a role. */
export async function findByEmail(db: Db, email: string) {
  const [row] = await db
    .select(person)
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.deactivated_at), hasGrant(db)))
    .limit(1)
  return row
}

/** The networks somebody has lately signed in from, by what was typed as their address. */
export const listAddresses = async (db: Db, email: string, since: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ ip: staff_sessions.ip })
    .from(staff_sessions)
    .innerJoin(staff, eq(staff.id, staff_sessions.staff_id))
    .where(and(eq(staff.email, email), gte(staff_sessions.created_at, since)))
    .limit(200)
  return rows.map(({ ip }) => ip)
}

export const insertSignIn = (db: Db, row: typeof staff_sign_ins.$inferInsert) => db.insert(staff_sign_ins).values(row)

/** Who has given the password, while there is time for the code. */
export async function findSignIn(db: Db, secret_hash: string, now: Date) {
  const [row] = await db
    .select({ ...person, sign_in_id: staff_sign_ins.id, setup_secret: staff_sign_ins.totp_secret })
    .from(staff_sign_ins)
    .innerJoin(staff, eq(staff.id, staff_sign_ins.staff_id))
    .where(
      and(
        eq(staff_sign_ins.secret_hash, secret_hash),
        isNull(staff_sign_ins.used_at),
        gt(staff_sign_ins.expires_at, now),
        isNull(staff.deactivated_at),
        hasGrant(db),
      ),
    )
    .limit(1)
  return row
}

export type SignInRow = NonNullable<Awaited<ReturnType<typeof findSignIn>>>

/** Of two at once, one gets in. */
export async function spendSignIn(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(staff_sign_ins)
    .set({ used_at: now })
    .where(and(eq(staff_sign_ins.id, id), isNull(staff_sign_ins.used_at)))
    .returning({ id: staff_sign_ins.id })
  return rows.length === 1
}

/** A code works once, and so does none before it: of two at once with the same, one gets in. */
export async function spendStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(staff)
    .set({ totp_step: step })
    .where(and(eq(staff.id, id), lt(staff.totp_step, step)))
    .returning({ id: staff.id })
  return rows.length === 1
}

/** From now on codes come from this app. Not where another was set up meanwhile. */
export async function setTotp(db: Db, id: string, to: { totp_secret: string; totp_step: number }): Promise<boolean> {
  const rows = await db
    .update(staff)
    .set(to)
    .where(and(eq(staff.id, id), isNull(staff.totp_secret)))
    .returning({ id: staff.id })
  return rows.length === 1
}

export async function replaceRecoveryCodes(db: Db, staff_id: string, rows: { id: string; code_hash: string }[]) {
  await db.delete(staff_recovery_codes).where(eq(staff_recovery_codes.staff_id, staff_id))
  await db.insert(staff_recovery_codes).values(rows.map((row) => ({ ...row, staff_id })))
}

/** Uses one up; gives how many are left. */
export async function spendRecoveryCode(db: Db, whose: { staff_id: string; code_hash: string }, now: Date) {
  const own = eq(staff_recovery_codes.staff_id, whose.staff_id)
  const rows = await db
    .update(staff_recovery_codes)
    .set({ used_at: now })
    .where(and(own, eq(staff_recovery_codes.code_hash, whose.code_hash), isNull(staff_recovery_codes.used_at)))
    .returning({ id: staff_recovery_codes.id })
  if (rows.length === 0) return undefined
  return db.$count(staff_recovery_codes, and(own, isNull(staff_recovery_codes.used_at)))
}

export const countRecoveryCodes = (db: Db, staff_id: string): Promise<number> =>
  db.$count(
    staff_recovery_codes,
    and(eq(staff_recovery_codes.staff_id, staff_id), isNull(staff_recovery_codes.used_at)),
  )

export const insertSession = (db: Db, row: typeof staff_sessions.$inferInsert) => db.insert(staff_sessions).values(row)

const isOpen = (now: Date) => and(isNull(staff_sessions.ended_at), gt(staff_sessions.expires_at, now))

export const listSessions = (db: Db, staff_id: string, now: Date) =>
  db
    .select({
      id: staff_sessions.id,
      user_agent: staff_sessions.user_agent,
      ip: staff_sessions.ip,
      created_at: staff_sessions.created_at,
      last_seen_at: staff_sessions.last_seen_at,
    })
    .from(staff_sessions)
    .where(and(eq(staff_sessions.staff_id, staff_id), isOpen(now)))
    .orderBy(desc(staff_sessions.last_seen_at), desc(staff_sessions.id))
    .limit(100)

type Ended = { now: Date; reason: string }

/** One of somebody's own; nothing, where it is not theirs or has ended. */
export async function endSession(db: Db, own: { id: string; staff_id: string }, { now, reason }: Ended) {
  const rows = await db
    .update(staff_sessions)
    .set({ ended_at: now, end_reason: reason })
    .where(and(eq(staff_sessions.id, own.id), eq(staff_sessions.staff_id, own.staff_id), isOpen(now)))
    .returning({ id: staff_sessions.id })
  return rows.length === 1
}

/** All of somebody's, and whatever they had begun. */
export async function endAllOf(db: Db, staff_id: string, { now, reason }: Ended): Promise<void> {
  await db
    .update(staff_sessions)
    .set({ ended_at: now, end_reason: reason })
    .where(and(eq(staff_sessions.staff_id, staff_id), isNull(staff_sessions.ended_at)))
  await db
    .update(staff_sign_ins)
    .set({ used_at: now })
    .where(and(eq(staff_sign_ins.staff_id, staff_id), isNull(staff_sign_ins.used_at)))
}

/** Of everybody, with all that is on its way: nobody knows which of them were ended elsewhere. */
export async function endEverySignIn(db: Db, { now, reason }: Ended): Promise<void> {
  await db.update(staff_sessions).set({ ended_at: now, end_reason: reason }).where(isNull(staff_sessions.ended_at))
  await db.update(staff_sign_ins).set({ used_at: now }).where(isNull(staff_sign_ins.used_at))
  await db.update(staff_links).set({ used_at: now }).where(isNull(staff_links.used_at))
  await db.update(staff_downloads).set({ used_at: now }).where(isNull(staff_downloads.used_at))
}

export const markSeen = (db: Db, session_id: string, now: Date) =>
  db.update(staff_sessions).set({ last_seen_at: now }).where(eq(staff_sessions.id, session_id))

export async function insertLink(db: Db, row: typeof staff_links.$inferInsert): Promise<void> {
  await voidLinks(db, row.staff_id, row.created_at)
  await db.insert(staff_links).values(row)
}

const voidLinks = (db: Db, staff_id: string, now: Date) =>
  db
    .update(staff_links)
    .set({ used_at: now })
    .where(and(eq(staff_links.staff_id, staff_id), isNull(staff_links.used_at)))

const liveLink = (secret_hash: string, now: Date) =>
  and(eq(staff_links.secret_hash, secret_hash), isNull(staff_links.used_at), gt(staff_links.expires_at, now))

/** Whom a link of a mail is for, while it works. */
export async function findLink(db: Db, secret_hash: string, now: Date) {
  const [row] = await db
    .select({ kind: staff_links.kind, email: staff.email, full_name: staff.full_name })
    .from(staff_links)
    .innerJoin(staff, eq(staff.id, staff_links.staff_id))
    .where(and(liveLink(secret_hash, now), isNull(staff.deactivated_at), hasGrant(db)))
    .limit(1)
  return row
}

type Chosen = { secret_hash: string; password_hash: string }

/** Uses the link up and sets the password; gives whose it is. Of many at once, one does. */
export async function choosePassword(db: Db, { secret_hash, password_hash }: Chosen, now: Date) {
  const [link] = await db
    .update(staff_links)
    .set({ used_at: now })
    .where(liveLink(secret_hash, now))
    .returning({ id: staff_links.id, staff_id: staff_links.staff_id, kind: staff_links.kind })
  if (!link) return undefined
  const [row] = await db
    .update(staff)
    .set({ password_hash })
    .where(and(eq(staff.id, link.staff_id), isNull(staff.deactivated_at), sql`${hasGrant(db)}`))
    .returning(person)
  return row && { ...row, link }
}

/** What no one can use any more. */
export async function deleteStaleSignIns(db: Db, before: Date): Promise<void> {
  await db.delete(staff_sign_ins).where(lt(staff_sign_ins.expires_at, before))
  await db.delete(staff_links).where(lt(staff_links.expires_at, before))
}
