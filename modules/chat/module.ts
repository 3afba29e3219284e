import type { Handlers } from '#core/call.ts'
import type { SocketHandlers } from '#core/socket-event.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { chatFile } from './calls/chat-file.ts'
import { chatMessages } from './calls/chat-messages.ts'
import { chatTotal } from './calls/chat-total.ts'
import { closeChat } from './calls/close-chat.ts'
import { listChats } from './calls/list-chats.ts'
import { openChat } from './calls/open-chat.ts'
import { readChat } from './calls/read-chat.ts'
import { reportChat } from './calls/report-chat.ts'
import { sendFile } from './calls/send-file.ts'
import { sendMessage } from './calls/send-message.ts'
import { closeOfMember } from './clock.ts'
import { consultantEvents, events } from './contract.sockets.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { ChatPorts } from './ports.ts'
import { joinInbox } from './sockets/consultant/join-room-chats.ts'
import { consultantReads } from './sockets/consultant/read-messages.ts'
import { answerEvent } from './sockets/consultant/send-message.ts'
import { consultantTyping } from './sockets/consultant/typing.ts'
import { joinRoomChats } from './sockets/join-room-chats.ts'
import { readMessages } from './sockets/read-messages.ts'
import { sendMessageEvent } from './sockets/send-message.ts'
import { typing } from './sockets/typing.ts'

export { userChat } from './contract.sockets.ts'
export { greeting } from './greet.ts'
export { toldIn } from './live.ts'
export { noteWhoCame, tellStatusOf } from './presence.ts'
export { presenceSeconds } from './rules/presence.ts'
export { noteSeen } from './store.presence.ts'
export { tellChanges } from './tell.ts'

onMemberDeleted(closeOfMember)

const calls = {
  listChats,
  openChat,
  chatTotal,
  chatMessages,
  sendMessage,
  sendFile,
  chatFile,
  readChat,
  closeChat,
  reportChat,
} satisfies Handlers<typeof contract, ChatPorts>

const handlers = { joinRoomChats, sendMessage: sendMessageEvent, typing, readMessages } satisfies SocketHandlers<
  typeof events,
  ChatPorts
>

const consultantHandlers = {
  joinRoomChats: joinInbox,
  sendMessage: answerEvent,
  typing: consultantTyping,
  readMessages: consultantReads,
} satisfies SocketHandlers<typeof consultantEvents, ChatPorts>

export const chat = {
  contract,
  calls,
  sockets: { events, handlers },
  consultantSockets: { events: consultantEvents, handlers: consultantHandlers },
  jobs,
}
