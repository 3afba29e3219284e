import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { datedRuleKeys } from './rules/keys.ts'

const who = ['admin', 'finance'] as const
const key = z.enum(datedRuleKeys)

// An empty field is no number, and above all not 0.
const amount = z
  .union([z.string(), z.number()])
  .refine((typed) => typed !== '')
  .transform(Number)
  .pipe(z.number().int().min(0).max(1_000_000_000_000))

/** A number with the days it holds on, both included, and who says so. */
const dated = z.object({
  value: z.int(),
  valid_from: z.iso.date(),
  /** The last day, by its own end or by the one that follows it. */
  valid_to: z.iso.date().nullable(),
  source: z.string(),
})

export const listDatedRules = call({
  method: 'GET',
  path: '/api/console/v1/rules',
  who,
  about: 'Every number of the trade as it holds today, and the next one where it is known.',
  input: z.object({}),
  output: z.object({ rows: z.array(z.object({ key, now: dated.nullable(), next: dated.nullable() })) }),
})

export const seeDatedRule = call({
  method: 'GET',
  path: '/api/console/v1/rules/:key',
  who,
  about: 'One number with all it has been and will be, the newest first.',
  input: z.object({ key }),
  output: z.object({ key, today: z.iso.date(), rows: z.array(dated) }),
})

export const addDatedRule = call({
  method: 'POST',
  path: '/api/console/v1/rules/:key',
  who: ['admin'],
  once: true,
  about: 'Adds a number from a day to come. What holds today, and what held before, never changes.',
  input: z.object({
    key,
    value: amount,
    valid_from: z.iso.date().refine((day) => day < '2100-01-01'),
    source: z.string().trim().min(5).max(300),
    reason: z.string().trim().min(10).max(500),
  }),
  output: z.object({ key, today: z.iso.date(), rows: z.array(dated) }),
  refusals: [
    codes.rule_day_not_to_come,
    codes.rule_day_taken,
    codes.rule_percent_above_hundred,
    codes.rule_limit_raised,
    codes.rule_wait_shortened,
  ],
})
