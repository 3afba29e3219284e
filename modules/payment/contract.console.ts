import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { dayFields } from '#core/period.ts'
import { codes } from '#core/refusal-codes.ts'
import { approvalRefusals, rejectionRefusals } from '#modules/staff/rules/approval.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { accounts } from './rules/ledger.ts'
import { openRefundStatuses, refundStatuses } from './rules/refund-status.ts'
import { refund } from './shapes.refunds.ts'
import { refundAccount } from './shapes.ts'

export * from './contract.refund-batches.ts'

const id = z.uuid()
const who = ['admin', 'finance'] as const

const refundSorts = ['decided_at', '-decided_at'] as const
const refundFilters = { status: z.enum(refundStatuses).optional(), departure_id: id.optional() }

export const refundsDue = call({
  method: 'GET',
  path: '/api/console/v1/refunds',
  who,
  about:
    'Money that has to go back, the oldest first: all that is not known to have arrived, or what is in one status or of one departure; and what is open in all. Searched by payer, invoice or payment number.',
  input: z.object({ ...listFields(refundSorts), ...refundFilters }),
  output: listed(refund).extend({
    open: z.array(z.object({ status: z.enum(openRefundStatuses), count: z.int(), amount: z.int() })),
    /** Departures whose families wait for money, for the filter. */
    departures: z.array(
      z.object({
        departure_id: id,
        departs_on: z.iso.date(),
        name: z.object({ id: z.string(), en: z.string() }),
        count: z.int(),
      }),
    ),
  }),
})

export const exportRefunds = call({
  method: 'GET',
  path: '/api/console/v1/refunds/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(refundSorts), ...refundFilters }),
  output: streamAnswer,
})

export const seeRefund = call({
  method: 'GET',
  path: '/api/console/v1/refunds/:id',
  who,
  about: 'A refund, how far it is and for whom it waits.',
  input: z.object({ id }),
  output: refund,
})

export const openRefundAccount = call({
  method: 'GET',
  path: '/api/console/v1/refunds/:id/account',
  who,
  about: 'The bank account of a refund with its whole number. That somebody looked is a row of the audit.',
  input: z.object({ id }),
  output: refundAccount.extend({ whole_number: z.string() }),
  refusals: [codes.not_found],
})

export const remindRefundAccount = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/remind',
  who,
  once: true,
  about: 'Mails the family of a refund that leaves by transfer to say where it is to go; once a day, however often.',
  input: z.object({ id }),
  output: refund,
  refusals: [codes.no_refund_due],
})

const reference = z.string().trim().min(3).max(100)

export const requestRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/request',
  who,
  once: true,
  about: 'Asks for a second person before a refund from a limit on is transferred.',
  input: z.object({ id }),
  output: refund,
  refusals: [codes.no_refund_due, codes.approval_waiting, codes.approval_not_needed],
})

export const sendRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/send',
  who,
  once: true,
  about:
    'Notes that a refund was sent to the account the family gave, with the reference of the bank. From a limit on a second person has to approve it first.',
  input: z.object({ id, reference }),
  output: refund,
  refusals: [
    codes.no_refund_due,
    codes.approval_waiting,
    codes.approval_needed,
    codes.refund_account_missing,
    codes.bank_money_unseen,
  ],
})

export const returnRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/return',
  who,
  once: true,
  about:
    'Has the gateway give a refund back the way it was paid. It is sent once, after this; what comes of it is seen in its status.',
  input: z.object({ id }),
  output: refund,
  refusals: [codes.no_refund_due, codes.refund_not_returnable, codes.approval_waiting, codes.approval_needed],
})

export const resolveRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/resolve',
  who,
  once: true,
  about:
    'Notes what the gateway shows of a refund whose answer never came: given back, or not, which makes it due again.',
  input: z.object({ id, is_returned: z.boolean(), reference }),
  output: refund,
  refusals: [codes.refund_answer_awaited],
})

export const approveRefund = call({
  method: 'POST',
  path: '/api/console/v1/refunds/:id/approve',
  who,
  once: true,
  step_code: true,
  about: 'Approves a refund that somebody else has asked for: it may be transferred now.',
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

/** One half of a pair: what an account takes (above zero) or gives, and what it is about. */
const entry = z.object({
  entry_id: id,
  transaction_id: id,
  event: z.string(),
  account: z.enum(accounts),
  amount: z.int(),
  created_at: z.iso.datetime(),
  /** Of a payment, with the order it pays. */
  payment_number: z.string().nullable(),
  invoice_code: z.string().nullable(),
  order_kind: z.string().nullable(),
  order_id: id.nullable(),
  /** Of an earning or a payout. */
  source_id: id.nullable(),
})

const entrySorts = ['-created_at', 'created_at'] as const
const entryFilters = { account: z.enum(accounts).optional(), ...dayFields }

export const listEntries = call({
  method: 'GET',
  path: '/api/console/v1/ledger/entries',
  who,
  about: 'The entries of the ledger, of one account or within some days, and what every account holds.',
  input: z.object({ ...listFields(entrySorts), ...entryFilters }),
  output: listed(entry).extend({
    accounts: z.array(z.object({ account: z.enum(accounts), balance: z.int(), entries: z.int() })),
  }),
})

export const exportEntries = call({
  method: 'GET',
  path: '/api/console/v1/ledger/entries/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(entrySorts), ...entryFilters }),
  output: streamAnswer,
})

export const seeTransaction = call({
  method: 'GET',
  path: '/api/console/v1/ledger/transactions/:id',
  who,
  about: 'What was written into the ledger together: lines that sum to zero.',
  input: z.object({ id }),
  output: z.object({ transaction_id: id, entries: z.array(entry) }),
})

export const checkBooks = call({
  method: 'POST',
  path: '/api/console/v1/ledger/check',
  who,
  about: 'Compares the ledger with itself, with payments, refunds and payouts, and with the lists of orders.',
  input: z.object({}),
  output: z.object({
    checked_at: z.iso.datetime(),
    total: z.int(),
    /** Messages of gateways that a person has to look at. */
    to_review: z.int(),
    /** Every fault in words; none where the books are sound. */
    faults: z.array(z.string()),
  }),
  limit: { points: 60, seconds: 60 },
})
