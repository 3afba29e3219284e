import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { consultantNames, listAnswering } from '#modules/affiliate/module.ts'
import { cardsOf } from './cards.ts'
import { offlineAt } from './rules/presence.ts'
import type * as shapes from './shapes.ts'
import { listLast, listLastSaid, type MessageRow } from './store.messages.ts'
import { isAnyTaking, listHours } from './store.presence.ts'
import { countUnread, type SeenRoom } from './store.ts'

type Message = z.output<typeof shapes.message>
type Moment = { db: Db; now: Date }
export type Room = z.output<typeof shapes.room>

const namesOf = (db: Db, ids: readonly (string | null)[]) => {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  return known.length === 0 ? new Map<string, never>() : consultantNames(db, known)
}

/** Messages as both sides see them. A card shows what it links to as it is now, and an order only to whose room it is. */
export async function showMessages({ db, now }: Moment, rows: readonly MessageRow[]): Promise<Message[]> {
  const cards = await cardsOf({ db, now }, rows)
  const names = await namesOf(
    db,
    rows.map(({ consultant_id }) => consultant_id),
  )
  return rows.map(({ id, room_id, file, created_at, consultant_id, links: _, ...row }) => ({
    ...row,
    ...{ id, user_chat_id: room_id, consultant_name: names.get(consultant_id ?? '')?.name ?? null },
    file: file && { name: file.name, type: file.type, bytes: file.bytes },
    cards: cards.get(id) ?? [],
    created_at: created_at.toISOString(),
  }))
}

type Seen = { side: 'member' | 'consultant'; now: Date }

/** Rooms as one side sees them, in their order: what it has not read, and since when the other is away. */
export async function showRooms(db: Db, rows: readonly SeenRoom[], { side, now }: Seen): Promise<Room[]> {
  const rooms = rows.map(({ room }) => room)
  const ids = rooms.map(({ id }) => id)
  const unread = await countUnread(db, ids, side)
  const last = await showMessages({ db, now }, await lastOf(db, rooms, side))
  const names = await namesOf(
    db,
    rooms.map(({ consultant_id }) => consultant_id),
  )
  return rows.map((row) => {
    const { id, state, last_seq, member_read_seq, consultant_read_seq, created_at, consultant_id } = row.room
    const consultant = names.get(consultant_id ?? '')
    return {
      ...{ user_chat_id: id, state, last_seq, member_read_seq, consultant_read_seq },
      consultant: consultant ? { name: consultant.name } : null,
      offline_at: awaySince(row, { side, now })?.toISOString() ?? null,
      last_message: last.find(({ user_chat_id }) => user_chat_id === id) ?? null,
      unread: unread.get(id) ?? 0,
      created_at: created_at.toISOString(),
    }
  })
}

/** At the desk it is what a person said last: who handles it stands beside it, and what was asked is what one looks for. */
async function lastOf(db: Db, rooms: readonly SeenRoom['room'][], side: Seen['side']): Promise<MessageRow[]> {
  const last = await listLast(db, rooms)
  if (side === 'member') return last
  const silent = last.filter(({ sender }) => sender === 'system').map(({ room_id }) => room_id)
  const said = silent.length === 0 ? [] : await listLastSaid(db, silent)
  return last.map((row) => said.find(({ room_id }) => room_id === row.room_id) ?? row)
}

/** Who takes no questions is away since they were seen last, however short ago; who was never here, since the room began. */
function awaySince({ room, ...seen }: SeenRoom, { side, now }: Seen): Date | null {
  if (side === 'consultant') return offlineAt(seen.member_seen_at ?? room.created_at, now)
  if (room.consultant_id === null) return null
  const last = seen.consultant_seen_at ?? room.created_at
  return seen.consultant_is_on ? offlineAt(last, now) : last
}

/** When a brand answers, and whether somebody does now. */
export async function serviceOf(db: Db, tenant_id: string, now: Date): Promise<z.output<typeof shapes.service>> {
  const hours = await listHours(db, tenant_id)
  const ids = (await listAnswering(db, tenant_id)).map(({ id }) => id)
  return { is_online: ids.length > 0 && (await isAnyTaking(db, ids, now)), hours }
}
