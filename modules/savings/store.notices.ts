import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { bank_notices as notices } from './tables.ts'

export type BankNotice = typeof notices.$inferSelect

/** Claims the external id for its day, or only stores what claims none; false where another was first and has ended. */
export async function insertNotice(db: Db, row: BankNotice): Promise<boolean> {
  const added = await db.insert(notices).values(row).onConflictDoNothing().returning({ id: notices.id })
  return added.length === 1
}

type ExternalId = { partner_id: string; external_id: string; day: string }

/** The one that claimed an external id. */
export async function firstNotice(db: Db, { partner_id, external_id, day }: ExternalId): Promise<BankNotice> {
  const [row] = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.partner_id, partner_id),
        eq(notices.external_id, external_id),
        eq(notices.day, day),
        isNull(notices.repeats_id),
        isNotNull(notices.payment_request_id),
      ),
    )
    .limit(1)
  if (!row) throw new Error('an external id was taken by nobody')
  return row
}

type Answered = Pick<BankNotice, 'response_code' | 'answer' | 'needs_look'>

export const answerNotice = (db: Db, id: string, answered: Answered) =>
  db.update(notices).set(answered).where(eq(notices.id, id))

/** What a person has to look at, newest first: counted already, for another account or sum. */
export const listNoticesToLookAt = (db: Db, partner_id: string, limit = 50) =>
  db
    .select({
      id: notices.id,
      payment_request_id: notices.payment_request_id,
      body: notices.body,
      response_code: notices.response_code,
      at: notices.at,
    })
    .from(notices)
    .where(and(eq(notices.partner_id, partner_id), notices.needs_look))
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(limit)

export const deleteNoticesBefore = (db: Db, before: Date) => db.delete(notices).where(lt(notices.at, before))
