import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { refund_accounts as accounts, invoices, payments, refunds, refund_batch_rows as rows } from './tables.ts'

export type RefundAccount = typeof accounts.$inferSelect
type Mine = { tenant_id: string; user_id: string; order_id: string }

/** On a list of transfers it goes where it was to go when somebody took the list. */
const isListed = (refund_id: SQLWrapper) =>
  sql<boolean>`exists (select 1 from ${rows} where ${rows.refund_id} = ${refund_id} and ${rows.outcome} = 'transfer')`

/** The refunds of a member's own order, oldest first, each with how it was paid and where it is to go. */
export const listOwnRefunds = (db: Db, { tenant_id, user_id, order_id }: Mine) =>
  db
    .select({
      refund: refunds,
      payment: payments,
      invoice: invoices,
      account: accounts,
      is_listed: isListed(refunds.id),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .leftJoin(accounts, eq(accounts.id, refunds.id))
    .where(and(eq(invoices.tenant_id, tenant_id), eq(invoices.user_id, user_id), eq(invoices.order_id, order_id)))
    .orderBy(asc(refunds.decided_at), asc(refunds.id))
    .limit(500)

/** Gives a refund its account, or another while nobody has approved or listed it; false where that is over. */
export async function saveAccount(db: Db, row: RefundAccount): Promise<boolean> {
  const { id, ...given } = row
  const isDue = sql`exists (select 1 from ${refunds} where ${refunds.id} = ${id} and ${refunds.state} = 'due')
    and not ${isListed(sql.param(id))}`
  const saved = await db
    .insert(accounts)
    .values(row)
    .onConflictDoUpdate({ target: accounts.id, set: given, setWhere: isDue })
    .returning({ id: accounts.id })
  return saved.length === 1
}

// All tenants: by refunds that the caller has found as theirs.
/** Where these refunds are to go, by refund. */
export async function accountsOfRefunds(db: Db, refund_ids: readonly string[]): Promise<Map<string, RefundAccount>> {
  if (refund_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...refund_ids]))
    .limit(refund_ids.length)
  return new Map(rows.map((row) => [row.id, row]))
}

// All tenants: a job forgets who was paid back, by orders it has just listed.
/** Nobody is paid back to these accounts any more. */
export const deleteAccounts = (db: Db, order_ids: readonly string[]) =>
  db.delete(accounts).where(
    inArray(
      accounts.id,
      db
        .select({ id: refunds.id })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.payment_id))
        .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
        .where(inArray(invoices.order_id, [...order_ids])),
    ),
  )
