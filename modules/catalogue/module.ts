export { onSeatsChanged } from './events.ts'
export { listingFacts, onSaleIds, recentReviews, reviewView, wishlistIds } from './store.listing.ts'
