import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { type Bounce, sameAddress } from '#core/bounce.ts'
import type { Db } from '#core/context.ts'
import type { Parcel } from '#core/ports.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { mail_bounces, outbox } from './tables.ts'

const ofAddress = (email: string) => eq(mail_bounces.email, sameAddress(email))
const stands = isNull(mail_bounces.cleared_at)

/** To whom a parcel is mailed; nothing for what is no mail. */
export function mailedTo(parcel: Parcel): string | undefined {
  if (parcel.kind === 'mail') return parcel.mail.to
  if (parcel.kind === 'letter') return parcel.letter.to
  return parcel.kind === 'staff_letter' ? parcel.staff_letter.to.email : undefined
}

export async function addressBounces(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ email: mail_bounces.email })
    .from(mail_bounces)
    .where(and(ofAddress(email), stands))
    .limit(1)
  return row !== undefined
}

/** Bounces are counted and marked one after another, to the end of the transaction: many at once would each be counted as the first. */
export const lockBounces = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('mail bounces', 0))`)

const atOnceMs = 10 * minuteMs

type Learned = { mailed_at: Date; now: Date }

/** How many addresses came back within ten minutes, by when their mail was sent or by when we learned of it: the higher one. */
export async function countBouncesAtOnce(db: Db, { mailed_at, now }: Learned): Promise<number> {
  const around = [
    gt(mail_bounces.bounced_at, addMs(mailed_at, -atOnceMs)),
    lt(mail_bounces.bounced_at, addMs(mailed_at, atOnceMs)),
  ]
  return Math.max(await db.$count(mail_bounces, and(...around)), await db.$count(mail_bounces, reportedLately(now)))
}

const reportedLately = (now: Date) => gt(mail_bounces.reported_at, addMs(now, -atOnceMs))

/** Of what came back within ten minutes, however long ago it was mailed: the addresses that were marked, and those that were not. */
export async function countBouncesLately(db: Db, now: Date): Promise<{ marked: number; held: number }> {
  const held = await db.$count(mail_bounces, and(reportedLately(now), mail_bounces.is_held))
  return { held, marked: (await db.$count(mail_bounces, reportedLately(now))) - held }
}

type Fate = Learned & { is_held: boolean }

/**
 * True where the address was good until now. What was mailed before somebody proved to read it there says nothing. One that is
 * held back is sent to like before: for that, it is cleared as soon as it bounces.
 */
export async function insertBounce(db: Db, bounce: Bounce, { mailed_at, now, is_held }: Fate): Promise<boolean> {
  const { status, reason } = bounce
  const cleared_at = is_held ? mailed_at : null
  const seen = { status, reason, bounced_at: mailed_at, reported_at: now, is_held, cleared_at }
  const rows = await db
    .insert(mail_bounces)
    .values({ email: sameAddress(bounce.email), ...seen })
    .onConflictDoUpdate({ target: mail_bounces.email, set: seen, setWhere: lt(mail_bounces.cleared_at, mailed_at) })
    .returning({ email: mail_bounces.email })
  return rows.length === 1
}

/** Somebody has proved to read what is mailed there. True where it had bounced, and was marked. */
export async function clearBounce(db: Db, email: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(mail_bounces)
    .set({ cleared_at: now })
    .where(and(ofAddress(email), or(stands, mail_bounces.is_held)))
    .returning({ is_held: mail_bounces.is_held })
  return rows.some(({ is_held }) => !is_held)
}

/** Addresses proved long ago go, and those that bounced so long ago that a mail may try them again. */
export const deleteOldBounces = (db: Db, before: { cleared: Date; bounced: Date }) =>
  db
    .delete(mail_bounces)
    .where(or(lt(mail_bounces.cleared_at, before.cleared), lt(mail_bounces.bounced_at, before.bounced)))

/** With the id of its mail, so that equal addresses have unequal hashes. */
export const mailedToHash = (id: string, email: string): string =>
  createHash('sha256')
    .update(`${id} ${sameAddress(email)}`)
    .digest('base64url')

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** When this very mail went to this very address; nothing where it did not. A report may come before we have noted that it went. */
export async function findMailed(db: Db, id: string, email: string): Promise<Date | undefined> {
  if (!isId.test(id)) return undefined
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id)).limit(1)
  if (row?.sent_at) return row.mailed_to_hash === mailedToHash(id, email) ? row.sent_at : undefined
  if (!row?.queued_at || !row.parcel || row.dead_at) return undefined
  return sameAddress(mailedTo(row.parcel) ?? '') === sameAddress(email) ? row.queued_at : undefined
}

/** Nothing of somebody who left stays. True where the address bounced. */
export async function deleteBounce(db: Db, email: string): Promise<boolean> {
  const rows = await db.delete(mail_bounces).where(ofAddress(email)).returning({ cleared_at: mail_bounces.cleared_at })
  return rows.some(({ cleared_at }) => cleared_at === null)
}
