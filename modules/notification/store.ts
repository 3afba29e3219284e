import { and, count, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Parcel } from '#core/ports.ts'
import { insertParcels } from '#database/outbox.ts'
import type { Category } from './rules/categories.ts'
import { fcm_tokens, notices, push_subscriptions } from './tables.ts'

type Mine = { tenant_id: string; user_id: string }
type Wanted = Mine & { type?: Category | undefined }
export type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'created_at' | 'read_at'>

const mine = ({ tenant_id, user_id }: Mine) => and(eq(notices.tenant_id, tenant_id), eq(notices.user_id, user_id))
const wanted = ({ type, ...whose }: Wanted) => and(mine(whose), type && eq(notices.category, type))

/** Whoever shows a member's total hears of it when this is committed, in whatever process they are. */
const tellTotal = sql<string>`pg_notify('unread', ${notices.user_id}::text)::text`

export type Browser = Pick<typeof push_subscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth' | 'session_id'>

// All tenants: part of a statement that writes notices, by their members.
// By the table's name: of one table alone, drizzle drops it from a column, and here it would be the subscription's own.
/** The browsers of who is told. */
const browsers = sql<Browser[]>`(
  select coalesce(json_agg(json_build_object(
    'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth, 'session_id', s.session_id) order by s.created_at), '[]')
  from ${push_subscriptions} s where s.user_id = ${notices}.user_id)`

export type App = { token: string; session_id: string }

// All tenants: part of the same statement, by its members.
/** The apps of who is told, with the sign-in each came with. */
const apps = sql<App[]>`(
  select coalesce(json_agg(json_build_object('token', t.token, 'session_id', t.session_id) order by t.updated_at), '[]')
  from ${fcm_tokens} t where t.user_id = ${notices}.user_id and t.session_id is not null)`

/** With the letter that goes out where the notice is new. */
type Lettered = { notice: NewNotice; letter?: Parcel | undefined }

/**
 * Writes them, and puts the letters of those that were not written before into the outbox: in one statement. Gives the id of
 * those, and the browsers and apps of their members, by key.
 */
export async function insertNotices(db: Db, rows: readonly Lettered[], now: Date) {
  const identified = rows.map((row) => ({ ...row, id: newId(now) }))
  const { id, user_id, once_key } = notices
  const written = db.$with('written').as(
    db
      .insert(notices)
      .values(identified.map((row) => ({ ...row.notice, id: row.id, created_at: now })))
      .onConflictDoNothing({ target: [user_id, once_key] })
      .returning({
        id,
        user_id,
        once_key,
        browsers: browsers.as('browsers'),
        apps: apps.as('apps'),
        notified: tellTotal.as('notified'),
      }),
  )
  const letters = identified.flatMap(({ id: notice_id, letter }) => (letter ? [{ notice_id, letter }] : []))
  const ofNew = sql`
    select letter.id, letter.parcel from ${written} join unnest(
      ${sql.param(letters.map(() => newId(now)))}::uuid[],
      ${sql.param(letters.map(({ notice_id }) => notice_id))}::uuid[],
      ${sql.param(letters.map(({ letter }) => JSON.stringify(letter)))}::jsonb[]
    ) as letter(id, notice_id, parcel) on letter.notice_id = ${written}.id`
  const sent = db.$with('sent', {}).as(insertParcels(ofNew, now))
  const inserted = await db.with(written, sent).select().from(written).limit(rows.length)
  return new Map(inserted.map((row) => [keyOf(row), { id: row.id, browsers: row.browsers, apps: row.apps }]))
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

/** What of one kind is over for a member, by how its key begins. */
export const deleteNoticesBy = (db: Db, whose: Mine, key: string) =>
  db
    .delete(notices)
    .where(and(mine(whose), like(notices.once_key, `${key}%`)))
    .returning({ notified: tellTotal })

/** What a member who left was told. */
export const deleteNoticesOf = (db: Db, user_ids: readonly string[]) =>
  db.delete(notices).where(inArray(notices.user_id, [...user_ids]))
