import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { cityOf } from '../prayer/view.ts'
import { searchPlaces } from '../rules/prayer-places.ts'

type Call = typeof contract.cities

export async function cities({ language }: AnyoneCtx, { search, ...page }: Input<Call>): Promise<Output<Call>> {
  const places = searchPlaces(search ?? '')
  const first = offsetOf(page)
  return pageOf(
    places.slice(first, first + page.limit).map((place) => cityOf(place, language)),
    places.length,
    page,
  )
}
