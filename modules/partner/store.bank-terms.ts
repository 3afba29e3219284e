import { and, asc, desc, eq, ilike, inArray, lte, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { type ListPlace, likeText } from './store.review.ts'
import { bank_terms, partners } from './tables.ts'

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

/** Terms that were agreed to, in force or not, by id. */
export async function termsById(db: Db, ids: readonly string[]): Promise<Map<string, BankTerms>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(bank_terms)
    .where(inArray(bank_terms.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Banks are the platform's, and each its own officers'. */
const ofBank = (scopes: readonly Scope[]): SQL | undefined =>
  and(eq(partners.kind, 'financial'), inScope(scopes, { bank: partners.id }))

export const selectBanks = (db: Db, scopes: readonly Scope[]) =>
  db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(ofBank(scopes))
    .orderBy(asc(partners.name), asc(partners.id))
    .limit(200)

type Wanted = { scopes: readonly Scope[]; id: string }

export async function findBank(db: Db, { scopes, id }: Wanted) {
  const [row] = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(and(eq(partners.id, id), ofBank(scopes)))
    .limit(1)
  return row
}

/** Locked: of two who write terms at once, the second sees the first's. */
export async function lockBank(db: Db, { scopes, id }: Wanted) {
  const [row] = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(and(eq(partners.id, id), ofBank(scopes)))
    .limit(1)
    .for('update')
  return row
}

/** All that these banks have offered and will offer. */
export const allTerms = (db: Db, partner_ids: readonly string[]): Promise<BankTerms[]> =>
  db
    .select()
    .from(bank_terms)
    .where(inArray(bank_terms.partner_id, [...partner_ids]))
    .orderBy(desc(bank_terms.valid_from), asc(bank_terms.id))

type Part = ListPlace & { search: string }

/** The same of all banks within a scope, part by part. */
export async function selectTerms(db: Db, scopes: readonly Scope[], { search, limit, ...place }: Part) {
  const keyset = keysetOf({ id: bank_terms.id, by: { valid_from: bank_terms.valid_from } }, place)
  const rows = await db
    .select({ terms: bank_terms, bank_name: partners.name })
    .from(bank_terms)
    .innerJoin(partners, eq(partners.id, bank_terms.partner_id))
    .where(and(ofBank(scopes), search === '' ? undefined : ilike(partners.name, likeText(search)), keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(
    rows.map(({ terms, bank_name }) => ({ ...terms, bank_name })),
    limit,
  )
}

/** False where terms of this contract begin on that day already. */
export async function insertTerms(db: Db, row: typeof bank_terms.$inferInsert): Promise<boolean> {
  const rows = await db.insert(bank_terms).values(row).onConflictDoNothing().returning({ id: bank_terms.id })
  return rows.length === 1
}
