import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { hotelOptions } from '../options.ts'

type Call = typeof contract.privateStars

export async function privateStars(ctx: AnyoneCtx, { city }: Input<Call>): Promise<Output<Call>> {
  const here = (await hotelOptions(ctx)).filter((hotel) => city === undefined || hotel.city === city)
  return [...Map.groupBy(here, (hotel) => hotel.stars)]
    .map(([stars, hotels]) => ({ stars, hotels: hotels.length }))
    .sort((a, b) => a.stars - b.stars)
}
