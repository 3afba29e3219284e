import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer, streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { languages } from '#core/messages.ts'
import { dayFields } from '#core/period.ts'
import { codes } from '#core/refusal-codes.ts'
import { approvalRefusals, rejectionRefusals } from '#modules/staff/rules/approval.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { payeeKinds } from './rules/payee.ts'
import { payoutStatuses } from './rules/status.ts'

export { seeMoney } from './contract.figures.ts'

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

const ofPayee = { payee_id: id.optional(), ...dayFields }
const readers = ['admin', 'finance', 'partner_owner', 'store'] as const

const earning = z.object({
  earning_id: id,
  ...payee,
  order_kind: z.string(),
  order_id: id,
  /** Below zero where an earning was taken back. */
  amount: z.int(),
  reason: z.string(),
  payout_id: id.nullable(),
  created_at: z.iso.datetime(),
})

const earningSorts = ['-created_at', 'created_at'] as const

export const statement = call({
  method: 'GET',
  path: '/api/console/v1/earnings',
  who: readers,
  about: 'What was earned of orders and taken back again, of one payee or within some days, and what of it was paid.',
  input: z.object({ ...listFields(earningSorts), ...ofPayee }),
  output: listed(earning).extend({
    /** Within the days: earned, taken back, sent. Owed: now, whenever it was earned. */
    sums: z.object({ earned: z.int(), taken_back: z.int(), paid: z.int(), due: z.int() }),
  }),
})

export const exportStatement = call({
  method: 'GET',
  path: '/api/console/v1/earnings/export',
  who: readers,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(earningSorts), ...ofPayee }),
  output: streamAnswer,
})

const sheetFields = { language: z.enum(languages).default('id') }

export const statementSheet = call({
  method: 'GET',
  path: '/api/console/v1/earnings/statement',
  who: readers,
  answers: 'file',
  about: 'The same as PDF: the sums, and the newest lines of it.',
  input: z.object({ ...ofPayee, ...sheetFields }),
  output: fileAnswer,
})

const payoutSorts = ['-drawn_at', 'drawn_at', '-amount', 'amount'] as const
const payoutFilters = { status: z.enum(payoutStatuses).optional(), ...ofPayee }
const standing = z.object({ status: z.enum(['due', 'awaiting_approval', 'sent']), count: z.int(), amount: z.int() })

export const listPayouts = call({
  method: 'GET',
  path: '/api/console/v1/payouts',
  who,
  about: 'Payouts by how far they are, whom they are for and when they were drawn; and what is open in all.',
  input: z.object({ ...listFields(payoutSorts), ...payoutFilters }),
  output: listed(payout).extend({
    open: z.array(standing),
    /** Whom one can filter by. */
    payees: z.array(z.object({ payee_id: id, payee_name: z.string() })),
  }),
})

export const exportPayouts = call({
  method: 'GET',
  path: '/api/console/v1/payouts/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(payoutSorts), ...payoutFilters }),
  output: streamAnswer,
})

export const seePayout = call({
  method: 'GET',
  path: '/api/console/v1/payouts/:id',
  who,
  about: 'A payout with the first of the earnings that it pays.',
  input: z.object({ id }),
  output: payout.extend({
    sent_at: z.iso.datetime().nullable(),
    closed_at: z.iso.datetime().nullable(),
    earnings: z.array(earning),
    has_more_earnings: z.boolean(),
  }),
})

export const payoutSheet = call({
  method: 'GET',
  path: '/api/console/v1/payouts/:id/statement',
  who: readers,
  answers: 'file',
  about: 'What a payout pays, line by line, as PDF.',
  input: z.object({ id, ...sheetFields }),
  output: fileAnswer,
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
  step_code: true,
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
