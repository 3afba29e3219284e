import type { AnyoneCtx } from '#core/context.ts'
import { addDays, addMonths, jakartaDate } from '#core/time.ts'
import { financingDaysToday } from '#modules/partner/module.ts'
import { showPreview } from '../cards/show-listings.ts'
import type { ListingFilters, ListingQuery } from '../rules/listing-query.ts'
import { tourKinds } from '../rules/present.ts'

const list =
  (filters: ListingFilters, sort: ListingQuery['sort']) =>
  (ctx: AnyoneCtx, { limit }: { limit: number }) =>
    showPreview(ctx, { filters, sort, limit })

const tour = { kinds: tourKinds('wisata') }

/** Umrah that leaves late enough for a bank to decide before; nothing else may be financed. */
export async function financing(ctx: AnyoneCtx, { limit }: { limit: number }) {
  const departs_from = addDays(jakartaDate(ctx.now), await financingDaysToday(ctx))
  return showPreview(ctx, { filters: { category: 'umroh', type: 'financing', departs_from }, sort: 'earliest', limit })
}

// Hajj has an account of its own at the banks that receive hajj funds; for a tour no bank opens one.
export const savings = (ctx: AnyoneCtx, { limit, months }: { limit: number; months: number }) => {
  const departs_from = addMonths(jakartaDate(ctx.now), months)
  return showPreview(ctx, { filters: { category: 'umroh', type: 'savings', departs_from }, sort: 'earliest', limit })
}
export const marketing = list({ is_featured: true }, 'popular')
export const bestHotel = list({ category: 'umroh' }, 'best_hotel')
export const affordable = list({ category: 'umroh' }, 'cheapest')
export const umrohDepartures = list({ category: 'umroh' }, 'earliest')
export const tourDepartures = list(tour, 'earliest')
export const tours = list(tour, 'popular')
export const hajjPopular = list({ category: 'haji' }, 'popular')
