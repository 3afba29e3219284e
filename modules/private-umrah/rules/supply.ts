import { cabins, occupancies } from './facts.ts'

/** What plans are made of and has prices by month. */
export const pricedKinds = ['routes', 'hotels', 'vehicles', 'extras'] as const
export type PricedKind = (typeof pricedKinds)[number]

/** What has a price of its own within one thing: a flight its cabins, a hotel its rooms by how many sleep in one. */
export const variantsOf: Readonly<Record<PricedKind, readonly string[]>> = {
  routes: cabins,
  hotels: occupancies.map(String),
  vehicles: [''],
  extras: [''],
}

/** How far ahead prices are shown and set at once. */
export const monthsAhead = 18
