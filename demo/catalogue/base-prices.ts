import { cityOf } from './cities.ts'
import { airlineOf } from './places.ts'
import type { Leg } from './plan.ts'

/** A night per person in a room of four, by stars: third, fourth and fifth. */
const nightly: Readonly<Record<string, readonly [number, number, number]>> = {
  'Saudi Arabia': [560_000, 860_000, 1_650_000],
  Japan: [1_800_000, 2_000_000, 2_400_000],
  'South Korea': [1_800_000, 2_000_000, 2_400_000],
  Spain: [2_000_000, 2_200_000, 2_600_000],
  Malaysia: [800_000, 950_000, 1_150_000],
  Indonesia: [680_000, 800_000, 1_000_000],
}
const elsewhere = [1_100_000, 1_350_000, 1_700_000] as const

/** Seat, ground handling and guide of a journey that begins there. */
const ground: Readonly<Record<string, number>> = {
  'Saudi Arabia': 21_700_000,
  Türkiye: 12_300_000,
  Egypt: 11_800_000,
  Jordan: 12_500_000,
  'United Arab Emirates': 10_500_000,
  Uzbekistan: 13_400_000,
  Spain: 16_200_000,
  Japan: 8_900_000,
  'South Korea': 8_700_000,
  Malaysia: 3_400_000,
  Indonesia: 1_500_000,
}
/** Farther from the Hijaz, or with fewer seats: dearer. */
const fromOrigin: Readonly<Record<string, number>> = {
  SUB: 600_000,
  UPG: 1_300_000,
  BPN: 1_500_000,
  BDJ: 1_300_000,
  SOC: 800_000,
  YIA: 700_000,
  KJT: 300_000,
  PLM: 500_000,
  BTH: 400_000,
  PDG: 500_000,
  KNO: 300_000,
}

export const roundPrice = (amount: number): number => Math.round(amount / 100_000) * 100_000

const stayOf = ({ city, nights, hotel }: Leg): number => {
  const rates = nightly[cityOf(city).country] ?? elsewhere
  return nights * (rates[hotel.stars - 3] ?? rates[1])
}

type Journey = { legs: readonly Leg[]; airline: string; origin: string }

export function basePrice({ legs, airline, origin }: Journey): number {
  const countries = [...new Set(legs.map((leg) => cityOf(leg.city).country))]
  const haramain = countries.includes('Saudi Arabia')
  const start = ground[haramain ? 'Saudi Arabia' : (countries[0] ?? '')] ?? 12_000_000
  const detour = haramain && countries.length > 1 ? 4_200_000 : 0
  const short = ['Indonesia', 'Malaysia'].includes(countries[0] ?? '')
  const fare = airlineOf(airline).dearer * (short ? 0.3 : 1)
  const stays = legs.reduce((sum, leg) => sum + stayOf(leg), 0)
  return start + detour + fare + stays + (haramain ? (fromOrigin[origin] ?? 0) : 0)
}
