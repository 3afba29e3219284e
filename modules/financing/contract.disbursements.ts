import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { stepCode } from '#modules/staff/shapes.ts'

const who = ['admin', 'finance'] as const
const id = z.uuid()

const disbursement = z.object({
  id,
  code: z.string(),
  bank_name: z.string(),
  amount: z.int(),
  disbursed_on: z.iso.date(),
  reference: z.string(),
  reported_at: z.iso.datetime(),
  received_at: z.iso.datetime().nullable(),
  /** Somebody looked for it in vain: the bank has to report it anew. */
  missed_at: z.iso.datetime().nullable(),
  missed_reason: z.string().nullable(),
})

const sorts = ['reported_at', '-reported_at'] as const
const filters = { state: z.enum(['expected', 'received']).default('expected') }

export const listDisbursements = call({
  method: 'GET',
  path: '/api/console/v1/disbursements',
  who,
  about: 'What banks say they have paid us for financed bookings, that which nobody has seen yet first of all.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(disbursement),
})

export const exportDisbursements = call({
  method: 'GET',
  path: '/api/console/v1/disbursements/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it. That it was taken is a row of the audit.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

export const confirmDisbursement = call({
  method: 'POST',
  path: '/api/console/v1/disbursements/:id/confirm',
  who,
  once: true,
  step_code: true,
  about:
    'Somebody has seen the bank’s money on our account, as much as the bank says, and types what they saw: the bank owes it no more. Once.',
  input: z.object({ id, amount: z.coerce.number().int().min(1).max(1_000_000_000_000), code: stepCode }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.financing_moved, codes.staff_code_wrong, codes.too_many_logins],
})

export const missDisbursement = call({
  method: 'POST',
  path: '/api/console/v1/disbursements/:id/missing',
  who,
  once: true,
  about:
    'The bank’s money is not on our account, or another sum is: the bank reads why, and reports it anew. It still owes it.',
  input: z.object({ id, reason: z.string().trim().min(10).max(500) }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.financing_moved],
})
