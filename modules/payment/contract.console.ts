import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { approvalRefusals, rejectionRefusals } from '#modules/staff/rules/approval.ts'
import { stepCode } from '#modules/staff/shapes.ts'

const id = z.uuid()
const who = ['admin', 'finance'] as const

/** Money that goes back to who paid it, all of a payment or a part. */
const refund = z.object({
  refund_id: id,
  payment_id: id,
  payment_number: z.string(),
  invoice_code: z.string(),
  payer_name: z.string(),
  gateway: z.string(),
  amount: z.int(),
  /** Why it goes back. */
  reason: z.string(),
  paid_at: z.iso.datetime().nullable(),
  decided_at: z.iso.datetime(),
  status: z.enum(['due', 'awaiting_approval', 'sent', 'confirmed']),
  /** Of the bank, once it is sent. */
  reference: z.string().nullable(),
  /** Where a second person is waited for: who asked, and the reference they gave. */
  approval: z.object({ approval_id: id, requested_by: id, reference: z.string() }).nullable(),
})

export const refundsDue = call({
  method: 'GET',
  path: '/api/console/v1/refunds',
  who,
  about:
    'Money that has to go back, the oldest first: what has not been sent, or what was sent and is not known to have arrived.',
  input: z.object({
    status: z.enum(['due', 'sent']).default('due'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({ items: z.array(refund), total: z.int(), amount: z.int() }),
})

const reference = z.string().trim().min(3).max(100)

export const sendRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/send',
  who,
  once: true,
  about:
    'Notes that a refund was sent, with the reference of the bank. From a limit on it asks for a second person instead, and is noted when they approve.',
  input: z.object({ id, reference }),
  output: refund,
  refusals: [codes.no_refund_due, codes.approval_waiting],
})

export const approveRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/approve',
  who,
  once: true,
  about: 'Approves a refund that somebody else has asked for, and notes it as sent.',
  input: z.object({ id, approval_id: id, code: stepCode }),
  output: refund,
  refusals: [codes.staff_code_wrong, codes.too_many_logins, codes.no_refund_due, ...approvalRefusals],
})

export const rejectRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/reject',
  who,
  once: true,
  about: 'Rejects a refund that was asked for, or takes the own request back. The money still has to go back.',
  input: z.object({ id, approval_id: id, reason: z.string().trim().min(10).max(500) }),
  output: refund,
  refusals: rejectionRefusals,
})

export const confirmRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/confirm',
  who,
  once: true,
  about:
    'Notes that a refund that was sent has arrived, with what shows it. A gateway that says so itself needs nobody.',
  input: z.object({ id, reference }),
  output: refund,
  refusals: [codes.refund_not_sent],
})
