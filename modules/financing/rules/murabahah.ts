import { type Rupiah, rupiah } from '#core/money.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'

/** What may be financed, by the rules of a day: bounds of the sum, its share of the price, and the months. */
export type FinancingTerms = Pick<
  DatedRules,
  'financing_least' | 'financing_most' | 'financing_most_share_percent' | 'financing_most_months'
>

/** Months people choose from. */
export const instalmentMonths = [6, 12, 18, 24] as const

export type Murabahah = {
  /** Cash price of the package. */
  price: Rupiah
  down_payment: Rupiah
  financed: Rupiah
  margin: Rupiah
  /** What is paid back in all: the sum and the margin. */
  total: Rupiah
  months: number
  monthly: Rupiah
  /** The last month takes the rounding. */
  last: Rupiah
}

export type FinancingInput = {
  price: Rupiah
  down_payment: Rupiah
  months: number
  yearly_rate_bp: number
  terms: FinancingTerms
}
export type Problem = 'too_little' | 'too_much' | 'too_large_a_share' | 'months'

/** Why a sum may not be financed, if so. */
export function financingProblem(input: Omit<FinancingInput, 'yearly_rate_bp'>): Problem | undefined {
  const { price, down_payment, months, terms } = input
  const financed = price - down_payment
  if (!Number.isInteger(months) || months < 1 || months > terms.financing_most_months) return 'months'
  if (financed < terms.financing_least) return 'too_little'
  if (financed > terms.financing_most) return 'too_much'
  return financed * 100 > price * terms.financing_most_share_percent ? 'too_large_a_share' : undefined
}

/** A sale at cost and a margin that both know: flat, in whole rupiah. Nothing for what may not be financed. */
export function murabahah(input: FinancingInput): Murabahah | undefined {
  if (financingProblem(input) !== undefined) return undefined
  const { price, down_payment, months, yearly_rate_bp } = input
  const financed = price - down_payment
  // A margin of part of a rupiah is the next whole one; rounding it here or in the month comes to the same.
  const margin = Math.ceil((financed * yearly_rate_bp * months) / (12 * 10_000))
  const total = financed + margin
  const monthly = Math.ceil(total / months)
  return {
    price,
    down_payment,
    financed: rupiah(financed),
    margin: rupiah(margin),
    total: rupiah(total),
    months,
    monthly: rupiah(monthly),
    last: rupiah(total - monthly * (months - 1)),
  }
}

/** The least that is paid first: the bank bears the rest, as far as its bounds allow. */
export function leastDownPayment(price: Rupiah, terms: FinancingTerms): Rupiah {
  const share = Math.floor((price * terms.financing_most_share_percent) / 100)
  return rupiah(price - Math.min(terms.financing_most, share))
}

/** The plan with the least down payment. */
export const lightestStart = (
  price: Rupiah,
  wish: Omit<FinancingInput, 'price' | 'down_payment'>,
): Murabahah | undefined => murabahah({ price, down_payment: leastDownPayment(price, wish.terms), ...wish })

/** Seeds, section 9: umrah from 500 thousand rupiah a month. Said only where a plan makes it true. */
export const advertisedMonthly = rupiah(500_000)

const step = 100_000

/** The plan with the least down payment, in round amounts, whose month is no more than so much; nothing where there is none. */
export function planWithin(
  price: Rupiah,
  monthly: Rupiah,
  wish: Omit<FinancingInput, 'price' | 'down_payment'>,
): Murabahah | undefined {
  const { months, yearly_rate_bp, terms } = wish
  const bearable = (monthly * months) / (1 + (yearly_rate_bp * months) / (12 * 10_000))
  const financed = Math.min(Math.floor(bearable / step) * step, price - leastDownPayment(price, terms))
  return murabahah({ price, down_payment: rupiah(price - financed), ...wish })
}
