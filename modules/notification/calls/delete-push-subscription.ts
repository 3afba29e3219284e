import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { deleteSubscription } from '../store.push.ts'

type Call = typeof contract.deletePushSubscription

/** Gone is gone: one that was not there, or is somebody else's, gets the same answer. */
export async function deletePushSubscription(
  ctx: MemberCtx,
  { endpoint }: Input<Call>,
): Promise<Record<string, never>> {
  await deleteSubscription(ctx.db, { endpoint, user_id: ctx.user.id })
  return {}
}
