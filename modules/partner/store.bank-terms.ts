import { and, desc, inArray, lte } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { bank_terms } from './tables.ts'

export type BankTerms = typeof bank_terms.$inferSelect

/** What these banks offer on a day: of each contract the latest row, unless by then the bank has taken it back. */
export async function termsInForce(db: Db, partner_ids: readonly string[], day: string): Promise<BankTerms[]> {
  const rows = await db
    .selectDistinctOn([bank_terms.partner_id, bank_terms.akad])
    .from(bank_terms)
    .where(and(inArray(bank_terms.partner_id, [...partner_ids]), lte(bank_terms.valid_from, day)))
    .orderBy(bank_terms.partner_id, bank_terms.akad, desc(bank_terms.valid_from))
  return rows.filter((row) => row.is_offered)
}

/** Rows by their id, whatever day it is. */
export const termsById = (db: Db, ids: readonly string[]): Promise<BankTerms[]> =>
  db
    .select()
    .from(bank_terms)
    .where(inArray(bank_terms.id, [...ids]))
    .limit(ids.length)
