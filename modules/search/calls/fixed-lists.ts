import type { AnyoneCtx } from '#core/context.ts'
import { showPreview } from '../cards/show-listings.ts'
import type { ListingFilters, ListingQuery } from '../rules/listing-query.ts'
import { tourKinds } from '../rules/present.ts'

const list =
  (filters: ListingFilters, sort: ListingQuery['sort']) =>
  (ctx: AnyoneCtx, { limit }: { limit: number }) =>
    showPreview(ctx, { filters, sort, limit })

const tour = { kinds: tourKinds('wisata') }

export const financing = list({ type: 'financing' }, 'earliest')
export const savings = list({ type: 'savings' }, 'earliest')
export const umrohFinancial = list({ category: 'umroh', type: 'financing' }, 'earliest')
export const marketing = list({ is_featured: true }, 'popular')
export const bestHotel = list({ category: 'umroh' }, 'best_hotel')
export const affordable = list({ category: 'umroh' }, 'cheapest')
export const umrohDepartures = list({ category: 'umroh' }, 'earliest')
export const tourDepartures = list(tour, 'earliest')
export const tours = list(tour, 'popular')
export const hajjPopular = list({ category: 'haji' }, 'popular')
