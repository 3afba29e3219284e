import { and, asc, eq, inArray, isNull, lt, notExists } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { chat_history, chat_messages, chat_reports, chat_rooms } from './tables.ts'

const batch = 200

// All tenants: part of the job.
const openReport = (db: Db) =>
  db
    .select({ id: chat_reports.id })
    .from(chat_reports)
    .where(and(eq(chat_reports.room_id, chat_rooms.id), isNull(chat_reports.handled_at)))

// All tenants: a job forgets conversations of every brand.
/** Conversations in which nothing was said since then, but for those that somebody still looks into. */
export async function listRoomsBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: chat_rooms.id })
    .from(chat_rooms)
    .where(and(lt(chat_rooms.last_message_at, before), notExists(openReport(db))))
    .orderBy(asc(chat_rooms.last_message_at))
    .limit(batch)
  return rows.map(({ id }) => id)
}

// All tenants: the same job.
export async function deleteRooms(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of [chat_messages, chat_history, chat_reports])
    await db.delete(table).where(inArray(table.room_id, [...ids]))
  await db.delete(chat_rooms).where(inArray(chat_rooms.id, [...ids]))
}
