import { at, type Random } from '../drawings/random.ts'
import { cityOf } from './cities.ts'
import { hotelsIn } from './places.ts'
import { type Leg, nightsInAir } from './plan.ts'

type Wish = { route: readonly (readonly [city: string, nights: number])[]; stars: number; rng: Random }

/** A hotel for each stop, of the stars asked for or the nearest there is. */
export function legsFor({ route, stars, rng }: Wish): Leg[] {
  return route.map(([city, nights]) => {
    const all = hotelsIn(city)
    const apart = Math.min(...all.map((hotel) => Math.abs(hotel.stars - stars)))
    const fitting = all.filter((hotel) => Math.abs(hotel.stars - stars) === apart)
    const hotel = rng.pick(fitting)
    // The package promises it: another hotel is never farther from the mosque.
    const others = fitting.filter((other) => other !== hotel && (other.walk_minutes ?? 0) <= (hotel.walk_minutes ?? 0))
    return { city, nights, hotel, others: others.slice(0, 2) }
  })
}

/** Nights, the day of leaving the last hotel, and the morning of landing when a night passes in the air. */
export function durationOf(route: Wish['route']): number {
  const nights = route.reduce((sum, [, stay]) => sum + stay, 0)
  return nights + 1 + nightsInAir(cityOf(at(route, -1)[0]).country)
}
