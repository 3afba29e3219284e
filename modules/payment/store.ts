import { and, asc, desc, eq, getTableColumns, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Actor } from './rules/machine.ts'
import { invoice_lines, invoices, payment_history, payments } from './tables.ts'

export type Invoice = typeof invoices.$inferSelect
export type Payment = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert

type NewInvoice = typeof invoices.$inferInsert
type NewLine = typeof invoice_lines.$inferInsert
export type Step = {
  invoice_id: string
  payment_id?: string | undefined
  refund_id?: string | undefined
  event: string
  state: string
  actor: Actor
  actor_id?: string | undefined
  reason: string
}

const writeSteps = (db: Db, steps: readonly Step[], now: Date) =>
  db.insert(payment_history).values(steps.map((step) => ({ at: now, ...step })))

/** Invoices with their lines and the first row of their history: in one statement. */
export async function insertInvoices(
  db: Db,
  { rows, lines, steps }: { rows: NewInvoice[]; lines: NewLine[]; steps: readonly Step[] },
  now: Date,
): Promise<Invoice[]> {
  if (rows.length === 0) return []
  const written = db.$with('written').as(writeSteps(db, steps, now))
  const itemised = db.$with('itemised').as(db.insert(invoice_lines).values(lines))
  return db.with(written, itemised).insert(invoices).values(rows).returning()
}

type Mine = { tenant_id: string; user_id: string; order_id: string }
const mine = ({ tenant_id, user_id, order_id }: Mine) =>
  and(eq(invoices.tenant_id, tenant_id), eq(invoices.user_id, user_id), eq(invoices.order_id, order_id))

/** An invoice of an order: by the code that people read, or by its id. */
export type InvoiceName = { code: string } | { invoice_id: string }
const isNamed = (name: InvoiceName) =>
  'code' in name ? eq(invoices.code, name.code) : eq(invoices.id, name.invoice_id)

/** A member's own invoice. */
export async function findInvoice(db: Db, which: Mine & InvoiceName): Promise<Invoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(mine(which), isNamed(which)))
    .limit(1)
  return row
}

/** The same, whichever order it is of. */
export async function findInvoiceOfMember(db: Db, which: Omit<Mine, 'order_id'> & { code: string }) {
  const { tenant_id, user_id, code } = which
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.tenant_id, tenant_id), eq(invoices.user_id, user_id), eq(invoices.code, code)))
    .limit(1)
  return row
}

/** An attempt by both its names, or by whichever of the two somebody has. */
export type PaymentName = { payment_id: string; payment_number: string } | { id_or_number: string }

function isAttempt(name: PaymentName) {
  if ('payment_id' in name)
    return and(eq(payments.id, name.payment_id), eq(payments.payment_number, name.payment_number))
  return or(eq(payments.payment_number, name.id_or_number), eq(sql`${payments.id}::text`, name.id_or_number))
}

/** A member's own attempt, with its invoice. */
export async function findPayment(db: Db, which: Mine & PaymentName) {
  const [row] = await db
    .select({ invoice: invoices, payment: payments })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(mine(which), isAttempt(which)))
    .limit(1)
  return row
}

/** The invoice behind a shared link. */
export async function findShared(db: Db, tenant_id: string, share_token: string): Promise<Invoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.share_token, share_token), eq(invoices.tenant_id, tenant_id)))
    .limit(1)
  return row
}

// All tenants: part of a statement that has found the invoice.
const isOfBuyer = sql<boolean>`exists (
  select from ${payment_history} h where h.payment_id = ${payments}.id and h.event = 'start'
    and h.actor_id = ${invoices}.user_id)`
// All tenants: part of a statement that has found the invoice.
const isEarlierUnpaid = sql<boolean>`exists (
  select from ${invoices} e where e.order_id = ${invoices}.order_id and e.position < ${invoices}.position
    and e.state = 'waiting')`

type Which = { id: string } | { tenant_id: string; share_token: string } | (Mine & InvoiceName)

function isMeant(which: Which) {
  if ('id' in which) return eq(invoices.id, which.id)
  if ('order_id' in which) return and(mine(which), isNamed(which))
  return and(eq(invoices.share_token, which.share_token), eq(invoices.tenant_id, which.tenant_id))
}

/**
 * An invoice with the attempts that a payer may still use, newest first, and whether its buyer began them; and whether an
 * invoice of the same order that comes before it still waits.
 */
export async function findPayable(db: Db, which: Which, now: Date) {
  const isOpen = and(eq(payments.state, 'pending'), gt(payments.expires_at, now))
  const rows = await db
    .select({ invoice: invoices, payment: payments, is_of_buyer: isOfBuyer, is_earlier_unpaid: isEarlierUnpaid })
    .from(invoices)
    .leftJoin(payments, and(eq(payments.invoice_id, invoices.id), isOpen))
    .where(isMeant(which))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(20)
  const [first] = rows
  if (!first) return undefined
  const open = rows.flatMap(({ payment, is_of_buyer }) => (payment ? [{ ...payment, is_of_buyer }] : []))
  return { invoice: first.invoice, is_earlier_unpaid: first.is_earlier_unpaid, open }
}

export type Payable = NonNullable<Awaited<ReturnType<typeof findPayable>>>

// All tenants: by the id of an invoice that the caller has found as theirs.
/** The attempt that matters most to who looks at an invoice: its success, else one that can be paid, else the newest. */
export async function findLatest(db: Db, invoice: Pick<Invoice, 'id'>, now: Date) {
  const isOpen = sql`(${eq(payments.state, 'pending')} and ${gt(payments.expires_at, now)})`
  const [row] = await db
    .select({ ...getTableColumns(payments), is_of_buyer: isOfBuyer })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(eq(payments.invoice_id, invoice.id))
    .orderBy(desc(payments.is_settling), desc(isOpen), desc(payments.created_at), desc(payments.id))
    .limit(1)
  return row
}

// All tenants: by an order that the caller has found as theirs.
/** Whether somebody has begun to pay an order and may still succeed, whatever the clock says of it. */
export async function isBeingPaid(db: Db, order_id: string): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(eq(invoices.order_id, order_id), eq(invoices.state, 'waiting'), eq(payments.state, 'pending')))
    .limit(1)
  return rows.length > 0
}

/** An attempt with the first row of its history: in one statement. */
export async function insertPayment(
  db: Db,
  { row, step }: { row: NewPayment; step: Step },
  now: Date,
): Promise<Payment> {
  const written = db.$with('written').as(writeSteps(db, [step], now))
  const [made] = await db.with(written).insert(payments).values(row).returning()
  if (!made) throw new Error('an attempt was not written')
  return made
}

// All tenants: by an id that the caller has found as theirs, or that a job brings.
/** Everyone who changes an invoice or its attempts waits here, one behind the other. */
export async function lockInvoice(db: Db, id: string): Promise<Invoice | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id)).limit(1).for('update')
  return row
}

// All tenants: by an order that the caller has found as theirs.
/** All invoices of an order, locked in the order they are paid. */
export const lockInvoicesOf = (db: Db, order_id: string): Promise<Invoice[]> =>
  inOrder(db, eq(invoices.order_id, order_id))

// All tenants: by an order that the caller has found.
const inOrder = (db: Db, isOfOrder: SQL): Promise<Invoice[]> =>
  db.select().from(invoices).where(isOfOrder).orderBy(asc(invoices.position), asc(invoices.id)).for('update')

type Named = { gateway: Payment['gateway']; payment_number: string } | { payment_id: string }

// All tenants: a gateway knows an attempt by its number alone, which is unique.
/**
 * An attempt with its invoice, locked together and read as they are once nobody else has them. The invoice comes first, as
 * for everyone who changes either.
 */
export async function lockPayment(db: Db, which: Named) {
  const named =
    'payment_id' in which
      ? eq(payments.id, which.payment_id)
      : and(eq(payments.payment_number, which.payment_number), eq(payments.gateway, which.gateway))
  const ofOrder = db
    .select({ order_id: invoices.order_id })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(named)
    .limit(1)
  // Those beside it too, in the order everyone takes them: what is paid may touch what was asked before.
  const locked = await inOrder(db, eq(invoices.order_id, ofOrder))
  const [payment] = await db.select().from(payments).where(named).limit(1).for('update')
  const invoice = locked.find(({ id }) => id === payment?.invoice_id)
  return payment && invoice && { invoice, payment }
}

/** Only if it is still in that state, as a part of the statement of `store.transition.ts`; so too for an invoice. */
export const changePayment = (db: Db, was: Pick<Payment, 'id' | 'state'>, to: Partial<NewPayment>) =>
  db
    .update(payments)
    .set(to)
    .where(and(eq(payments.id, was.id), eq(payments.state, was.state)))
    .returning({ id: payments.id })

// All tenants: by a row that the caller has locked.
export const changeInvoice = (db: Db, was: Pick<Invoice, 'id' | 'state'>, to: Partial<Invoice>) =>
  db
    .update(invoices)
    .set(to)
    .where(and(eq(invoices.id, was.id), eq(invoices.state, was.state)))
    .returning({ id: invoices.id })

// All tenants: whose the order is, is for the caller to look up within what they may reach.
export async function findOrderOfInvoice(db: Db, code: string): Promise<string | undefined> {
  const [row] = await db.select({ order_id: invoices.order_id }).from(invoices).where(eq(invoices.code, code)).limit(1)
  return row?.order_id
}

/** A member's attempts to pay, the newest first. */
export const listPaymentsOf = (db: Db, user_id: string, limit: number) =>
  db
    .select({ payment: payments, invoice_code: invoices.code, order_id: invoices.order_id })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(eq(invoices.user_id, user_id))
    .orderBy(desc(payments.created_at))
    .limit(limit)

export const listHistory = (db: Db, invoice_ids: readonly string[]) =>
  db
    .select()
    .from(payment_history)
    .where(inArray(payment_history.invoice_id, [...invoice_ids]))
    .orderBy(asc(payment_history.id))
    .limit(1_000)

// All tenants: by orders that the caller has found as theirs.
/** Invoices of many orders at once, in the order they are paid, with the attempt that paid each. */
export const listInvoices = (db: Db, order_ids: readonly string[]) =>
  db
    .select({ invoice: invoices, payment: payments })
    .from(invoices)
    .leftJoin(payments, and(eq(payments.invoice_id, invoices.id), eq(payments.is_settling, true)))
    .where(inArray(invoices.order_id, [...order_ids]))
    .orderBy(asc(invoices.order_id), asc(invoices.created_at), asc(invoices.position))
    .limit(5_000)
