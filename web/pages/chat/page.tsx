import { readForm } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { cx } from '../../ui/class-names.ts'
import type { Route } from './+types/page.ts'
import { actChat } from './act.server.ts'
import { type Loaded, loadChat } from './load.server.ts'
import { Ask } from './parts/ask.tsx'
import { Conversation } from './parts/conversation.tsx'
import { NewChat } from './parts/new-chat.tsx'
import { RoomList } from './parts/room-list.tsx'
import { useRooms } from './parts/use-rooms.ts'
import { readQuery } from './query.ts'

export const meta = metaOf<Loaded>((_language, { loaderData: { title, description } }) => ({
  title,
  description,
  hidden: true,
}))

export const loader = ({ context, url }: Route.LoaderArgs) => loadChat(context, url)

export const action = async ({ context, request, url }: Route.ActionArgs) =>
  actChat(context, readQuery(url.searchParams), await readForm(request))

/** A phone shows the list or the conversation; where there is room, both. */
export default function Chat({ loaderData: loaded, actionData: failure }: Route.ComponentProps) {
  const { query, room, title } = loaded
  const rooms = useRooms(loaded)
  const hasList = rooms.length > 0
  const isOpen = !hasList || query.room !== undefined
  const now = room && (rooms.find(({ user_chat_id }) => user_chat_id === room.user_chat_id) ?? room)
  return (
    <div className="chat-page">
      <h1 className="sr-only">{title}</h1>
      <div
        data-chat-open={isOpen || undefined}
        className={cx('chat-panes', hasList && 'md:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]')}
      >
        {hasList && (
          <section
            aria-labelledby="chat-rooms"
            className={cx('flex min-h-0 min-w-0 flex-col md:border-line md:border-e', isOpen && 'max-md:hidden')}
          >
            <RoomList rooms={rooms} current={room?.user_chat_id} canStart={loaded.running === undefined} />
          </section>
        )}
        <div className={cx('flex min-h-0 min-w-0 flex-col', !isOpen && 'max-md:hidden')}>
          {room && now ? (
            <Conversation key={`${room.user_chat_id} ${query.before}`} {...{ loaded, room, now, failure }} />
          ) : (
            <NewChat loaded={loaded} failure={failure} />
          )}
        </div>
      </div>
      {room?.isNamed && <Ask query={query} failure={failure} />}
    </div>
  )
}
