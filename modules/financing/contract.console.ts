import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer, streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { financingAkads, financingDocuments } from '#modules/partner/rules/akad.ts'
import { financingStates } from './rules/application.ts'
import { deskQueues } from './rules/desk.ts'

export * from './contract.disbursements.ts'
export * from './contract.repay.ts'

const who = ['bank_officer'] as const
const id = z.uuid()
const moment = z.iso.datetime()
const day = z.iso.date()
const reason = z.string().trim().min(10).max(500)

const row = z.object({
  id,
  code: z.string(),
  bank_name: z.string(),
  name: z.string(),
  akad: z.enum(financingAkads),
  financed: z.int(),
  months: z.int(),
  state: z.enum(financingStates),
  submitted_at: moment.nullable(),
  /** When it ends by itself unless somebody goes on; nothing once the down payment is paid. */
  expires_at: moment.nullable(),
})

const sorts = ['submitted_at', '-submitted_at'] as const
const filters = { queue: z.enum(deskQueues).default('verification') }

export const listFinancing = call({
  method: 'GET',
  path: '/api/console/v1/financing',
  who,
  about: 'Applications for financing that were sent to the bank, those to decide first of all and the oldest first.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(row),
})

export const exportFinancing = call({
  method: 'GET',
  path: '/api/console/v1/financing/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it. That it was taken is a row of the audit.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

const seen = row.extend({
  booking_code: z.string(),
  package_name: z.string(),
  departs_on: day,
  /** Nothing of what was not filled in, or was deleted since. The number of the phone by its last digits. */
  applicant: z.object({
    gender: z.enum(['male', 'female']).nullable(),
    birth_date: day.nullable(),
    address: z.string().nullable(),
    phone_number: z.string().nullable(),
    email: z.string().nullable(),
    job_name: z.string().nullable(),
    instansi: z.string().nullable(),
    years_employed: z.int().nullable(),
    monthly_income: z.int().nullable(),
  }),
  price: z.int(),
  down_payment: z.int(),
  charge: z.int(),
  monthly: z.int(),
  last: z.int(),
  admin_fee: z.int(),
  bank_fee: z.int(),
  insurance_fee: z.int(),
  /** What an applicant has by the rules of today: to send a document again, and to pay the down payment. */
  resend_hours: z.int(),
  down_payment_hours: z.int(),
  decide_by: moment.nullable(),
  decided_at: moment.nullable(),
  conditions: z.string().nullable(),
  documents: z.array(
    z.object({
      kind: z.enum(financingDocuments),
      scan: z
        .object({
          id,
          state: z.enum(['received', 'accepted', 'rejected']),
          reason: z.string().nullable(),
          uploaded_at: moment,
        })
        .nullable(),
    }),
  ),
  disbursement: z
    .object({
      ...{ amount: z.int(), disbursed_on: day, reference: z.string() },
      /** Why it has to be reported anew: it is not on our account, or another sum is. */
      missed_reason: z.string().nullable(),
    })
    .nullable(),
  /** As agreed when the bank paid, with what it has reported; until then there is none. */
  schedule: z.array(
    z.object({
      number: z.int(),
      due_on: day,
      amount: z.int(),
      paid_on: day.nullable(),
      paid_amount: z.int().nullable(),
      is_late: z.boolean(),
    }),
  ),
  timeline: z.array(
    z.object({ event: z.string(), at: moment, by_name: z.string().nullable(), reason: z.string().nullable() }),
  ),
})

export const seeFinancing = call({
  method: 'GET',
  path: '/api/console/v1/financing/:id',
  who,
  about: 'The file of one application: who applies, for what, the scans, the schedule and what has happened.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found],
})

export const seeFinancingNumber = call({
  method: 'GET',
  path: '/api/console/v1/financing/:id/numbers',
  who,
  about: 'The whole number of an applicant’s phone. That somebody looked is a row of the audit.',
  input: z.object({ id }),
  output: z.object({ phone_number: z.string() }),
  refusals: [codes.not_found],
})

export const openFinancingDocument = call({
  method: 'GET',
  path: '/api/console/v1/financing/:id/documents/:document_id/file',
  who,
  answers: 'file',
  about: 'The scan of a document of an application. Every look is written into the audit.',
  input: z.object({ id, document_id: id }),
  output: fileAnswer,
  refusals: [codes.not_found],
})

const refusals = [codes.not_found, codes.financing_moved]
const why = z.string().trim().min(5).max(300).optional()

export const askFinancingAgain = call({
  method: 'POST',
  path: '/api/console/v1/financing/:id/ask-again',
  who,
  once: true,
  about:
    'Asks for better documents, each with why. The applicant has the hours that the rules give; the bank’s own time runs on meanwhile.',
  input: z.object({ id, identity_card: why, family_card: why, proof_of_income: why, tax_card: why }),
  output: seen,
  refusals,
})

export const approveFinancing = call({
  method: 'POST',
  path: '/api/console/v1/financing/:id/approve',
  who,
  once: true,
  about: 'The bank will finance it, with conditions where it has some: the down payment is invoiced.',
  input: z.object({ id, conditions: z.string().trim().max(500).optional() }),
  output: seen,
  refusals,
})

export const rejectFinancing = call({
  method: 'POST',
  path: '/api/console/v1/financing/:id/reject',
  who,
  once: true,
  about: 'The bank will not finance it, for a reason that the applicant reads: the seats are given back.',
  input: z.object({ id, reason }),
  output: seen,
  refusals,
})
