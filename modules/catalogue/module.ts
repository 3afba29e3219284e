import type { Handlers } from '#core/call.ts'
import { backInStock } from './calls/back-in-stock.ts'
import { compare } from './calls/compare.ts'
import { priceCalendar } from './calls/price-calendar.ts'
import { productById } from './calls/product-by-id.ts'
import { productBySlug } from './calls/product-by-slug.ts'
import { productReviews } from './calls/product-reviews.ts'
import { seen } from './calls/seen.ts'
import { toggleWishlist } from './calls/toggle-wishlist.ts'
import { travelReviews } from './calls/travel-reviews.ts'
import { types } from './calls/types.ts'
import { variants } from './calls/variants.ts'
import { wishlistIds } from './calls/wishlist-ids.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'

export { tellBackInStock } from './back-in-stock.ts'
export { onSeatsChanged } from './events.ts'
export { sellable } from './on-sale.ts'
export { publishProduct } from './publish.ts'
export { addReview, recentReviews } from './reviews.ts'
export { holdSeats, releaseSeats } from './seats.ts'
export {
  findBookable,
  findSellable,
  listProductAddons,
  packagesOnSale,
  unlicensedProducts,
} from './store.booking.ts'
export { findDepartureInScope } from './store.departure-desk.ts'
export { findJourney } from './store.journey.ts'
export { countPackages, listingFacts, onSaleDates, onSaleIds } from './store.listing.ts'
export { lockDeparture, sellSeats } from './store.seats.ts'
export { summaries } from './store.ts'
export { listWishes } from './store.visitors.ts'
export { reviewView } from './view.ts'

const calls = {
  productById,
  productBySlug,
  seen,
  types,
  variants,
  backInStock,
  productReviews,
  travelReviews,
  toggleWishlist,
  compare,
  wishlistIds,
  priceCalendar,
} satisfies Handlers<typeof contract, unknown>

export const catalogue = { contract, calls, jobs }
