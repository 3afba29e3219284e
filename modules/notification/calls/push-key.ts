import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import type { NotificationPorts } from '../ports.ts'

export async function pushKey(ctx: MemberCtx<NotificationPorts>): Promise<Output<typeof contract.pushKey>> {
  return { public_key: ctx.ports.push.public_key ?? null }
}
