import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { type LedgerEvent, pairOf, type Standing } from './rules/ledger.ts'
import type { Payment } from './store.ts'
import { gateway_notifications, invoices, ledger_entries, payments } from './tables.ts'

export type Movement = { payment: Payment; event: LedgerEvent; standing: Standing }

/** The pair of an event, as a part of the statement that changes the state; the database stops whoever writes it twice. */
export function writePair(db: Db, { payment, event, standing }: Movement, now: Date) {
  const transaction_id = newId(now)
  const pair = pairOf({ event, gateway: payment.gateway, amount: rupiah(payment.amount), standing })
  return db.insert(ledger_entries).values(
    pair.map((entry) => ({
      id: newId(now),
      transaction_id,
      event,
      ...entry,
      payment_id: payment.id,
      invoice_id: payment.invoice_id,
      created_at: now,
    })),
  )
}

const sums = sql<number>`coalesce(sum(${ledger_entries.amount}), 0)::float8`

export const sumsByAccount = (db: Db) =>
  db
    .select({ account: ledger_entries.account, sum: sums, entries: sql<number>`count(*)::int` })
    .from(ledger_entries)
    .groupBy(ledger_entries.account)
    .orderBy(ledger_entries.account)
    .limit(50)

export const unbalanced = (db: Db) =>
  db
    .select({ transaction_id: ledger_entries.transaction_id, sum: sums })
    .from(ledger_entries)
    .groupBy(ledger_entries.transaction_id)
    .having(ne(sums, 0))
    .limit(100)

const events = (name: LedgerEvent) => sql`exists (select 1 from ${ledger_entries}
  where ${ledger_entries.payment_id} = ${payments.id} and ${ledger_entries.event} = ${name})`
const received = sql`exists (select 1 from ${ledger_entries} where ${ledger_entries.payment_id} = ${payments.id}
  and ${ledger_entries.event} in ('payment_received', 'unapplied_received')
  and ${ledger_entries.amount} = ${payments.amount})`

/** Attempts whose state and entries say different things. */
export const mismatched = (db: Db) =>
  db
    .select({ payment_number: payments.payment_number, state: payments.state })
    .from(payments)
    .where(
      sql`(${payments.state} in ('paid', 'refund_due', 'refunded')) <> ${received}
        or (${payments.state} in ('refund_due', 'refunded')) <> ${events('refund_due')}
        or (${payments.state} = 'refunded') <> ${events('refunded')}`,
    )
    .limit(100)

// All tenants: the books are checked as a whole.
/** Paid invoices without the one success that paid them, and successes on invoices that are not paid. */
export const unpaidlyPaid = (db: Db) =>
  db
    .select({ code: invoices.code, state: invoices.state })
    .from(invoices)
    .leftJoin(payments, and(eq(payments.invoice_id, invoices.id), eq(payments.is_settling, true)))
    .where(
      sql`(${invoices.state} = 'paid') <> (${payments.id} is not null)
        or (${payments.id} is not null and ${payments.amount} <> ${invoices.amount})`,
    )
    .limit(100)

/** Signed messages that a person has to look at. */
export async function countToReview(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(gateway_notifications)
    .where(sql`${gateway_notifications.outcome} in ('wrong_amount', 'unknown', 'review')`)
  return row?.total ?? 0
}
