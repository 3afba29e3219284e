import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { inTransaction } from '#database/transaction.ts'
import { invoiceMachine } from './rules/machine.ts'
import { dueFromNow } from './rules/payment-schedule.ts'
import { type Invoice, listInvoices, lockInvoice, lockInvoicesOf } from './store.ts'
import { transitionInvoice } from './transition.ts'

type By = { actor: 'house' | 'staff'; actor_id?: string | undefined; reason: string }

/** Takes back what of an order still waits to be paid; gives those invoices. A success that comes now goes back. */
export function voidInvoices(db: Db, { order_id, ...why }: By & { order_id: string }, now: Date): Promise<Invoice[]> {
  return inTransaction(db, async (tx) => {
    const waiting = (await lockInvoicesOf(tx, order_id)).filter((invoice) => invoice.state === 'waiting')
    const voided: Invoice[] = []
    for (const invoice of waiting) voided.push(await transitionInvoice(tx, invoice, { event: 'void', ...why, now }))
    return voided
  })
}

type Reinstated = By & { order_id: string; closes_at: Date }

/** What was taken back when its order ran out is to be paid again, by the day agreed. For an order whose late money is kept. */
export function reinstateInvoices(db: Db, { order_id, closes_at, ...why }: Reinstated, now: Date): Promise<Invoice[]> {
  return inTransaction(db, async (tx) => {
    const reinstated: Invoice[] = []
    for (const invoice of await lockInvoicesOf(tx, order_id)) {
      const reinstate = { event: 'reinstate', ...why, now } as const
      if (!next(invoiceMachine, invoice.state, reinstate)) continue
      const waiting = await transitionInvoice(tx, invoice, reinstate)
      const due_at = dueFromNow(invoice.due_at, now, closes_at)
      const isMoved = due_at > invoice.due_at
      const move = { event: 'move_due', ...why, to: { due_at }, now } as const
      reinstated.push(isMoved ? await transitionInvoice(tx, waiting, move) : waiting)
    }
    return reinstated
  })
}

type Moved = By & { invoice_id: string; due_at: Date }

/** Gives a waiting invoice another due moment; false where it waits no more. */
export function moveInvoiceDue(db: Db, { invoice_id, due_at, ...why }: Moved, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, invoice_id)
    if (invoice?.state !== 'waiting') return false
    await transitionInvoice(tx, invoice, { event: 'move_due', ...why, to: { due_at, overdue_at: null }, now })
    return true
  })
}

/** The invoices of many orders, by order, in the order they are paid; each with the attempt that paid it. */
export async function invoicesOf(db: Db, order_ids: readonly string[]) {
  const rows = order_ids.length === 0 ? [] : await listInvoices(db, order_ids)
  return Map.groupBy(
    rows.map(({ invoice, payment }) => ({ ...invoice, paid_by: payment })),
    (invoice) => invoice.order_id,
  )
}
