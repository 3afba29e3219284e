import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { type FinancingRules, type FinancingTerms, financingProblem, leastDownPayment } from './rules/plan.ts'
import { words } from './words.ts'

type Sum = { price: number; down_payment?: number | undefined; months: number }
type By = { rules: FinancingRules; terms?: FinancingTerms; language: Language }

/** What is wrong with a sum, at its field, by the rules of a day and, where one is chosen, by the terms of a bank. */
export function planProblems(sum: Sum, { rules, terms, language }: By): Record<string, string[]> | undefined {
  const say = words(language)
  const price = rupiah(sum.price)
  const least = leastDownPayment(price, rules, terms)
  const amount = (value: number) => formatRupiah(rupiah(value), language)
  const down_payment = rupiah(sum.down_payment ?? least)
  const least_financed = Math.max(rules.financing_least, terms?.financed_least ?? 0)
  switch (financingProblem({ price, down_payment, months: sum.months }, rules, terms)) {
    case undefined:
      return undefined
    case 'months':
      return { months: [terms ? say.monthsOffered(terms.months.join(', ')) : say.months(rules.financing_most_months)] }
    case 'too_little': {
      const most = price - least_financed
      if (most < least) return { price: [say.priceTooLow(amount(least_financed))] }
      return { down_payment: [say.downPaymentMost(amount(most), amount(least_financed))] }
    }
    default:
      return { down_payment: [say.downPaymentLeast(amount(least))] }
  }
}
