import { z } from 'zod'
import { call } from '#core/call.ts'
import { listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { card } from './shapes.ts'

const who = ['consultant'] as const
const id = z.uuid()

const status = z.object({
  /** Whom somebody answers as; nobody where their account is no consultant’s. */
  consultant: z.object({ id, name: z.string(), tenant_id: id, brand: z.string() }).nullable(),
  /** Whether they take conversations. */
  is_on: z.boolean(),
})

export const seeChatStatus = call({
  method: 'GET',
  path: '/api/console/v1/chat-status',
  who,
  about: 'Whom one answers as, and whether one takes conversations.',
  input: z.object({}),
  output: status,
})

export const setChatStatus = call({
  method: 'PUT',
  path: '/api/console/v1/chat-status',
  who,
  about: 'Takes conversations from now on, or takes no new ones. Whoever waits is given out at once.',
  input: z.object({ is_on: z.union([z.boolean(), z.stringbool()]) }),
  output: status.extend({ /** How many were given out. */ given: z.int() }),
  refusals: [codes.not_found],
})

const answer = z.object({
  id,
  title: z.string(),
  text: z.string(),
  /** For everybody of the brand, or for oneself. */
  is_shared: z.boolean(),
})
const answerFields = {
  title: z.string().trim().min(2).max(60),
  text: z.string().trim().min(2).max(2000),
}

export const listChatAnswers = call({
  method: 'GET',
  path: '/api/console/v1/chat-answers',
  who,
  about: 'Answers that are given often: of the brand, and one’s own. By title.',
  input: z.object(listFields(['title', '-title'])),
  output: listed(answer),
})

export const addChatAnswer = call({
  method: 'POST',
  path: '/api/console/v1/chat-answers',
  who,
  once: true,
  about: 'Adds an answer: for oneself, or for everybody of the brand.',
  input: z.object({ ...answerFields, is_shared: z.stringbool().or(z.boolean()).default(false) }),
  output: answer,
  refusals: [codes.not_found],
})

export const changeChatAnswer = call({
  method: 'PUT',
  path: '/api/console/v1/chat-answers/:id',
  who,
  about: 'Changes an answer of one’s own, or of the brand.',
  input: z.object({ id, ...answerFields }),
  output: answer,
  refusals: [codes.not_found],
})

export const removeChatAnswer = call({
  method: 'POST',
  path: '/api/console/v1/chat-answers/:id/remove',
  who,
  about: 'Removes an answer of one’s own, or of the brand.',
  input: z.object({ id }),
  output: z.object({ id }),
  refusals: [codes.not_found],
})

export const chatPackages = call({
  method: 'GET',
  path: '/api/console/v1/chat-packages',
  who,
  about:
    'Packages on sale at one’s brand, to send to a member: the link leads to the site, with the consultant’s code. Without words the next umrah departures.',
  input: z.object({ search: z.string().trim().max(100).default('') }),
  output: z.object({
    rows: z.array(
      card.pick({ picture_id: true, picture_colour: true }).extend({
        id,
        title: z.string(),
        partner: z.string(),
        price_from: z.int(),
        departs_on: z.iso.date().nullable(),
        link: z.string(),
      }),
    ),
  }),
})
