import type { PageContext } from '#core/page.ts'
import { defaultPlace, type Place, placeOf } from '#modules/worship/rules/prayer-places.ts'
import { prayerCity } from '../../prayer-city.ts'

/** Where the times are for: the address says it, else this browser remembers it, else it is the capital. */
export type RequestedPlace = { place: Place; from: 'address' | 'memory' | 'nowhere' }

/** Nothing where the address names a city that does not exist. */
export function requestedPlace({ cookie_header }: PageContext, params: URLSearchParams): RequestedPlace | undefined {
  const wished = params.get('kota')?.trim()
  if (wished) {
    const place = placeOf(wished)
    return place && { place, from: 'address' }
  }
  const remembered = placeOf(prayerCity(cookie_header) ?? '')
  return remembered ? { place: remembered, from: 'memory' } : { place: defaultPlace, from: 'nowhere' }
}
