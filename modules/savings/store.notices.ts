import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { bank_notices } from './tables.ts'

export type BankNotice = typeof bank_notices.$inferSelect

/** Claims the external id for its day, or only stores what claims none; false where another was first and has ended. */
export async function insertNotice(db: Db, row: BankNotice): Promise<boolean> {
  const added = await db.insert(bank_notices).values(row).onConflictDoNothing().returning({ id: bank_notices.id })
  return added.length === 1
}

type ExternalId = { partner_id: string; external_id: string; day: string }

/** The one that claimed an external id. */
export async function firstNotice(db: Db, { partner_id, external_id, day }: ExternalId): Promise<BankNotice> {
  const [row] = await db
    .select()
    .from(bank_notices)
    .where(
      and(
        eq(bank_notices.partner_id, partner_id),
        eq(bank_notices.external_id, external_id),
        eq(bank_notices.day, day),
        isNull(bank_notices.repeats_id),
        isNotNull(bank_notices.payment_request_id),
      ),
    )
    .limit(1)
  if (!row) throw new Error('an external id was taken by nobody')
  return row
}

type Answered = Pick<BankNotice, 'response_code' | 'answer' | 'needs_look'>

export const answerNotice = (db: Db, id: string, answered: Answered) =>
  db.update(bank_notices).set(answered).where(eq(bank_notices.id, id))

/** What a person has to look at, newest first: counted already, for another account or sum. */
export const listNoticesToLookAt = (db: Db, partner_id: string, limit = 50) =>
  db
    .select({
      id: bank_notices.id,
      payment_request_id: bank_notices.payment_request_id,
      body: bank_notices.body,
      response_code: bank_notices.response_code,
      at: bank_notices.at,
    })
    .from(bank_notices)
    .where(and(eq(bank_notices.partner_id, partner_id), bank_notices.needs_look))
    .orderBy(desc(bank_notices.at), desc(bank_notices.id))
    .limit(limit)

export const deleteNoticesBefore = (db: Db, before: Date) => db.delete(bank_notices).where(lt(bank_notices.at, before))
