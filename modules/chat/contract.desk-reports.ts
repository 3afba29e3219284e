import { z } from 'zod'
import { call } from '#core/call.ts'
import { listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { isClock, reportStandings } from './rules/desk.ts'
import { roomStates } from './rules/machine.ts'
import { messages, reportReason, seq } from './shapes.ts'

const who = ['admin', 'support'] as const
const id = z.uuid()
const moment = z.iso.datetime()

const report = z.object({
  id,
  reason: reportReason,
  text: z.string(),
  created_at: moment,
  brand: z.string(),
  /** Empty where they have left. */
  member_name: z.string(),
  /** Who answers in that conversation, if anybody does. */
  consultant_name: z.string().nullable(),
  handled_at: moment.nullable(),
  handled_by: z.string().nullable(),
  handled_note: z.string().nullable(),
})

export const listChatReports = call({
  method: 'GET',
  path: '/api/console/v1/chat-reports',
  who,
  about: 'What members have reported about conversations of a brand; the oldest that nobody has looked into first.',
  input: z.object({
    ...listFields(['created_at', '-created_at']),
    standing: z.enum(reportStandings).default('open'),
  }),
  output: listed(report),
})

export const seeChatReport = call({
  method: 'GET',
  path: '/api/console/v1/chat-reports/:id',
  who,
  about: 'A report with the conversation it is about, to be read. It can be handled by anybody but who answered in it.',
  input: z.object({ id, before: seq.optional() }),
  output: report.extend({ room_state: z.enum(roomStates), messages, can_handle: z.boolean() }),
  refusals: [codes.not_found],
})

export const handleChatReport = call({
  method: 'POST',
  path: '/api/console/v1/chat-reports/:id/handle',
  who,
  once: true,
  about: 'Notes what came of a report. A consultant who answered in that conversation cannot.',
  input: z.object({ id, note: z.string().trim().min(10).max(1000) }),
  output: z.object({ id, handled_at: moment }),
  refusals: [codes.not_found],
})

const clock = z.string().trim().refine(isClock)

export const listChatHours = call({
  method: 'GET',
  path: '/api/console/v1/chat-hours',
  who: ['admin'],
  about: 'When consultants of each brand answer, by day of the week (0 is Sunday), in Jakarta’s time.',
  input: z.object({}),
  output: z.object({
    brands: z.array(
      z.object({
        tenant_id: id,
        name: z.string(),
        hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
      }),
    ),
  }),
})

export const setChatHours = call({
  method: 'PUT',
  path: '/api/console/v1/chat-hours/:tenant_id',
  who: ['admin'],
  about: 'Says when consultants of a brand answer: a day that is left out is closed.',
  input: z.object({
    tenant_id: id,
    hours: z
      .array(z.object({ weekday: z.coerce.number().pipe(z.int().min(0).max(6)), opens: clock, closes: clock }))
      .max(7)
      .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length),
  }),
  output: z.object({ tenant_id: id }),
  refusals: [codes.not_found],
})
