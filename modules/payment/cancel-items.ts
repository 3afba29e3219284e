import type { Db } from '#core/context.ts'
import type { Rupiah } from '#core/money.ts'
import { reissueInvoice } from './issue.ts'
import { refundDue } from './refund.ts'
import { takenOut } from './rules/cancellation.ts'
import type { Stage } from './rules/payment-schedule.ts'
import { type Line, listLines } from './store.refunds.ts'
import { type Invoice, listInvoices, lockInvoicesOf } from './store.ts'
import { transitionInvoice } from './transition.ts'

type Cancellation = {
  order_id: string
  /** By the names that the order's lines have. */
  items: readonly string[]
  actor: 'house' | 'staff'
  actor_id?: string | undefined
  reason: string
}
/** What was asked for the items, invoice by invoice. */
export type CancelledPart = { stage: Stage; amount: Rupiah }

/**
 * Takes things out of what an order pays for: what was paid for them goes back, and an invoice that waits is replaced by one
 * without them, due at the same moment. Nothing else of the order is priced anew.
 */
export function cancelItems(db: Db, { order_id, items, ...by }: Cancellation, now: Date): Promise<CancelledPart[]> {
  return db.transaction(async (tx) => {
    await lockInvoicesOf(tx, order_id)
    const rows = (await listInvoices(tx, [order_id])).filter(({ invoice }) => isCounted(invoice))
    const lines =
      rows.length === 0
        ? []
        : await listLines(
            tx,
            rows.map(({ invoice }) => invoice.id),
          )
    const cancelled: CancelledPart[] = []
    for (const { invoice, payment } of rows) {
      const own = lines.filter(({ invoice_id }) => invoice_id === invoice.id)
      const amount = payment
        ? await refundDue(tx, { payment_id: payment.id, items, ...by }, now)
        : await takeOut(tx, invoice, { own, items, by }, now)
      cancelled.push({ stage: invoice.stage, amount })
    }
    return cancelled
  })
}

const isCounted = ({ state }: Pick<Invoice, 'state'>): boolean => state === 'waiting' || state === 'paid'

type Taken = { own: readonly Line[]; items: readonly string[]; by: Omit<Cancellation, 'order_id' | 'items'> }

async function takeOut(db: Db, invoice: Invoice, { own, items, by }: Taken, now: Date): Promise<Rupiah> {
  const amount = takenOut({ amount: invoice.amount, lines: own, items })
  if (amount === 0) return amount
  const lines = own.filter(({ item }) => !items.includes(item))
  await transitionInvoice(db, invoice, { event: 'void', ...by, now })
  await reissueInvoice(db, invoice, { lines, why: by }, now)
  return amount
}
