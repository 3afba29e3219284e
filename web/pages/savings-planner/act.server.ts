import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { saveCart, savingsPartners } from '#modules/savings/contract.ts'
import { leftOf } from '#modules/savings/rules/compare.ts'
import { api, type Context, formFailureOr, pageOf } from '../../api.server.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import { typedAmount } from '../../components/form/typed-amount.ts'
import { planWords } from '../../components/savings/words.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { readForm, textsOf, type Values } from '../../form.server.ts'
import { memberOf } from '../../shell.server.ts'
import { inLanguage } from '../../to.ts'
import { chosenBank } from './banks.server.ts'
import { type Goal, goalOf } from './goal.server.ts'
import { monthlyOf } from './load.server.ts'
import { lastStep, type PlanQuery, planAddress, readPlan } from './query.ts'
import { telling } from './telling.ts'

type PlanRequest = { goal: Goal; query: PlanQuery; values: Values }

/** Forms of the planner: what an income leaves, and sending the plan. */
export async function actPlanner(context: Context, request: Request, url: URL) {
  const { language } = pageOf(context)
  const query = readPlan(url.searchParams)
  const { goal } = await goalOf(context, query)
  if (!goal) throw redirect(inLanguage(language, planAddress({ ...query, step: 1 })))
  const values = textsOf(await readForm(request), ['intent', 'income', 'key'])
  const wish = { goal, query, values }
  return values.intent === 'send' ? await send(context, wish) : await leftOver(context, wish)
}

/** An income comes by post and goes back to its field, and nowhere else. */
async function leftOver(context: Context, { goal, query, values: { income: typed = '' } }: PlanRequest) {
  const error = await incomeError(context, typed)
  const failure = undefined
  if (error !== undefined) return data({ income: { income: typed, error, left: [] }, failure }, { status: 422 })
  const monthly = await monthlyOf(context, { goal, query })
  const left = monthly.map((one) => leftView(context, one, typedAmount(typed) ?? 0))
  return data({ income: { income: typed, error: undefined, left }, failure })
}

/** Puts the plan into the cart and leads to the form of its account. A guest signs in first, and comes back to the plan. */
async function send(context: Context, { goal, query, values }: PlanRequest) {
  const { language, affiliate_code } = pageOf(context)
  const back = withAffiliate(planAddress({ ...query, step: lastStep }), affiliate_code)
  if (!(await memberOf(context))) {
    throw redirect(`${inLanguage(language, '/auth/login')}?${new URLSearchParams({ redirect: back })}`)
  }
  const { data: banks } = await api(context, savingsPartners, {})
  const bank = chosenBank(banks, { price: goal.price, query, language })
  const plan = {
    product_id: goal.product?.id ?? 'target',
    target: goal.price,
    months: query.months,
    deposit_day: query.day,
    ...(bank && { terms_id: bank.terms_id }),
  }
  try {
    const { data: cart } = await api(context, saveCart, plan, { idempotency_key: keyOf(values.key) })
    const form = `/saving-form/${cart.user_savings_id}/${cart.product_id}`
    return redirect(withAffiliate(inLanguage(language, form), affiliate_code))
  } catch (error) {
    const { message, errors, status } = formFailureOr(error, planWords(language).notAdded)
    return data({ income: undefined, failure: Object.values(errors).flat()[0] ?? message }, { status })
  }
}

const keyOf = (key = ''): string => (/^[\w-]{8,64}$/.test(key) ? key : randomUUID())

async function incomeError(context: Context, typed: string): Promise<string | undefined> {
  const { language } = pageOf(context)
  const say = telling(language)
  const amount = typedAmount(typed)
  if (typed.trim() === '') return say.required
  if (amount === undefined) return say.amountOnly
  const { applicant_least_income: least } = (await api(context, rules, {})).data
  return amount < least ? say.incomeLeast(formatRupiah(rupiah(least), language)) : undefined
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
