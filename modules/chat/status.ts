import type { StaffCtx } from '#core/context.ts'
import { type Me, siteOf } from './desk.ts'
import type { ChatDeskPorts } from './ports.ts'
import { findTaking } from './store.presence.ts'

/** Whom somebody answers as, and whether they take conversations. */
export async function statusOf(ctx: StaffCtx<ChatDeskPorts>, me: Me | undefined) {
  if (!me) return { consultant: null, is_on: false }
  const { id, name, tenant_id } = me
  const is_on = (await findTaking(ctx.db, id))?.is_on ?? false
  return { consultant: { id, name, tenant_id, brand: siteOf(ctx, tenant_id).name }, is_on }
}
