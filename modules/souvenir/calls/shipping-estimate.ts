import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { activeAddress, addressView } from '#modules/shipping/module.ts'
import { offerFor } from '../cart.ts'
import { ratesFor } from '../checkout/rates.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.shippingEstimate

export async function shippingEstimate(ctx: MemberCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { store, weight_grams } = await offerFor(ctx, input)
  const address = await activeAddress(ctx.db, ctx.user.id)
  if (!address) throw new Refusal(codes.address_missing)
  const grams = weight_grams * input.quantity
  const rates = await ratesFor(ctx, { origin: store.origin, destination: address.region, grams })
  const methods = rates.map(({ most_days, ...rate }) => ({ ...rate, most_days: most_days ?? null }))
  return { address: addressView(address), weight_grams: grams, methods }
}
