import type { Input, Output } from '#core/call.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { cityOf } from '../prayer-view.ts'
import { searchPlaces } from '../rules/prayer-places.ts'

type Call = typeof contract.cities

export async function cities(_ctx: unknown, { search, ...page }: Input<Call>): Promise<Output<Call>> {
  const found = searchPlaces(search ?? '')
  const first = offsetOf(page)
  return pageOf(found.slice(first, first + page.limit).map(cityOf), found.length, page)
}
