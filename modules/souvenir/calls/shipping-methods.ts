import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { addressView } from '#modules/shipping/module.ts'
import { orderOfStore, ownCheckout } from '../checkout/load.ts'
import { destinationFor, ratesFor } from '../checkout/rates.ts'
import type * as contract from '../contract.ts'
import type { SouvenirPorts } from '../ports.ts'

type Call = typeof contract.shippingMethods

export async function shippingMethods(ctx: MemberCtx<SouvenirPorts>, input: Input<Call>): Promise<Output<Call>> {
  const checkout = await ownCheckout(ctx, input.merchandise_id)
  const { order, store } = await orderOfStore(ctx.db, checkout.id, input.partner_store_id, ctx.now)
  const address = await destinationFor(ctx, checkout, input.address_id)
  const grams = order.weight_grams
  const rates = await ratesFor(ctx, { origin: store.origin, destination: address.region, grams })
  const names = new Map(rates.map(({ courier, courier_name }) => [courier, courier_name]))
  const wanted = rates.filter(({ courier }) => (input.courier ?? courier) === courier)
  return {
    address: addressView(address),
    weight_grams: grams,
    couriers: [...names].map(([courier, courier_name]) => ({ courier, courier_name })),
    methods: wanted.map(({ most_days, ...rate }) => ({ ...rate, most_days: most_days ?? null })),
  }
}
