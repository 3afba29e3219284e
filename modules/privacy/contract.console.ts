import { z } from 'zod'
import { call } from '#core/call.ts'
import { breachSteps } from './rules/breach.ts'

const who = ['admin'] as const
/** Nothing of ours is older; the database knows no year 0. */
const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => new Date(text).getUTCFullYear() >= 2000, { params: { word: 'date_invalid' } })
const text = (most: number) => z.string().trim().min(10).max(most)

const breach = z.object({
  breach_id: z.uuid(),
  title: z.string(),
  what_happened: z.string(),
  data: z.string(),
  people: z.int().nullable(),
  noticed_at: z.iso.datetime(),
  /** 3 × 24 hours after it was noticed. */
  deadline_at: z.iso.datetime(),
  authority_notified_at: z.iso.datetime().nullable(),
  people_notified_at: z.iso.datetime().nullable(),
  closed_at: z.iso.datetime().nullable(),
  is_late: z.boolean(),
  hours_left: z.int(),
})

const seenBreach = breach.extend({
  steps: z.array(
    z.object({
      kind: z.enum(breachSteps),
      text: z.string(),
      done_at: z.iso.datetime(),
      at: z.iso.datetime(),
      staff: z.string(),
    }),
  ),
})

export const listBreaches = call({
  method: 'GET',
  path: '/api/console/v1/breaches',
  who,
  about:
    'Breaches of personal data, the newest first, with what is left of the 3 × 24 hours to tell people and authority.',
  input: z.object({}),
  output: z.object({ breaches: z.array(breach) }),
})

export const reportBreach = call({
  method: 'POST',
  path: '/api/console/v1/breaches',
  who,
  once: true,
  about: 'Writes down a breach. It is never changed: what is learned later is a step.',
  input: z.object({
    title: z.string().trim().min(4).max(120),
    what_happened: text(4000),
    data: z.string().trim().min(4).max(1000),
    people: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
    noticed_at: moment,
  }),
  output: seenBreach,
})

export const seeBreach = call({
  method: 'GET',
  path: '/api/console/v1/breaches/:id',
  who,
  about: 'A breach with every step.',
  input: z.object({ id: z.uuid() }),
  output: seenBreach,
})

export const addBreachStep = call({
  method: 'POST',
  path: '/api/console/v1/breaches/:id/steps',
  who,
  once: true,
  about: 'Adds a step: a note, whom we told and when, or that it is closed. Steps are never changed.',
  input: z.object({ id: z.uuid(), kind: z.enum(breachSteps), text: text(4000), done_at: moment }),
  output: seenBreach,
})

export const seeRetention = call({
  method: 'GET',
  path: '/api/console/v1/retention',
  who,
  about:
    'How long each kind of data is held, what the nightly job last did about it, and what went wrong. For the platform as a whole.',
  input: z.object({}),
  output: z.object({
    next_run_at: z.iso.datetime(),
    kinds: z.array(
      z.object({
        kind: z.string(),
        /** The dated rule, and its number today: days, or years where the name says so. */
        rule: z.string(),
        period: z.int(),
        does: z.enum(['deletes', 'anonymises']),
        ran_at: z.iso.datetime().nullable(),
        rows: z.int(),
        rows_of_month: z.int(),
        error: z.string().nullable(),
        is_overdue: z.boolean(),
      }),
    ),
  }),
})
