import type { Handlers } from '#core/call.ts'
import { addToCart } from './calls/add-to-cart.ts'
import { applyPromo } from './calls/apply-promo.ts'
import { applyPromoCode } from './calls/apply-promo-code.ts'
import { bookingCalendar } from './calls/booking-calendar.ts'
import { bookingDetail } from './calls/booking-detail.ts'
import { changeBookingPhone } from './calls/change-booking-phone.ts'
import { checkout } from './calls/checkout.ts'
import { cancelByPartner } from './calls/console/cancel-by-partner.ts'
import { cancelTravellerByPartner } from './calls/console/cancel-traveller-by-partner.ts'
import { changeDeparture } from './calls/console/change-departure.ts'
import { correctByPartner } from './calls/console/correct-by-partner.ts'
import { deliverKit } from './calls/console/deliver-kit.ts'
import { documentsOfBooking } from './calls/console/documents-of-booking.ts'
import { exportBookings } from './calls/console/export-bookings.ts'
import { listBookings } from './calls/console/list-bookings.ts'
import { openTravelDocument } from './calls/console/open-travel-document.ts'
import { pauseDeparture } from './calls/console/pause-departure.ts'
import { remindDeparture } from './calls/console/remind-departure.ts'
import { remindOverdue } from './calls/console/remind-overdue.ts'
import { rescheduleByPartner } from './calls/console/reschedule-by-partner.ts'
import { reviewDocument } from './calls/console/review-document.ts'
import { seeBooking } from './calls/console/see-booking.ts'
import { seeBookingChanges } from './calls/console/see-booking-changes.ts'
import { seeDeparture } from './calls/console/see-departure.ts'
import { seeDepartureChanges } from './calls/console/see-departure-changes.ts'
import { seeSales } from './calls/console/see-sales.ts'
import { shipKit } from './calls/console/ship-kit.ts'
import { correctTraveller } from './calls/correct-traveller.ts'
import { declineReschedule } from './calls/decline-reschedule.ts'
import { documentFile } from './calls/document-file.ts'
import { documents } from './calls/documents.ts'
import { giveFeedback } from './calls/give-feedback.ts'
import { invoicePdf } from './calls/invoice-pdf.ts'
import { itinerary } from './calls/itinerary.ts'
import { orderAddons } from './calls/order-addons.ts'
import { orderDetail } from './calls/order-detail.ts'
import { orderPromos } from './calls/order-promos.ts'
import { removePromo } from './calls/remove-promo.ts'
import { resendBookingCode } from './calls/resend-booking-code.ts'
import { saveDetails } from './calls/save-details.ts'
import { saveForm } from './calls/save-form.ts'
import { saveOrder } from './calls/save-order.ts'
import { trackShipping } from './calls/track-shipping.ts'
import { uploadDocument } from './calls/upload-document.ts'
import { verifyBooking } from './calls/verify-booking.ts'
import { verifyVoucher } from './calls/verify-voucher.ts'
import { voucher } from './calls/voucher.ts'
import { seatRush } from './cart/hold.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import { onBookingCancelled, onBookingStarted } from './events.ts'
import { jobs } from './jobs.ts'
import { releaseOfDeleted } from './lifecycle/abandon.ts'
import { prepareKit, stopKit } from './lifecycle/kit.ts'
import { listenToPayments } from './lifecycle/payment-events.ts'
import type { BookingPorts } from './ports.ts'

export { invoicePdf as printInvoice } from './calls/invoice-pdf.ts'
export { trackShipping as kitOf } from './calls/track-shipping.ts'
export { placePrivate } from './cart/place-private.ts'
export { promoSpending } from './cart/promo-spending.ts'
export { travellersOnDeparture } from './desk/travellers.ts'
export { bookingsDeparting } from './documents/documents.ts'
export { takeUpload } from './documents/upload-limits.ts'
export {
  onAppToken,
  onBookingCancelled,
  onBookingChanged,
  onBookingCompleted,
  onBookingExpired,
  onBookingRescheduled,
  onBookingStarted,
  onCheckedOut,
  onDocumentRejected,
  onSettlementReminded,
  onTravellerCancelled,
} from './events.ts'
export { expireHolds } from './jobs.ts'
export { cancelBooking, rescheduleBooking } from './lifecycle/change.ts'
export { endFinanced, invoiceFinanced, lockFinanced, placeFinanced } from './lifecycle/financing.ts'
export { bookingOf, orderFacts } from './order/load.ts'
export { invoiceView, orderView } from './order/view.ts'
export type { AfterSalePorts, BookingPorts } from './ports.ts'
export { checkSeats } from './seats-check.ts'
export { listHistoryOfMember as historyOfMember, searchTravellers } from './store.console.ts'
export { departuresOfOrders, ordersOfDeparture } from './store.departure.ts'
export { bookingSummaries, bookingsById, holdsEnding, runningBookings } from './store.orders.ts'

listenToPayments()
releaseOfDeleted()
onBookingStarted(prepareKit)
onBookingCancelled(stopKit)

const calls = {
  addToCart,
  orderAddons,
  orderDetail,
  saveOrder,
  saveForm,
  checkout,
  verifyBooking,
  resendBookingCode,
  changeBookingPhone,
  orderPromos,
  applyPromo,
  applyPromoCode,
  removePromo,
  bookingDetail,
  declineReschedule,
  documents,
  saveDetails,
  correctTraveller,
  uploadDocument,
  documentFile,
  trackShipping,
  giveFeedback,
  voucher,
  invoicePdf,
  itinerary,
  bookingCalendar,
  verifyVoucher,
} satisfies Handlers<typeof contract, BookingPorts>

/** Seats of one date, wanted by thousands in the same minute. */
const rush = { addToCart: seatRush }

const consoleCalls = {
  listBookings,
  exportBookings,
  seeDeparture,
  seeSales,
  correctByPartner,
  shipKit,
  deliverKit,
  seeBooking,
  seeBookingChanges,
  seeDepartureChanges,
  changeDeparture,
  remindOverdue,
  pauseDeparture,
  remindDeparture,
  cancelByPartner,
  cancelTravellerByPartner,
  rescheduleByPartner,
  documentsOfBooking,
  openTravelDocument,
  reviewDocument,
} satisfies Handlers<typeof consoleContract, BookingPorts>

export const booking = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs, rush }
