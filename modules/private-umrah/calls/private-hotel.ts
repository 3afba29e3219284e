import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { hotelOptions } from '../options.ts'
import { monthOf } from '../rules/pricing.ts'
import { listRoomPrices } from '../store.supply.ts'

type Call = typeof contract.privateHotel

export async function privateHotel(ctx: AnyoneCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const hotel = (await hotelOptions(ctx)).find((one) => one.id === id)
  if (!hotel) throw new Refusal(codes.not_found)
  const rows = await listRoomPrices(ctx.db, id, monthOf(jakartaDate(ctx.now)))
  return { ...hotel, prices: rows.map(({ month, variant, price }) => ({ month, sleeps: Number(variant), price })) }
}
