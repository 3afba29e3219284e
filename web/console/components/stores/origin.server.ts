import { storeOrigins } from '#modules/merchandise/contract.console.ts'
import type { Context } from '../../../api.server.ts'
import { unlessRefused } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'

/** What was searched for in the address, and the subdistricts it means. */
export async function placesIn(context: Context, url: URL) {
  const place = url.searchParams.get('place')?.trim() ?? ''
  if (place === '') return { place, places: [] }
  return { place, places: (await unlessRefused(api(context, storeOrigins, { search: place }))) ?? [] }
}

export type Places = Awaited<ReturnType<typeof placesIn>>
