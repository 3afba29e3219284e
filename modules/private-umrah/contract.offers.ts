import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { languages } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { bookedInvoice } from '#modules/booking/shapes.ts'
import { isTimeZone } from '#modules/payment/rules/time-zone.ts'
import { offeredMethod, payment } from '#modules/payment/shapes.ts'
import { offerView } from './shapes.offers.ts'
import { requestState } from './shapes.requests.ts'

const id = z.uuid()
const reason = z.string().trim().min(10).max(500)

export const privateOffers = call({
  method: 'GET',
  path: '/api/v1/custom-product/:id/offers',
  who: 'owner',
  about:
    'What partners offer on a request, open ones first and the cheapest of them before the others, with all in which each differs from the wish.',
  input: z.object({ id }),
  output: z.array(offerView),
})

export const reviewPrivateOffer = call({
  method: 'POST',
  path: '/api/v1/custom-product/:id/approval-review',
  who: 'owner',
  once: true,
  about:
    'Accepts an offer, in the version that was read: its invoice is issued at once and the others are notified. Or declines one, and the request stays open; or, without an offer, declines the request. A draft is deleted, without a reason.',
  input: z.object({
    id,
    decision: z.enum(['accept', 'decline']),
    /** Which offer; declining without one declines the request. */
    offer_id: id.optional(),
    /** Of the offer, as it was read. */
    version: z.int().min(1).optional(),
    plan: z.enum(['full', 'down_payment']).default('full'),
    /** Why it is declined. */
    reason: reason.optional(),
  }),
  output: z.object({ id, status: requestState, invoices: z.array(z.object({ code: z.string(), amount: z.int() })) }),
  refusals: [
    codes.private_request_closed,
    codes.private_offer_chosen,
    codes.private_offer_gone,
    codes.private_offer_changed,
  ],
})

export const privateWaiting = call({
  method: 'GET',
  path: '/api/v1/custom-product/:id/waiting',
  who: 'owner',
  about:
    'Where a request stands: until when partners may offer, how many have, and what is to be paid once one is accepted.',
  input: z.object({ id }),
  output: z.object({
    id,
    status: requestState,
    closes_at: z.iso.datetime().nullable(),
    open_offers: z.int(),
    invoices: z.array(bookedInvoice),
    is_payment_completed: z.boolean(),
  }),
})

export const privateGateways = call({
  method: 'GET',
  path: '/api/v1/custom-product/:id/gateways',
  who: 'owner',
  about: 'What the invoice that is due next can be paid with, by its amount.',
  input: z.object({ id }),
  output: z.object({ invoice_id: id, total_payment: z.int(), payment_method: z.array(offeredMethod) }),
  refusals: [codes.invoice_ended],
})

export const startPrivatePayment = call({
  method: 'POST',
  path: '/api/v1/custom-product/:id/payment',
  who: 'owner',
  once: 'asks-outside',
  about: 'Begins to pay the invoice that is due next by one method; one begun before and still open is given again.',
  says: { id: 'Pembayaran dibuat', en: 'Payment created' },
  input: z.object({
    id,
    payment_gateway: z.string().min(1).max(40),
    payment_method_code: z.string().min(1).max(60),
    timezone: z.string().max(50).refine(isTimeZone).default('Asia/Jakarta'),
  }),
  output: payment,
  limit: { points: 240, seconds: 600 },
  refusals: [
    codes.invoice_paid,
    codes.invoice_ended,
    codes.payment_method_unavailable,
    codes.payment_method_down,
    codes.too_many_payments,
  ],
})

export const privateInvoice = call({
  method: 'GET',
  path: '/api/v1/custom-product/:id/invoice',
  who: 'owner',
  answers: 'file',
  about: 'The newest invoice, or the receipt once it is paid, as PDF.',
  input: z.object({ id, code: z.string().min(1).max(40).optional(), language: z.enum(languages).optional() }),
  output: fileAnswer,
  refusals: [codes.not_found],
})
