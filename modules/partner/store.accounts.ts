import { and, count, desc, eq, gte, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { type ListPlace, likeText } from './store.review.ts'
import {
  partner_accounts as accounts,
  partner_applications as applications,
  partner_application_checks as checks,
  partners,
} from './tables.ts'

export type AccountRow = typeof accounts.$inferSelect

/** A partner's own people enter theirs; the platform's verify them. */
const within = (scopes: readonly Scope[]) => inScope(scopes, { partner: partners.id })

export const listOwnPartners = (db: Db, scopes: readonly Scope[]) =>
  db
    .select({ id: partners.id, name: partners.name, legal_name: partners.legal_name })
    .from(partners)
    .where(within(scopes))
    .orderBy(partners.name)
    .limit(50)

/** Locked: of two who enter an account at once, the second sees the first. */
export async function lockOwnPartner(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select({ id: partners.id, name: partners.name, legal_name: partners.legal_name })
    .from(partners)
    .where(and(eq(partners.id, id), within(scopes)))
    .limit(1)
    .for('update')
  return row
}

export const accountsOf = (db: Db, partner_id: string): Promise<AccountRow[]> =>
  db.select().from(accounts).where(eq(accounts.partner_id, partner_id)).orderBy(desc(accounts.entered_at)).limit(20)

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

type Query = { search: string; state: AccountRow['state'] }

export const accountsWhere = (scopes: readonly Scope[], { search, state }: Query): SQL | undefined =>
  and(
    inScope(scopes, {}),
    eq(accounts.state, state),
    search === ''
      ? undefined
      : or(...[partners.name, partners.legal_name, accounts.holder].map((column) => ilike(column, likeText(search)))),
  )

const sorted = { id: accounts.id, by: { entered_at: accounts.entered_at } }

export async function selectAccounts(db: Db, where: SQL | undefined, { limit, ...place }: ListPlace) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select({ account: accounts, partner_name: partners.name })
    .from(accounts)
    .innerJoin(partners, eq(partners.id, accounts.partner_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(
    rows.map(({ account, partner_name }) => ({ ...account, partner_name })),
    limit,
  )
}

// A partner has a few in all its years: all of them are counted.
export async function countAccounts(db: Db, where: SQL | undefined): Promise<Total> {
  const [row] = await db
    .select({ count: count() })
    .from(accounts)
    .innerJoin(partners, eq(partners.id, accounts.partner_id))
    .where(where)
  return { count: row?.count ?? 0, is_more: false }
}

export async function findAccount(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select({ account: accounts, partner_name: partners.name, legal_name: partners.legal_name })
    .from(accounts)
    .innerJoin(partners, eq(partners.id, accounts.partner_id))
    .where(and(eq(accounts.id, id), inScope(scopes, {})))
    .limit(1)
  return row
}

/** The account in this state, locked with its partner's others: one is verified at a time. */
export async function lockAccounts(db: Db, partner_id: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.partner_id, partner_id), inArray(accounts.state, ['entered', 'verified'])))
    .orderBy(accounts.id)
    .limit(2)
    .for('update')
}

export const insertAccount = (db: Db, row: AccountRow) => db.insert(accounts).values(row)

/** Only if it is still in that state; for account-transition.ts alone. */
export async function stepAccount(db: Db, was: Pick<AccountRow, 'id' | 'state'>, to: Partial<AccountRow>) {
  const rows = await db
    .update(accounts)
    .set(to)
    .where(and(eq(accounts.id, was.id), eq(accounts.state, was.state)))
    .returning({ id: accounts.id })
  return rows.length === 1
}

/** The verified accounts of these partners, by partner. */
export async function verifiedAccounts(db: Db, partner_ids: readonly string[]): Promise<Map<string, AccountRow>> {
  if (partner_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accounts)
    .where(and(inArray(accounts.partner_id, [...partner_ids]), eq(accounts.state, 'verified')))
    .limit(partner_ids.length)
  return new Map(rows.map((row) => [row.partner_id, row]))
}

export async function accountsById(db: Db, ids: readonly string[]): Promise<Map<string, AccountRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who has entered or verified an account of a partner since then. */
export async function accountChanges(db: Db, partner_id: string, since: Date) {
  const rows = await db
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.partner_id, partner_id), or(gte(accounts.entered_at, since), gte(accounts.decided_at, since))),
    )
    .limit(100)
  return rows.flatMap(({ entered_by, entered_at, decided_by, decided_at }) => [
    { changed_by: entered_by, changed_at: entered_at },
    ...(decided_by && decided_at ? [{ changed_by: decided_by, changed_at: decided_at }] : []),
  ])
}
