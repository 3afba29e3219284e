import { Conversation } from '../../../components/live/conversation.ts'
import { beginLog, type StoredMessage } from '../../../components/live/message-log.ts'
import { askPart, postAnswer } from './desk-said.ts'
import { holdDeskSocket } from './desk-socket.ts'

type Hears = ConstructorParameters<typeof Conversation>[0]['hears']
type Start = { id: string; person_id: string; language: string; items: readonly StoredMessage[]; hears: Hears }

/** Follows one conversation from the desk, as a member's page does from theirs. */
export const followDeskConversation = ({ id, person_id, language, items, hears }: Start): Conversation =>
  new Conversation(
    {
      ...{ id, person_id, hears },
      line: {
        hold: holdDeskSocket,
        ask: (query) => askPart(id, query),
        post: (message) => postAnswer(id, language, message),
      },
    },
    beginLog(items, 'consultant'),
  )
