import { dayMs } from '#core/time.ts'

type Leg = { departs_at: string; arrives_at: string }

/** The flights of the way there: one that leaves within a day of the last landing is a change of planes, not a stay. */
export function outward<T extends Leg>(flights: readonly T[]): T[] {
  const end = flights.findIndex((leg, place) => {
    const before = flights[place - 1]
    return before !== undefined && !(Date.parse(leg.departs_at) - Date.parse(before.arrives_at) < dayMs)
  })
  return flights.slice(0, end === -1 ? flights.length : end)
}

/** Minutes in the air, or nothing where a time is no moment. */
export function minutesOf({ departs_at, arrives_at }: Leg): number | undefined {
  const minutes = Math.round((Date.parse(arrives_at) - Date.parse(departs_at)) / 60_000)
  return minutes > 0 ? minutes : undefined
}
