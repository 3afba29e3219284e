import type { Handlers } from '#core/call.ts'
import type { SocketHandlers } from '#core/socket-event.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { chatFile } from './calls/chat-file.ts'
import { chatMessages } from './calls/chat-messages.ts'
import { chatTotal } from './calls/chat-total.ts'
import { closeChat } from './calls/close-chat.ts'
import { addChatAnswer } from './calls/console/add-chat-answer.ts'
import { answerChat } from './calls/console/answer-chat.ts'
import { answerWithFile } from './calls/console/answer-with-file.ts'
import { changeChatAnswer } from './calls/console/change-chat-answer.ts'
import { chatPackages } from './calls/console/chat-packages.ts'
import { closeDeskChat } from './calls/console/close-desk-chat.ts'
import { deskChatFile } from './calls/console/desk-chat-file.ts'
import { deskChatMessages } from './calls/console/desk-chat-messages.ts'
import { handOverChat } from './calls/console/hand-over-chat.ts'
import { handleChatReport } from './calls/console/handle-chat-report.ts'
import { listChatAnswers } from './calls/console/list-chat-answers.ts'
import { listChatHours } from './calls/console/list-chat-hours.ts'
import { listChatReports } from './calls/console/list-chat-reports.ts'
import { listDeskChats } from './calls/console/list-desk-chats.ts'
import { putBackChat } from './calls/console/put-back-chat.ts'
import { readDeskChat } from './calls/console/read-desk-chat.ts'
import { removeChatAnswer } from './calls/console/remove-chat-answer.ts'
import { seeChatReport } from './calls/console/see-chat-report.ts'
import { seeChatStatus } from './calls/console/see-chat-status.ts'
import { seeDeskChat } from './calls/console/see-desk-chat.ts'
import { setChatHours } from './calls/console/set-chat-hours.ts'
import { setChatStatus } from './calls/console/set-chat-status.ts'
import { takeChat } from './calls/console/take-chat.ts'
import { listChats } from './calls/list-chats.ts'
import { openChat } from './calls/open-chat.ts'
import { readChat } from './calls/read-chat.ts'
import { reportChat } from './calls/report-chat.ts'
import { sendFile } from './calls/send-file.ts'
import { sendMessage } from './calls/send-message.ts'
import { closeOfMember } from './clock.ts'
import * as consoleContract from './contract.console.ts'
import { consultantEvents, consultantNotices, events, notices } from './contract.sockets.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { ChatDeskPorts, ChatPorts } from './ports.ts'
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
export { changeIn } from './live.ts'
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

const consoleCalls = {
  addChatAnswer,
  answerChat,
  answerWithFile,
  changeChatAnswer,
  chatPackages,
  closeDeskChat,
  deskChatFile,
  deskChatMessages,
  handOverChat,
  handleChatReport,
  listChatAnswers,
  listChatHours,
  listChatReports,
  listDeskChats,
  putBackChat,
  readDeskChat,
  removeChatAnswer,
  seeChatReport,
  seeChatStatus,
  seeDeskChat,
  setChatHours,
  setChatStatus,
  takeChat,
} satisfies Handlers<typeof consoleContract, ChatDeskPorts>

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
  console: { contract: consoleContract, calls: consoleCalls },
  sockets: { events, handlers, notices },
  consultantSockets: { events: consultantEvents, handlers: consultantHandlers, notices: consultantNotices },
  jobs,
}
