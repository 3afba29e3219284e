import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, secondMs } from '#core/time.ts'
import { presenceSeconds } from './rules/presence.ts'
import { chat_messages, chat_rooms, consultant_presence, member_presence } from './tables.ts'

const mostAtOnce = 500

// All tenants: the clock looks after the rooms of every brand.
const idsWhere = async (db: Db, where: SQL | undefined): Promise<string[]> => {
  const rows = await db
    .select({ id: chat_rooms.id })
    .from(chat_rooms)
    .where(where)
    .orderBy(asc(chat_rooms.last_message_at))
    .limit(mostAtOnce)
  return rows.map(({ id }) => id)
}

export const listIdle = (db: Db, before: Date): Promise<string[]> =>
  idsWhere(db, and(ne(chat_rooms.state, 'closed'), lt(chat_rooms.last_message_at, before)))

export const listOpenOf = (db: Db, consultant_ids: readonly string[]): Promise<string[]> =>
  idsWhere(db, and(eq(chat_rooms.state, 'open'), inArray(chat_rooms.consultant_id, [...consultant_ids])))

export const listRunningIds = (db: Db, user_id: string): Promise<string[]> =>
  idsWhere(db, and(eq(chat_rooms.user_id, user_id), ne(chat_rooms.state, 'closed')))

/** Brands with somebody who waits. */
export async function listTenantsWaiting(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tenant_id: chat_rooms.tenant_id })
    .from(chat_rooms)
    .where(eq(chat_rooms.state, 'waiting'))
    .limit(10_000)
  return rows.map(({ tenant_id }) => tenant_id)
}

// All tenants: whoever has an open room, of any brand.
export async function listAnsweringNow(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: chat_rooms.consultant_id })
    .from(chat_rooms)
    .where(and(eq(chat_rooms.state, 'open'), isNotNull(chat_rooms.consultant_id)))
    .limit(10_000)
  return rows.flatMap(({ id }) => id ?? [])
}

type Side = 'member' | 'consultant'
const sides = {
  member: {
    read: chat_rooms.member_read_seq,
    mailed: chat_rooms.member_mailed_seq,
    seen: member_presence.seen_at,
    other: 'consultant',
  },
  consultant: {
    read: chat_rooms.consultant_read_seq,
    mailed: chat_rooms.consultant_mailed_seq,
    seen: consultant_presence.seen_at,
    other: 'member',
  },
} as const

/** Older than this nobody is mailed of it any more. */
const latestMs = 7 * dayMs

// All tenants: the clock mails members and consultants of every brand.
/** Rooms in which a side has not read what came before then, is not here, and has had no letter since they read last; on the consultants' side also those that nobody has. */
export const listUnreadAway = (db: Db, side: Side, { before, now }: { before: Date; now: Date }) => {
  const { read, mailed, seen, other } = sides[side]
  return db
    .select({
      id: chat_rooms.id,
      tenant_id: chat_rooms.tenant_id,
      user_id: chat_rooms.user_id,
      consultant_id: chat_rooms.consultant_id,
      last_seq: chat_rooms.last_seq,
      unread: sql<number>`(select count(*)::int from ${chat_messages} m
        where m.room_id = ${chat_rooms.id} and m.seq > ${read} and m.sender = ${other})`,
    })
    .from(chat_rooms)
    .leftJoin(member_presence, eq(member_presence.user_id, chat_rooms.user_id))
    .leftJoin(consultant_presence, eq(consultant_presence.consultant_id, chat_rooms.consultant_id))
    .where(
      and(
        ne(chat_rooms.state, 'closed'),
        side === 'member' ? isNotNull(chat_rooms.consultant_id) : undefined,
        gt(chat_rooms.last_message_at, addMs(now, -latestMs)),
        lte(mailed, read),
        or(isNull(seen), lt(seen, addMs(now, -presenceSeconds * secondMs))),
        sql`exists (select 1 from ${chat_messages} m where m.room_id = ${chat_rooms.id} and m.seq > ${read}
          and m.sender = ${other} and m.created_at <= ${before.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(chat_rooms.last_message_at))
    .limit(mostAtOnce)
}
export type UnreadRoom = Awaited<ReturnType<typeof listUnreadAway>>[number]

// All tenants: of rooms that listUnreadAway has found.
/** That a side is mailed now, up to this message; nothing where another process was faster, or they have read meanwhile. */
export async function noteMailed(db: Db, { id, last_seq }: Pick<UnreadRoom, 'id' | 'last_seq'>, side: Side) {
  const { read, mailed } = sides[side]
  const rows = await db
    .update(chat_rooms)
    .set({
      member_mailed_seq: side === 'member' ? last_seq : chat_rooms.member_mailed_seq,
      consultant_mailed_seq: side === 'member' ? chat_rooms.consultant_mailed_seq : last_seq,
    })
    .where(and(eq(chat_rooms.id, id), lte(mailed, read), lt(read, last_seq)))
    .returning({ id: chat_rooms.id })
  return rows.length === 1
}
