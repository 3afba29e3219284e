import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { listProductAddons } from '#modules/catalogue/module.ts'
import type * as contract from '../contract.ts'
import { bookingOf } from '../order/load.ts'
import { listAddons } from '../store.ts'

type Call = typeof contract.orderAddons

export async function orderAddons(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const booking = await bookingOf(ctx, input.id)
  const [offered, chosen] = await Promise.all([
    listProductAddons(ctx.db, booking.product_id),
    listAddons(ctx.db, booking.id),
  ])
  return offered.map(({ id, name, price, per }) => ({
    id,
    per,
    name: name[ctx.language],
    price,
    quantity: chosen.find((one) => one.id === id)?.quantity ?? 0,
  }))
}
