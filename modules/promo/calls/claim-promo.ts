import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { promoNamed } from '../find.ts'
import { promoState } from '../rules/usable.ts'
import { insertClaim } from '../store.ts'

type Call = typeof contract.claimPromo

/** Puts it aside; the quota is only taken by an order. One that is still to come may be put aside too. */
export async function claimPromo(ctx: MemberCtx, { id }: Input<Call>): Promise<Record<string, never>> {
  const promo = await promoNamed(ctx, id)
  const state = promoState(promo, ctx.now)
  if (state === 'over') throw new Refusal(codes.promo_ended)
  if (state === 'used_up') throw new Refusal(codes.promo_used_up)
  await insertClaim(ctx.db, { promo_id: promo.id, user_id: ctx.user.id }, ctx.now)
  return {}
}
