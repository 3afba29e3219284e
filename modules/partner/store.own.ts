import { and, desc, eq, ilike, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { inScope } from '#database/scope.ts'
import { likeText } from './store.review.ts'
import { partner_applications as applications, partner_application_checks as checks, partners } from './tables.ts'

const named = { id: partners.id, name: partners.name, legal_name: partners.legal_name }
const within = (scopes: readonly Scope[]) => inScope(scopes, { partner: partners.id })

/** The partners that somebody's own grants name. */
export const listOwnPartners = (db: Db, scopes: readonly Scope[]) =>
  db.select(named).from(partners).where(within(scopes)).orderBy(partners.name).limit(50)

/** Locked: of two who enter an account at once, the second sees the first. */
export async function lockOwnPartner(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select(named)
    .from(partners)
    .where(and(eq(partners.id, id), within(scopes)))
    .limit(1)
    .for('update')
  return row
}

/** Partners whose name, or whose company's, has this in it. */
export async function partnerIdsNamed(db: Db, search: string): Promise<string[]> {
  const rows = await db
    .select({ id: partners.id })
    .from(partners)
    .where(or(ilike(partners.name, likeText(search)), ilike(partners.legal_name, likeText(search))))
    .orderBy(partners.id)
    .limit(1_000)
  return rows.map(({ id }) => id)
}

/** The account that passed when the partner applied. */
export async function findApplied(db: Db, partner_id: string) {
  const [row] = await db
    .select({ bank_name: checks.bank_name, holder: checks.account_holder, ending: checks.account_ending })
    .from(checks)
    .innerJoin(applications, eq(applications.id, checks.application_id))
    .where(and(eq(applications.partner_id, partner_id), eq(checks.kind, 'bank_account'), eq(checks.outcome, 'passed')))
    .orderBy(desc(checks.checked_at))
    .limit(1)
  const { bank_name, holder, ending } = row ?? {}
  return bank_name && holder && ending ? { bank_name, holder, ending } : undefined
}
