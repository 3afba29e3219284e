import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { profileOf } from '../account/profile.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'

export async function me(ctx: MemberCtx<IdentityPorts>): Promise<Output<typeof contract.me>> {
  return profileOf(ctx, ctx.db)
}
