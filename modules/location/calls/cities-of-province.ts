import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { listCities } from '../store.ts'

/** No province is without cities, so an empty list means there is no such province. */
export async function citiesOfProvince(ctx: AnyoneCtx, { id }: Input<typeof contract.citiesOfProvince>) {
  const cities = await listCities(ctx.db, id)
  if (cities.length === 0) throw new Refusal(codes.not_found)
  return cities
}
