import { and, asc, count, desc, eq, inArray, isNull, notExists, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { runningStates } from './rules/changes.ts'
import { type DepartureChange, departureChanges } from './rules/departure-run.ts'
import { booking_history, bookings, departure_run_bookings, departure_runs } from './tables.ts'

export type RunRow = typeof departure_runs.$inferSelect

/** Begins a run; false where another of the same departure is at work. */
export async function insertRun(db: Db, row: typeof departure_runs.$inferInsert): Promise<boolean> {
  const rows = await db.insert(departure_runs).values(row).onConflictDoNothing().returning({ id: departure_runs.id })
  return rows.length === 1
}

const isAtWork = and(isNull(departure_runs.finished_at), isNull(departure_runs.paused_at))

/** Runs that are at work, the oldest first. */
export const listOpenRuns = (db: Db, limit: number): Promise<RunRow[]> =>
  db
    .select()
    .from(departure_runs)
    .where(isAtWork)
    .orderBy(asc(departure_runs.created_at), asc(departure_runs.id))
    .limit(limit)

/** Two processes may work on one run: they take turns here. Nothing, once it is over or paused. */
export async function lockRun(db: Db, id: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(departure_runs)
    .where(and(eq(departure_runs.id, id), isAtWork))
    .limit(1)
    .for('update')
  return row
}

/** The run of a departure that is not over, locked; it waits for the order that is at hand. */
export async function lockUnfinished(db: Db, departure_id: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(departure_runs)
    .where(and(eq(departure_runs.departure_id, departure_id), isNull(departure_runs.finished_at)))
    .limit(1)
    .for('update')
  return row
}

type Pause = Pick<RunRow, 'paused_at' | 'paused_by'>

export const savePause = (db: Db, id: string, pause: Pause) =>
  db.update(departure_runs).set(pause).where(eq(departure_runs.id, id))

export const finishRun = (db: Db, id: string, now: Date) =>
  db
    .update(departure_runs)
    .set({ finished_at: now })
    .where(and(eq(departure_runs.id, id), isAtWork))

/** The last run of a departure, over or not. */
export async function findLatestRun(db: Db, departure_id: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(departure_runs)
    .where(eq(departure_runs.departure_id, departure_id))
    .orderBy(desc(departure_runs.created_at), desc(departure_runs.id))
    .limit(1)
  return row
}

/** What was ever done with all orders of a departure. */
export async function listRunKinds(db: Db, departure_id: string): Promise<DepartureChange[]> {
  const rows = await db
    .selectDistinct({ kind: departure_runs.kind })
    .from(departure_runs)
    .where(eq(departure_runs.departure_id, departure_id))
    .limit(departureChanges.length)
  return rows.map(({ kind }) => kind)
}

type OfRun = Pick<RunRow, 'id' | 'departure_id'>

const isLeft = (db: Db, { id, departure_id }: OfRun) =>
  and(
    eq(bookings.departure_id, departure_id),
    inArray(bookings.state, [...runningStates]),
    notExists(
      db
        .select({ one: sql`1` })
        .from(departure_run_bookings)
        .where(and(eq(departure_run_bookings.run_id, id), eq(departure_run_bookings.booking_id, bookings.id))),
    ),
  )

// All tenants: a departure belongs to its partner, whoever sold its seats.
/** The next order that a run has not dealt with, or this one if it has not. */
export async function findLeftOfRun(
  db: Db,
  run: OfRun,
  { except = [], booking_id }: { except?: readonly string[]; booking_id?: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isLeft(db, run),
        except.length > 0 ? notInArray(bookings.id, [...except]) : undefined,
        booking_id === undefined ? undefined : eq(bookings.id, booking_id),
      ),
    )
    .orderBy(asc(bookings.created_at), asc(bookings.id))
    .limit(1)
  return row?.id
}

// All tenants: a departure belongs to its partner, whoever sold its seats.
export async function countLeftOfRun(db: Db, run: OfRun): Promise<number> {
  const [row] = await db.select({ left: count() }).from(bookings).where(isLeft(db, run))
  return row?.left ?? 0
}

export const insertOutcome = (db: Db, row: typeof departure_run_bookings.$inferInsert) =>
  db.insert(departure_run_bookings).values(row)

/** How many orders ended how. */
export const countOutcomes = (db: Db, run_id: string) =>
  db
    .select({ outcome: departure_run_bookings.outcome, count: count() })
    .from(departure_run_bookings)
    .where(eq(departure_run_bookings.run_id, run_id))
    .groupBy(departure_run_bookings.outcome)

// All tenants: a departure belongs to its partner, whoever sold its seats; the caller has found it as theirs.
/** Orders of a departure that are to be paid or under way, the oldest first. */
export const listRunning = (db: Db, departure_id: string) =>
  db
    .select({
      id: bookings.id,
      state: bookings.state,
      seats: bookings.seats,
      rooms: bookings.rooms,
      children: bookings.children,
      infants: bookings.infants,
      overdue_at: bookings.overdue_at,
    })
    .from(bookings)
    .where(and(eq(bookings.departure_id, departure_id), inArray(bookings.state, [...runningStates])))
    .orderBy(asc(bookings.created_at), asc(bookings.id))
    .limit(2_000)

/** When who booked was last reminded of what is overdue. */
export async function lastReminder(db: Db, booking_id: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: booking_history.at })
    .from(booking_history)
    .where(and(eq(booking_history.booking_id, booking_id), eq(booking_history.event, 'remind')))
    .orderBy(desc(booking_history.id))
    .limit(1)
  return row?.at
}
