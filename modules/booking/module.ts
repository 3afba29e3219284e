import type { Handlers } from '#core/call.ts'
import { addToCart } from './calls/add-to-cart.ts'
import { applyPromo } from './calls/apply-promo.ts'
import { applyPromoCode } from './calls/apply-promo-code.ts'
import { bookingDetail } from './calls/booking-detail.ts'
import { changeBookingPhone } from './calls/change-booking-phone.ts'
import { checkout } from './calls/checkout.ts'
import { declineReschedule } from './calls/decline-reschedule.ts'
import { orderAddons } from './calls/order-addons.ts'
import { orderDetail } from './calls/order-detail.ts'
import { orderPromos } from './calls/order-promos.ts'
import { removePromo } from './calls/remove-promo.ts'
import { resendBookingCode } from './calls/resend-booking-code.ts'
import { saveOrder } from './calls/save-order.ts'
import { verifyBooking } from './calls/verify-booking.ts'
import * as contract from './contract.ts'
import { hearPayments } from './hear.ts'
import { jobs } from './jobs.ts'
import type { BookingPorts } from './ports.ts'

export { cancelBooking, rescheduleBooking } from './change.ts'
export {
  onBookingCancelled,
  onBookingCompleted,
  onBookingExpired,
  onBookingRescheduled,
  onBookingStarted,
  onCheckedOut,
} from './events.ts'

export { expireHolds } from './jobs.ts'

hearPayments()

const calls = {
  addToCart,
  orderAddons,
  orderDetail,
  saveOrder,
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
} satisfies Handlers<typeof contract, BookingPorts>

export const booking = { contract, calls, jobs }
