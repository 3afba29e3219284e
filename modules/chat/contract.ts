import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { codes } from '#core/refusal-codes.ts'
import {
  clientId,
  message,
  messages,
  messageText,
  reportReason,
  room,
  roomId,
  sent,
  service,
  window,
} from './shapes.ts'

const id = roomId
const megabyte = 1024 * 1024
const sendingRefusals = [
  codes.chat_closed,
  codes.chat_card_number,
  codes.chat_too_many,
  codes.chat_client_id_taken,
] as const

export const listChats = call({
  method: 'GET',
  path: '/api/v3/chats',
  who: 'member',
  about: 'A member’s conversations, the running one first, with the last message of each and how many are unread.',
  input: z.object({}),
  output: z.object({ items: z.array(room), total_unread: z.int(), service }),
})

export const openChat = call({
  method: 'POST',
  path: '/api/v3/chats',
  who: 'member',
  about:
    'Opens a conversation, or gives the one that runs. It goes to the consultant who recommended us, else to who is online with the fewest conversations, else it waits.',
  input: z.object({ affiliate_code: z.string().max(40).optional() }),
  output: z.object({ room, service }),
})

export const chatMessages = call({
  method: 'GET',
  path: '/api/v3/chats/:id/messages',
  who: 'owner',
  about: 'Messages of a conversation in their order: those after a number, those before one, or the newest.',
  input: z.object({ id, ...window }),
  output: messages,
})

export const sendMessage = call({
  method: 'POST',
  path: '/api/v3/chats/:id/messages',
  who: 'owner',
  about: 'Says something. Sent again under the same `client_id` it is the same message, with the same answer.',
  input: z.object({ id, client_id: clientId.optional(), message: messageText.min(1) }),
  output: sent,
  refusals: sendingRefusals,
})

export const sendFile = call({
  method: 'POST',
  path: '/api/v3/chats/:id/files',
  who: 'owner',
  about: 'Sends a picture or a PDF of at most 5 MB, with words if there are any.',
  reads: 'multipart',
  files: { file: 5 * megabyte },
  input: z.object({ id, client_id: clientId.optional(), message: messageText.default('') }),
  output: sent,
  refusals: [...sendingRefusals, codes.file_invalid, codes.chat_empty],
})

export const chatFile = call({
  method: 'GET',
  path: '/api/v3/chats/:id/files/:message_id',
  who: 'owner',
  answers: 'file',
  about: 'The file of a message.',
  input: z.object({ id, message_id: z.uuid() }),
  output: fileAnswer,
})

export const readChat = call({
  method: 'PATCH',
  path: '/api/v3/chats/:id/read',
  who: 'owner',
  about: 'Read up to a message. It never goes back.',
  input: z.object({ id, seq: message.shape.seq }),
  output: z.object({ member_read_seq: z.int(), unread: z.int() }),
})

export const closeChat = call({
  method: 'POST',
  path: '/api/v3/chats/:id/close',
  who: 'owner',
  about: 'Ends a conversation; it can still be read, and another can be opened.',
  input: z.object({ id }),
  output: room,
})

export const reportChat = call({
  method: 'POST',
  path: '/api/v3/chats/:id/report',
  who: 'owner',
  about: 'Says that something in a conversation was wrong: somebody other than its consultant looks at it.',
  input: z.object({ id, reason: reportReason, text: z.string().trim().min(10).max(1000) }),
  output: z.object({ reported_at: z.iso.datetime() }),
  refusals: [codes.chat_reported],
})

export const chatTotal = call({
  method: 'GET',
  path: '/api/v3/chats/total',
  who: 'member',
  about: 'How many messages a member has not read, over all conversations.',
  input: z.object({}),
  output: z.object({ total_unread: z.int() }),
})
