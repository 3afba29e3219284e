import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { chat_hours, chat_messages, chat_reports, chat_rooms } from './tables.ts'

export type ReportRow = typeof chat_reports.$inferSelect & { user_id: string; consultant_id: string | null }

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: chat_reports.tenant_id })

type Query = {
  standing: 'open' | 'handled'
  user_ids: readonly string[] | undefined
  sort: string
  cursor?: string | undefined
  limit: number
}

const columns = { report: chat_reports, user_id: chat_rooms.user_id, consultant_id: chat_rooms.consultant_id }
const flat = ({
  report,
  ...rest
}: { report: typeof chat_reports.$inferSelect } & Omit<ReportRow, keyof typeof chat_reports.$inferSelect>) => ({
  ...report,
  ...rest,
})

// All tenants: part of a statement that is within the scopes of who reads.
const ofMembers = (user_ids: readonly string[] | undefined): SQL | undefined =>
  user_ids &&
  sql`${chat_reports.room_id} in (select r.id from ${chat_rooms} r where r.user_id = any(${sql.param([...user_ids])}::uuid[]))`

export async function selectReports(db: Db, scopes: readonly Scope[], { standing, user_ids, limit, ...place }: Query) {
  const keyset = keysetOf({ id: chat_reports.id, by: { created_at: chat_reports.created_at } }, place)
  const isOpen = standing === 'open' ? isNull(chat_reports.handled_at) : isNotNull(chat_reports.handled_at)
  const where = and(within(scopes), isOpen, ofMembers(user_ids))
  const rows = await db
    .select(columns)
    .from(chat_reports)
    .innerJoin(chat_rooms, eq(chat_rooms.id, chat_reports.room_id))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows.map(flat), limit), total: await totalOf(db, chat_reports, where) }
}

export async function findReport(db: Db, scopes: readonly Scope[], id: string): Promise<ReportRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(chat_reports)
    .innerJoin(chat_rooms, eq(chat_rooms.id, chat_reports.room_id))
    .where(and(eq(chat_reports.id, id), within(scopes)))
    .limit(1)
  return row && flat(row)
}

/** Notes what came of it; nothing, where somebody has already. */
export async function handleReport(
  db: Db,
  scopes: readonly Scope[],
  done: { id: string; handled_by: string; handled_note: string; handled_at: Date },
): Promise<boolean> {
  const { id, ...set } = done
  const rows = await db
    .update(chat_reports)
    .set(set)
    .where(and(eq(chat_reports.id, id), within(scopes), isNull(chat_reports.handled_at)))
    .returning({ id: chat_reports.id })
  return rows.length === 1
}

// All tenants: of a room whose report the caller has found within their scopes.
/** Whether one of these has answered in a room, or answers there. */
export async function hasAnswered(db: Db, room_id: string, consultant_ids: readonly string[]): Promise<boolean> {
  if (consultant_ids.length === 0) return false
  const [row] = await db
    .select({ id: chat_messages.id })
    .from(chat_messages)
    .where(and(eq(chat_messages.room_id, room_id), inArray(chat_messages.consultant_id, [...consultant_ids])))
    .limit(1)
  return row !== undefined
}

type Hours = { weekday: number; opens: number; closes: number }

export async function replaceHours(db: Db, tenant_id: string, hours: readonly Hours[]): Promise<void> {
  await db.delete(chat_hours).where(eq(chat_hours.tenant_id, tenant_id))
  if (hours.length > 0) await db.insert(chat_hours).values(hours.map((one) => ({ tenant_id, ...one })))
}
