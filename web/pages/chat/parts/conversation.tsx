import { useRef } from 'react'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { NotConnected } from '../../../components/live/not-connected.tsx'
import type { ChatRoom } from '../../../components/live/rooms.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { Loaded, ShownRoom } from '../load.server.ts'
import { addressOf } from '../query.ts'
import { awaySince } from '../seen.ts'
import { words } from '../words.ts'
import { Composer } from './composer.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { MessageList } from './message-list.tsx'
import { ServiceNote } from './service-note.tsx'
import { useConversation } from './use-conversation.ts'
import { useReadMark } from './use-read-mark.ts'

type ConversationProps = { loaded: Loaded; room: ShownRoom; now: ChatRoom; failure: Failure | undefined }

/** `now` is the room as its list knows it: who answers, and whether they are here. */
export function Conversation({ loaded, room, now, failure }: ConversationProps) {
  const language = useLanguage()
  const { query } = loaded
  const isOld = query.before !== undefined
  const talk = useConversation(room, isOld)
  const { live, log } = talk
  const place = useRef<HTMLDivElement>(null)
  useReadMark({ live, place, seq: log.gapless, isLive: talk.isLive })
  const isClosed = now.state === 'closed' || log.stored.at(-1)?.notice === 'closed'
  // Somebody has come since the page was opened, and answers here.
  const isAnswered = now.consultant !== null && (now.offline_at === null || talk.hasCome)
  const onSay = (text: string) => {
    live.current?.say(text)
    return live.current !== undefined
  }
  return (
    <>
      <ConversationHead
        room={{ ...now, offline_at: awaySince({ ...now, isActive: talk.isActive, stored: log.stored }) }}
        today={loaded.now}
        query={query}
      />
      <div ref={place} className="flex min-h-0 flex-1 flex-col">
        {!isClosed && !isAnswered && <ServiceNote service={loaded.service} who={now.consultant?.name} isShort />}
        <MessageList talk={talk} room={room} query={query} origin={loaded.public_url} who={now.consultant?.name} />
      </div>
      <NotConnected isReachable={talk.isReachable} language={language} className="mx-3 mb-2" />
      {isClosed ? (
        <Closed running={loaded.running} />
      ) : (
        <Composer
          intent="send"
          ticket={loaded.ticket}
          draft={loaded.draft}
          failure={failureOf(failure, 'send')}
          refused={talk.refused}
          said={log.stored.findLast(({ sender }) => sender === 'member')?.message}
          onType={() => live.current?.type()}
          onSay={onSay}
        />
      )}
    </>
  )
}

function Closed({ running }: { running: string | undefined }) {
  const say = words(useLanguage())
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t bg-paper p-4">
      <p className="text-muted">{say.isClosed}</p>
      <ShellLink path={addressOf({ room: running ?? 'new' })} className={buttonClass()}>
        {running ? say.toRunning : say.startNew}
      </ShellLink>
    </div>
  )
}
