import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { emitPushEnded } from '../events.ts'
import { deleteSubscription, hasPush } from '../store.push.ts'

type Call = typeof contract.deletePushSubscription

/** Gone is gone: one that was not there, or is somebody else's, gets the same answer. */
export async function deletePushSubscription(
  ctx: MemberCtx,
  { endpoint }: Input<Call>,
): Promise<Record<string, never>> {
  const [tenant_id, user_id] = [ctx.tenant.id, ctx.user.id]
  await ctx.db.transaction(async (db) => {
    await deleteSubscription(db, { endpoint, user_id })
    if (!(await hasPush(db, user_id))) await emitPushEnded(db, { tenant_id, user_id, now: ctx.now })
  })
  return {}
}
