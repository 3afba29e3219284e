import { z } from 'zod'
import { call } from '#core/call.ts'
import { listed, listFields } from '#core/list.ts'
import { dayFields } from '#core/period.ts'
import { codes } from '#core/refusal-codes.ts'
import { askProblems } from '#modules/payouts/rules/ask.ts'
import { commissionStates } from './rules/machine.ts'
import { rateKinds } from './rules/rate.ts'

const id = z.uuid()
const forMoney = ['admin', 'finance'] as const

/** What consultants get, from a day on. */
const rate = z.object({
  rate_id: id,
  tenant_id: id,
  tenant_name: z.string(),
  /** Of one package, of all of a partner, or of everything else. */
  kind: z.enum(rateKinds),
  /** Which package or partner, as people call it; nothing, where it is everything. */
  name: z.string().nullable(),
  /** A share of what is paid, in hundredths of a percent, or an amount for each who travels. */
  basis_points: z.int().nullable(),
  amount: z.int().nullable(),
  valid_from: z.iso.date(),
  state: z.enum(['past', 'today', 'to_come']),
  source: z.string(),
  made_by: z.string(),
})

export const listCommissionRates = call({
  method: 'GET',
  path: '/api/console/v1/commission-rates',
  who: forMoney,
  about:
    'What consultants get of an order: of everything, of a partner, of a package, each with the days it holds from.',
  input: z.object({}),
  output: z.object({
    rows: z.array(rate),
    /** Whose a new one can be. */
    tenants: z.array(z.object({ id, name: z.string() })),
    today: z.iso.date(),
  }),
})

// An empty field is no number, and above all not 0.
const number = (max: number) =>
  z
    .union([z.string(), z.number()])
    .refine((typed) => typed !== '')
    .transform(Number)
    .pipe(z.number().int().min(0).max(max))

export const addCommissionRate = call({
  method: 'POST',
  path: '/api/console/v1/commission-rates',
  who: forMoney,
  once: true,
  about:
    'Adds what consultants get from a day on, today or later: a share in hundredths of a percent, or an amount for each who travels. What was expected before stays. Not by who is a consultant of that tenant.',
  input: z
    .object({
      tenant_id: id,
      kind: z.enum(rateKinds),
      /** Of a partner or a package: what its address ends with. */
      slug: z.string().trim().max(200).default(''),
      basis_points: number(5_000).optional(),
      amount: number(100_000_000).optional(),
      valid_from: z.iso.date().refine((day) => day < '2100-01-01'),
      source: z.string().trim().min(5).max(300),
    })
    .refine(({ basis_points, amount }) => (basis_points === undefined) !== (amount === undefined), {
      path: ['basis_points'],
    }),
  output: rate,
  refusals: [codes.not_found, codes.commission_yours, codes.commission_rate_past, codes.commission_rate_taken],
})

const sorts = ['-expected_at', 'expected_at'] as const

export const listCommissions = call({
  method: 'GET',
  path: '/api/console/v1/commissions',
  who: [...forMoney, 'consultant'],
  about:
    'What consultants are to have, have, or lost again, order by order; a consultant sees their own. With the sums of all of it.',
  input: z.object({ ...listFields(sorts), ...dayFields, state: z.enum(commissionStates).optional() }),
  output: listed(
    z.object({
      commission_id: id,
      consultant_name: z.string(),
      order_code: z.string(),
      title: z.string(),
      state: z.enum(commissionStates),
      /** What it was taken of. */
      base: z.int(),
      amount: z.int(),
      /** What of it went back before it was earned. */
      reversed: z.int(),
      expected_at: z.iso.datetime(),
      ended_at: z.iso.datetime().nullable(),
      /** How far the money is, once earned: asked for by nobody yet, in a payout that has not left, sent. */
      payout: z.enum(['none', 'prepared', 'paid']),
    }),
  ).extend({
    /**
     * All of it, whatever is filtered: still expected, earned, lost again before or after that; of what was earned, what is paid
     * out, in payouts that have not left, and in none.
     */
    sums: z.object({
      ...{ expected: z.int(), earned: z.int(), reversed: z.int() },
      ...{ paid_out: z.int(), requested: z.int(), available: z.int() },
    }),
    /** Of who is a consultant: what a payout needs at least, why they cannot ask for one now, and what is on its way. */
    asking: z
      .object({
        least: z.int(),
        problem: z.enum(askProblems).nullable(),
        underway: z.array(
          z.object({
            ...{ payout_id: id, amount: z.int(), state: z.enum(['requested', 'approved', 'sent']) },
            drawn_at: z.iso.datetime(),
          }),
        ),
      })
      .nullable(),
  }),
})
