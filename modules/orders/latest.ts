import type { MemberCtx } from '#core/context.ts'
import { listOrders } from '#modules/booking/module.ts'
import { tabs } from '#modules/booking/rules/machine.ts'
import { ordersOwing } from '#modules/payment/module.ts'
import { showOrders } from './list.ts'

/** The order that waits for something its member can do: the newest that is not begun, else what is due the soonest. */
export async function latestUnpaid(ctx: MemberCtx) {
  const { db, tenant, user, now } = ctx
  const whose = { tenant_id: tenant.id, user_id: user.id }
  const one = { ...whose, now, limit: 1, offset: 0 }
  const begun = await listOrders(db, { ...one, states: tabs.unpaid })
  const [latest] = await showOrders(ctx, begun.length > 0 ? begun : await owed())
  return latest ?? null

  async function owed() {
    const [soonest] = await ordersOwing(db, { ...whose, order_kind: 'booking' })
    return soonest === undefined ? [] : listOrders(db, { ...one, states: [], besides: [soonest] })
  }
}
