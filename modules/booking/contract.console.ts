import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { verdicts } from '#modules/documents/rules/review.ts'
import { bookedInvoice, bookingStatus, documentKind, documentStatus, participant } from './shapes.ts'

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
