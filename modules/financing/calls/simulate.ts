import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { banks } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { offersOf } from '../offers.ts'
import { type FinancingRules, financingProblem, leastDownPayment } from '../rules/plan.ts'
import { words } from '../words.ts'

type Sum = Input<typeof contract.simulate>

export async function simulate(ctx: AnyoneCtx, sum: Sum): Promise<Output<typeof contract.simulate>> {
  const rules = await rulesToday(ctx)
  const errors = problemsOf(sum, rules, ctx.language)
  if (errors) throw new Refusal(codes.input_invalid, { errors })
  return { offers: offersOf(await banks(ctx), sum, { rules, today: jakartaDate(ctx.now) }) }
}

function problemsOf(sum: Sum, rules: FinancingRules, language: Language): Record<string, string[]> | undefined {
  const say = words(language)
  const price = rupiah(sum.price)
  const least = leastDownPayment(price, rules)
  const amount = (value: number) => formatRupiah(rupiah(value), language)
  const down_payment = rupiah(sum.down_payment ?? least)
  switch (financingProblem({ price, down_payment, months: sum.months }, rules)) {
    case undefined:
      return undefined
    case 'months':
      return { months: [say.months(rules.financing_most_months)] }
    case 'too_little': {
      const most = price - rules.financing_least
      if (most < least) return { price: [say.priceTooLow(amount(rules.financing_least))] }
      return { down_payment: [say.downPaymentMost(amount(most), amount(rules.financing_least))] }
    }
    default:
      return { down_payment: [say.downPaymentLeast(amount(least))] }
  }
}
