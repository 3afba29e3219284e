import { and, asc, count, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, secondMs } from '#core/time.ts'
import { presenceSeconds } from './rules/presence.ts'
import { chat_hours, chat_rooms, consultant_presence, member_presence } from './tables.ts'

const since = (now: Date): Date => addMs(now, -presenceSeconds * secondMs)

export const listHours = (db: Db, tenant_id: string) =>
  db
    .select({ weekday: chat_hours.weekday, opens: chat_hours.opens, closes: chat_hours.closes })
    .from(chat_hours)
    .where(eq(chat_hours.tenant_id, tenant_id))
    .orderBy(asc(chat_hours.weekday))
    .limit(7)

const isTaking = (consultant_ids: readonly string[], now: Date) =>
  and(
    inArray(consultant_presence.consultant_id, [...consultant_ids]),
    eq(consultant_presence.is_on, true),
    gt(consultant_presence.seen_at, since(now)),
  )

// All tenants: of consultants of one brand, whom the caller has found.
export async function isAnyTaking(db: Db, consultant_ids: readonly string[], now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: consultant_presence.consultant_id })
    .from(consultant_presence)
    .where(isTaking(consultant_ids, now))
    .limit(1)
  return row !== undefined
}

// All tenants: of consultants of one brand, whom the caller has found.
/** Of these, who takes questions now. */
export async function listTaking(db: Db, consultant_ids: readonly string[], now: Date): Promise<Set<string>> {
  if (consultant_ids.length === 0) return new Set()
  const rows = await db
    .select({ id: consultant_presence.consultant_id })
    .from(consultant_presence)
    .where(isTaking(consultant_ids, now))
    .limit(consultant_ids.length)
  return new Set(rows.map(({ id }) => id))
}

/** Of these, who takes questions now, with how many they have; locked, so that two rooms do not go to one for the same reason. */
export async function lockTaking(db: Db, { tenant_id, ids }: { tenant_id: string; ids: readonly string[] }, now: Date) {
  const people = await db
    .select({ consultant_id: consultant_presence.consultant_id, assigned_at: consultant_presence.assigned_at })
    .from(consultant_presence)
    .where(isTaking(ids, now))
    .orderBy(asc(consultant_presence.consultant_id))
    .limit(500)
    .for('update')
  const open = await db
    .select({ consultant_id: chat_rooms.consultant_id, rooms: count() })
    .from(chat_rooms)
    .where(and(eq(chat_rooms.tenant_id, tenant_id), eq(chat_rooms.state, 'open')))
    .groupBy(chat_rooms.consultant_id)
    .limit(500)
  const roomsOf = new Map(open.map(({ consultant_id, rooms }) => [consultant_id, rooms]))
  return people.map((one) => ({ ...one, open_rooms: roomsOf.get(one.consultant_id) ?? 0 }))
}

export const noteAssigned = (db: Db, consultant_id: string, now: Date) =>
  db.update(consultant_presence).set({ assigned_at: now }).where(eq(consultant_presence.consultant_id, consultant_id))

/** Takes questions, or does not. */
export const setTaking = (db: Db, consultant_id: string, { is_on, now }: { is_on: boolean; now: Date }) =>
  db
    .insert(consultant_presence)
    .values({ consultant_id, is_on, seen_at: now })
    .onConflictDoUpdate({ target: consultant_presence.consultant_id, set: { is_on, seen_at: now } })

/** Members and consultants, by their ids. */
export type People = { user_ids: readonly string[]; consultant_ids: readonly string[] }

// All tenants: of those whose sockets this process holds.
/** Everyone who is connected was seen now, in two statements however many they are. */
export async function noteSeen(db: Db, { user_ids, consultant_ids }: People, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  if (user_ids.length > 0)
    await db.execute(sql`
      insert into ${member_presence} (user_id, seen_at)
      select id, ${at} from unnest(${sql.param([...user_ids])}::uuid[]) as seen(id) order by id
      on conflict (user_id) do update set seen_at = excluded.seen_at`)
  if (consultant_ids.length > 0)
    await db
      .update(consultant_presence)
      .set({ seen_at: now })
      .where(inArray(consultant_presence.consultant_id, [...consultant_ids]))
}

// All tenants: by a consultant's own id.
export async function findTaking(db: Db, consultant_id: string) {
  const [row] = await db
    .select({ is_on: consultant_presence.is_on, seen_at: consultant_presence.seen_at })
    .from(consultant_presence)
    .where(eq(consultant_presence.consultant_id, consultant_id))
    .limit(1)
  return row
}

/** Rooms of a brand that wait, who has waited longest first. */
export const listWaiting = (db: Db, tenant_id: string, limit: number) =>
  db
    .select({ id: chat_rooms.id })
    .from(chat_rooms)
    .where(and(eq(chat_rooms.tenant_id, tenant_id), eq(chat_rooms.state, 'waiting')))
    .orderBy(asc(chat_rooms.created_at))
    .limit(limit)

// All tenants: the conversations in which somebody who came or went is known.
export const listRunningOf = (db: Db, { user_ids, consultant_ids }: People) =>
  db
    .select({ id: chat_rooms.id, user_id: chat_rooms.user_id, consultant_id: chat_rooms.consultant_id })
    .from(chat_rooms)
    .where(
      and(
        or(inArray(chat_rooms.user_id, [...user_ids]), inArray(chat_rooms.consultant_id, [...consultant_ids])),
        ne(chat_rooms.state, 'closed'),
      ),
    )
    .orderBy(asc(chat_rooms.created_at))
    .limit(10_000)

/** Who has left was here at no time. */
export const deletePresence = (db: Db, user_id: string) =>
  db.delete(member_presence).where(eq(member_presence.user_id, user_id))
