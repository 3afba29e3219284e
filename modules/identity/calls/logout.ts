import type { MemberCtx } from '#core/context.ts'
import type { IdentityPorts } from '../ports.ts'
import { endSession } from '../store.ts'

export async function logout(ctx: MemberCtx<IdentityPorts>): Promise<Record<string, never>> {
  await endSession(ctx.db, ctx.user.session_id, { now: ctx.now, reason: 'logout' })
  ctx.ports.sessionsEnded(ctx.user.id)
  return {}
}
