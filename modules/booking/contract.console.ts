import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { codes } from '#core/refusal-codes.ts'
import { documentStates, verdicts } from '#modules/documents/rules/review.ts'
import { bookedInvoice, bookingStatus, document, documentKind, documentStatus, participant } from './shapes.ts'

const reason = z.string().trim().min(10).max(500)

const seenBooking = z.object({
  booking_id: z.uuid(),
  booking_code: z.string(),
  status: bookingStatus,
  product_name: z.string(),
  departure_id: z.uuid(),
  departs_on: z.string(),
  returns_on: z.string(),
  seats: z.int(),
  total: z.int(),
  /** Nothing before the order was placed. */
  contact: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
  }),
  participants: z.array(participant),
  invoices: z.array(
    bookedInvoice.extend({
      /** What it asks for, thing by thing; `refunded` of it goes back or has. */
      lines: z.array(z.object({ item: z.string(), label: z.string(), amount: z.int(), refunded: z.int() })),
    }),
  ),
  refunds: z.array(
    z.object({
      refund_id: z.uuid(),
      amount: z.int(),
      status: z.enum(['due', 'sent', 'confirmed']),
      decided_at: z.iso.datetime(),
    }),
  ),
  timeline: z.array(z.object({ at: z.string(), event: z.string(), actor: z.string(), reason: z.string() })),
})

export const seeBooking = call({
  method: 'GET',
  path: '/api/console/v1/bookings/:id',
  who: ['admin', 'support', 'partner_owner', 'partner_staff'],
  about: 'A booking as its partner and the tenant see it: who travels, what was paid, all that happened.',
  input: z.object({ id: z.uuid() }),
  output: seenBooking,
})

export const cancelByPartner = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/cancel',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about:
    'Cancels a booking: its seats are free again, open invoices are void, what was paid goes back. Who booked is told why.',
  input: z.object({ id: z.uuid(), reason }),
  output: seenBooking,
  refusals: [codes.order_closed],
})

export const cancelTravellerByPartner = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/travellers/:traveller_id/cancel',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about:
    'Takes one of several travellers out of a journey that is paid, in part or whole: the seat is free again, what was paid for them goes back, and an invoice that waits is replaced by one without them. The price of the others stays. Who booked is told why.',
  input: z.object({ id: z.uuid(), traveller_id: z.uuid(), reason }),
  output: seenBooking,
  refusals: [codes.order_closed, codes.traveller_needed, codes.traveller_without_line],
})

export const rescheduleByPartner = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/reschedule',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about: 'Moves a booking to another date of the same package. Who booked is told why, and may decline.',
  input: z.object({ id: z.uuid(), departure_id: z.uuid(), reason }),
  output: seenBooking,
  refusals: [codes.order_closed, codes.seats_gone],
})

/** A document that a traveller has to bring, or has brought besides. */
const neededDocument = z.object({
  type: documentKind,
  /** `rejected`: it was asked for again, and `reason` says why. */
  status: z.enum(['missing', ...documentStates]),
  /** All that follows: nothing, while it is missing. */
  document_id: z.uuid().nullable(),
  file_type: document.shape.file_type.nullable(),
  uploaded_at: z.iso.datetime().nullable(),
  reviewed_at: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
})

export const documentsOfBooking = call({
  method: 'GET',
  path: '/api/console/v1/bookings/:id/documents',
  who: ['admin', 'support', 'partner_owner', 'partner_staff'],
  about: 'Who travels on a booking and which documents they need: missing, received, accepted or asked for again.',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    /** Whether a verdict still changes anything: documents are taken until the journey is over. */
    can_review: z.boolean(),
    /** Nobody, before the order was placed. */
    travellers: z.array(
      z.object({
        traveller_id: z.uuid(),
        name: z.string().nullable(),
        is_complete: z.boolean(),
        documents: z.array(neededDocument),
      }),
    ),
  }),
})

export const openTravelDocument = call({
  method: 'GET',
  path: '/api/console/v1/bookings/:id/documents/:document_id/file',
  who: ['admin', 'partner_owner', 'partner_staff'],
  answers: 'file',
  about: 'The scan of a document, to be looked at. Every look is written into the audit.',
  input: z.object({ id: z.uuid(), document_id: z.uuid() }),
  output: fileAnswer,
})

export const reviewDocument = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/documents/:document_id/review',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about:
    'Accepts a scan of a traveller’s document, or asks for it again with a reason: it counts as missing then, and who booked is told why.',
  input: z
    .object({ id: z.uuid(), document_id: z.uuid(), verdict: z.enum(verdicts), reason: reason.optional() })
    .refine(({ verdict, reason: why }) => verdict === 'accept' || why !== undefined, {
      path: ['reason'],
      params: { word: 'empty' },
    }),
  output: z.object({
    document_id: z.uuid(),
    type: documentKind,
    status: documentStatus,
    reason: z.string().nullable(),
    reviewed_at: z.iso.datetime(),
  }),
  refusals: [codes.order_closed],
})
