import { formatDay } from '#core/format.ts'
import { myOrders } from '#modules/orders/contract.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { api, type Context, pageOf } from '../../api.server.ts'

/** More than anybody has under way; the rest is counted by the page of orders. */
const most = 50

/** Orders that are to be paid or under way: whoever deletes the account loses sight of them. */
export async function runningOrders(context: Context) {
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
