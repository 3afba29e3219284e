import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Rupiah } from '#core/money.ts'
import { invoicesOf, moveForPayees, type RefundNews } from '#modules/payment/module.ts'
import { reversalsOf } from './rules/reversal.ts'
import { type Earning, insertEarnings, lockEarningsOf, type Payee } from './store.ts'

type Earned = Payee & { order_kind: string; order_id: string; item: string; amount: Rupiah; reason: string }

/** Writes down what somebody earned of an order; told again, nothing happens. */
export async function earn(db: Db, earned: readonly Earned[], now: Date): Promise<void> {
  const rows = earned.filter(({ amount }) => amount > 0).map((one) => ({ ...one, id: newId(now), created_at: now }))
  if (rows.length === 0) return
  const made = await insertEarnings(db, rows)
  await moveForPayees(
    db,
    made.map(({ id, amount }) => ({ event: 'earned', source_id: id, amount })),
    now,
  )
}

/** Money of an order goes back to its buyer: whoever had earned of it loses the same share. */
export async function reverseOfRefund(db: Db, { invoice, payment, refund, reason, now }: RefundNews): Promise<void> {
  // Money that paid no invoice was nobody's.
  if (!payment.is_settling) return
  const earned = await lockEarningsOf(db, invoice.order_id)
  if (earned.length === 0) return
  const invoices = (await invoicesOf(db, [invoice.order_id])).get(invoice.order_id) ?? []
  const paid = invoices.reduce((sum, { state, amount }) => sum + (state === 'paid' ? amount : 0), 0)
  const reversals = reversalsOf(earned, { refunded: refund.amount, paid })
  const byId = new Map(earned.map((row) => [row.id, row]))
  const rows = reversals.flatMap(({ earning_id, amount }) => {
    const of = byId.get(earning_id)
    return of ? [reversalRow(of, { amount, reason, refund_id: refund.id, now })] : []
  })
  const made = rows.length === 0 ? [] : await insertEarnings(db, rows)
  await moveForPayees(
    db,
    made.map(({ id, amount }) => ({ event: 'earning_reversed', source_id: id, amount: -amount })),
    now,
  )
}

type Back = { amount: number; reason: string; refund_id: string; now: Date }

const reversalRow = (of: Earning, { amount, reason, refund_id, now }: Back): Earning => ({
  ...of,
  id: newId(now),
  item: `refund:${refund_id}`,
  amount: -amount,
  reverses: of.id,
  reason,
  payout_id: null,
  created_at: now,
})
