import { type Rupiah, rupiah } from '#core/money.ts'
import { addMs, dayMs, daysBetween, hourMs, jakartaDate, secondMs } from '#core/time.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'

/** `financed` is what a bank pays for the buyer, who is never asked for it. */
export const stages = ['full', 'down_payment', 'settlement', 'financed'] as const
export type Stage = (typeof stages)[number]
/** What a buyer chooses: all at once, or a part now and the rest before the journey. */
export type Plan = 'full' | 'down_payment'

/** By the rules of the day the order is placed. */
export type Terms = Pick<DatedRules, 'settlement_days' | 'first_payment_hours'>
type Settlement = Pick<Terms, 'settlement_days'>

/** Whether a part may be paid first: nearer to the journey than the settlement is due, only full payment is offered. */
export const canPayDown = (today: string, departs_on: string, { settlement_days }: Settlement): boolean =>
  daysBetween(today, departs_on) >= settlement_days

/** The last day to pay the rest. */
export const settlementDay = (departs_on: string, { settlement_days }: Settlement): string =>
  addMs(new Date(`${departs_on}T00:00:00Z`), -settlement_days * dayMs)
    .toISOString()
    .slice(0, 10)

/** The last second of a day in Jakarta: a second later a reader would see the next day's date. */
export const endOfDay = (day: string): Date => addMs(new Date(`${day}T00:00:00+07:00`), dayMs - secondMs)

/** A due moment as it was agreed; one that has passed gets a week, which ends no later than the sale. */
export function dueFromNow(due_at: Date, now: Date, closes_at?: Date): Date {
  if (due_at > now) return due_at
  const week = addMs(now, 7 * dayMs)
  return closes_at && closes_at > now && closes_at < week ? closes_at : week
}

export type PlannedInvoice = { stage: Stage; amount: Rupiah; due_at: Date }
type Wish = {
  total: Rupiah
  plan: Plan
  down_payment: Rupiah
  departs_on: string
  /** When it stops being sold: nothing is sold by paying after that. */
  closes_at?: Date | undefined
  terms: Terms
}

/** The invoices of a journey, in the order they are paid. One without a price has none. */
export function stagesOf(
  { total, plan, down_payment, departs_on, closes_at, terms }: Wish,
  now: Date,
): PlannedInvoice[] {
  if (total <= 0) return []
  const in_time = addMs(now, terms.first_payment_hours * hourMs)
  const first_due = closes_at && closes_at < in_time ? closes_at : in_time
  const isPart = down_payment > 0 && down_payment < total
  const isSplit = plan === 'down_payment' && isPart && canPayDown(jakartaDate(now), departs_on, terms)
  if (!isSplit) return [{ stage: 'full', amount: total, due_at: first_due }]
  const rest_due = endOfDay(settlementDay(departs_on, terms))
  return [
    { stage: 'down_payment', amount: down_payment, due_at: first_due },
    // Booked on the very last day, the rest is not due before the first part is.
    {
      stage: 'settlement',
      amount: rupiah(total - down_payment),
      due_at: new Date(Math.max(rest_due.getTime(), first_due.getTime())),
    },
  ]
}
