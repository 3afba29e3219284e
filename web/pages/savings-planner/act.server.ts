import { data, redirect } from 'react-router'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { leastIncome } from '#modules/savings/rules/applicant.ts'
import { leftOf } from '#modules/savings/rules/compare.ts'
import { type Context, pageOf } from '../../api.server.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import { readForm, textsOf } from '../../form.server.ts'
import { inLanguage } from '../../to.ts'
import { goalOf } from './goal.server.ts'
import { monthlyOf } from './load.server.ts'
import { planAddress, readPlan, typedAmount } from './query.ts'
import { telling } from './telling.ts'

/** What a form of the planner answers with; an income comes by post and goes back to its field, and nowhere else. */
export async function actPlanner(context: Context, request: Request, url: URL) {
  const { language } = pageOf(context)
  const query = readPlan(url.searchParams)
  const { goal } = await goalOf(context, query)
  if (!goal) throw redirect(inLanguage(language, planAddress({ ...query, step: 1 })))
  const { income: typed = '' } = textsOf(await readForm(request), ['income'])
  const error = incomeError(context, typed)
  if (error !== undefined) return data({ income: typed, error, left: [] }, { status: 422 })
  const monthly = await monthlyOf(context, { goal, query })
  const income = typedAmount(typed) ?? 0
  return data({ income: typed, error: undefined, left: monthly.map((one) => leftView(context, one, income)) })
}

function incomeError(context: Context, typed: string): string | undefined {
  const { language } = pageOf(context)
  const say = telling(language)
  const amount = typedAmount(typed)
  if (typed.trim() === '') return say.required
  if (amount === undefined) return say.amountOnly
  return amount < leastIncome ? say.incomeLeast(formatRupiah(rupiah(leastIncome), language)) : undefined
}

function leftView(context: Context, { label, amount }: { label: string; amount: number }, income: number) {
  const { language } = pageOf(context)
  const say = telling(language)
  const { left, percent } = leftOf(income, amount)
  return {
    label,
    percent: Math.min(100, percent),
    isShort: left < 0,
    text: left < 0 ? say.shortText(amountOf(-left, language)) : say.leftText(amountOf(left, language), percent),
  }
}
