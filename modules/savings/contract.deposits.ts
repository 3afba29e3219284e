import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'

const who = ['bank_officer'] as const
const id = z.uuid()
const moment = z.iso.datetime()
const kind = z.enum(['deposit', 'correction', 'payout'])

const deposit = z.object({
  id,
  plan_id: id,
  code: z.string(),
  full_name: z.string(),
  kind,
  amount: z.int(),
  /** By the bank's clock. */
  paid_at: moment,
  received_at: moment,
  reference: z.string().nullable(),
})

const sorts = ['-received_at', 'received_at'] as const
const filters = { kind: kind.optional() }

export const listSavingsDeposits = call({
  method: 'GET',
  path: '/api/console/v1/savings-deposits',
  who,
  about: 'What the bank has told of its savers’ accounts: deposits, corrections and payouts, the newest first.',
  input: z.object({ ...listFields(sorts), ...filters }),
  output: listed(deposit),
})

export const exportSavingsDeposits = call({
  method: 'GET',
  path: '/api/console/v1/savings-deposits/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it. That it was taken is a row of the audit.',
  input: z.object({ ...exportFields(sorts), ...filters }),
  output: streamAnswer,
})

const difference = z.object({
  id,
  at: moment,
  payment_request_id: z.string(),
  /** As the message has them; nothing where it has none that could be read. */
  notice: z.object({ virtual_account: z.string(), amount: z.int().nullable() }).nullable(),
  /** What was counted under the same number. */
  counted: z
    .object({ plan_id: id, code: z.string(), virtual_account: z.string().nullable(), amount: z.int() })
    .nullable(),
})

export const listSavingsDifferences = call({
  method: 'GET',
  path: '/api/console/v1/savings-differences',
  who,
  about: 'Messages of the bank whose number was counted before for another account or sum: a person looks.',
  input: z.object({}),
  output: z.object({ rows: z.array(difference) }),
})

export const resolveSavingsDifference = call({
  method: 'POST',
  path: '/api/console/v1/savings-differences/:id/resolve',
  who,
  once: true,
  about:
    'Somebody has looked at such a message and says what came of it. What was counted stays; a correction is its own step.',
  input: z.object({ id, reason: z.string().trim().min(10).max(500) }),
  output: z.object({ id }),
  refusals: [codes.not_found],
})

export const seeSavingsFigures = call({
  method: 'GET',
  path: '/api/console/v1/figures/savings',
  who,
  about:
    'Account openings that came and were decided in each of the last weeks, what was deposited, and how long those that wait have waited.',
  input: z.object({}),
  output: z.object({
    weeks: z.array(
      z.object({
        /** A Monday, in Jakarta. */
        week: z.iso.date(),
        received: z.int(),
        decided: z.int(),
        deposited: z.int(),
      }),
    ),
    ages: z.array(z.object({ from_days: z.int(), to_days: z.int().nullable(), count: z.int() })),
  }),
})
