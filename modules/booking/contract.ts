import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { affiliateCode, code, nextAllowed, nothing, paragraph, phoneNumber } from '#modules/identity/shapes.ts'
import { usable } from '#modules/promo/shapes.ts'
import { revisionShape } from './rules/draft.ts'
import { mostTravellers } from './rules/party.ts'
import { checkoutForm, chosenAddons, correctionForm, detailsForm, draft } from './shapes.forms.ts'
import {
  addon,
  booking,
  checkedOut,
  details,
  document,
  documented,
  documentKind,
  order,
  participant,
  plan,
  room,
  shipping,
  voucherFacts,
} from './shapes.ts'

const id = z.uuid()
const some = z.int().min(0).max(mostTravellers)

export const addToCart = call({
  method: 'POST',
  path: '/api/v3/bookings/cart',
  who: 'member',
  once: true,
  about:
    'Keeps seats of a departure for half an hour. Choosing anew for the same departure replaces the former choice, and keeps its end.',
  says: { id: 'Pesanan Berhasil ditambahkan', en: 'Added to your order' },
  input: z.object({
    product_id: id,
    departure_id: id,
    rooms: z.array(room).min(1).max(3),
    children: some.default(0),
    infants: some.default(0),
    affiliate_code: affiliateCode.optional(),
  }),
  output: z.object({
    booking_id: id,
    booking_code: z.string(),
    product_id: id,
    hold_expires_at: z.iso.datetime(),
    total: z.int(),
  }),
  limit: { points: 600, seconds: 600 },
  refusals: [
    'F-REQ-4n4',
    'F-DPS-D7m',
    'F-DPS-2c2',
    'F-BOK-2h2',
    'F-BOK-0u0',
    'F-BOK-5n5',
    'F-BOK-3w3',
    'F-BOK-3r3',
    'F-BOK-4a4',
    'F-BOK-5g5',
  ],
})

export const orderAddons = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/addons',
  who: 'owner',
  about: 'Extras of the package, each with how many were chosen, none to begin with.',
  input: z.object({ id }),
  output: z.array(addon),
})

export const orderDetail = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/detail/order',
  who: 'owner',
  about: 'What checkout shows of an order: travellers, price, promo, and until when the seats are kept.',
  input: z.object({ id }),
  output: order,
})

// A cart that is computed anew may have lost its promo meanwhile.
const promoRefusals = [
  'F-BOK-1x1',
  'F-BOK-6c6',
  'F-PRM-1n1',
  'F-PRM-2e2',
  'F-PRM-3u3',
  'F-PRM-4m4',
  'F-PRM-5p5',
] as const

export const saveOrder = call({
  method: 'PATCH',
  path: '/api/v3/bookings/:id/draft',
  who: 'owner',
  about: 'Chooses extras and the way to pay while it is a cart; gives the price anew.',
  input: z.object({ id, addons: chosenAddons.optional(), plan: plan.optional() }),
  output: order,
  refusals: ['F-BOK-7p7', ...promoRefusals],
})

export const saveForm = call({
  method: 'PUT',
  path: '/api/v3/bookings/:id/form',
  who: 'owner',
  about:
    'Keeps what was typed into the form of a cart so far, unchecked, in place of what was kept before. One that arrives after a later revision of the same page changes nothing.',
  says: { id: 'Isian disimpan', en: 'Your details have been saved' },
  input: z.object({ id, fields: draft, revision: z.string().regex(revisionShape).optional() }),
  output: nothing,
  // Twice a second for a whole network: a page saves whenever its reader pauses.
  limit: { points: 1200, seconds: 600 },
  refusals: ['F-BOK-1x1', 'F-BOK-6c6'],
})

export const checkout = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/do-checkout',
  who: 'owner',
  once: true,
  headers: ['fcm-token'],
  about: 'Orders what the cart holds: price frozen, invoices made. A phone number not yet proved gets a code first.',
  saysOf: ({ verification }) =>
    verification
      ? { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' }
      : { id: 'Pesanan dibuat', en: 'Order placed' },
  input: checkoutForm,
  output: checkedOut,
  refusals: [
    'F-BOK-0u0',
    'F-BOK-2h2',
    'F-BOK-7p7',
    'F-DPS-D7m',
    'F-DPS-2c2',
    'F-PRD-4g0',
    'F-OTP-3t3',
    ...promoRefusals,
  ],
})

export const verifyBooking = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/verification',
  who: 'owner',
  about: 'The code that went to the phone of the order; the right one completes the checkout.',
  says: { id: 'Pesanan dibuat', en: 'Order placed' },
  input: z.object({ id, code }),
  output: checkedOut,
  limit: { points: 300, seconds: 600 },
  refusals: [
    'F-OTP-1w1',
    'F-BOK-0u0',
    'F-BOK-2h2',
    'F-BOK-8f8',
    'F-DPS-D7m',
    'F-DPS-2c2',
    'F-PRD-4g0',
    ...promoRefusals,
  ],
})

export const resendBookingCode = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/verification/resend',
  who: 'owner',
  about: 'Sends a new code to the phone of the order.',
  says: { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' },
  input: z.object({ id }),
  output: nextAllowed,
  refusals: ['F-BOK-1x1', 'F-BOK-6c6', 'F-BOK-8f8', 'F-OTP-3t3'],
})

export const changeBookingPhone = call({
  method: 'PATCH',
  path: '/api/v3/bookings/:id/verification/phone-number',
  who: 'owner',
  about: 'Another phone number for the order, which gets the code.',
  says: { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' },
  input: z.object({ id, phone_number: phoneNumber }),
  output: nextAllowed,
  refusals: ['F-BOK-1x1', 'F-BOK-6c6', 'F-BOK-8f8', 'F-OTP-3t3'],
})

export const orderPromos = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/promo/use-list',
  who: 'owner',
  flag: 'is_promo',
  about: 'Promos this order can carry, the most worth first.',
  input: z.object({ id }),
  output: z.array(usable),
})

const applied = { id: 'Promo berhasil digunakan', en: 'Promo successfully applied' }

export const applyPromo = call({
  method: 'PATCH',
  path: '/api/v3/bookings/:id/promo/:promo_id',
  who: 'owner',
  flag: 'is_promo',
  about: 'Puts a promo on the order, in place of any other.',
  says: applied,
  input: z.object({ id, promo_id: id }),
  output: order,
  refusals: promoRefusals,
})

export const applyPromoCode = call({
  method: 'PATCH',
  path: '/api/v3/bookings/:id/promo/code/:code',
  who: 'owner',
  flag: 'is_promo',
  about: 'Puts the promo of a code on the order, in place of any other.',
  says: applied,
  input: z.object({ id, code: z.string().trim().min(1).max(40) }),
  output: order,
  limit: { points: 120, seconds: 600 },
  refusals: promoRefusals,
})

export const removePromo = call({
  method: 'DELETE',
  path: '/api/v3/bookings/:id/promo',
  who: 'owner',
  about: 'Takes the promo off the order.',
  says: { id: 'Promo dihapus', en: 'Promo removed' },
  input: z.object({ id }),
  output: order,
  refusals: ['F-BOK-1x1', 'F-BOK-6c6'],
})

export const bookingDetail = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id',
  who: 'owner',
  about: 'An order with its invoices, travellers and all that happened to it.',
  input: z.object({ id }),
  output: booking,
})

export const declineReschedule = call({
  method: 'POST',
  path: '/api/v3/users/bookings/:id/reschedule/decline',
  who: 'owner',
  once: true,
  about: 'Says no to the date the partner moved the journey to: the order ends, and what was paid goes back.',
  says: { id: 'Jadwal baru ditolak. Uang Anda akan dikembalikan', en: 'New dates declined. We’ll refund you' },
  input: z.object({ id }),
  output: booking,
  refusals: ['F-BOK-9d9'],
})

const megabyte = 1024 * 1024

export const documents = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/participants/documents',
  who: 'owner',
  about:
    'The papers of all who travel: which are asked for, which are there, and links to them that live five minutes.',
  input: z.object({ id }),
  output: z.object({
    can_upload: z.boolean(),
    /** Whether the spelling of a name can still be corrected, and until when. */
    can_correct: z.boolean(),
    correct_until: z.string(),
    is_participants_complete: z.boolean(),
    participants: z.array(documented),
  }),
})

export const saveDetails = call({
  method: 'PATCH',
  path: '/api/v3/users/bookings/:id/participants/:participant_id/details',
  who: 'owner',
  about:
    'What stands in a traveller’s passport, and with whom a woman or a minor travels. Kept encrypted; what is not sent stays.',
  says: { id: 'Data paspor disimpan', en: 'Passport details saved' },
  input: detailsForm,
  output: details,
  limit: { points: 300, seconds: 600 },
  refusals: ['F-BOK-6c6'],
})

export const correctTraveller = call({
  method: 'PATCH',
  path: '/api/v3/users/bookings/:id/participants/:participant_id',
  who: 'owner',
  about: 'Corrects the spelling of a traveller’s name, or the date of birth, with a reason that the history shows.',
  says: { id: 'Data jamaah diperbaiki', en: 'Traveller details corrected' },
  input: correctionForm,
  output: participant,
  limit: { points: 120, seconds: 600 },
  refusals: ['F-BOK-6c6', 'F-TRV-1c1'],
})

export const uploadDocument = call({
  method: 'POST',
  path: '/api/v3/users/bookings/:id/participants/:participant_id/documents',
  who: 'owner',
  reads: 'multipart',
  files: { file: 5 * megabyte },
  about: 'Keeps a scan of a traveller’s paper, encrypted, in place of the former one: JPEG, PNG, WebP or a plain PDF.',
  says: { id: 'Dokumen berhasil diunggah', en: 'Document uploaded' },
  input: z.object({ id, participant_id: id, type: documentKind }),
  output: document,
  limit: { points: 300, seconds: 600 },
  refusals: ['F-BOK-6c6', 'F-DOC-1t1'],
})

export const documentFile = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/documents/:document_id',
  who: 'owner',
  answers: 'file',
  about: 'A scan, by the link that `documents` gave: for its owner alone, and only while the link lives.',
  input: z.object({ id, document_id: id, expires: z.coerce.number().int().positive(), signature: z.string().max(100) }),
  output: fileAnswer,
})

export const trackShipping = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/tracking/shipping',
  who: 'owner',
  about: 'Where the umrah kit is.',
  input: z.object({ id }),
  output: shipping,
})

export const giveFeedback = call({
  method: 'POST',
  path: '/api/v3/products/:id/booking-feedback',
  who: 'member',
  reads: 'multipart',
  files: { photo_1: 5 * megabyte, photo_2: 5 * megabyte, photo_3: 5 * megabyte },
  about:
    'Says how a completed journey was, once a booking; the latest one of the package unless `booking_id` says which.',
  says: { id: 'Terima kasih atas ulasan Anda', en: 'Thank you for your review' },
  input: z.object({
    id,
    booking_id: id.optional(),
    rating: z.coerce.number().int().min(1).max(5),
    text: paragraph(2000).min(10),
  }),
  output: z.object({ review_id: id }),
  limit: { points: 60, seconds: 600 },
  refusals: ['F-DOC-1t1', 'F-FBK-1c1', 'F-FBK-2d2'],
})

const language = z.enum(['id', 'en']).optional()

export const voucher = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/voucher',
  who: 'owner',
  answers: 'file',
  about: 'The e-voucher as PDF, once the first invoice is paid; in the caller’s language, or the one asked for.',
  input: z.object({ id, language }),
  output: fileAnswer,
  refusals: ['F-VCH-1p1'],
})

export const invoicePdf = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/invoices/:code/pdf',
  who: 'owner',
  answers: 'file',
  about: 'An invoice, or the receipt once it is paid, as PDF.',
  input: z.object({ id, code: z.string().min(1).max(40), language }),
  output: fileAnswer,
})

export const bookingCalendar = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/calendar',
  who: 'owner',
  answers: 'file',
  about: 'The journey, and the day the settlement is due, for a calendar (.ics).',
  input: z.object({ id, language }),
  output: fileAnswer,
})

export const verifyVoucher = call({
  method: 'GET',
  path: '/api/v3/vouchers/:token',
  who: 'anyone',
  about: 'Whether a voucher is good, for whoever holds it. Names nobody.',
  input: z.object({ token: z.string().min(1).max(100) }),
  output: voucherFacts,
  limit: { points: 600, seconds: 600 },
  refusals: ['F-REQ-4n4'],
})
