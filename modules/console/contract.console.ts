import { z } from 'zod'
import { call } from '#core/call.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'

const who = ['admin'] as const

export const seeJobs = call({
  method: 'GET',
  path: '/api/console/v1/jobs',
  who,
  about:
    'How the product runs: which parts are ready, what waits to leave, what was given up, and how scheduled jobs ended.',
  input: z.object({}),
  output: z.object({
    parts: z.array(z.object({ name: z.string(), is_ready: z.boolean() })),
    queues: z.array(z.object({ queue: z.string(), waiting: z.int(), oldest_at: z.iso.datetime() })),
    dead: z.object({ count: z.int(), is_more: z.boolean() }),
    /** Of the process that answers, since it began. */
    runs: z.array(z.object({ job: z.string(), done: z.int(), failed: z.int(), overrun: z.int() })),
  }),
})

// Nothing in it can be searched: what it says, and to whom, is for nobody's eyes.
const deadSorts = ['-dead_at', 'dead_at'] as const
const { search: _, ...deadFields } = listFields(deadSorts)
const { search: _search, ...deadFileFields } = exportFields(deadSorts)
const deadReasons = ['refused', 'too late'] as const

export const listDeadLetters = call({
  method: 'GET',
  path: '/api/console/v1/dead-letters',
  who,
  about: 'Mails and messages that were given up for good, the newest first: what and why, not to whom.',
  input: z.object({
    ...deadFields,
    reason: z.enum(deadReasons).optional(),
  }),
  output: listed(
    z.object({
      id: z.uuid(),
      /** Unknown of what is no longer stored. */
      kind: z.string().nullable(),
      reason: z.enum(deadReasons).nullable(),
      created_at: z.iso.datetime(),
      dead_at: z.iso.datetime(),
      can_retry: z.boolean(),
    }),
  ),
})

export const exportDeadLetters = call({
  method: 'GET',
  path: '/api/console/v1/dead-letters/export',
  who,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object({ ...deadFileFields, reason: z.enum(deadReasons).optional() }),
  output: streamAnswer,
})

export const retryDeadLetter = call({
  method: 'POST',
  path: '/api/console/v1/dead-letters/:id/retry',
  who,
  once: true,
  about: 'Sends again, once, what was given up and is still stored.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.uuid() }),
})

export const waitingApprovals = call({
  method: 'GET',
  path: '/api/console/v1/approvals/waiting',
  who: ['admin', 'finance', 'acquisition'],
  about:
    'How many steps that others have asked for wait for a second person, by kind. Who may decide is said by each step.',
  input: z.object({}),
  output: z.object({
    kinds: z.array(
      z.object({
        ...{ kind: z.string(), count: z.int(), oldest_at: z.iso.datetime() },
        /** What the oldest of them is about. */
        oldest_id: z.string(),
      }),
    ),
  }),
})
