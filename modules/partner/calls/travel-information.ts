import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { findTravel } from '../store.ts'
import { detailOf } from '../view.ts'

type Call = typeof contract.travelInformation

export async function travelInformation(ctx: AnyoneCtx, { slug }: Input<Call>): Promise<Output<Call>> {
  const travel = await findTravel(ctx.db, ctx.tenant.id, slug)
  if (!travel) throw new Refusal(codes.not_found)
  return detailOf(travel, jakartaDate(ctx.now), ctx.language)
}
