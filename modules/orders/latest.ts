import type { MemberCtx } from '#core/context.ts'
import { bookingsAtBank } from '#modules/financing/module.ts'
import { showOrders } from './list.ts'
import { listToContinue } from './store.ts'

/** The order that waits for something its member can do. */
export async function latestUnpaid(ctx: MemberCtx) {
  const { db, tenant, user, now } = ctx
  const whose = { tenant_id: tenant.id, user_id: user.id }
  const without = await bookingsAtBank(db, whose)
  const [latest] = await showOrders(ctx, await listToContinue(db, { ...whose, without, now }))
  return latest ?? null
}
