import type { Handlers } from '#core/call.ts'
import type { LimitPort } from '#core/ports.ts'
import type { AfterSalePorts } from '#modules/booking/module.ts'
import type { PaymentPorts } from '#modules/payment/module.ts'
import { addPrivateCart } from './calls/add-private-cart.ts'
import { changePrivatePlan } from './calls/change-private-plan.ts'
import { changePrivateOffer } from './calls/console/change-private-offer.ts'
import { listPrivateRequests } from './calls/console/list-private-requests.ts'
import { makePrivateOffer } from './calls/console/make-private-offer.ts'
import { removePrivateSupply } from './calls/console/remove-private-supply.ts'
import { savePrivateExtra } from './calls/console/save-private-extra.ts'
import { savePrivateHotel } from './calls/console/save-private-hotel.ts'
import { savePrivateRoute } from './calls/console/save-private-route.ts'
import { savePrivateVehicle } from './calls/console/save-private-vehicle.ts'
import { saveUmrahClosure } from './calls/console/save-umrah-closure.ts'
import { seePrivatePrices } from './calls/console/see-private-prices.ts'
import { seePrivateRequest } from './calls/console/see-private-request.ts'
import { seePrivateSupply } from './calls/console/see-private-supply.ts'
import { setPrivatePrices } from './calls/console/set-private-prices.ts'
import { withdrawPrivateOffer } from './calls/console/withdraw-private-offer.ts'
import { estimatePrivateUmrah } from './calls/estimate-private-umrah.ts'
import { namePrivateTravellers } from './calls/name-private-travellers.ts'
import { privateAddons } from './calls/private-addons.ts'
import { outboundAirlines, returnAirlines } from './calls/private-airlines.ts'
import { departureAirports, destinationAirports, returnAirports } from './calls/private-airports.ts'
import { privateCheckout } from './calls/private-checkout.ts'
import { privateFlights } from './calls/private-flights.ts'
import { privateGateways } from './calls/private-gateways.ts'
import { privateHistory } from './calls/private-history.ts'
import { privateHotel } from './calls/private-hotel.ts'
import { privateHotels } from './calls/private-hotels.ts'
import { privateIncludes } from './calls/private-includes.ts'
import { privateInvoice } from './calls/private-invoice.ts'
import { privateOffers } from './calls/private-offers.ts'
import { privateOrderDetail } from './calls/private-order-detail.ts'
import { privateRequest } from './calls/private-request.ts'
import { privateSettings } from './calls/private-settings.ts'
import { privateStars } from './calls/private-stars.ts'
import { privateTransportation } from './calls/private-transportation.ts'
import { privateTravelInfo } from './calls/private-travel-info.ts'
import { privateWaiting } from './calls/private-waiting.ts'
import { reviewPrivateOffer } from './calls/review-private-offer.ts'
import { startPrivatePayment } from './calls/start-private-payment.ts'
import { submitPrivateRequest } from './calls/submit-private-request.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import { closeOfDeleted } from './lifecycle/abandon.ts'
import { followBookings } from './lifecycle/follow.ts'

export { partnersFor } from './eligible.ts'
export {
  type OfferNews,
  onPrivateDeclined,
  onPrivateExpired,
  onPrivateOfferChanged,
  onPrivateOfferEnded,
  onPrivateOffered,
  onPrivateOfferWithdrawn,
  onPrivateSubmitted,
  type RequestNews,
} from './events.ts'
export { privateTitle } from './request-view.ts'
export {
  listOffers as privateOffersOf,
  listOffersEnding as privateOffersEnding,
  type OfferRow,
} from './store.offers.ts'
export { findRequest as findPrivateRequest, type RequestRow } from './store.requests.ts'

followBookings()
closeOfDeleted()

const calls = {
  privateSettings,
  privateTravelInfo,
  privateHotels,
  privateStars,
  privateHotel,
  privateAddons,
  privateTransportation,
  privateIncludes,
  departureAirports,
  destinationAirports,
  returnAirports,
  outboundAirlines,
  returnAirlines,
  privateFlights,
  estimatePrivateUmrah,
  addPrivateCart,
  changePrivatePlan,
  privateRequest,
  privateOrderDetail,
  privateCheckout,
  namePrivateTravellers,
  submitPrivateRequest,
  privateHistory,
  privateOffers,
  reviewPrivateOffer,
  privateWaiting,
  privateGateways,
  startPrivatePayment,
  privateInvoice,
} satisfies Handlers<typeof contract, PaymentPorts & AfterSalePorts & { limits: LimitPort }>

const consoleCalls = {
  listPrivateRequests,
  seePrivateRequest,
  makePrivateOffer,
  changePrivateOffer,
  withdrawPrivateOffer,
  seePrivateSupply,
  savePrivateRoute,
  savePrivateHotel,
  savePrivateVehicle,
  savePrivateExtra,
  saveUmrahClosure,
  removePrivateSupply,
  seePrivatePrices,
  setPrivatePrices,
} satisfies Handlers<typeof consoleContract, unknown>

export const privateUmrah = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs }
