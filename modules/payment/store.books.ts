import { and, asc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Period } from '#core/period.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { Account } from './rules/ledger.ts'
import { invoices, ledger_entries, payments } from './tables.ts'

type Page = { sort: string; cursor?: string | undefined; limit: number }
export type EntryQuery = Period & { account?: Account | undefined; search: string }

/** The books are of the platform as a whole: a tenant or partner has no part of them. */
export const booksOf = (scopes: readonly Scope[]): SQL => inScope(scopes, {})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A payment by its number, an invoice by its code, or whatever has that id. */
function searched(search: string): SQL | undefined {
  if (search === '') return undefined
  if (!uuid.test(search)) return or(eq(payments.payment_number, search), eq(invoices.code, search.toUpperCase()))
  return or(eq(ledger_entries.transaction_id, search), eq(ledger_entries.source_id, search))
}

export const entriesWhere = (scopes: readonly Scope[], { account, search, from, until }: EntryQuery): SQL | undefined =>
  and(
    booksOf(scopes),
    account && eq(ledger_entries.account, account),
    from && gte(ledger_entries.created_at, from),
    until && lt(ledger_entries.created_at, until),
    searched(search),
  )

const columns = {
  id: ledger_entries.id,
  transaction_id: ledger_entries.transaction_id,
  event: ledger_entries.event,
  account: ledger_entries.account,
  amount: ledger_entries.amount,
  source_id: ledger_entries.source_id,
  created_at: ledger_entries.created_at,
  payment_number: payments.payment_number,
  invoice_code: invoices.code,
  order_kind: invoices.order_kind,
  order_id: invoices.order_id,
}

// All tenants: the books are of the platform as a whole.
const selectEntry = (db: Db) =>
  db
    .select(columns)
    .from(ledger_entries)
    .leftJoin(payments, eq(payments.id, ledger_entries.payment_id))
    .leftJoin(invoices, eq(invoices.id, ledger_entries.invoice_id))

const sorted = { id: ledger_entries.id, by: { created_at: ledger_entries.created_at } }

export async function selectEntries(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf(sorted, place)
  const rows = await selectEntry(db)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>['rows'][number]

/** Counted where no other table is asked; a search is short anyway. */
export const countEntries = async (db: Db, where: SQL | undefined, search: string): Promise<Total | null> =>
  search === '' ? totalOf(db, ledger_entries, where) : null

/** What was written together. */
export const selectTransaction = (db: Db, id: string, scopes: readonly Scope[]): Promise<EntryRow[]> =>
  selectEntry(db)
    .where(and(eq(ledger_entries.transaction_id, id), booksOf(scopes)))
    .orderBy(asc(ledger_entries.id))
    .limit(100)

/** What every account holds; those that nothing has gone through yet are not among them. */
export const balances = (db: Db, scopes: readonly Scope[]) =>
  db
    .select({
      account: ledger_entries.account,
      balance: sql<number>`sum(${ledger_entries.amount})::float8`,
      entries: sql<number>`count(*)::int`,
    })
    .from(ledger_entries)
    .where(booksOf(scopes))
    .groupBy(ledger_entries.account)
    .orderBy(ledger_entries.account)
    .limit(50)
