import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { differenceKinds, lineOutcomes } from './rules/match.ts'

const id = z.uuid()
const who = ['admin', 'finance'] as const
const gateway = z.enum(['doku', 'yukk'])

const file = z.object({
  file_id: id,
  gateway,
  /** The day on which its payments were paid. */
  day: z.iso.date(),
  name: z.string(),
  lines: z.int(),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  /** Of its differences, those that nobody has closed. */
  open: z.int(),
  /** Nobody, where it was fetched. */
  received_by: z.string().nullable(),
  received_at: z.iso.datetime(),
})

const difference = z.object({
  difference_id: id,
  file_id: id,
  gateway,
  day: z.iso.date(),
  kind: z.enum(differenceKinds),
  payment_number: z.string(),
  line_no: z.int().nullable(),
  expected: z.int().nullable(),
  received: z.int().nullable(),
  state: z.enum(['open', 'closed']),
  created_at: z.iso.datetime(),
  closed_by: z.string().nullable(),
  closed_at: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
})

export const takeSettlement = call({
  method: 'POST',
  path: '/api/console/v1/settlements',
  who,
  about:
    'Takes a settlement file of a gateway (CSV with payment_number, gross, fee and net) and matches it. The same file again changes nothing.',
  reads: 'multipart',
  files: { file: 5 * 1024 * 1024 },
  input: z.object({ gateway, day: z.iso.date() }),
  output: file.extend({ is_known: z.boolean() }),
  refusals: [codes.not_found, codes.too_large],
  limit: { points: 100, seconds: 3600 },
})

const sorts = ['-day', 'day'] as const

export const listSettlements = call({
  method: 'GET',
  path: '/api/console/v1/settlements',
  who,
  about: 'Settlement files, the newest day first, with how many of their differences are open.',
  input: z.object({ ...listFields(sorts), gateway: gateway.optional() }),
  output: listed(file),
})

export const exportSettlements = call({
  method: 'GET',
  path: '/api/console/v1/settlements/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(sorts), gateway: gateway.optional() }),
  output: streamAnswer,
})

export const seeSettlement = call({
  method: 'GET',
  path: '/api/console/v1/settlements/:id',
  who,
  about: 'A settlement file with what came of its lines, its differences, and the first of its lines.',
  input: z.object({ id }),
  output: file.extend({
    outcomes: z.array(z.object({ outcome: z.enum(lineOutcomes), count: z.int(), gross: z.int() })),
    differences: z.array(difference),
    first_lines: z.array(
      z.object({
        line_no: z.int(),
        payment_number: z.string(),
        gross: z.int(),
        fee: z.int(),
        net: z.int(),
        outcome: z.enum(lineOutcomes),
      }),
    ),
  }),
  refusals: [codes.not_found],
})

const differenceSorts = ['created_at', '-created_at'] as const
const differenceFilters = {
  state: z.enum(['open', 'closed']).default('open'),
  kind: z.enum(differenceKinds).optional(),
}

export const listDifferences = call({
  method: 'GET',
  path: '/api/console/v1/settlement-differences',
  who,
  about:
    'What files of gateways and our payments say differently: those that wait for somebody, or those that were closed.',
  input: z.object({ ...listFields(differenceSorts), ...differenceFilters }),
  output: listed(difference),
})

export const exportDifferences = call({
  method: 'GET',
  path: '/api/console/v1/settlement-differences/export',
  who,
  answers: 'stream',
  about: 'The same as CSV, all of it.',
  input: z.object({ ...exportFields(differenceSorts), ...differenceFilters }),
  output: streamAnswer,
})

export const closeDifference = call({
  method: 'POST',
  path: '/api/console/v1/settlement-differences/:id/close',
  who,
  once: true,
  about: 'Closes a difference with what was found out and decided. Money moves by its own calls.',
  input: z.object({ id, reason: z.string().trim().min(10).max(500) }),
  output: difference,
  refusals: [codes.not_found, codes.difference_closed, codes.difference_uploaded_by_you],
})
