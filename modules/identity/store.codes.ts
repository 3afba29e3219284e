import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { mostCodesOfNumber } from './rules/codes.ts'
import { one_time_codes } from './tables.ts'

type Purpose = (typeof one_time_codes.$inferSelect)['purpose']
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

// All tenants: by the id of a code that was found by tenant and purpose.
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

/** Codes to the address of a member who left go, and to one they were to have. A number may be somebody else's: messages to it stay counted, as nobody's. */
export async function eraseCodes(db: Db, who: { tenant_id: string; id: string; email: string }): Promise<void> {
  const ofMember = eq(one_time_codes.user_id, who.id)
  const toAddress = and(eq(one_time_codes.tenant_id, who.tenant_id), eq(one_time_codes.destination, who.email))
  const mailed = inArray(one_time_codes.purpose, ['verify_email', 'change_email'])
  await db.delete(one_time_codes).where(and(mailed, or(ofMember, toAddress)))
  await db.update(one_time_codes).set({ user_id: null, code_hash: '' }).where(ofMember)
}

// All tenants: a job deletes what is worth nothing any more, everywhere.
export const deleteStaleCodes = (db: Db, before: Date) =>
  db.delete(one_time_codes).where(lt(one_time_codes.created_at, before))
