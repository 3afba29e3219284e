import { and, desc, eq, gte, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { PayeeKind } from './rules/payee.ts'
import { partner_accounts as accounts } from './tables.ts'

export type AccountRow = typeof accounts.$inferSelect
type Page = { sort: string; cursor?: string | undefined; limit: number }

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Whose account it is: ids of partners, stores and consultants are never the same. */
const isOf = (ids: readonly string[]): SQL | undefined =>
  or(
    inArray(accounts.partner_id, [...ids]),
    inArray(accounts.store_id, [...ids]),
    inArray(accounts.consultant_id, [...ids]),
  )

export type Owner = Pick<AccountRow, 'partner_id' | 'store_id' | 'consultant_id'>

export const payeeIdOf = ({ partner_id, store_id, consultant_id }: Owner): string =>
  partner_id ?? store_id ?? consultant_id ?? ''

export const payeeKindOf = ({ partner_id, store_id }: Owner): PayeeKind =>
  partner_id ? 'partner' : store_id ? 'store' : 'affiliate'

// All tenants: by a payee that the caller has found as theirs.
export const accountsOf = (db: Db, payee_id: string): Promise<AccountRow[]> =>
  db
    .select()
    .from(accounts)
    .where(isOf([payee_id]))
    .orderBy(desc(accounts.entered_at))
    .limit(20)

type Query = { search: string; state: AccountRow['state']; payee_ids: readonly string[] }

/** The platform verifies them; `payee_ids` are those whose names have the search in them. */
export const accountsWhere = (scopes: readonly Scope[], { search, state, payee_ids }: Query): SQL | undefined =>
  and(
    inScope(scopes, {}),
    eq(accounts.state, state),
    search === '' ? undefined : or(ilike(accounts.holder, likeText(search)), isOf(payee_ids)),
  )

const sorted = { id: accounts.id, by: { entered_at: accounts.entered_at } }

// All tenants: by a condition of `accountsWhere`.
export async function selectAccounts(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select()
    .from(accounts)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

// All tenants: by a condition of `accountsWhere`.
export const countAccounts = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, accounts, where)

export async function findAccount(db: Db, id: string, scopes: readonly Scope[]): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), inScope(scopes, {})))
    .limit(1)
  return row
}

/** The one that waits and the one that counts, locked together: one is verified at a time. */
export async function lockAccounts(db: Db, payee_id: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(accounts)
    .where(and(isOf([payee_id]), inArray(accounts.state, ['entered', 'verified'])))
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

// All tenants: by payouts that the caller has found as theirs.
/** The verified accounts of these payees, by payee. */
export async function verifiedAccounts(db: Db, payee_ids: readonly string[]): Promise<Map<string, AccountRow>> {
  if (payee_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accounts)
    .where(and(isOf(payee_ids), eq(accounts.state, 'verified')))
    .limit(payee_ids.length)
  return new Map(rows.map((row) => [payeeIdOf(row), row]))
}

// All tenants: by payouts that the caller has found as theirs.
export async function accountsById(db: Db, ids: readonly string[]): Promise<Map<string, AccountRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}

// All tenants: by a payout that the caller has found as theirs.
/** Who has entered or verified an account of a payee since then. */
export async function accountChanges(db: Db, payee_id: string, since: Date) {
  const rows = await db
    .select()
    .from(accounts)
    .where(and(isOf([payee_id]), or(gte(accounts.entered_at, since), gte(accounts.decided_at, since))))
    .limit(100)
  return rows.flatMap(({ entered_by, entered_at, decided_by, decided_at }) => [
    { changed_by: entered_by, changed_at: entered_at },
    ...(decided_by && decided_at ? [{ changed_by: decided_by, changed_at: decided_at }] : []),
  ])
}
