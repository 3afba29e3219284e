import { type Rupiah, rupiah } from '#core/money.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import type { FinancingProduct } from '#modules/partner/rules/bank-product.ts'

/** What may be financed at all, by the rules of a day: bounds of the sum, its share of the price, and the months. */
export type FinancingRules = Pick<
  DatedRules,
  'financing_least' | 'financing_most' | 'financing_most_share_percent' | 'financing_most_months'
>

/** The part of a bank's terms that decides a plan. */
export type FinancingTerms = Pick<FinancingProduct, 'months' | 'financed_least' | 'financed_most'> &
  ({ akad: 'murabahah'; margin_bp: number } | { akad: 'ijarah multijasa'; ujrah: number })

/** Months people choose from. */
export const instalmentMonths = [6, 12, 18, 24] as const

export type FinancingPlan = {
  /** Cash price of the package. */
  price: Rupiah
  down_payment: Rupiah
  financed: Rupiah
  /** What the bank earns: the margin of a sale, or the fee (ujrah) of a service. */
  charge: Rupiah
  /** What is paid back in all: the sum and the charge. */
  total: Rupiah
  months: number
  monthly: Rupiah
  /** The last month takes the rounding. */
  last: Rupiah
}

export type Share = { price: Rupiah; down_payment: Rupiah; months: number }
export type FinancingProblem = 'too_little' | 'too_much' | 'too_large_a_share' | 'months'

type Bounds = { least: number; most: number; share_percent: number }

const boundsOf = (rules: FinancingRules, terms?: FinancingTerms): Bounds => ({
  least: Math.max(rules.financing_least, terms?.financed_least ?? 0),
  most: Math.min(rules.financing_most, terms?.financed_most ?? Number.POSITIVE_INFINITY),
  share_percent: rules.financing_most_share_percent,
})

/** Why a sum may not be financed, by the rules of a day and, where one is named, by the terms of a bank. */
export function financingProblem(
  { price, down_payment, months }: Share,
  rules: FinancingRules,
  terms?: FinancingTerms,
): FinancingProblem | undefined {
  const { least, most, share_percent } = boundsOf(rules, terms)
  const financed = price - down_payment
  if (!Number.isInteger(months) || months < 1 || months > rules.financing_most_months) return 'months'
  if (terms && !terms.months.includes(months)) return 'months'
  if (financed < least) return 'too_little'
  if (financed > most) return 'too_much'
  return financed * 100 > price * share_percent ? 'too_large_a_share' : undefined
}

/** A margin of part of a rupiah is the next whole one; rounding it here or in the month comes to the same. */
const chargeOf = (terms: FinancingTerms, financed: number, months: number): number =>
  terms.akad === 'murabahah' ? Math.ceil((financed * terms.margin_bp * months) / (12 * 10_000)) : terms.ujrah

/** What is paid back and when, agreed before and flat, in whole rupiah. Nothing for what may not be financed. */
export function financingPlan(share: Share, terms: FinancingTerms, rules: FinancingRules): FinancingPlan | undefined {
  if (financingProblem(share, rules, terms) !== undefined) return undefined
  const { price, down_payment, months } = share
  const financed = price - down_payment
  const charge = chargeOf(terms, financed, months)
  const total = financed + charge
  const monthly = Math.ceil(total / months)
  return {
    price,
    down_payment,
    financed: rupiah(financed),
    charge: rupiah(charge),
    total: rupiah(total),
    months,
    monthly: rupiah(monthly),
    last: rupiah(total - monthly * (months - 1)),
  }
}

/** The least that is paid first: the bank bears the rest, as far as the bounds allow. */
export function leastDownPayment(price: Rupiah, rules: FinancingRules, terms?: FinancingTerms): Rupiah {
  const { most, share_percent } = boundsOf(rules, terms)
  return rupiah(price - Math.min(most, Math.floor((price * share_percent) / 100)))
}

type Priced = { price: Rupiah; months: number }

/** The plan with the least down payment. */
export const lightestStart = (
  { price, months }: Priced,
  terms: FinancingTerms,
  rules: FinancingRules,
): FinancingPlan | undefined =>
  financingPlan({ price, months, down_payment: leastDownPayment(price, rules, terms) }, terms, rules)

/** Seeds, section 9: umrah from 500 thousand rupiah a month. Said only where a plan makes it true. */
export const advertisedMonthly = rupiah(500_000)

const step = 100_000

/** The plan with the least down payment, in round amounts, whose month is no more than so much; nothing where there is none. */
export function planWithin(
  { price, months, monthly }: Priced & { monthly: Rupiah },
  terms: FinancingTerms,
  rules: FinancingRules,
): FinancingPlan | undefined {
  const paid = monthly * months
  const bearable =
    terms.akad === 'murabahah' ? paid / (1 + (terms.margin_bp * months) / (12 * 10_000)) : paid - terms.ujrah
  const most = price - leastDownPayment(price, rules, terms)
  const financed = Math.min(Math.floor(bearable / step) * step, most)
  if (financed <= 0) return undefined
  return financingPlan({ price, months, down_payment: rupiah(price - financed) }, terms, rules)
}
