import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { emitPushAllowed } from '../events.ts'
import type { NotificationPorts } from '../ports.ts'
import { saveSubscription } from '../store.push.ts'
import { words } from '../words.ts'

type Call = typeof contract.savePushSubscription

export async function savePushSubscription(
  ctx: MemberCtx<NotificationPorts>,
  reach: Input<Call>,
): Promise<Record<string, never>> {
  const { push } = ctx.ports
  if (!push.public_key || !push.isUsable(reach))
    throw new Refusal(codes.input_invalid, { errors: { endpoint: [words(ctx.language).pushUnknown] } })
  const { id: user_id, session_id } = ctx.user
  const row = { ...reach, tenant_id: ctx.tenant.id, user_id, session_id, created_at: ctx.now }
  await ctx.db.transaction(async (db) => {
    await saveSubscription(db, row)
    await emitPushAllowed(db, { tenant_id: ctx.tenant.id, user_id, now: ctx.now })
  })
  return {}
}
