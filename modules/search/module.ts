import type { Handlers } from '#core/call.ts'
import { onSeatsChanged } from '#modules/catalogue/module.ts'
import { onLicenceChanged, onProfileChanged } from '#modules/partner/module.ts'
import { noteSeats, relistPartner } from './build/rebuild.ts'
import { tourDurations, umrohDurations } from './calls/durations.ts'
import {
  affordable,
  bestHotel,
  financing,
  marketing,
  savings,
  tourDepartures,
  tours,
  umrohDepartures,
} from './calls/fixed-lists.ts'
import { hajj } from './calls/hajj.ts'
import { hajjSearch } from './calls/hajj-search.ts'
import { hajjTravels } from './calls/hajj-travels.ts'
import { mostSearched } from './calls/most-searched.ts'
import { partnerProducts, travelProducts } from './calls/partner-products.ts'
import { productSearch } from './calls/product-search.ts'
import { products } from './calls/products.ts'
import { clearRecentSearches, deleteRecentSearch, guestSearches, recentSearches } from './calls/recent-searches.ts'
import { recommendation } from './calls/recommendation.ts'
import { search as searchCall } from './calls/search.ts'
import { tourSearch } from './calls/tour-search.ts'
import { umrohSearch } from './calls/umroh-search.ts'
import { wishlist } from './calls/wishlist.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'

export { rebuildListings } from './build/rebuild.ts'
export { relistChanged } from './build/relist-changed.ts'
export { financing, hajjPopular, marketing, savings, tours, umrohDepartures } from './calls/fixed-lists.ts'
export { productSearch } from './calls/product-search.ts'
export { soldCards } from './cards/sold-cards.ts'
export { listingsVersion, loadListings, productsChanged, refreshListings } from './engine/listing-index.ts'
export { findListed, listedInPart, listedParts, listLinked as listingsLinked } from './store.listed.ts'

onSeatsChanged(noteSeats)
onLicenceChanged(relistPartner)
onProfileChanged(relistPartner)

const calls = {
  products,
  umrohSearch,
  tourSearch,
  hajjSearch,
  hajj,
  hajjTravels,
  financing,
  umrohFinancial: financing,
  savings,

  marketing,
  bestHotel,
  affordable,
  umrohDepartures,
  tourDepartures,
  tours,
  umrohDurations,
  tourDurations,
  search: searchCall,
  productSearch,
  recentSearches,
  deleteRecentSearch,
  clearRecentSearches,
  guestSearches,
  mostSearched,
  recommendation,
  partnerProducts,
  travelProducts,
  wishlist,
} satisfies Handlers<typeof contract, unknown>

export const search = { contract, calls, jobs }
