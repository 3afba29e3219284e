import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { refundBankCodes } from './rules/refund-account.ts'
import { isTimeZone } from './rules/time-zone.ts'
import {
  attempt,
  gatewayName,
  invoice,
  offeredMethod,
  payment,
  paymentDetail,
  refundAccount,
  sharedInvoice,
} from './shapes.ts'

const code = z.string().min(1).max(40)
const token = z.string().min(1).max(100)

export const paymentMethods = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/gateways/:invoice_code',
  who: 'owner',
  about: 'What an invoice of a booking can be paid with, by its amount.',
  input: z.object({ id: z.uuid(), invoice_code: code }),
  output: invoice.extend({ payment_method: z.array(offeredMethod) }),
})

const startRefusals = [
  codes.invoice_paid,
  codes.invoice_ended,
  codes.store_suspended,
  codes.item_uncertified,
  codes.invoice_overdue,
  codes.down_payment_first,
  codes.payment_method_unavailable,
  codes.payment_method_down,
  codes.too_many_payments,
  codes.licence_not_good,
  codes.invoice_of_bank,
] as const
const timezone = z.string().max(50).refine(isTimeZone).default('Asia/Jakarta')

export const startPayment = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/payments/:invoice_code',
  who: 'owner',
  once: 'asks-outside',
  about: 'Begins to pay an invoice by one method; one begun before and still open is given again.',
  says: { id: 'Pembayaran dibuat', en: 'Payment created' },
  input: z.object({
    id: z.uuid(),
    invoice_code: code,
    payment_method_id: z.string().min(1).max(40),
    payment_gateway: z.string().min(1).max(40).optional(),
    payment_method_code: z.string().min(1).max(60).optional(),
    timezone,
  }),
  output: payment,
  // Many families share one address behind a carrier; an invoice bounds its own attempts besides.
  limit: { points: 240, seconds: 600 },
  refusals: startRefusals,
})

export const paymentDetails = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/payments/:payment_id/payment_number/:payment_number',
  who: 'owner',
  about: 'An attempt to pay: its state, how to pay, and what happened so far.',
  input: z.object({ id: z.uuid(), payment_id: z.uuid(), payment_number: code }),
  output: paymentDetail,
})

export const sharedPayment = call({
  method: 'GET',
  path: '/api/v3/payments/share/:token',
  who: 'anyone',
  about:
    'What is to be paid and how, by a link its owner shared. Says nothing of who travels; to its owner it says which order it is of.',
  input: z.object({ token }),
  output: sharedInvoice,
  limit: { points: 1200, seconds: 600 },
  refusals: [codes.not_found],
})

export const sharedMethods = call({
  method: 'GET',
  path: '/api/v3/payments/share/:token/gateways',
  who: 'anyone',
  about: 'What the invoice behind a shared link can be paid with, by its amount.',
  input: z.object({ token }),
  output: z.object({ payment_method: z.array(offeredMethod) }),
  limit: { points: 600, seconds: 600 },
  refusals: [codes.not_found],
})

export const startSharedPayment = call({
  method: 'POST',
  path: '/api/v3/payments/share/:token/payments',
  who: 'anyone',
  once: 'asks-outside',
  about:
    'Begins to pay the invoice behind a shared link, as where the attempt of who booked has failed or run out; one by the same method that is still open is given again.',
  says: { id: 'Pembayaran dibuat', en: 'Payment created' },
  input: z.object({ token, payment_method_id: z.string().min(1).max(40), timezone }),
  output: attempt,
  limit: { points: 60, seconds: 600 },
  refusals: [codes.not_found, ...startRefusals],
})

const ownRefundAccount = z.object({
  /** What goes back by transfer and has not left. */
  amount: z.int(),
  /** Whether some of it cannot be sent before an account is given. */
  is_missing: z.boolean(),
  /** Whether an account may be given, or another in its place. */
  can_give: z.boolean(),
  account: refundAccount.nullable(),
})

export const seeRefundAccount = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/refund-account',
  who: 'owner',
  about: 'Where the refunds of an order that leave by transfer are to go, and whether that is still to be said.',
  input: z.object({ id: z.uuid() }),
  output: ownRefundAccount,
})

export const giveRefundAccount = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/refund-account',
  who: 'owner',
  about:
    'Says which bank account the refunds of an order are transferred to. It may be changed until the refund is approved or sent; the member is mailed each time. Asks for the password, unless the member has signed in just now.',
  says: { id: 'Rekening pengembalian dana disimpan', en: 'Refund account saved' },
  input: z.object({
    id: z.uuid(),
    bank_code: z.string().pipe(z.enum(refundBankCodes)),
    number: z
      .string()
      .transform((text) => text.replaceAll(/[\s.-]/g, ''))
      .pipe(z.string().regex(/^\d{6,20}$/)),
    holder: z
      .string()
      .trim()
      .min(2)
      .max(150)
      .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
    current_password: z.string().max(200).optional(),
  }),
  output: ownRefundAccount,
  refusals: [codes.password_needed, codes.too_many_logins, codes.no_refund_due, codes.refund_account_closed],
})

/** As SNAP answers: a code made of the status, the service and the case. */
const snapAnswer = z.object({ responseCode: z.string(), responseMessage: z.string() })

export const notify = call({
  method: 'POST',
  path: '/api/v3/payments/notifications/:gateway',
  who: 'gateway',
  reads: 'raw',
  headers: ['client-id', 'request-id', 'request-timestamp', 'signature'],
  about: 'A signed notification of a payment gateway. Told twice, it counts once.',
  input: z.object({ gateway: gatewayName }),
  output: z.object({}),
  refusals: [codes.signature_invalid, codes.not_found],
})

export const snapToken = call({
  method: 'POST',
  path: '/api/v3/payments/notifications/:gateway/v1.0/access-token/b2b',
  who: 'gateway',
  reads: 'raw',
  answers: 'bare',
  headers: ['x-client-key', 'x-timestamp', 'x-signature'],
  about: 'A token for a payment gateway that tells us over SNAP: it signs its notifications with it.',
  input: z.object({ gateway: gatewayName }),
  output: snapAnswer.extend({ accessToken: z.string(), tokenType: z.literal('Bearer'), expiresIn: z.string() }),
  refusals: [codes.signature_invalid],
})

export const snapNotify = call({
  method: 'POST',
  path: '/api/v3/payments/notifications/:gateway/v1.0/qr/qr-mpm-notify',
  who: 'gateway',
  reads: 'raw',
  answers: 'bare',
  headers: ['authorization', 'x-timestamp', 'x-signature', 'x-partner-id', 'x-external-id'],
  about: 'A notification of a QRIS payment over SNAP, signed with a token of ours. Told twice, it counts once.',
  input: z.object({ gateway: gatewayName }),
  output: snapAnswer,
  refusals: [codes.signature_invalid, codes.not_found],
})
