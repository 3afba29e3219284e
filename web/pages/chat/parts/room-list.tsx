import { formatBadge, formatMoment } from '#core/format.ts'
import { MessagesSquare, Plus } from '#web/ui/icons/icons.ts'
import type { ChatRoom } from '../../../components/live/rooms.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { useLanguage } from '../../../use-shell.ts'
import { noticeText } from '../notice-text.ts'
import { addressOf } from '../query.ts'
import { words } from '../words.ts'

type RoomListProps = { rooms: readonly ChatRoom[]; current: string | undefined; canStart: boolean }

export function RoomList({ rooms, current, canStart }: RoomListProps) {
  const say = words(useLanguage())
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-3">
        <h2 id="chat-rooms" className="text-lg">
          {say.rooms}
        </h2>
        {canStart && rooms.length > 0 && (
          <ShellLink
            path={addressOf({ room: 'new' })}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            aria-label={say.startNew}
          >
            <Plus aria-hidden="true" className="size-5" />
            {say.newRoom}
          </ShellLink>
        )}
      </div>
      <ul className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {rooms.map((room) => (
          <li key={room.user_chat_id} className="border-line border-b">
            <RoomRow room={room} isCurrent={room.user_chat_id === current} />
          </li>
        ))}
      </ul>
    </>
  )
}

function RoomRow({ room, isCurrent }: { room: ChatRoom; isCurrent: boolean }) {
  const language = useLanguage()
  const say = words(language)
  const count = formatBadge(room.unread)
  const name = room.consultant?.name ?? (room.state === 'closed' ? say.noConsultant : say.waitingRoom)
  const last = room.last_message
  return (
    <ShellLink
      path={addressOf({ room: room.user_chat_id })}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex gap-3 px-4 py-3 hover:bg-brand-soft md:aria-[current]:bg-brand-soft"
    >
      {room.consultant ? (
        <Avatar name={name} />
      ) : (
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-text">
          <MessagesSquare aria-hidden="true" className="size-5" />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
          {room.state === 'closed' && <Badge>{say.closedRoom}</Badge>}
        </span>
        {last && (
          <span className={cx('line-clamp-2 text-sm [overflow-wrap:anywhere]', count ? 'text-ink' : 'text-muted')}>
            {last.sender === 'member' && `${say.you}: `}
            {noticeText(last, say) ?? (last.message || last.file?.name || say.aFile)}
          </span>
        )}
        <span className="text-muted text-sm">
          {formatMoment(new Date(last?.created_at ?? room.created_at), language)}
        </span>
      </span>
      {count && (
        <span className="mt-0.5 flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-brand px-1.5 font-bold text-on-brand text-sm">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{say.unread(count)}</span>
        </span>
      )}
    </ShellLink>
  )
}
