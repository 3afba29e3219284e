import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import type { InvoiceState, PaymentState } from './machine.ts'
import { limits, type Method } from './methods.ts'
import type { Stage } from './payment-schedule.ts'

/** Nobody needs more ways open at once; each is a number at a bank. */
const mostOpen = 5

/** How long a payer has: as the method allows, never past the invoice's due moment, in the whole minutes gateways count. */
export function expiryOf(kind: Method['kind'], due_at: Date, now: Date): Date {
  const left = Math.floor((due_at.getTime() - now.getTime()) / minuteMs)
  return addMs(now, Math.min(limits[kind].minutes, left) * minuteMs)
}

type Facts = {
  invoice: { state: InvoiceState; due_at: Date; stage?: Stage }
  /** Whether an earlier invoice of the same order still waits. */
  is_earlier_unpaid: boolean
  open_attempts: number
}
export type PayDecision = { ok: true } | { ok: false; code: RefusalCode }

const no = (code: RefusalCode): PayDecision => ({ ok: false, code })

/** Whether an invoice can be paid now, or why not. */
export function decidePayable({ invoice, is_earlier_unpaid }: Omit<Facts, 'open_attempts'>, now: Date): PayDecision {
  if (invoice.state === 'paid') return no(codes.invoice_paid)
  if (invoice.state !== 'waiting') return no(codes.invoice_ended)
  if (invoice.stage === 'financed') return no(codes.invoice_of_bank)
  // A gateway counts in whole minutes: with less than one left there is nothing to start.
  if (invoice.due_at.getTime() - now.getTime() < minuteMs) return no(codes.invoice_overdue)
  return is_earlier_unpaid ? no(codes.down_payment_first) : { ok: true }
}

/** The same for one more attempt. */
export function decideStart(facts: Facts, method: Method | undefined, now: Date): PayDecision {
  const payable = decidePayable(facts, now)
  if (!payable.ok) return payable
  if (!method) return no(codes.payment_method_unavailable)
  return facts.open_attempts >= mostOpen ? no(codes.too_many_payments) : { ok: true }
}

/** Whether a payer may still use an attempt that was started before. */
export const isOpen = (payment: { state: PaymentState; expires_at: Date }, now: Date): boolean =>
  payment.state === 'pending' && payment.expires_at.getTime() - now.getTime() >= minuteMs

/** Whether a payer may go on where an attempt leads: a gateway's own page names the buyer who began it. */
export const isOpenTo = (
  { is_of_buyer, pay_url }: { is_of_buyer: boolean; pay_url: string | null },
  isBuyer: boolean,
): boolean => isBuyer || !is_of_buyer || pay_url === null

// DOKU asks not to be asked earlier than a minute after a payment (protocols, 1.8).
const firstAskMs = minuteMs
const askAtMostEveryMs = 15 * minuteMs
/** How long after its end an attempt is still asked about, for a success that was never told. */
const askAfterEndMs = dayMs

/** When to ask the gateway next: ever more seldom, at the end for sure, and for a day after; then never. */
export function nextAsk(payment: { expires_at: Date; asked: number }, now: Date): Date | null {
  const { expires_at, asked } = payment
  if (now.getTime() > expires_at.getTime() + askAfterEndMs) return null
  const wait = Math.min(firstAskMs * 2 ** Math.min(asked, 10), askAtMostEveryMs)
  if (now >= expires_at) return addMs(now, 4 * askAtMostEveryMs)
  return new Date(Math.min(now.getTime() + wait, expires_at.getTime()))
}
