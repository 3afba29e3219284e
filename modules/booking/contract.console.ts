import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { fileAnswer, streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { documentStates, verdicts } from '#modules/documents/rules/review.ts'
import { destination } from '#modules/shipping/shapes.ts'
import {
  bookedInvoice,
  bookingStatus,
  document,
  documentKind,
  documentStatus,
  participant,
  shipping,
} from './shapes.ts'

export * from './contract.departures.ts'
export { seeSales } from './contract.figures.ts'

const reason = z.string().trim().min(10).max(500)

const seenBooking = z.object({
  booking_id: z.uuid(),
  booking_code: z.string(),
  /** Who booked. */
  member_id: z.uuid(),
  status: bookingStatus,
  /** Made for one family: its private request has the same id. */
  is_private: z.boolean(),
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
      status: z.enum(['due', 'approved', 'sending', 'sent', 'confirmed']),
      decided_at: z.iso.datetime(),
    }),
  ),
  timeline: z.array(z.object({ at: z.string(), event: z.string(), actor: z.string(), reason: z.string() })),
})

const bookingReaders = ['admin', 'support', 'partner_owner', 'partner_staff'] as const
const bookingSorts = ['-created_at', 'created_at', 'departs_on', '-departs_on'] as const
const bookingFilters = {
  departure_id: z.uuid().optional(),
  status: bookingStatus.optional(),
  settlement: z.enum(['overdue']).optional(),
  /** Those of whose travellers some still lack a document or a detail, or have sent one that nobody has checked. */
  documents: z.enum(['missing', 'received']).optional(),
}

export const listBookings = call({
  method: 'GET',
  path: '/api/console/v1/bookings',
  who: bookingReaders,
  about:
    'Orders within one’s scopes, the newest first: by code, name, address or phone of who ordered, or by the name of a traveller; of one departure, in one state, with a settlement overdue or documents missing.',
  input: z.object({ ...listFields(bookingSorts), ...bookingFilters }),
  output: listed(
    z.object({
      booking_id: z.uuid(),
      booking_code: z.string(),
      status: bookingStatus,
      product_name: z.string(),
      departure_id: z.uuid(),
      departs_on: z.string(),
      travellers: z.int(),
      /** Travellers who still lack a document or a detail. */
      incomplete: z.int(),
      total: z.int(),
      /** The number is masked: it stands whole where the order is opened. */
      contact: z.object({ name: z.string().nullable(), phone_number: z.string().nullable() }),
      is_overdue: z.boolean(),
      ordered_at: z.iso.datetime(),
    }),
  ),
})

export const exportBookings = call({
  method: 'GET',
  path: '/api/console/v1/bookings/export',
  who: bookingReaders,
  answers: 'stream',
  about: 'The same as CSV, all of it. That it was taken is a row of the audit.',
  input: z.object({ ...exportFields(bookingSorts), ...bookingFilters }),
  output: streamAnswer,
})

export const seeBooking = call({
  method: 'GET',
  path: '/api/console/v1/bookings/:id',
  who: bookingReaders,
  about:
    'A booking as its partner and the tenant see it: who travels, what was paid, all that happened. Every look at an order is written into the audit.',
  input: z.object({ id: z.uuid() }),
  output: seenBooking,
})

export const cancelByPartner = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/cancel',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about:
    'Cancels a booking: its seats are free again, open invoices are void, what was paid goes back. Who booked is told why. Its code has to be typed.',
  input: z.object({ id: z.uuid(), reason, ...confirmNameField }),
  output: seenBooking,
  refusals: [codes.order_closed],
})

export const cancelTravellerByPartner = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/travellers/:traveller_id/cancel',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about:
    'Takes one of several travellers out of a journey that is paid, in part or whole: the seat is free again, what was paid for them goes back, and an invoice that waits is replaced by one without them. The price of the others stays. Who booked is told why. Their name has to be typed.',
  input: z.object({ id: z.uuid(), traveller_id: z.uuid(), reason, ...confirmNameField }),
  output: seenBooking,
  refusals: [codes.order_closed, codes.traveller_needed, codes.traveller_without_line, codes.traveller_of_financed],
})

export const correctByPartner = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/travellers/:traveller_id/correct',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about:
    'Corrects how a traveller is written, until the journey departs: another spelling of the name ordered, or another birthday, never both.',
  input: z.object({
    id: z.uuid(),
    traveller_id: z.uuid(),
    name: z.string().trim().min(2).max(100),
    birth_date: z.string().max(10).optional(),
    is_single_name: z.boolean().optional(),
    reason,
  }),
  output: participant,
  refusals: [codes.order_closed],
})

export const shipKit = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/kit/ship',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about: 'The umrah kit of a booking is with a courier; who booked can follow it by its waybill.',
  input: z.object({
    id: z.uuid(),
    courier: z.string().trim().min(2).max(40),
    waybill: z.string().trim().min(3).max(40),
  }),
  output: shipping,
  refusals: [codes.kit_not_here, codes.waybill_taken],
})

export const deliverKit = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/kit/deliver',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about: 'The umrah kit of a booking has arrived.',
  input: z.object({ id: z.uuid() }),
  output: shipping,
  refusals: [codes.kit_not_here],
})

export const rescheduleByPartner = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/reschedule',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about: 'Moves a booking to another date of the same package. Who booked is told why, and may decline.',
  input: z.object({ id: z.uuid(), departure_id: z.uuid(), reason }),
  output: seenBooking,
  refusals: [codes.order_closed, codes.room_not_offered, codes.seats_gone],
})

/** What a cancellation does to the money, before it is done. */
const cancelledMoney = z.object({
  /** What goes back; it waits for finance to be sent. */
  refund: z.int(),
  /** What the partner keeps of what was paid. */
  fee: z.int(),
  /** What no longer has to be paid. */
  unpaid: z.int(),
  /** The invoices that asked for it: void, or of one traveller replaced by one without them. */
  invoice_codes: z.array(z.string()),
})

export const seeBookingChanges = call({
  method: 'GET',
  path: '/api/console/v1/bookings/:id/changes',
  who: ['admin', 'partner_owner', 'partner_staff'],
  about:
    'What can be done with a booking today, and what each does to its seats and money: by the rules that the change itself goes by. A look at where a kit goes is written into the audit.',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    /** Nothing, where it cannot be cancelled. */
    cancel: cancelledMoney.nullable(),
    /** Those who can be taken out alone. */
    travellers: z.array(cancelledMoney.extend({ traveller_id: z.uuid() })),
    /** Where it can be moved to: other dates of the package, with seats enough or not. */
    dates: z.array(
      z.object({
        departure_id: z.uuid(),
        departs_on: z.string(),
        returns_on: z.string(),
        seats_left: z.int(),
        has_seats: z.boolean(),
        /** What the same party costs more there, or less; nothing where their rooms or ages are not offered. Who booked pays what was agreed. */
        price_difference: z.int().nullable(),
        /** When what is unpaid is due then; nothing where all is paid. */
        due_at: z.iso.datetime().nullable(),
      }),
    ),
    can_correct: z.boolean(),
    /** The umrah kit, and where it goes or went; nothing, where there is none. */
    kit: shipping.extend({ destination: destination.nullable() }).nullable(),
    /** A settlement that is overdue. */
    overdue: z
      .object({
        invoice_code: z.string(),
        amount: z.int(),
        due_at: z.iso.datetime(),
        reminded_at: z.iso.datetime().nullable(),
        /** Once a day. */
        can_remind: z.boolean(),
      })
      .nullable(),
  }),
})

export const remindOverdue = call({
  method: 'POST',
  path: '/api/console/v1/bookings/:id/remind',
  who: ['admin', 'partner_owner', 'partner_staff'],
  once: true,
  about: 'Reminds who booked of a settlement that is overdue, by mail and notification: once a day.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ invoice_code: z.string() }),
  refusals: [codes.nothing_overdue, codes.reminded_today],
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
