import type { Text } from './facts.ts'
import type { JourneyKind } from './journey-kinds.ts'

/** What the search module needs to know of a product to list it. */
export type ListingFacts = {
  id: string
  slug: string
  partner_id: string
  category: 'umroh' | 'haji' | 'wisata-syariah'
  kind: JourneyKind
  type_slug: string
  type_name: Text
  name: Text
  duration_days: number
  hijri_year: number | null
  departure_city: string
  picture_ids: string[]
  can_finance: boolean
  can_save: boolean
  is_featured: boolean
  view_count: number
  rating_sum: number
  rating_count: number
  ratings: { tenant_id: string; sum: number; count: number }[]
  departures: ListingDeparture[]
}

export type ListingDeparture = {
  departs_on: string
  closes_at: Date
  quota: number
  sold: number
  held: number
  airline: { code: string; name: string }
  hotels: ListingHotel[]
  prices: number[]
}

export type ListingHotel = { name: string; city: string; stars: number; walk_minutes: number | null }
