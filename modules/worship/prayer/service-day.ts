import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { cityIn, type Place } from '../rules/prayer-places.ts'
import { serviceDate, serviceMeta, serviceTimings } from '../rules/prayer-service.ts'
import { timingsOf } from '../rules/public-api-methods.ts'

export function serviceCity({ city, country }: { city: string; country: string }): Place {
  const place = cityIn(city, country)
  if (!place) throw new Refusal(codes.city_unknown)
  return place
}

type Wish = { method: number; iso8601: boolean; offset: number }

/** One day as the public service answers it. */
export function serviceDay(place: Place, day: string, { method, iso8601, offset }: Wish) {
  const timings = timingsOf(place, day, method)
  if (!timings) throw new Error(`method ${method} was let through and is not known`)
  return {
    timings: serviceTimings(timings, place, iso8601 ? 'iso8601' : 'clock'),
    date: serviceDate(day, { place, offset }),
    meta: serviceMeta(place, method),
  }
}
