import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { codes } from '#core/refusal-codes.ts'
import { paragraph } from '#modules/identity/shapes.ts'
import { correctionForm, detailsForm } from './shapes.forms.ts'
import { booking, details, document, documented, documentKind, participant, shipping, voucherFacts } from './shapes.ts'

const id = z.uuid()

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
  refusals: [codes.nothing_to_decline],
})

const megabyte = 1024 * 1024

export const documents = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/participants/documents',
  who: 'owner',
  about:
    'The documents of all who travel: which are needed, which are there, and links to them that live five minutes.',
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
  refusals: [codes.order_closed],
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
  refusals: [codes.order_closed, codes.correction_too_late],
})

export const uploadDocument = call({
  method: 'POST',
  path: '/api/v3/users/bookings/:id/participants/:participant_id/documents',
  who: 'owner',
  reads: 'multipart',
  files: { file: 5 * megabyte },
  about:
    'Stores a scan of a traveller’s document, encrypted, in place of the former one: JPEG, PNG, WebP or a plain PDF.',
  says: { id: 'Dokumen berhasil diunggah', en: 'Document uploaded' },
  input: z.object({ id, participant_id: id, type: documentKind }),
  output: document,
  limit: { points: 300, seconds: 600 },
  refusals: [codes.order_closed, codes.file_invalid],
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
  refusals: [codes.file_invalid, codes.feedback_too_early, codes.feedback_given],
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
  refusals: [codes.voucher_unpaid],
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

export const itinerary = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/itinerary',
  who: 'owner',
  answers: 'file',
  about:
    'The journey day by day as PDF: flights, hotels, who travels and whom to call. From the order on, until it ended.',
  input: z.object({ id, language }),
  output: fileAnswer,
  refusals: [codes.not_found],
})

export const bookingCalendar = call({
  method: 'GET',
  path: '/api/v3/users/bookings/:id/calendar',
  who: 'owner',
  answers: 'file',
  about: 'The journey with its flights and hotels, and the day the settlement is due, for a calendar (.ics).',
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
  refusals: [codes.not_found],
})
