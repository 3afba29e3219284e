import { distanceKm } from './bearing.ts'
import { type Place, places } from './prayer-places.ts'

/** The place nearest to a point, and how far away it is: the point need not leave the device that knows it. */
export function nearestPlace(point: { latitude: number; longitude: number }): { place: Place; km: number } | undefined {
  let best: { place: Place; km: number } | undefined
  for (const place of places) {
    const km = distanceKm(point, place)
    if (!best || km < best.km) best = { place, km }
  }
  return best
}
