import { type Rupiah, rupiah } from '#core/money.ts'
import { addDays, addMonths, daysBetween, type JakartaDate } from '#core/time.ts'
import { suggestedDeposit } from './deposit.ts'

/** A date of the package that still has seats; on the day it closes it can no longer be booked. */
export type OpenDate = { departs_on: string; closes_on: string }

/** What all ways of paying have in common: the price of today, today, and the dates there are, earliest first. */
export type Basis = { price: Rupiah; today: string; dates: readonly OpenDate[] }

/** One way to come to the same journey, in whole rupiah. */
export type Way = {
  /** Paid before anything else: all of it, the first deposit, or the down payment. */
  first: Rupiah
  /** How many payments follow it, how much each is, and the last of them. */
  rest: number
  each: Rupiah
  last: Rupiah
  total: Rupiah
  /** What it costs beyond the price. */
  extra: Rupiah
  begins_on: string
  ends_on: string
  /** From this day on one can leave. */
  leaves_from: string
  /** The first date that is reached; none where none is open yet. */
  departs_on: string | undefined
}

type Reach = { leaves_from: string; booked_on: string }

const firstDate = (dates: readonly OpenDate[], { leaves_from, booked_on }: Reach): string | undefined =>
  dates.find(({ departs_on, closes_on }) => departs_on >= leaves_from && closes_on > booked_on)?.departs_on

export function cashWay({ price, today, dates }: Basis): Way {
  return {
    first: price,
    rest: 0,
    each: rupiah(0),
    last: rupiah(0),
    total: price,
    extra: rupiah(0),
    begins_on: today,
    ends_on: today,
    leaves_from: today,
    departs_on: firstDate(dates, { leaves_from: today, booked_on: today }),
  }
}

/** The first such day of a month after today: an account is not open today. */
export function firstDepositOn(today: string, day: number): JakartaDate {
  const thisMonth = addDays(`${today.slice(0, 7)}-01`, day - 1)
  return thisMonth > today ? thisMonth : addMonths(thisMonth, 1)
}

export type SavingTerms = { months: number; day: number; monthly_fee: Rupiah }

/** The journey is booked when the last deposit has come, and leaves no sooner than lists of packages to save for say. */
export function savingWay({ price, today, dates }: Basis, { months, day, monthly_fee }: SavingTerms): Way {
  const deposit = suggestedDeposit(price, months)
  const begins_on = firstDepositOn(today, day)
  const ends_on = addMonths(begins_on, months - 1)
  const leaves_from = addMonths(today, months)
  const extra = monthly_fee * months
  return {
    first: deposit,
    rest: months - 1,
    each: deposit,
    last: rupiah(price - deposit * (months - 1)),
    total: rupiah(price + extra),
    extra: rupiah(extra),
    begins_on,
    ends_on,
    leaves_from,
    departs_on: firstDate(dates, { leaves_from, booked_on: ends_on }),
  }
}

/** As a bank offers it: instalments, and all that is paid with fees and down payment. */
export type FinancingTerms = {
  down_payment: number
  monthly: number
  last: number
  months: number
  paid_in_all: number
  days_before: number
}

/** One leaves first: as soon as the bank has time to decide. */
export function financingWay({ price, today, dates }: Basis, terms: FinancingTerms): Way {
  const leaves_from = addDays(today, terms.days_before)
  return {
    first: rupiah(terms.down_payment),
    rest: terms.months,
    each: rupiah(terms.monthly),
    last: rupiah(terms.last),
    total: rupiah(terms.paid_in_all),
    extra: rupiah(terms.paid_in_all - price),
    begins_on: today,
    ends_on: addMonths(today, terms.months),
    leaves_from,
    departs_on: firstDate(dates, { leaves_from, booked_on: today }),
  }
}

const daysOfMonth = 30.44

/** About how many months until a day, as people count: part of a month is one. */
export const monthsUntil = (today: string, day: string): number =>
  Math.max(0, Math.ceil((daysBetween(today, day) - 1) / daysOfMonth))

/** What is left of an income after a monthly payment, and how many percent of it the payment takes, rounded up. */
export const leftOf = (income: number, monthly: number): { left: number; percent: number } => ({
  left: income - monthly,
  percent: Math.ceil((monthly * 100) / income),
})
