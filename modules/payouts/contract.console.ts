import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer, streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { languages } from '#core/messages.ts'
import { dayFields } from '#core/period.ts'
import { codes } from '#core/refusal-codes.ts'
import { approvalRefusals, rejectionRefusals } from '#modules/staff/rules/approval.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { askProblems } from './rules/ask.ts'
import { payeeKinds } from './rules/payee.ts'
import { payoutStatuses } from './rules/status.ts'

export * from './contract.accounts.ts'
export { seeMoney } from './contract.figures.ts'

const id = z.uuid()
const who = ['admin', 'finance'] as const
const payee = { payee_kind: z.enum(payeeKinds), payee_id: id, payee_name: z.string() }

/** What is sent to a payee in one transfer. */
const payout = z.object({
  payout_id: id,
  ...payee,
  /** What is sent: without our fee. */
  amount: z.int(),
  fee: z.int(),
  status: z.enum(['due', 'awaiting_approval', 'approved', 'sent', 'confirmed', 'returned']),
  /** Whether a second person has to approve it before it is sent, and has not been asked yet. */
  needs_approval: z.boolean(),
  drawn_at: z.iso.datetime(),
  /** Where it goes, by the last digits; nothing, while its payee has no account that was verified. */
  account: z
    .object({
      account_id: id,
      bank_name: z.string(),
      holder: z.string(),
      number: z.string(),
      payable_from: z.iso.datetime(),
      /** Changed too lately to be paid to. */
      is_blocked: z.boolean(),
    })
    .nullable(),
  /** Payouts that the bank returned and that this one pays again: whoever approves looks at them first. */
  repeats: z.array(id),
  /** Of the bank, once it is sent. */
  reference: z.string().nullable(),
  /** Where a second person is waited for: who asked, and what the bank said where it returned the money. */
  approval: z.object({ approval_id: id, requested_by: id, reference: z.string().nullable() }).nullable(),
})

const ofPayee = { payee_id: id.optional(), ...dayFields }
const readers = ['admin', 'finance', 'partner_owner', 'store', 'consultant'] as const

const earning = z.object({
  earning_id: id,
  ...payee,
  order_kind: z.string(),
  order_id: id,
  /** The package of a journey; nothing where it is of none. */
  package_name: z.object({ id: z.string(), en: z.string() }).nullable(),
  /** Below zero where an earning was taken back. */
  amount: z.int(),
  /** Our fee of it, not taken off the amount; below zero where it goes back. */
  fee: z.int(),
  reason: z.string(),
  payout_id: id.nullable(),
  /** Whether its payout has left us. */
  is_sent: z.boolean(),
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
    /** Within the days: earned, taken back, our fee of both, sent. Owed: now, whenever it was earned, without the fee. */
    sums: z.object({ earned: z.int(), taken_back: z.int(), fees: z.int(), paid: z.int(), due: z.int() }),
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
const standing = z.object({
  status: z.enum(['due', 'awaiting_approval', 'approved', 'sent']),
  count: z.int(),
  amount: z.int(),
})

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

export const drawNow = call({
  method: 'POST',
  path: '/api/console/v1/payouts/draw',
  who,
  once: true,
  about:
    'Draws payouts of all that was earned up to a day, or within some days, without waiting for the night and whatever the minimum; of one payee or of all.',
  input: z.object({ from: z.iso.date().optional(), until: z.iso.date(), payee_id: id.optional() }),
  output: z.object({ count: z.int(), amount: z.int() }),
})

export const askPayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/ask',
  who: ['consultant'],
  once: true,
  about:
    'A consultant asks for what they have earned, without waiting for the night: a payout that finance sees to like any other. Needs a verified bank account and as much as is worth a transfer.',
  input: z.object({}),
  output: z.object({ count: z.int(), amount: z.int() }),
  refusals: [...askProblems],
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
    /** The days of its earnings, and what it is made of; taken back is below zero. */
    parts: z.object({
      from: z.iso.date(),
      until: z.iso.date(),
      earned: z.int(),
      taken_back: z.int(),
      fees: z.int(),
      paid_again: z.int(),
    }),
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

const accountRefusals = [codes.payout_account_missing, codes.payout_account_blocked] as const

export const requestPayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/request',
  who,
  once: true,
  about: 'Asks for a second person before a payout from a limit on is transferred.',
  input: z.object({ id }),
  output: payout,
  refusals: [
    ...[codes.commission_yours, codes.payout_not_due, codes.approval_waiting, codes.approval_not_needed],
    ...accountRefusals,
  ],
})

export const sendPayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/send',
  who,
  once: true,
  about:
    'Notes that a payout was sent, with the reference of the bank. From a limit on a second person has to approve it first.',
  input: z.object({ id, reference }),
  output: payout,
  refusals: [
    ...[codes.commission_yours, codes.payout_not_due, codes.approval_waiting, codes.approval_needed],
    ...[...accountRefusals, codes.payout_account_changed, codes.payout_account_yours],
  ],
})

export const approvePayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/approve',
  who,
  once: true,
  step_code: true,
  about:
    'Approves what somebody else has asked for: that a payout is transferred, or that one which was sent has come back.',
  input: z.object({ id, approval_id: id, code: stepCode }),
  output: payout,
  refusals: [
    ...[codes.commission_yours, codes.staff_code_wrong, codes.too_many_logins, codes.payout_not_due],
    ...[...accountRefusals, ...approvalRefusals],
  ],
})

export const rejectPayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/reject',
  who,
  once: true,
  about: 'Rejects what was asked for, or takes the own request back. The payout stays as it is.',
  input: z.object({ id, approval_id: id, reason: z.string().trim().min(10).max(500) }),
  output: payout,
  refusals: rejectionRefusals,
})

export const closePayout = call({
  method: 'POST',
  path: '/api/console/v1/payouts/:id/close',
  who,
  once: true,
  about:
    'Notes what became of a payout that was sent: it arrived, or the bank returned it and it is owed again. That much came back is noted when a second person approves.',
  input: z.object({ id, outcome: z.enum(['confirm', 'return']), reference }),
  output: payout,
  refusals: [codes.commission_yours, codes.payout_not_sent, codes.approval_waiting],
})
