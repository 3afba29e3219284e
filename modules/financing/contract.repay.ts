import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'

const who = ['bank_officer'] as const
const id = z.uuid()
const day = z.iso.date()
const reference = z.string().trim().min(3).max(100)
const refusals = [codes.not_found, codes.financing_moved]
const done = z.object({ id })
const number = z.coerce.number().int().min(1).max(120)
const reason = z.string().trim().min(10).max(500)

export const disburseFinancing = call({
  method: 'POST',
  path: '/api/console/v1/financing/:id/disburse',
  who,
  once: true,
  about:
    'The bank has paid: on which day since its approval, and by which reference. The rest of the booking is settled, and the schedule begins.',
  input: z.object({ id, disbursed_on: day, reference }),
  output: done,
  refusals,
})

export const reportFinancingInstalment = call({
  method: 'POST',
  path: '/api/console/v1/financing/:id/instalments',
  who,
  once: true,
  about:
    'An instalment was paid to the bank, as much as the schedule says, each reported once. The last of them ends the contract.',
  input: z.object({
    id,
    number,
    paid_on: day,
    amount: z.coerce.number().int().min(1).max(1_000_000_000),
    reference,
  }),
  output: done,
  refusals,
})

export const correctFinancingInstalment = call({
  method: 'POST',
  path: '/api/console/v1/financing/:id/instalments/:number/correct',
  who,
  once: true,
  about:
    'Takes back the report of an instalment, with why: it is open again, and may be reported anew. Not once the contract has ended.',
  input: z.object({ id, number, reason }),
  output: done,
  refusals,
})

export const settleFinancing = call({
  method: 'POST',
  path: '/api/console/v1/financing/:id/settle',
  who,
  once: true,
  about: 'The bank ends the contract before its last instalment.',
  input: z.object({ id, reason }),
  output: done,
  refusals,
})

export const seeFinancingFigures = call({
  method: 'GET',
  path: '/api/console/v1/figures/financing',
  who,
  about:
    'Applications that came and were decided in each of the last weeks, what was disbursed, and how long those to decide have waited.',
  input: z.object({}),
  output: z.object({
    weeks: z.array(
      z.object({
        /** A Monday, in Jakarta. */
        week: z.iso.date(),
        received: z.int(),
        decided: z.int(),
        disbursed: z.int(),
      }),
    ),
    ages: z.array(z.object({ from_days: z.int(), to_days: z.int().nullable(), count: z.int() })),
  }),
})
