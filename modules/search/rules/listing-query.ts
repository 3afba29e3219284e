import type { sorts } from './kinds.ts'

/** What is asked of the dates of a package; all of it must hold of one and the same. */
export type DateFilters = {
  departure_date?: string | undefined
  /** The first day one could leave: who saves until then, or waits for a bank. */
  departs_from?: string | undefined
  month?: string | undefined
  airline?: string | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  travellers?: number | undefined
}

/** What a visitor filters by, and what the call itself lays down. */
export type ListingFilters = DateFilters & {
  category?: string | undefined
  kinds?: readonly string[] | undefined
  subcategory?: string | undefined
  partner_id?: string | undefined
  is_featured?: boolean | undefined
  most_standing?: number | undefined
  duration?: number | undefined
  type?: 'regular' | 'financing' | 'savings' | undefined
  travel?: string | undefined
  city?: string | undefined
  hijri_year?: number | undefined
  destination?: 'domestic' | 'international' | undefined
}

/** What lists are sorted by: as visitors choose, and as calls do. */
export type Order = (typeof sorts)[number] | 'popular' | 'relevant' | 'best_hotel'

/** What a page wants of the listings: its address has it as text, a contract checks it, the engine answers it. */
export type ListingQuery = {
  filters: ListingFilters
  sort: Order
  page: number
  limit: number
  /** Words as a person typed them; rules/text-query.ts makes of them what PostgreSQL is asked. */
  search?: string | undefined
  /** Totals of each type of journey, beside the counts of the choices. */
  totals?: 'types'
}
