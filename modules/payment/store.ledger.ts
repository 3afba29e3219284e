import { and, eq, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import {
  bankMoneyReceived,
  formerRefunded,
  type LedgerEvent,
  type PayeeLedgerEvent,
  type PaymentLedgerEvent,
  pair,
  pairOf,
  payeeMoves,
  type Standing,
  settledPairs,
  settlementEvents,
} from './rules/ledger.ts'
import type { RefundState, RefundVia } from './rules/machine.ts'
import type { GatewayName } from './rules/methods.ts'
import type { Payment } from './store.ts'
import {
  gateway_notifications,
  invoice_lines,
  invoices,
  ledger_entries,
  payments,
  refund_lines,
  refunds,
} from './tables.ts'

export type Movement = {
  payment: Payment
  event: PaymentLedgerEvent
  standing: Standing
  /** Where it is money that goes back, perhaps only a part of the payment's. */
  refund?: { id: string; amount: number; via: RefundVia | null } | undefined
}

/** The pair of an event, as a part of the statement that changes the state; the database stops whoever writes it twice. */
export function writePair(db: Db, { payment, event, standing, refund }: Movement, now: Date) {
  const transaction_id = newId(now)
  const amount = rupiah((refund ?? payment).amount)
  const entries = pairOf({ event, gateway: payment.gateway, amount, standing, via: refund?.via })
  return db.insert(ledger_entries).values(
    entries.map((entry) => ({
      id: newId(now),
      transaction_id,
      event,
      ...entry,
      payment_id: payment.id,
      invoice_id: payment.invoice_id,
      refund_id: refund?.id ?? null,
      created_at: now,
    })),
  )
}

const sums = sql<number>`coalesce(sum(${ledger_entries.amount}), 0)::float8`

type PayeeMovement = { event: PayeeLedgerEvent; source_id: string; amount: number }

/** Pairs of what others earn and are paid; each event of an earning or a payout is written once. */
export async function moveForPayees(db: Db, moved: readonly PayeeMovement[], now: Date): Promise<void> {
  const rows = moved.flatMap(({ event, source_id, amount }) => {
    const transaction_id = newId(now)
    const [takes, gives] = payeeMoves[event]
    const entries = pair(takes, gives, rupiah(amount))
    return entries.map((entry) => ({ id: newId(now), transaction_id, event, ...entry, source_id, created_at: now }))
  })
  if (rows.length > 0) await db.insert(ledger_entries).values(rows)
}

type Settled = { gateway: GatewayName; source_id: string; net: number; fee: number }

/** Pairs of payments that a gateway has settled, each by the line of its file and once. */
export async function moveForSettled(db: Db, settled: readonly Settled[], now: Date): Promise<void> {
  const rows = settled.flatMap(({ source_id, ...of }) =>
    settledPairs(of).flatMap(({ event, entries }) => {
      const transaction_id = newId(now)
      return entries.map((entry) => ({ id: newId(now), transaction_id, event, ...entry, source_id, created_at: now }))
    }),
  )
  // A file may have thousands of lines, and a statement a limited number of values.
  for (let i = 0; i < rows.length; i += 1_000) await db.insert(ledger_entries).values(rows.slice(i, i + 1_000))
}

type BankMoney = { source_id: string; amount: number }

/** The pair of what a financing bank had said it paid, once it is seen on our account. */
export async function moveForBank(db: Db, { source_id, amount }: BankMoney, now: Date): Promise<void> {
  const transaction_id = newId(now)
  const entries = pair('money_at_bank', 'bank_receivable', rupiah(amount))
  const event: LedgerEvent = bankMoneyReceived
  await db
    .insert(ledger_entries)
    .values(entries.map((entry) => ({ id: newId(now), transaction_id, event, ...entry, source_id, created_at: now })))
}

/** What banks have said they paid and have not been seen to, by the books. */
export async function bankReceivable(db: Db): Promise<number> {
  const [row] = await db.select({ sum: sums }).from(ledger_entries).where(eq(ledger_entries.account, 'bank_receivable'))
  return row?.sum ?? 0
}

/** What the books have of settled payments, by event. */
export async function sumsOfSettled(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ event: ledger_entries.event, sum: sums })
    .from(ledger_entries)
    .where(
      and(
        inArray(ledger_entries.event, [...settlementEvents]),
        // A refund that is taken out again counts below zero.
        inArray(ledger_entries.account, ['money_at_bank', 'gateway_fees']),
      ),
    )
    .groupBy(ledger_entries.event)
    .limit(10)
  return new Map(rows.map(({ event, sum }) => [event, sum]))
}

/** What the books have under these events of payees, by event. */
export const sumsOfPayees = (db: Db) =>
  db
    .select({ event: ledger_entries.event, sum: sums })
    .from(ledger_entries)
    .where(sql`${ledger_entries.source_id} is not null and ${ledger_entries.amount} > 0`)
    .groupBy(ledger_entries.event)
    .limit(50)

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

/** What went through the books of each payment, by event. In one pass: they have no index for one payment after the other. */
function bookedOf(db: Db) {
  const booked = (...events: string[]) =>
    sql<number>`sum(${ledger_entries.amount}) filter (where ${ledger_entries.event} = any(${sql.param(events)}::text[]))`
  return db
    .select({
      payment_id: ledger_entries.payment_id,
      received: booked('payment_received', 'unapplied_received').as('received'),
      due: booked('refund_due').as('due'),
      sent: booked('refund_sent', formerRefunded).as('sent'),
      confirmed: booked('refund_confirmed', formerRefunded).as('confirmed'),
    })
    .from(ledger_entries)
    .where(and(isNotNull(ledger_entries.payment_id), gt(ledger_entries.amount, rupiah(0))))
    .groupBy(ledger_entries.payment_id)
    .as('booked')
}

/** What of each payment goes back, by how far its refunds are. */
function goingBackOf(db: Db) {
  const goingBack = (...states: RefundState[]) =>
    sql<number>`sum(${refunds.amount}) filter (where ${refunds.state} = any(${sql.param(states)}::text[]))`
  return db
    .select({
      payment_id: refunds.payment_id,
      all: goingBack('due', 'approved', 'sending', 'sent', 'confirmed').as('all_back'),
      left: goingBack('sent', 'confirmed').as('left_back'),
      arrived: goingBack('confirmed').as('arrived_back'),
    })
    .from(refunds)
    .groupBy(refunds.payment_id)
    .as('going_back')
}

/** Attempts whose state, refunds and entries say different things. */
export function mismatched(db: Db) {
  const [booked, back] = [bookedOf(db), goingBackOf(db)]
  const orNone = (sum: SQL.Aliased<number>) => sql`coalesce(${sum}, 0)`
  const [all, left] = [orNone(back.all), orNone(back.left)]
  return db
    .select({ payment_number: payments.payment_number, state: payments.state })
    .from(payments)
    .leftJoin(booked, eq(booked.payment_id, payments.id))
    .leftJoin(back, eq(back.payment_id, payments.id))
    .where(
      sql`${orNone(booked.received)}
          <> case when ${payments.state} in ('paid', 'refund_due', 'refunded') then ${payments.amount} else 0 end
        or ${orNone(booked.due)} <> ${all}
        or ${orNone(booked.sent)} <> ${left}
        or ${orNone(booked.confirmed)} <> ${orNone(back.arrived)}
        or (${payments.state} in ('refund_due', 'refunded')) <> (${all} = ${payments.amount})
        or (${payments.state} = 'refunded') <> (${left} = ${payments.amount})
        or ${all} > ${payments.amount}`,
    )
    .limit(100)
}

const sumOf = (amount: typeof invoice_lines.amount | typeof refund_lines.amount) => sql`coalesce(sum(${amount}), 0)`

// All tenants: the books are checked as a whole.
/** Invoices whose lines do not sum to their amount. */
export const unlikeTheirLines = (db: Db) =>
  db
    .select({ code: invoices.code })
    .from(invoices)
    .leftJoin(invoice_lines, eq(invoice_lines.invoice_id, invoices.id))
    .groupBy(invoices.id)
    .having(ne(sumOf(invoice_lines.amount), invoices.amount))
    .limit(100)

/** Lines of which more went back than was asked for, or that went back although their money never came. */
export const overRefunded = (db: Db) =>
  db
    .select({ line_id: invoice_lines.id })
    .from(invoice_lines)
    .innerJoin(refund_lines, eq(refund_lines.invoice_line_id, invoice_lines.id))
    .leftJoin(payments, and(eq(payments.invoice_id, invoice_lines.invoice_id), eq(payments.is_settling, true)))
    .groupBy(invoice_lines.id, payments.id)
    .having(sql`${sumOf(refund_lines.amount)} > ${invoice_lines.amount} or ${payments.id} is null`)
    .limit(100)

/** Refunds that do not give back what their lines say; of money that paid an invoice every rupiah is of some line. */
export const unlikeTheirParts = (db: Db) =>
  db
    .select({ refund_id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .leftJoin(refund_lines, eq(refund_lines.refund_id, refunds.id))
    .groupBy(refunds.id, payments.id)
    .having(sql`${sumOf(refund_lines.amount)} <> case when ${payments.is_settling} then ${refunds.amount} else 0 end`)
    .limit(100)

/** Refunds that left another account than the one they were sent from; of those of before nobody noted it. */
export const leftElsewhere = (db: Db) =>
  db
    .select({ refund_id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(ledger_entries, eq(ledger_entries.refund_id, refunds.id))
    .where(
      sql`${refunds.via} is not null and ${ledger_entries.event} = 'refund_confirmed' and ${ledger_entries.amount} < 0
        and ${ledger_entries.account} <> case ${refunds.via}
          when 'gateway' then 'money_at_' || ${payments.gateway} else 'money_at_bank' end`,
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
