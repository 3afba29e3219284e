import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'

export async function settings(ctx: AnyoneCtx): Promise<Output<typeof contract.settings>> {
  return { ...ctx.tenant, slogan: ctx.tenant.slogan[ctx.language] }
}
