import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { simulate } from '#modules/financing/contract.ts'
import { financedDate, type OpenDate } from '#modules/savings/rules/compare.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import type { Goal } from './goal.server.ts'
import type { PlanQuery } from './query.ts'
import { telling } from './telling.ts'

export type Offer = Output<typeof simulate>['offers'][number]

/** The cheapest offer of a bank, with the bounds of its down payment; or why there is none. */
export type Financing =
  | { offer: Offer; least: number; most: number; downError: string | undefined }
  | { offer: undefined; reason: string }

/** Nothing where the tenant does not offer it. */
export async function financingOf(context: Context, goal: Goal, query: PlanQuery): Promise<Financing | undefined> {
  const { language, tenant } = pageOf(context)
  if (tenant.feature_flag.is_financing !== 1) return undefined
  const say = telling(language)
  if (goal.product && !goal.product.can_finance) return { offer: undefined, reason: say.noFinancing }
  const { months } = query
  const date = await dateFor(context, goal, months)
  const sum = { price: date?.price ?? goal.basis.price, months }
  const offersNow = async (wish: Sum) => {
    const { offers, problem } = await offersFor(context, wish)
    const isInTime = ({ days_before }: Offer) => financedDate(goal.basis, days_before)?.departs_on === date?.departs_on
    return { offers: offers.filter(isInTime), problem }
  }
  const lightest = await offersNow(sum)
  const [first] = lightest.offers
  if (!first) return { offer: undefined, reason: lightest.problem ?? say.noOffer }
  const { data: ruling } = await api(context, rules, {})
  const least = Math.min(...lightest.offers.map(({ down_payment }) => down_payment))
  const bounds = { least, most: sum.price - ruling.financing_least }
  if (query.down === undefined) return { offer: first, ...bounds, downError: undefined }
  const wished = await offersNow({ ...sum, down_payment: query.down })
  return {
    offer: wished.offers[0] ?? first,
    ...bounds,
    downError: wished.offers[0] ? undefined : (wished.problem ?? say.noOffer),
  }
}

/** The first date that some bank still takes applications for. */
async function dateFor(context: Context, { basis }: Goal, months: number): Promise<OpenDate | undefined> {
  const { offers } = await offersFor(context, { price: basis.price, months })
  return offers.length === 0
    ? undefined
    : financedDate(basis, Math.min(...offers.map(({ days_before }) => days_before)))
}

type Sum = { price: number; months: number; down_payment?: number }

async function offersFor(context: Context, sum: Sum): Promise<{ offers: Offer[]; problem?: string }> {
  try {
    return { offers: (await api(context, simulate, sum)).data.offers }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { offers: [], problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}
