import { z } from 'zod'
import { orderKindNames } from './rules/order-kinds.ts'
import { stages } from './rules/payment-schedule.ts'
import { refundBankCodes } from './rules/refund-account.ts'

const gateway = z.enum(['doku', 'yukk'])
const kind = z.enum(['virtual_account', 'qris', 'ewallet', 'card'])
const stage = z.enum(stages)

export const method = z.object({
  id: z.string(),
  gateway,
  code: z.string(),
  kind,
  name: z.string(),
  /** Bank Indonesia's three digits, for a transfer from another bank. */
  bank_code: z.string().nullable(),
})

/** A method that can be chosen. */
export const offeredMethod = method.extend({
  /** How long a payer has, at most. */
  minutes: z.int(),
  /** False while the gateway cannot be reached. */
  is_available: z.boolean(),
})

/** An invoice as its payer sees it. Amounts are whole rupiah. */
export const invoice = z.object({
  invoice_code: z.string(),
  stage,
  subject: z.string(),
  total_payment: z.int(),
  /** The amount in Indonesian words. */
  total_payment_words: z.string(),
  invoice_state: z.enum(['waiting', 'paid', 'expired', 'void']),
  is_payment_completed: z.union([z.literal(0), z.literal(1)]),
  due_at: z.iso.datetime(),
})

/** An attempt: what to type at the bank, or where to go on. */
export const attempt = z.object({
  payment_number: z.string(),
  payment_method: method.extend({
    gateway: z.enum(['doku', 'yukk', 'bank']),
    kind: z.enum([...kind.options, 'transfer']),
  }),
  state: z.enum(['pending', 'paid', 'expired', 'failed', 'refund_due', 'refunded']),
  pay_code: z.string().nullable(),
  pay_url: z.string().nullable(),
  expires_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  /** Where whoever began it is: its clock shows until when to pay. */
  timezone: z.string(),
})

export const step = z.object({
  at: z.iso.datetime(),
  event: z.string(),
  state: z.string(),
  /** Nothing, where the invoice itself changed. */
  payment_id: z.uuid().nullable(),
})

/** An attempt with its invoice, for its owner. */
export const payment = invoice.extend({
  ...attempt.shape,
  id: z.uuid(),
  booking_id: z.uuid(),
  created_at: z.iso.datetime(),
  /** Where someone else may see what is to be paid, and how. */
  share_url: z.string(),
})
export const paymentDetail = payment.extend({ timeline: z.array(step) })

/** An invoice by its link. */
export const sharedInvoice = invoice.omit({ invoice_code: true }).extend({
  order_kind: z.enum(orderKindNames),
  /** For who bought it without steps of a checkout, and nobody else: the page of the order. */
  own_page: z.string().nullable(),
  payment: attempt.nullable(),
  /** For who booked, and nobody else: where the order goes on. Only of a booking. */
  own: z.object({ booking_id: z.uuid(), invoice_code: z.string(), payment_id: z.uuid().nullable() }).nullable(),
})

/** A bank account that a refund goes to, without its whole number. */
export const refundAccount = z.object({
  bank_code: z.enum(refundBankCodes),
  bank_name: z.string(),
  number: z.string(),
  holder: z.string(),
  given_at: z.iso.datetime(),
})

/** How far money is that goes back: decided, an account given where it leaves by transfer, sent, arrived. */
export const refundStory = z.object({
  amount: z.int(),
  /** Whether it waits for its buyer to say where it is to go. */
  is_account_missing: z.boolean(),
  decided_at: z.iso.datetime(),
  account_given_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
  arrived_at: z.iso.datetime().nullable(),
})

export const gatewayName = gateway
