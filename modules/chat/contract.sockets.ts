import { z } from 'zod'
import { socketEvent, socketNotice } from '#core/socket-event.ts'
import { clientId, message, messages, messageText, room, roomId, sent, seq, service } from './shapes.ts'

const side = z.enum(['member', 'consultant'])
const ofRoom = z.object({ user_chat_id: roomId })

/** What is told. */
export const userChat = socketNotice({
  name: 'userChat',
  about: 'Who is connected: told at once after connecting. Then the totals may be joined.',
  data: z.object({ id: z.uuid(), full_name: z.string(), total_unread: z.int(), service }),
})
export const userRoomChats = socketNotice({
  name: 'userRoomChats',
  about: 'The conversations, when joined and whenever one of them changes.',
  data: z.object({ items: z.array(room), total_unread: z.int() }),
})
export const privateChat = socketNotice({
  name: 'privateChat',
  about: 'A conversation with its newest messages, when it is opened.',
  data: z.object({ room, user_messages: messages }),
})
export const receiveMessage = socketNotice({
  name: 'receiveMessage',
  about:
    'A message of a conversation that was joined, one’s own too. A gap in `seq` means that one was missed: ask for those after it.',
  data: message,
})
export const updateUserStatus = socketNotice({
  name: 'updateUserStatus',
  about: 'The other side of a conversation came, or went.',
  data: z.object({ user_chat_id: roomId, side, offline_at: z.iso.datetime().nullable() }),
})
export const typingNotice = socketNotice({
  name: 'typing',
  about: 'The other side is writing.',
  data: z.object({ user_chat_id: roomId, side }),
})
export const readNotice = socketNotice({
  name: 'readMessages',
  about: 'A side has read up to a message.',
  data: z.object({ user_chat_id: roomId, side, seq: z.int() }),
})
export const consultantNotices = {
  userRoomChats,
  privateChat,
  receiveMessage,
  updateUserStatus,
  typingNotice,
  readNotice,
}
export const notices = { userChat, ...consultantNotices }

const joinInput = z.object({ user_chat_id: roomId.optional() }).nullish()
const sendInput = z.object({ user_chat_id: roomId, client_id: clientId, message: messageText.min(1) })
const readInput = z.object({ user_chat_id: roomId, seq })

/** What a member may say. */
export const events = {
  joinRoomChats: socketEvent({
    name: 'joinRoomChats',
    who: 'member',
    about: 'The chat is open: from now on its conversations are told; one that is named is told with its messages.',
    input: joinInput,
    output: z.object({ items: z.array(room) }),
    limit: { points: 60, seconds: 60 },
  }),
  sendMessage: socketEvent({
    name: 'sendMessage',
    who: 'member',
    about: 'Says something: the same as the call. The answer means that it is stored.',
    input: sendInput,
    output: sent,
    limit: { points: 120, seconds: 60 },
  }),
  typing: socketEvent({
    name: 'typing',
    who: 'member',
    about: 'Is writing; told on at most once in three seconds.',
    input: ofRoom,
    output: z.object({}),
    limit: { points: 30, seconds: 60 },
  }),
  readMessages: socketEvent({
    name: 'readMessages',
    who: 'member',
    about: 'Has read up to a message.',
    input: readInput,
    output: z.object({ seq: z.int() }),
    limit: { points: 240, seconds: 60 },
  }),
}

/** What a consultant may say. */
export const consultantEvents = {
  joinRoomChats: socketEvent({
    name: 'joinRoomChats',
    who: 'consultant',
    about: 'The inbox is open: from now on changes of its conversations are told; of one that is named, its messages.',
    input: joinInput,
    output: z.object({}),
    limit: { points: 120, seconds: 60 },
  }),
  sendMessage: socketEvent({
    name: 'sendMessage',
    who: 'consultant',
    about: 'Answers in a conversation of one’s own.',
    input: sendInput,
    output: sent,
    limit: { points: 240, seconds: 60 },
  }),
  typing: socketEvent({
    name: 'typing',
    who: 'consultant',
    about: 'Is writing; told on at most once in three seconds.',
    input: ofRoom,
    output: z.object({}),
    limit: { points: 60, seconds: 60 },
  }),
  readMessages: socketEvent({
    name: 'readMessages',
    who: 'consultant',
    about: 'Has read up to a message.',
    input: readInput,
    output: z.object({ seq: z.int() }),
    limit: { points: 480, seconds: 60 },
  }),
}
