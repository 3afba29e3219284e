import type { Handlers } from '#core/call.ts'
import { backInStock } from './calls/back-in-stock.ts'
import { compare } from './calls/compare.ts'
import { addDepartures } from './calls/console/add-departures.ts'
import { addEvidence } from './calls/console/add-evidence.ts'
import { addHotel } from './calls/console/add-hotel.ts'
import { addPackagePicture } from './calls/console/add-package-picture.ts'
import { answerReview } from './calls/console/answer-review.ts'
import { approvePackageChange } from './calls/console/approve-package-change.ts'
import { arrangePackagePictures } from './calls/console/arrange-package-pictures.ts'
import { changeHotel } from './calls/console/change-hotel.ts'
import { changeQuota } from './calls/console/change-quota.ts'
import { closeDeparture } from './calls/console/close-departure.ts'
import { copyPackage } from './calls/console/copy-package.ts'
import { createPackage } from './calls/console/create-package.ts'
import { describePackagePicture } from './calls/console/describe-package-picture.ts'
import { exportDepartures } from './calls/console/export-departures.ts'
import { exportPackageChanges } from './calls/console/export-package-changes.ts'
import { exportPackages } from './calls/console/export-packages.ts'
import { exportReviews } from './calls/console/export-reviews.ts'
import { listAllDepartures } from './calls/console/list-all-departures.ts'
import { listDepartures } from './calls/console/list-departures.ts'
import { listDeskReviews } from './calls/console/list-desk-reviews.ts'
import { listHotels } from './calls/console/list-hotels.ts'
import { listPackageChanges } from './calls/console/list-package-changes.ts'
import { listPackages } from './calls/console/list-packages.ts'
import { openEvidence } from './calls/console/open-evidence.ts'
import { packageChoices } from './calls/console/package-choices.ts'
import { previewPackage } from './calls/console/preview-package.ts'
import { rejectPackageChange } from './calls/console/reject-package-change.ts'
import { removeDeparture } from './calls/console/remove-departure.ts'
import { removeEvidence } from './calls/console/remove-evidence.ts'
import { removePackagePicture } from './calls/console/remove-package-picture.ts'
import { saveDate } from './calls/console/save-date.ts'
import { savePackage } from './calls/console/save-package.ts'
import { seeDate } from './calls/console/see-date.ts'
import { seeHotel } from './calls/console/see-hotel.ts'
import { seePackage } from './calls/console/see-package.ts'
import { seePackageChange } from './calls/console/see-package-change.ts'
import { seeSeats } from './calls/console/see-seats.ts'
import { submitPackage } from './calls/console/submit-package.ts'
import { takeBackPackage } from './calls/console/take-back-package.ts'
import { withdrawPackage } from './calls/console/withdraw-package.ts'
import { previewProduct } from './calls/preview-product.ts'
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
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { CataloguePorts } from './ports.ts'

export { tellBackInStock } from './back-in-stock.ts'
export { onReturnChanged, onSeatsChanged } from './events.ts'
export { sellable } from './on-sale.ts'
export { openPrivateJourney } from './private-journey.ts'
export { publishProduct } from './publish.ts'
export { addReview, recentReviews } from './reviews.ts'
export { holdSeats, releaseSeats } from './seats.ts'
export { stopSelling } from './stop-selling.ts'
export {
  findBookable,
  findSellable,
  listProductAddons,
  packagesOnSale,
  unlicensedProducts,
} from './store.booking.ts'
export { hotelCards, hotelsIn, listAirlines as airlines, listAirports as airports } from './store.choices.ts'
export { findDepartureInScope } from './store.departure-desk.ts'
export { findJourney } from './store.journey.ts'
export { countPackages, listingFacts, onSaleDates, onSaleIds } from './store.listing.ts'
export { miscountedSeats } from './store.miscounted.ts'
export { listOpenDates as openDates, listSellableDays as sellableDays } from './store.open-dates.ts'
export { airportsServed, partnersServing } from './store.private.ts'
export { lockDeparture, sellSeats } from './store.seats.ts'
export { packageNames, packageSlugs } from './store.slugs.ts'
export { summaries } from './store.ts'
export { listWishes } from './store.visitors.ts'
export { reviewView } from './view.ts'

const calls = {
  productById,
  productBySlug,
  previewProduct,
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
} satisfies Handlers<typeof contract, CataloguePorts>

const consoleCalls = {
  listHotels,
  seeHotel,
  addHotel,
  changeHotel,
  seeDate,
  saveDate,
  addEvidence,
  openEvidence,
  removeEvidence,
  listDeskReviews,
  listAllDepartures,
  exportDepartures,
  describePackagePicture,
  removePackagePicture,
  arrangePackagePictures,
  answerReview,
  addDepartures,
  changeQuota,
  closeDeparture,
  listDepartures,
  removeDeparture,
  addPackagePicture,
  approvePackageChange,
  copyPackage,
  createPackage,
  exportPackageChanges,
  exportPackages,
  exportReviews,
  listPackageChanges,
  listPackages,
  packageChoices,
  previewPackage,
  rejectPackageChange,
  savePackage,
  seePackage,
  seePackageChange,
  seeSeats,
  submitPackage,
  takeBackPackage,
  withdrawPackage,
} satisfies Handlers<typeof consoleContract, CataloguePorts>

export const catalogue = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
