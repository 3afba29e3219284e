import { and, asc, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { LinkedThing } from './rules/links.ts'
import { type ChatFile, chat_messages, chat_rooms } from './tables.ts'

export type MessageRow = typeof chat_messages.$inferSelect

// All tenants: of rooms that the caller has found as theirs.
const messagesWhere = (db: Db, where: SQL | undefined) => db.select().from(chat_messages).where(where)

type Window = { after?: number | undefined; before?: number | undefined; limit: number }

/** In their order, one more than was asked for where there are more. */
export async function listMessages(db: Db, room_id: string, { after, before, limit }: Window): Promise<MessageRow[]> {
  const ofRoom = eq(chat_messages.room_id, room_id)
  if (after !== undefined)
    return messagesWhere(db, and(ofRoom, gt(chat_messages.seq, after)))
      .orderBy(asc(chat_messages.seq))
      .limit(limit + 1)
  const older = before === undefined ? ofRoom : and(ofRoom, lt(chat_messages.seq, before))
  const rows = await messagesWhere(db, older)
    .orderBy(desc(chat_messages.seq))
    .limit(limit + 1)
  return rows.reverse()
}

/** The last of each room. */
export const listLast = (db: Db, rooms: readonly { id: string; last_seq: number }[]): Promise<MessageRow[]> =>
  listAt(
    db,
    rooms.map(({ id, last_seq }) => ({ room_id: id, seq: last_seq })),
  )

/** Of each room the last that a person said. */
export const listLastSaid = (db: Db, room_ids: readonly string[]): Promise<MessageRow[]> =>
  db
    .selectDistinctOn([chat_messages.room_id])
    .from(chat_messages)
    .where(and(inArray(chat_messages.room_id, [...room_ids]), ne(chat_messages.sender, 'system')))
    .orderBy(asc(chat_messages.room_id), desc(chat_messages.seq))
    .limit(Math.max(room_ids.length, 1))

/** Messages by their places. */
export async function listAt(db: Db, places: readonly { room_id: string; seq: number }[]): Promise<MessageRow[]> {
  if (places.length === 0) return []
  const wanted = sql.join(
    places.map(({ room_id, seq }) => sql`(${room_id}::uuid, ${seq}::int)`),
    sql`, `,
  )
  return messagesWhere(db, sql`(${chat_messages.room_id}, ${chat_messages.seq}) in (${wanted})`)
    .orderBy(asc(chat_messages.room_id), asc(chat_messages.seq))
    .limit(places.length)
}

export async function findMessage(db: Db, room_id: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await messagesWhere(db, and(eq(chat_messages.room_id, room_id), eq(chat_messages.id, id))).limit(1)
  return row
}

type Sent = Pick<NewMessage, 'room_id' | 'sender' | 'user_id' | 'consultant_id' | 'client_id'>

// All tenants: the room is its member's, or the message the consultant's, by the condition.
/** What was sent under this id before. */
export async function findSent(db: Db, { room_id, sender, user_id, consultant_id, client_id }: Sent) {
  if (client_id === null) return undefined
  const mine = user_id === null ? eq(chat_messages.consultant_id, consultant_id ?? '') : eq(chat_rooms.user_id, user_id)
  const [row] = await db
    .select({
      id: chat_messages.id,
      seq: chat_messages.seq,
      message: chat_messages.message,
      file: chat_messages.file,
      created_at: chat_messages.created_at,
    })
    .from(chat_messages)
    .innerJoin(chat_rooms, eq(chat_rooms.id, chat_messages.room_id))
    .where(
      and(
        eq(chat_messages.room_id, room_id),
        eq(chat_messages.sender, sender),
        eq(chat_messages.client_id, client_id),
        mine,
      ),
    )
    .limit(1)
  return row
}

export type NewMessage = {
  id: string
  room_id: string
  sender: 'member' | 'consultant'
  /** Whose room it must be: of the member, or of the consultant who answers. */
  user_id: string | null
  consultant_id: string | null
  client_id: string | null
  message: string
  file: ChatFile | null
  links: LinkedThing[]
  now: Date
}

/** As many as somebody may say within a minute. */
export const mostPerMinute = 20

// All tenants: the room is its member's or its consultant's, by the condition.
/**
 * Numbers and stores a message in one statement. The number is counted under the lock of the room's row: no gaps, and no order but
 * this. Nothing, where the room is not theirs, is closed, they have said too much within a minute, or it was sent before.
 */
export async function insertMessage(db: Db, one: NewMessage): Promise<number | undefined> {
  const { id, room_id, sender, user_id, consultant_id, client_id, message, file, links, now } = one
  const isMember = sender === 'member'
  const whose = isMember ? sql`room.user_id = ${user_id}::uuid` : sql`room.consultant_id = ${consultant_id}::uuid`
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ seq: number }>(sql`
    with locked as (
      select room.id, room.last_seq from ${chat_rooms} room
      where room.id = ${room_id}::uuid and ${whose} and room.state <> 'closed' and (
        select count(*) from ${chat_messages} said where said.room_id = room.id and said.sender = ${sender}
          and said.seq > room.last_seq - 200 and said.created_at > ${at} - interval '1 minute') < ${mostPerMinute}::int
      for update),
    stored as (
      insert into ${chat_messages} (id, room_id, seq, sender, consultant_id, client_id, message, file, links, created_at)
      select ${id}::uuid, locked.id, locked.last_seq + 1, ${sender}, ${consultant_id}::uuid, ${client_id}, ${message},
        ${file === null ? null : JSON.stringify(file)}::jsonb, ${JSON.stringify(links)}::jsonb, ${at}
      from locked on conflict (room_id, sender, client_id) do nothing
      returning room_id, seq),
    counted as (
      update ${chat_rooms} room set last_seq = stored.seq, last_message_at = ${at},
        unanswered_since = ${isMember ? sql`coalesce(room.unanswered_since, ${at})` : sql`null`},
        ${isMember ? sql`member_read_seq` : sql`consultant_read_seq`} = stored.seq
      from stored where room.id = stored.room_id
      returning stored.seq)
    select seq from counted`)
  return rows[0]?.seq
}

// All tenants: of a room that the caller has found as theirs.
/** Whether a message has this file. */
export async function isFileStored(db: Db, room_id: string, key: string): Promise<boolean> {
  const hasKey = sql`${chat_messages.file} ->> 'key' = ${key}`
  const rows = await db
    .select({ id: chat_messages.id })
    .from(chat_messages)
    .where(and(eq(chat_messages.room_id, room_id), hasKey))
    .limit(1)
  return rows.length === 1
}

// All tenants: of rooms that retention has chosen.
/** Keys of files of rooms that are to be forgotten. */
export const listFileKeys = async (db: Db, room_ids: readonly string[]): Promise<string[]> => {
  if (room_ids.length === 0) return []
  const rows = await db
    .select({ key: sql<string>`${chat_messages.file} ->> 'key'` })
    .from(chat_messages)
    .where(and(inArray(chat_messages.room_id, [...room_ids]), sql`${chat_messages.file} is not null`))
    .orderBy(asc(chat_messages.id))
    .limit(100_000)
  return rows.map(({ key }) => key)
}
