import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { countOrders, listOrders } from '#modules/booking/module.ts'
import { tabs } from '#modules/booking/rules/machine.ts'
import { ordersOwing } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { showOrders } from '../list.ts'
import { tabCounts } from '../rules/tabs.ts'

type Call = typeof contract.myOrders

export async function myOrders(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, now } = ctx
  const whose = { tenant_id: tenant.id, user_id: user.id }
  const tab = input.status === 'not_paid' ? 'unpaid' : input.status
  const category = input.category === 'all' ? undefined : input.category
  const owing = await ordersOwing(db, { ...whose, order_kind: 'booking' })
  const search = input.search || undefined
  const besides = tab === 'unpaid' ? owing : undefined
  const query = { ...whose, states: tabs[tab], besides, category, search, now, limit: input.limit }
  const [rows, stateCounts] = await Promise.all([
    listOrders(db, { ...query, offset: offsetOf(input) }),
    countOrders(db, { ...whose, owing, now }),
  ])
  const counts = tabCounts(
    category === undefined ? stateCounts : stateCounts.filter((one) => one.category === category),
  )
  // The count comes with each row; a page beyond the last has no row to bring it.
  const beyond = rows.length === 0 && input.page > 1 ? await listOrders(db, { ...query, limit: 1, offset: 0 }) : []
  const total = rows[0]?.total_orders ?? beyond[0]?.total_orders ?? 0
  return { ...pageOf(await showOrders(ctx, rows), total, input), counts }
}
