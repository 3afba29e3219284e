import { formatDay } from '#core/format.ts'
import { myOrders } from '#modules/orders/contract.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { savingsHistory } from '#modules/savings/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { words } from './words.ts'

/** More than anybody has under way; the rest is counted by the page of orders. */
const most = 50

const runningPlans = ['submitted', 'accepted', 'saving', 'reached']

/** Savings at a bank, or on their way there. */
async function runningSavings(context: Context) {
  const say = words(pageOf(context).language)
  const { data } = await api(context, savingsHistory, { limit: most })
  return data.items
    .filter(({ state }) => runningPlans.includes(state))
    .map(({ user_savings_id: id, code, bank }) => {
      const path = `/member/saving-history/${id}`
      return { id, code, name: say.removeSavings(bank?.name ?? ''), departs: undefined, path }
    })
}

/** What is under way, at a travel agency or a bank: whoever deletes the account loses sight of it. */
export async function runningOrders(context: Context) {
  const [orders, savings] = await Promise.all([runningTravel(context), runningSavings(context)])
  return [...orders, ...savings]
}

/** Orders that are to be paid or under way. */
async function runningTravel(context: Context) {
  const { language } = pageOf(context)
  const lists = await Promise.all(
    (['unpaid', 'in_progress'] as const).map((status) =>
      api(context, myOrders, { status, category: 'all', limit: most }),
    ),
  )
  // One that still owes something stands in both lists; a cart is no order yet.
  const orders = lists.flatMap(({ data }) => data.items).filter(({ status }) => status !== 'cart')
  return [...new Map(orders.map((order) => [order.id, order])).values()].map((order) => {
    const { id, code, product, departs_on } = order
    const departs = departs_on ? formatDay(departs_on, language) : undefined
    return { id, code, name: product.name, departs, path: orderPage({ order_kind: order.kind, order_id: id }) }
  })
}

export type RunningOrder = Awaited<ReturnType<typeof runningOrders>>[number]
