import type { Handlers } from '#core/call.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { categories } from './calls/categories.ts'
import { itemBySlug } from './calls/item-by-slug.ts'
import { itemOfStore } from './calls/item-of-store.ts'
import { itemRecommendations } from './calls/item-recommendations.ts'
import { itemReviews } from './calls/item-reviews.ts'
import { itemSeen } from './calls/item-seen.ts'
import { itemViews } from './calls/item-views.ts'
import { itemWishlist } from './calls/item-wishlist.ts'
import { listItems } from './calls/list-items.ts'
import { listStores } from './calls/list-stores.ts'
import { shopBanners } from './calls/shop-banners.ts'
import { shopPromos } from './calls/shop-promos.ts'
import { storeBySlug } from './calls/store-by-slug.ts'
import { storeItems } from './calls/store-items.ts'
import { storeRecommendations } from './calls/store-recommendations.ts'
import { toggleItemWish } from './calls/toggle-item-wish.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import { deleteWishesOf } from './store.visitors.ts'

export { soldPlaces } from './engine/items.ts'
export { noteSupplyChanged, supplyVersion } from './engine/supply.ts'
export { holdStock, releaseStock, returnStock, sellStock } from './stock.ts'
export { listSummaries as itemSummaries } from './store.items.ts'
export { listOffers as offersOf, lockItemsOf as lockStock, type Offer, type Pieces } from './store.stock.ts'
export { reviewedItems as reviewedOf } from './store.reviews.ts'
export { listOffers as offersOf, type Offer, type Pieces } from './store.stock.ts'
export { writeReview } from './write-review.ts'

onMemberDeleted(async (db, { user_id }) => {
  await deleteWishesOf(db, user_id)
})

const calls = {
  listItems,
  categories,
  shopBanners,
  shopPromos,
  itemBySlug,
  itemOfStore,
  itemRecommendations,
  itemReviews,
  itemViews,
  itemSeen,
  listStores,
  storeBySlug,
  storeItems,
  storeRecommendations,
  toggleItemWish,
  itemWishlist,
} satisfies Handlers<typeof contract, unknown>

export const merchandise = { contract, calls, jobs }
