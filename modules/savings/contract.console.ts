import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer, streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { savingsAkads } from '#modules/partner/rules/akad.ts'
import { occupations, savingsDocuments } from './rules/applicant.ts'
import { deskQueues } from './rules/desk.ts'
import { savingsStates } from './rules/machine.ts'

export * from './contract.deposits.ts'

const who = ['bank_officer'] as const
const id = z.uuid()
const moment = z.iso.datetime()
const reason = z.string().trim().min(10).max(500)
const gender = z.enum(['male', 'female'])
const moments = { submitted_at: moment.nullable(), closing_requested_at: moment.nullable() }

const row = z.object({
  id,
  code: z.string(),
  bank_name: z.string(),
  full_name: z.string(),
  akad: z.enum(savingsAkads),
  target: z.int(),
  months: z.int(),
  state: z.enum(savingsStates),
  ...moments,
  /** What the bank has counted. */
  balance: z.int(),
})

const sorts = ['submitted_at', '-submitted_at'] as const
const filters = { queue: z.enum(deskQueues).default('submitted') }

export const listSavingsPlans = call({
  method: 'GET',
  path: '/api/console/v1/savings',
  who,
  about: 'Savings plans that were sent to the bank, those that wait for an account first of all and the oldest first.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(row),
})

export const exportSavingsPlans = call({
  method: 'GET',
  path: '/api/console/v1/savings/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it. That it was taken is a row of the audit.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

const seen = row.extend({
  deposit_day: z.int(),
  minimum_deposit: z.int(),
  nisbah: z.string().nullable(),
  admin_fee: z.int(),
  accepted_at: moment.nullable(),
  ended_at: moment.nullable(),
  end_reason: z.string().nullable(),
  account_number: z.string().nullable(),
  virtual_account: z.string().nullable(),
  /** Nothing once it was deleted by the rule of its retention. Numbers of phones by their last digits. */
  applicant: z
    .object({
      full_name: z.string(),
      gender,
      birth_date: z.iso.date(),
      email: z.string(),
      phone_number: z.string(),
      address: z.string(),
      occupation: z.enum(occupations),
      monthly_income: z.int(),
      has_tax_id: z.boolean(),
      mother_name: z.string().nullable(),
      heir_name: z.string().nullable(),
      heir_gender: gender.nullable(),
      heir_contact_name: z.string().nullable(),
      heir_phone_number: z.string().nullable(),
    })
    .nullable(),
  documents: z.array(
    z.object({ id, kind: z.enum(savingsDocuments), type: z.string(), size: z.int(), uploaded_at: moment }),
  ),
  deposits: z.array(
    z.object({
      id,
      kind: z.enum(['deposit', 'correction', 'payout']),
      amount: z.int(),
      paid_at: moment,
      received_at: moment,
      reference: z.string().nullable(),
    }),
  ),
  timeline: z.array(
    z.object({ label: z.string(), at: moment, by_name: z.string().nullable(), reason: z.string().nullable() }),
  ),
})

export const seeSavingsPlan = call({
  method: 'GET',
  path: '/api/console/v1/savings/:id',
  who,
  about: 'The file of one plan: who applies, who inherits, the scans, what was deposited and what has happened.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found],
})

export const seeSavingsNumbers = call({
  method: 'GET',
  path: '/api/console/v1/savings/:id/numbers',
  who,
  about: 'The whole numbers of the phones of a file. That somebody looked is a row of the audit.',
  input: z.object({ id }),
  output: z.object({ phone_number: z.string(), heir_phone_number: z.string().nullable() }),
  refusals: [codes.not_found],
})

export const openSavingsDocument = call({
  method: 'GET',
  path: '/api/console/v1/savings/:id/documents/:document_id/file',
  who,
  answers: 'file',
  about: 'The scan of a document of a plan. Every look is written into the audit.',
  input: z.object({ id, document_id: id }),
  output: fileAnswer,
  refusals: [codes.not_found],
})

// Blanks and dashes are how people write a number, not a part of it.
const digits = (least: number, most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${least},${most}}$`)))

export const acceptSavingsPlan = call({
  method: 'POST',
  path: '/api/console/v1/savings/:id/accept',
  who,
  once: true,
  about: 'The bank has opened the account: its number, and the number that deposits go to. The member is told.',
  input: z.object({ id, account_number: digits(6, 20), virtual_account: digits(8, 28) }),
  output: seen,
  refusals: [
    ...[codes.not_found, codes.savings_decided],
    ...[codes.savings_account_taken, codes.savings_account_number_taken],
  ],
})

export const rejectSavingsPlan = call({
  method: 'POST',
  path: '/api/console/v1/savings/:id/reject',
  who,
  once: true,
  about: 'The bank opens no account, for a reason that the member reads.',
  input: z.object({ id, reason }),
  output: seen,
  refusals: [codes.not_found, codes.savings_decided],
})

export const closeSavingsPlan = call({
  method: 'POST',
  path: '/api/console/v1/savings/:id/close',
  who,
  once: true,
  about:
    'The bank has closed the account that its owner asked to close, and paid so much out by this reference: the whole balance, as it stands.',
  input: z.object({ id, amount: z.coerce.number().int().min(0), reference: z.string().trim().min(3).max(100) }),
  output: seen,
  refusals: [codes.not_found, codes.savings_not_open, codes.savings_balance_moved],
})

export const correctSavingsDeposit = call({
  method: 'POST',
  path: '/api/console/v1/savings/:id/correct',
  who,
  once: true,
  about:
    'Takes back what was counted by mistake, as a negative row under the bank’s own reference, and never more than the balance.',
  input: z.object({
    id,
    amount: z.coerce.number().int().min(1).max(1_000_000_000_000),
    reference: z.string().trim().min(3).max(100),
    reason,
  }),
  output: seen,
  refusals: [codes.not_found, codes.savings_not_open],
})
