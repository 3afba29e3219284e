import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { lookingAt, namesOfMembers, searchedIn } from '../../desk.ts'
import { waitingSince } from '../../rules/desk.ts'
import { countInbox, selectInbox } from '../../store.desk.ts'
import { showRooms } from '../../view.ts'

type Call = typeof contract.listDeskChats

export async function listDeskChats(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const looking = await lookingAt(ctx)
  const { search, ...place } = input
  const user_ids = await searchedIn(ctx, looking, search)
  const { rows, next_cursor, total } = await selectInbox(db, { ...looking, ...place, user_ids })
  const rooms = rows.map(({ room }) => room)
  const [shown, names] = [await showRooms(db, rows, { side: 'consultant', now }), await namesOfMembers(ctx, rooms)]
  const facts = new Map(rooms.map((room) => [room.id, room]))
  return {
    rows: shown.flatMap(({ user_chat_id, state, last_message, unread, offline_at, consultant }) => {
      const room = facts.get(user_chat_id)
      if (!room) return []
      return {
        ...{ user_chat_id, state, last_message, unread, offline_at },
        member_name: names.get(room.user_id) ?? '',
        consultant_name: consultant?.name ?? null,
        is_mine: looking.me !== undefined && room.consultant_id === looking.me,
        waiting_since: waitingSince(room)?.toISOString() ?? null,
        last_message_at: room.last_message_at.toISOString(),
      }
    }),
    next_cursor,
    total,
    counts: await countInbox(db, looking),
  }
}
