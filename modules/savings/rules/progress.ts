import { type Rupiah, rupiah } from '#core/money.ts'
import { addMonths } from '#core/time.ts'
import { suggestedDeposit } from './deposit.ts'

/** How a plan stands at the bank. Days are `YYYY-MM-DD` in Jakarta. */
export type Planned = {
  target: number
  months: number
  deposit_day: number
  accepted_on: string | null
  /** Deposits are awaited: the account is open, the target not reached, and nobody asked to close it. */
  is_awaiting: boolean
}

export type Counted = { balance: number; saved: number; last_paid_on: string | null }

const monthOf = (day: string): string => day.slice(0, 7)
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** The next day to deposit on; of a month that has its deposit already, that of the month after it. */
export function nextDepositOn(deposit_day: number, today: string, last_paid_on: string | null): string {
  const ofThisMonth = `${monthOf(today)}-${String(deposit_day).padStart(2, '0')}`
  const coming = ofThisMonth < today ? addMonths(ofThisMonth, 1) : ofThisMonth
  const isPaid = last_paid_on !== null && monthOf(last_paid_on) >= monthOf(coming)
  return isPaid ? addMonths(coming, 1) : coming
}

/** How many deposits are left until the plan's last day, that on `next` among them; past that day, one. */
export function depositsLeft(next: string, accepted_on: string, months: number): number {
  const end = addMonths(accepted_on, months)
  const left = monthNumber(end) - monthNumber(next) + (next.slice(8) < end.slice(8) ? 1 : 0)
  return Math.max(1, left)
}

const percentOf = (saved: number, target: number): number =>
  Math.max(0, Math.min(100, Math.floor((saved * 100) / target)))

/** How far it is, and what to deposit next: what is left, over the months that are left. Nobody is fined for a month without. */
export function progressOf(plan: Planned, { balance, saved, last_paid_on }: Counted, today: string) {
  const remaining: Rupiah = rupiah(Math.max(0, plan.target - saved))
  const so_far = { balance, saved, remaining, percent: percentOf(saved, plan.target) }
  if (!plan.is_awaiting || plan.accepted_on === null || remaining === 0)
    return { ...so_far, next_deposit_on: null, next_deposit: null }
  const next_deposit_on = nextDepositOn(plan.deposit_day, today, last_paid_on)
  const left = depositsLeft(next_deposit_on, plan.accepted_on, plan.months)
  return { ...so_far, next_deposit_on, next_deposit: suggestedDeposit(remaining, left) }
}

/** A reminder that was missed is worth sending for this long. */
export const lateDays = 3

/**
 * Whether today is the day to remind, or it was missed within the days before: never of a day before the account was open,
 * nor of a month that has its deposit.
 */
export function isReminderDue(
  { deposit_day, accepted_on, is_awaiting }: Planned,
  last_paid_on: string | null,
  today: string,
): boolean {
  const day = Number(today.slice(8))
  const dueOn = `${monthOf(today)}-${String(deposit_day).padStart(2, '0')}`
  const isNow = day >= deposit_day && day - deposit_day <= lateDays
  const isPaid = last_paid_on !== null && monthOf(last_paid_on) >= monthOf(today)
  return is_awaiting && accepted_on !== null && accepted_on <= dueOn && isNow && !isPaid
}
