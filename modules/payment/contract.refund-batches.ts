import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { languages } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { approvalRefusals, rejectionRefusals } from '#modules/staff/rules/approval.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { batchOutcomes, batchStatuses, mostInBatch } from './rules/refund-batch.ts'
import { refund } from './shapes.refunds.ts'

const id = z.uuid()
const who = ['admin', 'finance'] as const

const summary = {
  batch_id: id,
  made_by_name: z.string(),
  made_at: z.iso.datetime(),
  released_at: z.iso.datetime().nullable(),
  status: z.enum(batchStatuses),
  count: z.int(),
  amount: z.int(),
  /** How many are on the list of transfers and have no reference of the bank yet. */
  to_transfer: z.int(),
}

/** Refunds that are sent together. */
const refundBatch = z.object({
  ...summary,
  /** Whether a second person has to approve it, and has not been asked yet. */
  needs_approval: z.boolean(),
  approval: z.object({ approval_id: id, requested_by: id, requested_by_name: z.string() }).nullable(),
  rows: z.array(refund.extend({ outcome: z.enum(batchOutcomes).nullable() })),
})

export const makeRefundBatch = call({
  method: 'POST',
  path: '/api/console/v1/refund-batches',
  who,
  once: true,
  about: 'Puts refunds together that are to be sent by one word, 200 at most. No money moves yet.',
  input: z.object({ refund_ids: z.array(id).min(1).max(mostInBatch) }),
  output: refundBatch,
  refusals: [codes.approval_waiting],
})

export const listRefundBatches = call({
  method: 'GET',
  path: '/api/console/v1/refund-batches',
  who,
  about: 'The latest batches that were sent or wait for a second person, the newest first.',
  input: z.object({}),
  output: z.object({ rows: z.array(z.object(summary)) }),
})

export const seeRefundBatch = call({
  method: 'GET',
  path: '/api/console/v1/refund-batches/:id',
  who,
  about: 'A batch with its refunds and what became of each.',
  input: z.object({ id }),
  output: refundBatch,
})

export const sendRefundBatch = call({
  method: 'POST',
  path: '/api/console/v1/refund-batches/:id/send',
  who,
  once: true,
  step_code: true,
  about:
    'Gives what can go back the way it came to the gateways, and puts the rest on a list of transfers; a family without an account is reminded. From a limit on, of one refund or of all together, it asks for a second person instead.',
  input: z.object({ id, code: stepCode }),
  output: refundBatch,
  refusals: [codes.staff_code_wrong, codes.too_many_logins, codes.no_refund_due, codes.approval_waiting],
})

export const approveRefundBatch = call({
  method: 'POST',
  path: '/api/console/v1/refund-batches/:id/approve',
  who,
  once: true,
  step_code: true,
  about: 'Approves a batch that somebody else has asked for, as a whole: it goes at once.',
  input: z.object({ id, approval_id: id, code: stepCode }),
  output: refundBatch,
  refusals: [codes.staff_code_wrong, codes.too_many_logins, codes.no_refund_due, ...approvalRefusals],
})

export const rejectRefundBatch = call({
  method: 'POST',
  path: '/api/console/v1/refund-batches/:id/reject',
  who,
  once: true,
  about: 'Rejects a batch that was asked for, or takes the own request back. The money still has to go back.',
  input: z.object({ id, approval_id: id, reason: z.string().trim().min(10).max(500) }),
  output: refundBatch,
  refusals: rejectionRefusals,
})

export const exportTransfers = call({
  method: 'GET',
  path: '/api/console/v1/refund-batches/:id/transfers',
  who,
  answers: 'stream',
  about:
    'What of a batch is to be transferred, as CSV with whole account numbers. That somebody looked is a row of the audit for each.',
  input: z.object({ id, language: z.enum(languages).default('id') }),
  output: streamAnswer,
})

export const noteTransfers = call({
  method: 'POST',
  path: '/api/console/v1/refund-batches/:id/references',
  who,
  once: true,
  about:
    'Notes which transfers of a batch were made, each with the reference of the bank, by the rules of a single one. Says what became of each.',
  input: z.object({
    id,
    references: z
      .array(z.object({ refund_id: id, reference: z.string().trim().min(3).max(100) }))
      .min(1)
      .max(mostInBatch),
  }),
  output: z.object({
    results: z.array(
      z.object({
        refund_id: id,
        result: z.enum(['sent', 'done', 'account_missing', 'unseen', 'waiting', 'not_in_batch']),
      }),
    ),
  }),
})
