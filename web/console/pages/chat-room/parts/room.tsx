import { useRef } from 'react'
import { Link } from 'react-router'
import type { Failure } from '../../../../components/form/failure.ts'
import { NotConnected } from '../../../../components/live/not-connected.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { ArrowLeft } from '../../../../ui/icons/icons.ts'
import { MessageList } from '../../../components/chat/message-list.tsx'
import { chatWords } from '../../../components/chat/words.ts'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'
import { words } from '../words.ts'
import { About } from './about.tsx'
import { Composer } from './composer.tsx'
import { Handling, NotMine } from './handling.tsx'
import { Tools } from './tools.tsx'
import { useRoom } from './use-room.ts'

/** One conversation: who it is with, what was said, and what one can do. */
export function Room({ data, failure }: { data: ShownRoom; failure: Failure | undefined }) {
  const language = useLanguage()
  const say = { ...chatWords(language), ...words(language) }
  const { room, list, carried, path, before, messages } = data
  const live = useRoom(data)
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (text: string): boolean => {
    const { current } = area
    if (!current) return false
    current.value = [current.value.trim(), text].filter(Boolean).join('\n')
    current.dispatchEvent(new Event('input', { bubbles: true }))
    current.focus()
    return true
  }
  // An older page is as it was asked for: what is said now comes at its end.
  const shown = before === undefined ? live.log.stored : messages.items
  const first = shown[0]?.seq
  const address = (query: Record<string, string>) =>
    `${path}?${new URLSearchParams([...new URLSearchParams(carried), ...Object.entries(query)])}`
  return (
    <section aria-labelledby="room" className="flex min-w-0 flex-col rounded-md bg-paper ring-1 ring-line ring-inset">
      <header className="flex flex-col gap-1 border-line border-b p-3">
        <Link
          to={list}
          className="inline-flex min-h-11 items-center gap-1 self-start text-brand-text text-sm lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {say.back}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="room" className="min-w-0 text-lg [overflow-wrap:anywhere]">
            {room.name}
          </h2>
          <Badge tone={room.is_here ? 'success' : 'neutral'}>{room.presence}</Badge>
          {room.waited && <Badge tone={room.waited.is_long ? 'warning' : 'neutral'}>{room.waited.text}</Badge>}
        </div>
      </header>
      <About room={room} />
      <div className="flex h-[clamp(14rem,100dvh_-_30rem,44rem)] flex-col peer-open:h-[clamp(14rem,100dvh_-_42rem,44rem)]">
        <MessageList
          messages={shown}
          own={before === undefined ? live.log.own : []}
          memberName={room.name}
          ownName={data.status.consultant?.name}
          readSeq={live.readSeq}
          origin={room.origin}
          fileHref={(message_id) => `/api/console/v1/chats/${room.id}/files/${message_id}`}
          isTyping={live.isTyping}
          older={
            first !== undefined &&
            first > 1 && (
              <Link
                to={address({ before: String(first) })}
                className={`${buttonClass({ variant: 'quiet', size: 'sm' })} self-center`}
              >
                {say.older}
              </Link>
            )
          }
        />
      </div>
      {before !== undefined && (
        <Link to={address({})} className={`${buttonClass({ variant: 'secondary', size: 'sm' })} m-3 self-center`}>
          {say.newest}
        </Link>
      )}
      <NotConnected isReachable={live.isReachable} language={language} className="m-3" />
      {room.can.answer ? (
        <>
          <Composer data={data} live={live} failure={failure} area={area} />
          <div className="flex flex-wrap gap-x-5 border-line border-t px-3 py-1">
            <Tools data={data} insert={insert} />
            <Handling room={room} formKey={data.key} failure={failure} />
          </div>
        </>
      ) : (
        <NotMine room={room} />
      )}
    </section>
  )
}
