import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { stepCode } from '#modules/staff/shapes.ts'
import { accountStates } from './rules/account.ts'
import { payeeKinds } from './rules/payee.ts'

const id = z.uuid()
const finance = ['admin', 'finance'] as const
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)

/** Whose an account is. */
const payee = { payee_kind: z.enum(payeeKinds), payee_id: id, payee_name: z.string() }

/** A bank account that a partner, a store or a consultant is paid to. */
const account = z.object({
  account_id: id,
  ...payee,
  bank_name: z.string(),
  holder: z.string(),
  /** Its last digits. */
  number: z.string(),
  state: z.enum(accountStates),
  /** Whether it is the one that was checked with the application: as a partner’s first, nobody waits for it. */
  is_as_applied: z.boolean(),
  entered_by: z.string(),
  entered_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  decision_reason: z.string().nullable(),
  /** From when money is sent to it. */
  payable_from: z.iso.datetime().nullable(),
})

export const ownAccounts = call({
  method: 'GET',
  path: '/api/console/v1/accounts/own',
  who: ['partner_owner', 'store', 'consultant'],
  about:
    'The bank accounts of the own partners and stores and of oneself as a consultant, the newest first; of a partner also the one that was checked with the application.',
  input: z.object({}),
  output: z.object({
    payees: z.array(
      z.object({
        ...payee,
        /** The company that the account has to be of; nothing, of a store or a consultant. */
        legal_name: z.string().nullable(),
        accounts: z.array(account),
        applied: z.object({ bank_name: z.string(), holder: z.string(), ending: z.string() }).nullable(),
      }),
    ),
  }),
})

export const enterAccount = call({
  method: 'POST',
  path: '/api/console/v1/accounts',
  who: ['partner_owner', 'store', 'consultant'],
  once: true,
  step_code: true,
  about:
    'Enters the bank account that a partner, a store or a consultant wishes to be paid to, with a code of the app. It counts once finance has verified it; its people are mailed.',
  input: z.object({
    payee_id: id,
    bank_name: line(100),
    holder: line(150),
    number: z
      .string()
      .transform((text) => text.replaceAll(/[\s.-]/g, ''))
      .pipe(z.string().regex(/^\d{6,20}$/)),
    code: stepCode,
  }),
  output: account,
  refusals: [codes.not_found, codes.staff_code_wrong, codes.too_many_logins],
})

const sorts = ['entered_at', '-entered_at'] as const

export const listAccounts = call({
  method: 'GET',
  path: '/api/console/v1/accounts',
  who: finance,
  about: 'Bank accounts of partners, stores and consultants, those that wait to be verified first of all.',
  input: z.object({ ...listFields(sorts), state: z.enum(accountStates).default('entered') }),
  output: listed(account),
})

export const exportAccounts = call({
  method: 'GET',
  path: '/api/console/v1/accounts/export',
  who: finance,
  answers: 'stream',
  about: 'The same as CSV, with the last digits of each number.',
  input: z.object({ ...exportFields(sorts), state: z.enum(accountStates).default('entered') }),
  output: streamAnswer,
})

export const seeAccount = call({
  method: 'GET',
  path: '/api/console/v1/accounts/:id',
  who: finance,
  about: 'A bank account with its whole number. That somebody looked is a row of the audit.',
  input: z.object({ id }),
  output: account.extend({ whole_number: z.string(), legal_name: z.string().nullable() }),
  refusals: [codes.not_found],
})

export const decideAccount = call({
  method: 'POST',
  path: '/api/console/v1/accounts/:id/decide',
  who: finance,
  once: true,
  step_code: true,
  about:
    'Verifies an account that somebody else entered, or rejects it with a reason. Payouts wait some days after another account took the place of the last.',
  input: z.object({
    id,
    decision: z.enum(['verify', 'reject']),
    reason: z.string().trim().min(10).max(500),
    code: stepCode,
  }),
  output: account,
  refusals: [
    ...[codes.not_found, codes.account_moved, codes.account_entered_by_you],
    ...[codes.staff_code_wrong, codes.too_many_logins],
  ],
})
