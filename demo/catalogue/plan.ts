import type { JourneyKind } from '#modules/catalogue/rules/journey-kinds.ts'
import type { Scene } from '../drawings/scenes.ts'
import type { Category } from './category.ts'
import type { Text } from './naming.ts'
import type { Hotel } from './places.ts'

export type Season = 'any' | 'ramadhan' | 'year_end' | 'rajab' | 'school' | 'hajj' | 'preparation'

/** A stay of the journey; `others` are hotels of the same class a departure may use instead. */
export type Leg = { city: string; nights: number; hotel: Hotel; others: readonly Hotel[] }

/** All that makes one package what it is; everything told about it is derived from this. */
export type Plan = {
  key: string
  slug: string
  category: Category
  kind: JourneyKind
  type_slug: string
  season: Season
  name: Text
  partner: { id: string; slug: string; name: string }
  origin: string
  airline: string
  stars: number
  legs: readonly Leg[]
  duration_days: number
  hijri_year: number | null
  scenes: readonly Scene[]
  /** Rupiah a person in a room of four, in a quiet month. */
  base_price: number
}

export const isPilgrimage = (plan: Plan): boolean => plan.legs.some((leg) => leg.city === 'makkah')
export const isDomestic = (plan: Plan): boolean => plan.kind === 'tour_domestic'

/** Far journeys leave in the afternoon and land the next morning: one night is spent in the air. */
export const nightsInAir = (lastCountry: string): number =>
  ['Indonesia', 'Malaysia', 'Japan', 'South Korea'].includes(lastCountry) ? 0 : 1
