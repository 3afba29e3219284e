import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import type { Snapshot } from './rules/changes.ts'
import { bedsOf } from './rules/rooms.ts'
import { rooming_beds, rooming_lists, rooming_revisions, rooming_rooms, rooming_stays } from './tables.ts'

export type RoomRow = typeof rooming_rooms.$inferSelect
type NewRoom = Pick<RoomRow, 'id' | 'stay_id' | 'label' | 'type' | 'occupancy'>
type Stay = { hotel_id: string; nights: number }

/** The list of a departure, locked: changes of it come one after the other. */
export async function lockList(db: Db, departure_id: string, now: Date): Promise<void> {
  await db.insert(rooming_lists).values({ departure_id, created_at: now }).onConflictDoNothing()
  await db.select().from(rooming_lists).where(eq(rooming_lists.departure_id, departure_id)).limit(1).for('update')
}

/** The stays as the departure has them now: another hotel takes over the rooms of the one before. */
export async function saveStays(db: Db, departure_id: string, stays: readonly Stay[]): Promise<void> {
  if (stays.length === 0) return
  const rows = stays.map((stay, i) => ({ ...stay, id: newId(), departure_id, position: i + 1 }))
  await db
    .insert(rooming_stays)
    .values(rows)
    .onConflictDoUpdate({
      target: [rooming_stays.departure_id, rooming_stays.position],
      set: { hotel_id: sql`excluded.hotel_id`, nights: sql`excluded.nights` },
    })
}

export async function findStay(db: Db, departure_id: string, position: number) {
  const [row] = await db
    .select({ id: rooming_stays.id, position: rooming_stays.position })
    .from(rooming_stays)
    .where(and(eq(rooming_stays.departure_id, departure_id), eq(rooming_stays.position, position)))
    .limit(1)
  return row
}

export const listStays = (db: Db, departure_id: string) =>
  db
    .select({ id: rooming_stays.id, position: rooming_stays.position })
    .from(rooming_stays)
    .where(eq(rooming_stays.departure_id, departure_id))
    .orderBy(asc(rooming_stays.position))
    .limit(10)

/** Every bed of a departure with its room, in the order they are shown. */
export const listBeds = (db: Db, departure_id: string) =>
  db
    .select({
      stay: rooming_stays.position,
      room: rooming_rooms,
      position: rooming_beds.position,
      traveller_id: rooming_beds.traveller_id,
    })
    .from(rooming_stays)
    .innerJoin(rooming_rooms, eq(rooming_rooms.stay_id, rooming_stays.id))
    .innerJoin(rooming_beds, eq(rooming_beds.room_id, rooming_rooms.id))
    .where(eq(rooming_stays.departure_id, departure_id))
    .orderBy(asc(rooming_stays.position), asc(rooming_rooms.position), asc(rooming_beds.position))
    .limit(10_000)

/** False, and nothing done, where the stay has a room of that label. */
export async function insertRoom(db: Db, room: NewRoom, now: Date): Promise<boolean> {
  // The list is locked: nobody else adds a room meanwhile.
  const after = sql`(select coalesce(max(r.position), 0) from ${rooming_rooms} r where r.stay_id = ${room.stay_id})`
  const rows = await db
    .insert(rooming_rooms)
    .values({ ...room, position: sql`${after} + 1`, created_at: now })
    .onConflictDoNothing({ target: [rooming_rooms.stay_id, rooming_rooms.label] })
    .returning({ id: rooming_rooms.id })
  if (rows.length === 0) return false
  const beds = Array.from({ length: bedsOf[room.type] }, (_, i) => i + 1)
  await db.insert(rooming_beds).values(beds.map((position) => ({ room_id: room.id, stay_id: room.stay_id, position })))
  return true
}

/** Whether a room of the stay, other than this one, has the label. */
export async function hasLabel(db: Db, { id, stay_id }: Pick<RoomRow, 'id' | 'stay_id'>, label: string) {
  const rows = await db
    .select({ id: rooming_rooms.id })
    .from(rooming_rooms)
    .where(and(eq(rooming_rooms.stay_id, stay_id), eq(rooming_rooms.label, label)))
    .limit(1)
  return rows.some((row) => row.id !== id)
}

export const updateRoom = (db: Db, id: string, to: Partial<Pick<RoomRow, 'label' | 'occupancy' | 'vacated_at'>>) =>
  db.update(rooming_rooms).set(to).where(eq(rooming_rooms.id, id))

/** False, and nothing done, where somebody has a bed in it. */
export async function deleteRoom(db: Db, id: string): Promise<boolean> {
  const taken = db
    .select({ one: sql`1` })
    .from(rooming_beds)
    .where(and(eq(rooming_beds.room_id, id), isNotNull(rooming_beds.traveller_id)))
  const rows = await db
    .delete(rooming_rooms)
    .where(and(eq(rooming_rooms.id, id), notExists(taken)))
    .returning({ id: rooming_rooms.id })
  return rows.length === 1
}

type Guest = { traveller_id: string; booking_id: string }

/** The first free bed of a room; false, and nothing done, where there is none. */
export async function takeBed(db: Db, room_id: string, guest: Guest): Promise<boolean> {
  const [free] = await db
    .select({ position: rooming_beds.position })
    .from(rooming_beds)
    .where(and(eq(rooming_beds.room_id, room_id), isNull(rooming_beds.traveller_id)))
    .orderBy(asc(rooming_beds.position))
    .limit(1)
    .for('update')
  if (!free) return false
  await db
    .update(rooming_beds)
    .set(guest)
    .where(and(eq(rooming_beds.room_id, room_id), eq(rooming_beds.position, free.position)))
  return true
}

const nobody = { traveller_id: null, booking_id: null }

export const leaveBed = (db: Db, { stay_id, traveller_id }: { stay_id: string; traveller_id: string }) =>
  db
    .update(rooming_beds)
    .set(nobody)
    .where(and(eq(rooming_beds.stay_id, stay_id), eq(rooming_beds.traveller_id, traveller_id)))

type Leaving = { booking_id: string } | { traveller_id: string }

/** Frees every bed of a party, or of one of them, and marks the rooms. */
export async function vacateBeds(db: Db, who: Leaving, now: Date): Promise<void> {
  const isTheirs =
    'booking_id' in who ? eq(rooming_beds.booking_id, who.booking_id) : eq(rooming_beds.traveller_id, who.traveller_id)
  const rows = await db.update(rooming_beds).set(nobody).where(isTheirs).returning({ room_id: rooming_beds.room_id })
  if (rows.length === 0) return
  const rooms = rows.map(({ room_id }) => room_id)
  await db.update(rooming_rooms).set({ vacated_at: now }).where(inArray(rooming_rooms.id, rooms))
}

export const listRevisions = (db: Db, departure_id: string) =>
  db
    .select()
    .from(rooming_revisions)
    .where(eq(rooming_revisions.departure_id, departure_id))
    .orderBy(desc(rooming_revisions.number))
    .limit(50)

type Revision = { departure_id: string; number: number; snapshot: Snapshot; staff_id: string; sent_by: string }

export const insertRevision = (db: Db, revision: Revision, now: Date) =>
  db.insert(rooming_revisions).values({ ...revision, sent_at: now })
