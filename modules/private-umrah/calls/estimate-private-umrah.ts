import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { drawUp } from '../draw-up.ts'
import { estimateView, wishOf } from '../view.ts'

type Call = typeof contract.estimatePrivateUmrah

export async function estimatePrivateUmrah(ctx: AnyoneCtx, form: Input<Call>): Promise<Output<Call>> {
  const drawn = await drawUp(ctx, wishOf(form))
  return { ...(await estimateView(ctx, drawn)), plan: drawn.plan }
}
