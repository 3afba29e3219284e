import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { RoomActor, RoomEvent, RoomNotice } from './rules/machine.ts'
import {
  chat_history,
  chat_messages,
  chat_reports,
  chat_rooms,
  consultant_presence,
  member_presence,
} from './tables.ts'

export type RoomRow = typeof chat_rooms.$inferSelect
type Mine = { tenant_id: string; user_id: string }

const isOf = ({ tenant_id, user_id }: Mine): SQL | undefined =>
  and(eq(chat_rooms.user_id, user_id), eq(chat_rooms.tenant_id, tenant_id))

/** Sockets of every process are told when this is committed. */
const tellChange = (db: Db, room_id: string, seq: number) =>
  db.execute(sql`select pg_notify('chat', ${`message ${room_id} ${seq}`}), pg_notify('chat', ${`room ${room_id}`})`)

/**
 * Sockets of every process are told of a stored message. Not in its transaction: the database commits those that tell something
 * one after the other, each with its own wait for the disk.
 */
export const tellMessage = (db: Db, room_id: string, seq: number) =>
  db.execute(sql`select pg_notify('chat', ${`message ${room_id} ${seq}`})`)

/** A room as either side sees it: who answers, and when each was last here. */
export const roomColumns = {
  room: chat_rooms,
  consultant_seen_at: consultant_presence.seen_at,
  consultant_is_on: consultant_presence.is_on,
  member_seen_at: member_presence.seen_at,
}
export type SeenRoom = {
  room: RoomRow
  consultant_seen_at: Date | null
  consultant_is_on: boolean | null
  member_seen_at: Date | null
}

// All tenants: the caller says whose.
const roomsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select(roomColumns)
    .from(chat_rooms)
    .leftJoin(consultant_presence, eq(consultant_presence.consultant_id, chat_rooms.consultant_id))
    .leftJoin(member_presence, eq(member_presence.user_id, chat_rooms.user_id))
    .where(where)

/** A member reads so many of their conversations; older ones stay with the brand until they are forgotten. */
const mostRooms = 50

export const listRooms = (db: Db, whose: Mine): Promise<SeenRoom[]> =>
  roomsWhere(db, isOf(whose))
    .orderBy(asc(eq(chat_rooms.state, 'closed')), desc(chat_rooms.last_message_at))
    .limit(mostRooms)

export async function findMine(db: Db, whose: Mine & { id: string }): Promise<SeenRoom | undefined> {
  const [row] = await roomsWhere(db, and(eq(chat_rooms.id, whose.id), isOf(whose))).limit(1)
  return row
}

/** A conversation of a brand, for its consultants. */
export async function findOfBrand(db: Db, { id, tenant_id }: { id: string; tenant_id: string }) {
  const [row] = await roomsWhere(db, and(eq(chat_rooms.id, id), eq(chat_rooms.tenant_id, tenant_id))).limit(1)
  return row
}

// All tenants: by ids that the caller has found as theirs, or that a job or the database's own channel brings.
export const listRoomsById = (db: Db, ids: readonly string[]): Promise<SeenRoom[]> =>
  roomsWhere(db, inArray(chat_rooms.id, [...ids])).limit(Math.max(ids.length, 1))

export async function lockMine(db: Db, whose: Mine & { id: string }): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(chat_rooms)
    .where(and(eq(chat_rooms.id, whose.id), isOf(whose)))
    .limit(1)
    .for('update')
  return row
}

// All tenants: by an id that the caller has found as theirs, or a job brings.
export async function lockRoom(db: Db, id: string): Promise<RoomRow | undefined> {
  const [row] = await db.select().from(chat_rooms).where(eq(chat_rooms.id, id)).limit(1).for('update')
  return row
}

export async function findRunning(db: Db, whose: Mine): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(chat_rooms)
    .where(and(isOf(whose), ne(chat_rooms.state, 'closed')))
    .limit(1)
  return row
}

/** A new room; nothing, where one runs already. */
export async function insertRoom(db: Db, row: typeof chat_rooms.$inferInsert): Promise<RoomRow | undefined> {
  const [made] = await db.insert(chat_rooms).values(row).onConflictDoNothing().returning()
  return made
}

type Step = {
  event: RoomEvent | 'begin'
  actor: RoomActor
  actor_id: string | null
  reason: string
  now: Date
  /** What the system says of it in the room; nothing where the next step at once says it. */
  notice: RoomNotice | null
}

// All tenants: of a row that the caller has locked.
/** State, history and what the system says of it, at once; only transition.ts calls it. */
export async function stepRoom(
  db: Db,
  was: RoomRow,
  to: Pick<RoomRow, 'state' | 'consultant_id'>,
  step: Step,
): Promise<RoomRow> {
  const { now, notice, event, actor, actor_id, reason } = step
  const seq = was.last_seq + (notice === null ? 0 : 1)
  const closed_at = to.state === 'closed' ? now : null
  const [room] = await db
    .update(chat_rooms)
    .set({ ...to, closed_at, last_seq: seq, last_message_at: now, ...(closed_at && { unanswered_since: null }) })
    .where(and(eq(chat_rooms.id, was.id), eq(chat_rooms.last_seq, was.last_seq)))
    .returning()
  if (!room) throw new Error('a room changed although it was locked')
  const { consultant_id } = to
  if (notice !== null)
    await db.insert(chat_messages).values({
      ...{ id: newId(now), room_id: was.id, seq, sender: 'system', consultant_id },
      ...{ message: '', notice, created_at: now },
    })
  await db.insert(chat_history).values({
    ...{
      id: newId(now),
      room_id: was.id,
      event,
      state: to.state,
      actor,
      actor_id,
      consultant_id,
      reason,
      created_at: now,
    },
  })
  if (notice !== null) await tellChange(db, was.id, seq)
  return room
}

// By names: of one table alone columns are written without theirs, and would be the inner one's.
const unreadOfMember = sql<number>`(
  select count(*)::int from ${chat_messages} m
  where m.room_id = chat_rooms.id and m.seq > chat_rooms.member_read_seq and m.sender = 'consultant')`
const unreadOfConsultant = sql<number>`(
  select count(*)::int from ${chat_messages} m
  where m.room_id = chat_rooms.id and m.seq > chat_rooms.consultant_read_seq and m.sender = 'member')`
const unreadOf = { member: unreadOfMember, consultant: unreadOfConsultant }

// All tenants: by ids that the caller has found as theirs.
/** What one side has not read, by room; one's own messages and the system's are no news. */
export async function countUnread(db: Db, room_ids: readonly string[], side: 'member' | 'consultant') {
  if (room_ids.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ id: chat_rooms.id, unread: unreadOf[side] })
    .from(chat_rooms)
    .where(inArray(chat_rooms.id, [...room_ids]))
    .limit(room_ids.length)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}

/** Over all conversations of a member. */
export async function countUnreadOfMember(db: Db, whose: Mine): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chat_rooms)
    .innerJoin(chat_messages, eq(chat_messages.room_id, chat_rooms.id))
    .where(
      and(
        isOf(whose),
        eq(chat_messages.sender, 'consultant'),
        sql`${chat_messages.seq} > ${chat_rooms.member_read_seq}`,
      ),
    )
  return row?.total ?? 0
}

const marks = { member: chat_rooms.member_read_seq, consultant: chat_rooms.consultant_read_seq }

// All tenants: of a room that the caller has found as theirs.
/** Read up to a message; a mark never goes back, and never beyond the last message. */
export async function markRead(db: Db, room_id: string, { side, seq }: { side: 'member' | 'consultant'; seq: number }) {
  const mark = sql`greatest(${marks[side]}, least(${seq}::int, ${chat_rooms.last_seq}))`
  const [row] = await db
    .update(chat_rooms)
    .set({
      member_read_seq: side === 'member' ? mark : chat_rooms.member_read_seq,
      consultant_read_seq: side === 'member' ? chat_rooms.consultant_read_seq : mark,
    })
    .where(and(eq(chat_rooms.id, room_id), sql`${marks[side]} < least(${seq}::int, ${chat_rooms.last_seq})`))
    .returning({ seq: marks[side] })
  if (row) await db.execute(sql`select pg_notify('chat', ${`read-${side} ${room_id} ${row.seq}`})`)
  return row?.seq
}

/** A report; nothing, where one of this room is looked into already. */
export async function insertReport(db: Db, row: typeof chat_reports.$inferInsert): Promise<boolean> {
  const rows = await db.insert(chat_reports).values(row).onConflictDoNothing().returning({ id: chat_reports.id })
  return rows.length === 1
}

/** Told on at once and stored nowhere. */
export const tellTyping = (db: Db, room_id: string, side: 'member' | 'consultant') =>
  db.execute(sql`select pg_notify('chat', ${`typing-${side} ${room_id}`})`)

/** One side came or went. */
export async function tellStatus(db: Db, room_ids: readonly string[], side: 'member' | 'consultant'): Promise<void> {
  if (room_ids.length === 0) return
  await db.execute(
    sql`select pg_notify('chat', ${`status-${side} `} || id) from unnest(${sql.param([...room_ids])}::text[]) as room(id)`,
  )
}
