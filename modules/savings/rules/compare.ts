import { type Rupiah, rupiah } from '#core/money.ts'
import { addDays, addMonths, daysBetween, type JakartaDate } from '#core/time.ts'
import { suggestedDeposit } from './deposit.ts'

/** A date of the package that still has seats; on the day it closes it can no longer be booked. */
export type OpenDate = { departs_on: string; closes_on: string; price: Rupiah }

/** What all ways of paying have in common: today, the dates there are, earliest first, and the price where none of them is reached. */
export type Basis = { price: Rupiah; today: string; dates: readonly OpenDate[] }

/** One way to come to the same journey, in whole rupiah. */
export type Way = {
  /** Of the date it names. */
  price: Rupiah
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
  /** The date that is reached; none where none is open yet. */
  departs_on: string | undefined
}

type Reach = { leaves_from: string; booked_on: string }

const reached = (dates: readonly OpenDate[], { leaves_from, booked_on }: Reach): OpenDate[] =>
  dates.filter(({ departs_on, closes_on }) => departs_on >= leaves_from && closes_on > booked_on)

const firstDate = (dates: readonly OpenDate[], reach: Reach): OpenDate | undefined => reached(dates, reach)[0]

const cheapest = (dates: readonly OpenDate[]): OpenDate | undefined => dates.toSorted((a, b) => a.price - b.price)[0]

export function cashWay({ price: usual, today, dates }: Basis): Way {
  const date = firstDate(dates, { leaves_from: today, booked_on: today })
  const price = date?.price ?? usual
  return {
    price,
    first: price,
    rest: 0,
    each: rupiah(0),
    last: rupiah(0),
    total: price,
    extra: rupiah(0),
    begins_on: today,
    ends_on: today,
    leaves_from: today,
    departs_on: date?.departs_on,
  }
}

/** The first such day of a month after today: an account is not open today. */
export function firstDepositOn(today: string, day: number): JakartaDate {
  const thisMonth = addDays(`${today.slice(0, 7)}-01`, day - 1)
  return thisMonth > today ? thisMonth : addMonths(thisMonth, 1)
}

export type SavingTerms = { months: number; day: number; monthly_fee: Rupiah }

/** A plan begun today reaches what leaves from this day on: the dates by which lists of packages to save for are priced. */
export const savedFrom = (today: string, months: number): JakartaDate => addMonths(today, months)

/** The journey is booked when the last deposit has come; one saves for the cheapest date that is reached, as lists say. */
export function savingWay({ price: usual, today, dates }: Basis, { months, day, monthly_fee }: SavingTerms): Way {
  const begins_on = firstDepositOn(today, day)
  const ends_on = addMonths(begins_on, months - 1)
  const leaves_from = savedFrom(today, months)
  const date = cheapest(reached(dates, { leaves_from, booked_on: ends_on }))
  // Where all that leaves then closes too soon, it is still what lists say.
  const price = (date ?? cheapest(reached(dates, { leaves_from, booked_on: today })))?.price ?? usual
  const deposit = suggestedDeposit(price, months)
  const extra = monthly_fee * months
  return {
    price,
    first: deposit,
    rest: months - 1,
    each: deposit,
    last: rupiah(price - deposit * (months - 1)),
    total: rupiah(price + extra),
    extra: rupiah(extra),
    begins_on,
    ends_on,
    leaves_from,
    departs_on: date?.departs_on,
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

/** The first date that a bank still takes applications for. */
export const financedDate = ({ today, dates }: Omit<Basis, 'price'>, days_before: number): OpenDate | undefined =>
  firstDate(dates, { leaves_from: addDays(today, days_before), booked_on: today })

/** One leaves first: as soon as the bank has time to decide. */
export function financingWay({ price: usual, today, dates }: Basis, terms: FinancingTerms): Way {
  const leaves_from = addDays(today, terms.days_before)
  const date = financedDate({ today, dates }, terms.days_before)
  const price = date?.price ?? usual
  return {
    price,
    first: rupiah(terms.down_payment),
    rest: terms.months,
    each: rupiah(terms.monthly),
    last: rupiah(terms.last),
    total: rupiah(terms.paid_in_all),
    extra: rupiah(terms.paid_in_all - price),
    begins_on: today,
    ends_on: addMonths(today, terms.months),
    leaves_from,
    departs_on: date?.departs_on,
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
