import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { promoOf, promoOfCode, tryPromo } from '#modules/promo/module.ts'
import { loadCart } from '../cart.ts'
import { souvenirs } from '../checkout/promo.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'
import { sumOf } from '../rules/chosen.ts'

type Call = typeof contract.checkCartPromo

/** Of what can be ordered as it is; the checkout that takes the promo counts its own amount. */
export async function checkCartPromo(ctx: MemberCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { cart_item_ids: wanted } = input
  const lines = (await loadCart(ctx)).filter(({ id, problem }) => !problem && (wanted?.includes(id) ?? true))
  if (lines.length === 0) throw new Refusal(codes.cart_empty)
  const promo = await promoOfCode(ctx, input.code)
  const decision = await tryPromo(ctx, promo, { product: souvenirs(promo.id), amount: sumOf(lines) })
  if (!decision.ok) throw new Refusal(decision.code)
  return { ...promoOf(promo, ctx), discount: promo.applies_to === 'goods' ? decision.discount : 0 }
}
