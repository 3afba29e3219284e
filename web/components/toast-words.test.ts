import { expect, test } from 'vitest'
import { refusals } from '#core/refusals.ts'
import * as booking from '#modules/booking/contract.ts'
import * as content from '#modules/content/contract.ts'
import * as identity from '#modules/identity/contract.ts'
import * as partner from '#modules/partner/contract.ts'
import * as promo from '#modules/promo/contract.ts'
import * as search from '#modules/search/contract.ts'
import { type ToastKey, toastWords } from './toast-words.ts'

/** Toasts that a page shows after a call, beside what the call itself answers to an app. */
const pairs = [
  ['session_ended', refusals['F-SES-7q4']],
  ['welcome', identity.login.says],
  ['signed_out', identity.logout.says],
  ['account_deleted', identity.deleteMe.says],
  ['email_verified', identity.verifyEmail.says],
  ['password_changed', identity.changePassword.says],
  ['password_reset', identity.resetPassword.says],
  ['profile_saved', identity.updateMe.says],
  ['avatar_saved', identity.uploadAvatar.says],
  ['phone_verified', identity.verifyPhone.says],
  ['code_sent', identity.resendPhoneCode.says],
  ['code_sent', booking.resendBookingCode.says],
  ['code_sent', booking.changeBookingPhone.says],
  ['cart_added', booking.addToCart.says],
  ['order_placed', booking.verifyBooking.says],
  ['promo_used', booking.applyPromo.says],
  ['promo_removed', booking.removePromo.says],
  ['promo_saved', promo.claimPromo.says],
  ['details_saved', booking.saveDetails.says],
  ['traveller_corrected', booking.correctTraveller.says],
  ['document_sent', booking.uploadDocument.says],
  ['document_sent', partner.uploadApplicationDocument.says],
  ['reschedule_declined', booking.declineReschedule.says],
  ['feedback_sent', booking.giveFeedback.says],
  ['comment_added', content.addComment.says],
  ['comment_deleted', content.deleteComment.says],
  ['comment_reported', content.reportComment.says],
  ['recent_deleted', search.deleteRecentSearch.says],
  ['recent_cleared', search.clearRecentSearches.says],
] as const satisfies readonly (readonly [ToastKey, unknown])[]

test.each(pairs)('the toast %s says what its call says, in both languages', (key, says) => {
  const toast = { id: toastWords('id')[key], en: toastWords('en')[key] }
  expect(says).toMatchObject(toast)
})
