import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { invoicesOf, linesOf, moveForPayees, partsOf, type RefundNews } from '#modules/payment/module.ts'
import type { PayeeLedgerEvent } from '#modules/payment/rules/ledger.ts'
import { feeBackOf, feeOf } from './rules/fee.ts'
import { type Returned, reversalsOf } from './rules/reversal.ts'
import { type Earning, insertEarnings, lockEarningsOf, type Payee } from './store.ts'

type Earned = Payee & { order_kind: string; order_id: string; item: string; amount: Rupiah; reason: string } & {
  /** What of the amount a promo of ours took off the buyer's price. */
  promo?: Rupiah
}

/** Writes down what somebody earned of an order; told again, nothing happens. */
export async function earn(db: Db, earned: readonly Earned[], now: Date): Promise<void> {
  const { commission_basis_points: basis_points } = await datedRulesOn(db, jakartaDate(now))
  const rows = earned
    .filter(({ amount }) => amount > 0)
    .map((one) => ({
      ...one,
      id: newId(now),
      fee: feeOf(one.amount, { payee_kind: one.payee_kind, basis_points }),
      created_at: now,
    }))
  if (rows.length === 0) return
  const made = await insertEarnings(db, rows)
  await moveForPayees(
    db,
    made.flatMap(({ id, payee_kind, amount, promo }) => [
      ...moveOf(payee_kind === 'affiliate' ? 'commission_earned' : 'earned', id, amount - promo),
      ...moveOf('promo_borne', id, promo),
    ]),
    now,
  )
}

const moveOf = (event: PayeeLedgerEvent, source_id: string, amount: number) =>
  amount === 0 ? [] : [{ event, source_id, amount }]

/** Money of an order goes back to its buyer: whoever had earned of it loses its share. */
export async function reverseOfRefund(db: Db, { invoice, payment, refund, reason, now }: RefundNews): Promise<void> {
  // Money that paid no invoice was nobody's.
  if (!payment.is_settling) return
  const earned = await lockEarningsOf(db, invoice.order_id)
  if (earned.length === 0) return
  const reversals = reversalsOf(earned, await returnedOf(db, invoice.order_id, refund.id))
  const byId = new Map(earned.map((row) => [row.id, row]))
  const rows = reversals.flatMap(({ earning_id, amount, promo }) => {
    const of = byId.get(earning_id)
    if (!of) return []
    const before = earned.reduce((sum, row) => sum - (row.reverses === earning_id ? row.amount : 0), 0)
    const fee = feeBackOf(of, { before, back: amount })
    return [reversalRow(of, { amount, fee, promo, reason, refund_id: refund.id, now })]
  })
  const made = rows.length === 0 ? [] : await insertEarnings(db, rows)
  await moveForPayees(
    db,
    made.flatMap(({ id, payee_kind, amount, promo }) => [
      ...moveOf(payee_kind === 'affiliate' ? 'commission_taken_back' : 'earning_reversed', id, promo - amount),
      ...moveOf('promo_returned', id, -promo),
    ]),
    now,
  )
}

/** What of an order's paid lines goes back with a refund, and what stays, by the things they are for. */
async function returnedOf(db: Db, order_id: string, refund_id: string): Promise<Returned[]> {
  const invoices = (await invoicesOf(db, [order_id])).get(order_id) ?? []
  const paid = invoices.filter(({ state }) => state === 'paid').map(({ id }) => id)
  const back = new Map((await partsOf(db, refund_id)).map((part) => [part.invoice_line_id, part.amount]))
  const lines = Map.groupBy(await linesOf(db, paid), ({ item }) => item)
  return [...lines].map(([item, all]) => ({
    item,
    back: all.reduce((sum, { id }) => sum + (back.get(id) ?? 0), 0),
    stays: all.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
  }))
}

type Back = { amount: number; fee: number; promo: number; reason: string; refund_id: string; now: Date }

const reversalRow = (of: Earning, { amount, fee, promo, reason, refund_id, now }: Back): Earning => ({
  ...of,
  id: newId(now),
  item: `refund:${refund_id}`,
  amount: -amount,
  // Not −0, which no column holds.
  fee: 0 - fee,
  promo: 0 - promo,
  reverses: of.id,
  reason,
  payout_id: null,
  created_at: now,
})
