import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { hotelOptions } from '../options.ts'

type Call = typeof contract.privateHotels

export async function privateHotels(ctx: AnyoneCtx, { city, stars, search }: Input<Call>): Promise<Output<Call>> {
  const typed = search?.toLowerCase() ?? ''
  return (await hotelOptions(ctx)).filter(
    (hotel) =>
      (city === undefined || hotel.city === city) &&
      (stars === undefined || hotel.stars === stars) &&
      hotel.name.toLowerCase().includes(typed),
  )
}
