import type { Handlers } from '#core/call.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { categories } from './calls/categories.ts'
import { addCertificate } from './calls/console/add-certificate.ts'
import { addItemPicture } from './calls/console/add-item-picture.ts'
import { addStore } from './calls/console/add-store.ts'
import { addVariant } from './calls/console/add-variant.ts'
import { arrangeItemPictures } from './calls/console/arrange-item-pictures.ts'
import { changeDeskStore } from './calls/console/change-desk-store.ts'
import { changeItem } from './calls/console/change-item.ts'
import { changeStock } from './calls/console/change-stock.ts'
import { changeStoreOrigin } from './calls/console/change-store-origin.ts'
import { changeVariant } from './calls/console/change-variant.ts'
import { createItem } from './calls/console/create-item.ts'
import { exportStoreItems } from './calls/console/export-store-items.ts'
import { itemChoices } from './calls/console/item-choices.ts'
import { listDeskStores } from './calls/console/list-desk-stores.ts'
import { listStoreItems } from './calls/console/list-store-items.ts'
import { publishItem } from './calls/console/publish-item.ts'
import { removeCertificate } from './calls/console/remove-certificate.ts'
import { removeVariant } from './calls/console/remove-variant.ts'
import { reopenStore } from './calls/console/reopen-store.ts'
import { seeDeskStore } from './calls/console/see-desk-store.ts'
import { seeStock } from './calls/console/see-stock.ts'
import { seeStoreItem } from './calls/console/see-store-item.ts'
import { setStorePicture } from './calls/console/set-store-picture.ts'
import { storeOrigins } from './calls/console/store-origins.ts'
import { suspendStore } from './calls/console/suspend-store.ts'
import { withdrawItem } from './calls/console/withdraw-item.ts'
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
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { StoreDeskPorts } from './ports.ts'
import { deleteWishesOf } from './store.visitors.ts'

export { soldPlaces } from './engine/items.ts'
export { noteSupplyChanged, refreshSupply, supplyVersion } from './engine/supply.ts'
export { holdStock, releaseStock, returnStock, sellStock } from './stock.ts'
export { isAnyUncertified, listLinked as itemsLinked, listSummaries as itemSummaries } from './store.items.ts'
export { reviewedItems as reviewedOf } from './store.reviews.ts'
export { listOffers as offersOf, lockItemsOf as lockStock, type Offer } from './store.stock.ts'
export { isAnySuspended, listStoreNames, lockStoreAt, storeIdsNamed, storeNames } from './store.store-desk.ts'
export { findHoliday as holidayOf } from './store.stores.ts'
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

const consoleCalls = {
  addStore,
  changeStoreOrigin,
  reopenStore,
  setStorePicture,
  storeOrigins,
  suspendStore,
  addCertificate,
  addItemPicture,
  addVariant,
  arrangeItemPictures,
  changeDeskStore,
  changeItem,
  changeStock,
  changeVariant,
  createItem,
  exportStoreItems,
  itemChoices,
  listDeskStores,
  listStoreItems,
  publishItem,
  removeCertificate,
  removeVariant,
  seeDeskStore,
  seeStock,
  seeStoreItem,
  withdrawItem,
} satisfies Handlers<typeof consoleContract, StoreDeskPorts>

export const merchandise = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
