import type { Occupancy } from '#modules/private-umrah/rules/facts.ts'
import { airlineOf } from '../catalogue/places.ts'
import { seasonPercent } from './months.ts'
import type { TimetableRow } from './timetable.ts'

const fromJakarta = 6_900_000
/** Farther from the Hijaz, or with fewer seats: dearer. */
const fartherOut: Readonly<Record<string, number>> = { UPG: 700_000, BPN: 800_000, BDJ: 700_000, SOC: 400_000 }
const withBusiness = ['SV', 'GA', 'EK', 'QR', 'EY', 'WY', 'TK', 'MH', 'SQ']
const businessPercent = 265

const toThousands = (amount: number): number => Math.round(amount / 1000) * 1000
const seasonal = (amount: number, month: string, what: 'fare' | 'hotel'): number =>
  toThousands((amount * seasonPercent(month, what)) / 100)

/** What an adult pays one way, by class. */
export function faresOf({ airline_code, from, to }: TimetableRow, month: string) {
  const { dearer } = airlineOf(airline_code)
  const base = fromJakarta + dearer / 2 + (fartherOut[from] ?? fartherOut[to] ?? 0)
  const economy = { variant: 'economy', price: seasonal(base, month, 'fare') }
  if (!withBusiness.includes(airline_code)) return [economy]
  return [economy, { variant: 'business', price: seasonal((base * businessPercent) / 100, month, 'fare') }]
}

/** A night per person in a room of four, by stars. */
const nightly: Readonly<Record<number, number>> = { 3: 520_000, 4: 820_000, 5: 1_600_000 }
/** A larger room costs more, and less for each who sleeps in it. */
const asPersons: Readonly<Record<Occupancy, number>> = { 2: 2.6, 3: 3.4, 4: 4 }

/** What a room costs a night; farther from the mosque it is cheaper. */
export function roomPrice(hotel: { stars: number; distance_metres: number }, sleeps: Occupancy, month: string): number {
  const near = hotel.distance_metres <= 300 ? 1.12 : hotel.distance_metres > 1000 ? 0.85 : 1
  return seasonal((nightly[hotel.stars] ?? 820_000) * asPersons[sleeps] * near, month, 'hotel')
}
