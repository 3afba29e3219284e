import { z } from 'zod'
import { call } from '#core/call.ts'
import { paged, paging } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { approvalRefusals, rejectionRefusals } from '#modules/staff/rules/approval.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { payeeKinds } from './rules/payee.ts'

const id = z.uuid()
const who = ['admin', 'finance'] as const
const payee = { payee_kind: z.enum(payeeKinds), payee_id: id, payee_name: z.string() }

/** What is sent to a payee in one transfer. */
const payout = z.object({
  payout_id: id,
  ...payee,
  amount: z.int(),
  status: z.enum(['due', 'awaiting_approval', 'sent', 'confirmed', 'returned']),
  drawn_at: z.iso.datetime(),
  /** Payouts that the bank returned and that this one pays again: whoever approves looks at them first. */
  repeats: z.array(id),
  /** Of the bank, once it is sent. */
  reference: z.string().nullable(),
  /** Where a second person is waited for: who asked, and the reference they gave. */
  approval: z.object({ approval_id: id, requested_by: id, reference: z.string() }).nullable(),
})

export const statement = call({
  method: 'GET',
  path: '/api/console/v1/earnings',
  who: ['admin', 'finance', 'partner_owner', 'store'],
  about: 'What was earned of orders and taken back again, the newest first, and what no payout has claimed yet.',
  input: z.object(paging(50)),
  output: paged(
    z.object({
      earning_id: id,
      ...payee,
      order_kind: z.string(),
      order_id: id,
      /** Below zero where an earning was taken back. */
      amount: z.int(),
      reason: z.string(),
      payout_id: id.nullable(),
      created_at: z.iso.datetime(),
    }),
  ).extend({ earned: z.int(), unclaimed: z.int() }),
})

export const listPayouts = call({
  method: 'GET',
  path: '/api/console/v1/payouts',
  who,
  about: 'Payouts that have to be sent, or that were sent and are not known to have arrived, the oldest first.',
  input: z.object({
    status: z.enum(['due', 'sent']).default('due'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({ items: z.array(payout), total: z.int(), amount: z.int() }),
})

const reference = z.string().trim().min(3).max(100)

export const sendPayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/send',
  who,
  once: true,
  about:
    'Notes that a payout was sent, with the reference of the bank. From a limit on it asks for a second person instead, and is noted when they approve.',
  input: z.object({ id, reference }),
  output: payout,
  refusals: [codes.payout_not_due, codes.approval_waiting],
})

export const approvePayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/approve',
  who,
  once: true,
  about: 'Approves a payout that somebody else has asked for, and notes it as sent.',
  input: z.object({ id, approval_id: id, code: stepCode }),
  output: payout,
  refusals: [codes.staff_code_wrong, codes.too_many_logins, codes.payout_not_due, ...approvalRefusals],
})

export const rejectPayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/reject',
  who,
  once: true,
  about: 'Rejects a payout that was asked for, or takes the own request back. It still has to be sent.',
  input: z.object({ id, approval_id: id, reason: z.string().trim().min(10).max(500) }),
  output: payout,
  refusals: rejectionRefusals,
})

export const closePayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/close',
  who,
  once: true,
  about: 'Notes what became of a payout that was sent: it arrived, or the bank returned it and it is owed again.',
  input: z.object({ id, outcome: z.enum(['confirm', 'return']), reference }),
  output: payout,
  refusals: [codes.payout_not_sent],
})
