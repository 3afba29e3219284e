import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { inboxQueues } from './rules/desk.ts'
import { roomStates } from './rules/machine.ts'
import { clientId, messages, messageText, room, roomId, sent, seq, window } from './shapes.ts'

export * from './contract.desk-reports.ts'
export * from './contract.desk-tools.ts'

/** Who answers members of a brand. */
const who = ['consultant'] as const
const id = roomId
const moment = z.iso.datetime()
const megabyte = 1024 * 1024
const base = '/api/console/v1/chats'

const row = room.pick({ user_chat_id: true, state: true, last_message: true, unread: true, offline_at: true }).extend({
  /** Empty where they have left. */
  member_name: z.string(),
  consultant_name: z.string().nullable(),
  is_mine: z.boolean(),
  /** Since when the member waits for an answer. */
  waiting_since: moment.nullable(),
  last_message_at: moment,
})

export const listDeskChats = call({
  method: 'GET',
  path: base,
  who,
  about:
    'Conversations of a brand: one’s own, those that wait for somebody, those of colleagues, or what is closed. Who waits for an answer the longest comes first.',
  input: z.object({
    ...listFields(['waiting_at', '-last_message_at', 'last_message_at']),
    queue: z.enum(inboxQueues).default('mine'),
  }),
  output: listed(row).extend({
    /** How many members wait: for somebody to take them, and for one’s own answer. */
    counts: z.object({ waiting: z.int(), unanswered: z.int(), mine: z.int() }),
  }),
})

const seen = room.extend({
  tenant_id: z.uuid(),
  /** The site that messages link to. */
  public_url: z.string(),
  member: z.object({ id: z.uuid(), full_name: z.string(), since: moment.nullable() }),
  is_mine: z.boolean(),
  waiting_since: moment.nullable(),
  /** The member’s orders of this brand, the newest first. */
  orders: z.array(
    z.object({
      kind: z.string(),
      order_id: z.uuid(),
      code: z.string(),
      status: z.string(),
      title: z.string(),
      total: z.int(),
      starts_on: z.iso.date().nullable(),
    }),
  ),
  history: z.array(
    z.object({
      event: z.string(),
      state: z.enum(roomStates),
      actor: z.string(),
      consultant_name: z.string().nullable(),
      created_at: moment,
    }),
  ),
  /** Colleagues who take conversations now. */
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
  can: z.object({ answer: z.boolean(), take: z.boolean(), hand_over: z.boolean(), close: z.boolean() }),
})

export const seeDeskChat = call({
  method: 'GET',
  path: `${base}/:id`,
  who,
  about:
    'A conversation with its member, their orders of this brand, what happened to it, and who it can be handed over to.',
  input: z.object({ id }),
  output: seen,
  refusals: [codes.not_found],
})

export const deskChatMessages = call({
  method: 'GET',
  path: `${base}/:id/messages`,
  who,
  about: 'Messages of a conversation in their order: those after a number, those before one, or the newest.',
  input: z.object({ id, ...window }),
  output: messages,
  refusals: [codes.not_found],
})

const sendingRefusals = [
  codes.not_found,
  codes.chat_not_yours,
  codes.chat_closed,
  codes.chat_card_number,
  codes.chat_too_many,
  codes.chat_client_id_taken,
] as const

export const answerChat = call({
  method: 'POST',
  path: `${base}/:id/messages`,
  who,
  about:
    'Answers in a conversation of one’s own. Sent again under the same `client_id` it is the same message, with the same answer.',
  input: z.object({ id, client_id: clientId.optional(), message: messageText.min(1) }),
  output: sent,
  refusals: sendingRefusals,
})

export const answerWithFile = call({
  method: 'POST',
  path: `${base}/:id/files`,
  who,
  about: 'Answers with a picture or a PDF of at most 5 MB, with words if there are any.',
  reads: 'multipart',
  files: { file: 5 * megabyte },
  input: z.object({ id, client_id: clientId.optional(), message: messageText.default('') }),
  output: sent,
  refusals: [...sendingRefusals, codes.file_invalid, codes.chat_empty],
})

export const deskChatFile = call({
  method: 'GET',
  path: `${base}/:id/files/:message_id`,
  who,
  answers: 'file',
  about: 'The file of a message.',
  input: z.object({ id, message_id: z.uuid() }),
  output: fileAnswer,
  refusals: [codes.not_found],
})

export const readDeskChat = call({
  method: 'POST',
  path: `${base}/:id/read`,
  who,
  about: 'Who answers has read up to a message. It never goes back.',
  input: z.object({ id, seq }),
  output: z.object({ consultant_read_seq: z.int() }),
  refusals: [codes.not_found, codes.chat_not_yours],
})

export const takeChat = call({
  method: 'POST',
  path: `${base}/:id/take`,
  who,
  about: 'Takes a conversation that waits, or takes it over from a colleague. The member reads who answers now.',
  input: z.object({ id }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.chat_closed],
})

export const handOverChat = call({
  method: 'POST',
  path: `${base}/:id/hand-over`,
  who,
  about: 'Hands one’s own conversation over to a colleague who takes conversations now.',
  input: z.object({ id, consultant_id: z.uuid() }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.chat_not_yours, codes.chat_closed, codes.chat_consultant_off],
})

export const putBackChat = call({
  method: 'POST',
  path: `${base}/:id/put-back`,
  who,
  about: 'Puts one’s own conversation back among those that wait, for whoever takes it next.',
  input: z.object({ id }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.chat_not_yours, codes.chat_closed],
})

export const closeDeskChat = call({
  method: 'POST',
  path: `${base}/:id/close`,
  who,
  about: 'Ends one’s own conversation. Both sides can still read it, and the member can begin another.',
  input: z.object({ id }),
  output: z.object({ id }),
  refusals: [codes.not_found, codes.chat_not_yours],
})
