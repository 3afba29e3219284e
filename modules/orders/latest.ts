import type { MemberCtx } from '#core/context.ts'
import { listOrders } from '#modules/booking/module.ts'
import { tabs } from '#modules/booking/rules/machine.ts'
import { showOrders } from './list.ts'

/** The newest order that waits for something its member can do. */
export async function latestUnpaid(ctx: MemberCtx) {
  const { db, tenant, user, now } = ctx
  const whose = { tenant_id: tenant.id, user_id: user.id }
  const rows = await listOrders(db, { ...whose, states: tabs.unpaid, now, limit: 1, offset: 0 })
  const [latest] = await showOrders(ctx, rows)
  return latest ?? null
}
