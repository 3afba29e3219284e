import { type Rupiah, rupiah, sumRupiah } from '#core/money.ts'
import { type LineLeft, partsLeft, type RefundPart } from './invoice-lines.ts'
import type { InvoiceState, PaymentState } from './machine.ts'

type Paid = { amount: number; refunded: number; lines: readonly LineLeft[]; items?: readonly string[] | undefined }
type Back = { amount: Rupiah; parts: RefundPart[]; is_all: boolean }

/** What of a paid attempt goes back: all that has not gone back yet, or only what was paid for these items. */
export function refundOf({ amount, refunded, lines, items }: Paid): Back {
  const parts = partsLeft(lines, items)
  const left = rupiah(amount - refunded)
  const back = items ? sumRupiah(parts.map((part) => part.amount)) : left
  return { amount: back, parts, is_all: back === left }
}

/** What of an invoice that waits is no longer asked for: all of it, or these items. */
export const takenOut = ({ amount, lines, items }: Omit<Paid, 'refunded'>): Rupiah =>
  items
    ? sumRupiah(lines.filter(({ item }) => items.includes(item)).map((line) => rupiah(line.amount)))
    : rupiah(amount)

/** An invoice with what settled it, and how much of that goes back already. */
export type InvoiceMoney = {
  code: string
  state: InvoiceState
  amount: number
  lines: readonly LineLeft[]
  payment: { state: PaymentState; amount: number; refunded: number } | null
}

export type Cancellation = {
  /** What goes back of what was paid. */
  refund: Rupiah
  /** What no longer has to be paid. */
  unpaid: Rupiah
  /** The invoices that asked for it. */
  invoice_codes: string[]
}

/** What a cancellation would do to the money of an order, or of these items of it. Nothing of it is done. */
export function cancellationOf(invoices: readonly InvoiceMoney[], items?: readonly string[]): Cancellation {
  const back = invoices.map(({ payment, lines }) =>
    payment?.state === 'paid' ? refundOf({ ...payment, lines, items }).amount : rupiah(0),
  )
  const out = invoices
    .filter(({ state }) => state === 'waiting')
    .map(({ code, amount, lines }) => ({ code, amount: takenOut({ amount, lines, items }) }))
    .filter(({ amount }) => amount > 0)
  return {
    refund: sumRupiah(back),
    unpaid: sumRupiah(out.map(({ amount }) => amount)),
    invoice_codes: out.map(({ code }) => code),
  }
}
