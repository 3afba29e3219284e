import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Category } from './rules/categories.ts'
import { notices, push_subscriptions } from './tables.ts'

type Mine = { tenant_id: string; user_id: string }
type Wanted = Mine & { type?: Category | undefined }
export type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'created_at' | 'read_at'>

const mine = ({ tenant_id, user_id }: Mine) => and(eq(notices.tenant_id, tenant_id), eq(notices.user_id, user_id))
const wanted = ({ type, ...whose }: Wanted) => and(mine(whose), type && eq(notices.category, type))

/** Whoever shows a member's total hears of it when this is committed, in whatever process they are. */
const tellTotal = sql<string>`pg_notify('unread', ${notices.user_id}::text)::text`

export type Browser = Pick<typeof push_subscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth' | 'session_id'>

// By the table's name: of one table alone, drizzle drops it from a column, and here it would be the subscription's own.
/** The browsers of who is told. */
const browsers = sql<Browser[]>`(
  select coalesce(json_agg(json_build_object(
    'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth, 'session_id', s.session_id) order by s.created_at), '[]')
  from ${push_subscriptions} s where s.user_id = ${notices}.user_id)`

/** Writes them; gives the id of those that were not written before, and the browsers of their members, by key. */
export async function insertNotices(db: Db, rows: readonly NewNotice[], now: Date) {
  const inserted = await db
    .insert(notices)
    .values(rows.map((row) => ({ ...row, id: newId(now), created_at: now })))
    .onConflictDoNothing({ target: [notices.user_id, notices.once_key] })
    .returning({ id: notices.id, user_id: notices.user_id, once_key: notices.once_key, browsers, notified: tellTotal })
  return new Map(inserted.map(({ id, browsers: all, ...key }) => [keyOf(key), { id, browsers: all }]))
}

export const listNotices = (db: Db, which: Wanted, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      id: notices.id,
      category: notices.category,
      title: notices.title,
      text: notices.text,
      link: notices.link,
      created_at: notices.created_at,
      read_at: notices.read_at,
    })
    .from(notices)
    .where(wanted(which))
    .orderBy(desc(notices.created_at), desc(notices.id))
    .limit(limit)
    .offset(offset)

export async function countNotices(db: Db, which: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notices).where(wanted(which))
  return row?.total ?? 0
}

export async function countUnread(db: Db, user_id: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notices)
    .where(and(eq(notices.user_id, user_id), isNull(notices.read_at)))
  return row?.total ?? 0
}

/** Marks one as read, or leaves it read; false where the member has no such one. */
export async function markRead(db: Db, which: Mine & { id: string }, now: Date): Promise<boolean> {
  const own = and(mine(which), eq(notices.id, which.id))
  const marked = await db
    .update(notices)
    .set({ read_at: now })
    .where(and(own, isNull(notices.read_at)))
    .returning({ notified: tellTotal })
  if (marked.length === 1) return true
  return (await db.select({ id: notices.id }).from(notices).where(own).limit(1)).length === 1
}

export async function markAllRead(db: Db, whose: Mine, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ read_at: now })
    .where(and(mine(whose), isNull(notices.read_at)))
    .returning({ notified: tellTotal })
}

type Key = { user_id: string; once_key: string }
export const keyOf = ({ user_id, once_key }: Key): string => `${user_id} ${once_key}`

/** Which of these were told before: a reminder looks at thousands each minute and has few to tell. */
export async function listSent(db: Db, keys: readonly Key[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ user_id: notices.user_id, once_key: notices.once_key })
    .from(notices)
    .where(
      and(
        inArray(notices.user_id, [...new Set(keys.map((key) => key.user_id))]),
        inArray(
          notices.once_key,
          keys.map((key) => key.once_key),
        ),
      ),
    )
    .limit(2 * keys.length)
  return new Set(rows.map(keyOf))
}

/** What a member who left was told. */
export const deleteNoticesOf = (db: Db, user_ids: readonly string[]) =>
  db.delete(notices).where(inArray(notices.user_id, [...user_ids]))
