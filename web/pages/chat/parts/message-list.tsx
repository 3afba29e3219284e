import { Fragment, useState } from 'react'
import { formatDay } from '#core/format.ts'
import { jakartaDate } from '#core/time.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'
import { addressOf, type Query } from '../query.ts'
import { words } from '../words.ts'
import { Message, OwnUnsent } from './message.tsx'
import type { LiveConversation } from './use-conversation.ts'

type MessageListProps = {
  talk: LiveConversation
  room: ShownRoom
  query: Query
  origin: string
  /** Who answers. */
  who: string | undefined
}

/** From the end upwards: the newest message is in view by itself, with scripts and without. */
export function MessageList({ talk, room, query, origin, who }: MessageListProps) {
  const language = useLanguage()
  const say = words(language)
  const { stored, own } = talk.log
  const dayOf = (at: string | undefined) => at && jakartaDate(new Date(at))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div role="log" aria-label={say.log} tabIndex={0} className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto">
      <div className="flex flex-col gap-2.5 p-3 md:p-4">
        {talk.hasOlder && <Older talk={talk} room={room.user_chat_id} />}
        {stored.length === 0 && own.length === 0 && <p className="py-6 text-center text-muted">{say.nothingSaid}</p>}
        {stored.map((message, i) => (
          <Fragment key={message.seq}>
            {dayOf(message.created_at) !== dayOf(stored[i - 1]?.created_at) && (
              <h3 className="pt-2 text-center font-semibold text-muted text-sm">
                {formatDay(new Date(message.created_at), language)}
              </h3>
            )}
            <Message message={message} readSeq={talk.readSeq} origin={origin} />
          </Fragment>
        ))}
        {own.map((one) => (
          <OwnUnsent key={one.client_id} own={one} origin={origin} />
        ))}
        {talk.isTyping && <p className="text-muted text-sm">{say.isTyping(who ?? say.consultant)}</p>}
        {query.before !== undefined && (
          <ShellLink
            path={addressOf({ room: room.user_chat_id })}
            className={`${buttonClass({ variant: 'secondary', size: 'sm' })} self-center`}
          >
            {say.newest}
          </ShellLink>
        )}
      </div>
    </div>
  )
}

/** A link to a page of them; with scripts they are put before those that are here. */
function Older({ talk, room }: { talk: LiveConversation; room: string }) {
  const say = words(useLanguage())
  const [isBusy, setBusy] = useState(false)
  const before = talk.log.stored[0]?.seq
  return (
    <ShellLink
      path={addressOf({ room, before })}
      aria-busy={isBusy || undefined}
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} self-center`}
      onClick={(event) => {
        if (!talk.live.current || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        setBusy(true)
        void talk.older().finally(() => setBusy(false))
      }}
    >
      {isBusy ? say.loading : say.older}
    </ShellLink>
  )
}
