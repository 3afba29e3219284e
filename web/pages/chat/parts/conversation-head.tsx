import { formatMoment, formatTime } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import { ChevronDown, ChevronLeft, MessagesSquare } from '#web/ui/icons/icons.ts'
import type { ChatRoom } from '../../../components/live/rooms.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { menuItemClass } from '../../../ui/menu.tsx'
import { useLanguage } from '../../../use-shell.ts'
import { addressOf, type Query } from '../query.ts'
import { words } from '../words.ts'

type HeadProps = { room: ChatRoom; today: string; query: Query }

/** Who answers, whether they are here, and what can be done with the conversation. */
export function ConversationHead({ room, today, query }: HeadProps) {
  const language = useLanguage()
  const say = words(language)
  const { consultant, state } = room
  const name = consultant?.name ?? (state === 'closed' ? say.noConsultant : say.waitingRoom)
  return (
    <div className="flex items-center gap-2 border-line border-b px-2 py-2 md:px-4">
      <ShellLink
        path="/chat"
        aria-label={say.backToRooms}
        title={say.backToRooms}
        className={`${iconButtonClass()} shrink-0 md:hidden`}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </ShellLink>
      {consultant ? (
        <Avatar name={name} size="sm" />
      ) : (
        <MessagesSquare aria-hidden="true" className="size-6 text-muted" />
      )}
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 text-base [overflow-wrap:anywhere]">{name}</h2>
        <p className="text-muted text-sm" role="status">
          {state === 'closed' ? say.closedRoom : consultant && presence(room, { language, today })}
        </p>
      </div>
      <Options room={room} query={query} />
    </div>
  )
}

function presence({ offline_at }: ChatRoom, { language, today }: { language: Language; today: string }): string {
  const say = words(language)
  if (offline_at === null) return say.online
  const since = new Date(offline_at)
  const isToday = jakartaDate(since) === jakartaDate(new Date(today))
  return say.lastActive(isToday ? formatTime(since, language) : formatMoment(since, language))
}

function Options({ room, query }: { room: ChatRoom; query: Query }) {
  const say = words(useLanguage())
  const at = { room: room.user_chat_id, before: query.before }
  return (
    <details className="group/options relative shrink-0" key={query.ask}>
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-md px-2 font-semibold text-brand-text text-sm hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
        {say.options}
        <ChevronDown aria-hidden="true" className="size-4 group-open/options:rotate-180" />
      </summary>
      <ul className="absolute end-0 z-20 flex w-max max-w-[min(20rem,85vw)] flex-col rounded-md bg-paper p-1.5 shadow-floating ring-1 ring-line ring-inset">
        <li>
          <ShellLink path={addressOf({ room: room.user_chat_id })} replace className={menuItemClass()}>
            {say.refresh}
          </ShellLink>
        </li>
        {room.state !== 'closed' && (
          <li>
            <ShellLink path={addressOf({ ...at, ask: 'close' })} preventScrollReset className={menuItemClass()}>
              {say.close}
            </ShellLink>
          </li>
        )}
        <li>
          <ShellLink
            path={addressOf({ ...at, ask: 'report' })}
            preventScrollReset
            className={menuItemClass({ tone: 'danger' })}
          >
            {say.report}
          </ShellLink>
        </li>
      </ul>
    </details>
  )
}
