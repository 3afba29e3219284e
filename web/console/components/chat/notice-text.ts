import type { StoredMessage } from '../../../components/live/message-log.ts'
import type { ChatSay } from './words.ts'

/** What the system says, in words; nothing where it is a person’s message. */
export function noticeText({ notice, consultant_name }: StoredMessage, say: ChatSay): string | undefined {
  const who = consultant_name ?? say.consultant
  if (notice === null) return undefined
  return {
    waiting: say.noticeWaiting,
    assigned: say.noticeAssigned(who),
    handed_over: say.noticeHandedOver(who),
    put_back: say.noticePutBack,
    closed: say.noticeClosed,
  }[notice]
}
