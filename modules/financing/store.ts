import { and, asc, count, desc, eq, inArray, lte, not, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#core/context.ts'
import type { Instalment } from './rules/schedule.ts'
import {
  financing_applications,
  financing_history,
  financing_instalment_reports,
  financing_instalments,
  financing_report_corrections,
} from './tables.ts'

const others = alias(financing_applications, 'others')

export type ApplicationRow = typeof financing_applications.$inferSelect
export type HistoryRow = typeof financing_history.$inferSelect
export type InstalmentReport = typeof financing_instalment_reports.$inferSelect
/** What may change of an application; its state changes in transition.ts only. */
export type ApplicationChange = Partial<Omit<ApplicationRow, 'state'>> & { state?: never }
export type Step = Omit<typeof financing_history.$inferInsert, 'id' | 'at'>

export type Whose = { tenant_id: string; user_id: string }
const mine = ({ tenant_id, user_id }: Whose) =>
  and(eq(financing_applications.tenant_id, tenant_id), eq(financing_applications.user_id, user_id))

/** A member's own application. */
export async function findMine(db: Db, { id, ...whose }: Whose & { id: string }): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(financing_applications)
    .where(and(mine(whose), eq(financing_applications.id, id)))
    .limit(1)
  return row
}

/** The same by the booking it is for. */
export async function findOfBooking(
  db: Db,
  { booking_id, ...whose }: Whose & { booking_id: string },
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(financing_applications)
    .where(and(mine(whose), eq(financing_applications.booking_id, booking_id)))
    .limit(1)
  return row
}

/** Whether a member has another that is open for the same departure. */
export async function hasOpen(db: Db, { departure_id, ...whose }: Whose & { departure_id: string }): Promise<boolean> {
  const [row] = await db
    .select({ id: financing_applications.id })
    .from(financing_applications)
    .where(
      and(
        mine(whose),
        eq(financing_applications.departure_id, departure_id),
        inArray(financing_applications.state, [...openStates]),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function listMine(db: Db, whose: Whose, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select()
    .from(financing_applications)
    .where(mine(whose))
    .orderBy(desc(financing_applications.created_at), desc(financing_applications.id))
    .limit(limit)
    .offset(offset)
  const [total] = await db.select({ count: count() }).from(financing_applications).where(mine(whose))
  return { rows, total: total?.count ?? 0 }
}

/** Bookings of a member that wait for a bank's decision, and for nobody else. */
export async function bookingsAtBank(db: Db, whose: Whose): Promise<string[]> {
  const rows = await db
    .select({ booking_id: financing_applications.booking_id })
    .from(financing_applications)
    .where(and(mine(whose), eq(financing_applications.state, 'verification')))
    .limit(100)
  return rows.map(({ booking_id }) => booking_id)
}

/** A member's applications, for the file of their data. */
export async function applicationIdsOf(db: Db, whose: Whose): Promise<string[]> {
  const rows = await db
    .select({ id: financing_applications.id })
    .from(financing_applications)
    .where(mine(whose))
    .limit(1_000)
  return rows.map(({ id }) => id)
}

// All tenants: by an id that the caller has found within what they may reach, or that an event or a job brings.
/** Locked; lock its booking first. */
export async function lockApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(financing_applications)
    .where(eq(financing_applications.id, id))
    .limit(1)
    .for('update')
  return row
}

// All tenants: by a booking that an event brings, locked.
export async function lockOfBooking(db: Db, booking_id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(financing_applications)
    .where(eq(financing_applications.booking_id, booking_id))
    .limit(1)
    .for('update')
  return row
}

// All tenants: of whoever deletes the account.
export const listOpenOf = (db: Db, user_id: string) =>
  db
    .select({ id: financing_applications.id, booking_id: financing_applications.booking_id })
    .from(financing_applications)
    .where(
      and(
        eq(financing_applications.user_id, user_id),
        inArray(financing_applications.state, ['fill_identity', 'documents', 'verification', 'payment']),
      ),
    )
    .orderBy(asc(financing_applications.id))
    .limit(100)

// All tenants: a job ends what ran out wherever it is; of an approved one the invoice runs out by itself.
export const listRunOut = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: financing_applications.id, booking_id: financing_applications.booking_id })
    .from(financing_applications)
    .where(
      and(
        lte(financing_applications.expires_at, now),
        inArray(financing_applications.state, ['fill_identity', 'documents', 'verification']),
      ),
    )
    .orderBy(asc(financing_applications.expires_at))
    .limit(limit)

// All tenants: reminders go out for every application; each is sent as its own tenant.
/** Those that their applicant has to complete before long. */
export const listEnding = (db: Db, { after, before }: { after: Date; before: Date }) =>
  db
    .select()
    .from(financing_applications)
    .where(
      and(
        inArray(financing_applications.state, ['fill_identity', 'documents']),
        sql`${financing_applications.expires_at} > ${after}`,
        lte(financing_applications.expires_at, before),
      ),
    )
    .orderBy(asc(financing_applications.expires_at))
    .limit(5_000)

/** An application and the first row of its history; nothing where the member has another open one for the departure. */
export async function insertApplication(
  db: Db,
  { row, step }: { row: ApplicationRow; step: Step },
  now: Date,
): Promise<boolean> {
  const [made] = await db
    .insert(financing_applications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: financing_applications.id })
  if (!made) return false
  await db.insert(financing_history).values({ ...step, at: now })
  return true
}

// All tenants: by a row that the caller has locked.
/** The next state, what changes with it, and the row of its history: in one statement. */
export async function stepApplication(
  db: Db,
  was: ApplicationRow,
  { to, step, now }: { to: ApplicationChange | undefined; step: Step; now: Date },
): Promise<ApplicationRow> {
  const changed = db.$with('changed').as(
    db
      .update(financing_applications)
      .set({ ...to, state: step.state })
      .where(and(eq(financing_applications.id, was.id), eq(financing_applications.state, was.state)))
      .returning({ id: financing_applications.id }),
  )
  const [row] = await db
    .with(changed)
    .insert(financing_history)
    .values({ ...step, at: now })
    .returning({ changed: sql<number>`(select count(*) from changed)::int` })
  if (row?.changed !== 1) throw new Error('an application changed although it was locked')
  return { ...was, ...to, state: step.state }
}

/** In the order of time; of very many, the latest. */
export async function listHistory(db: Db, application_id: string): Promise<HistoryRow[]> {
  const rows = await db
    .select()
    .from(financing_history)
    .where(eq(financing_history.application_id, application_id))
    .orderBy(desc(financing_history.id))
    .limit(500)
  return rows.toReversed()
}

const openStates = ['fill_identity', 'documents', 'verification', 'payment', 'active'] as const

// All tenants: by an application that the caller has locked.
/** It follows its booking to another date. Where its member has another open one there, it stays where it was. */
export const moveApplication = (db: Db, { id, user_id }: ApplicationRow, to: string) =>
  db
    .update(financing_applications)
    .set({ departure_id: to })
    .where(
      and(
        eq(financing_applications.id, id),
        notExists(
          db
            .select({ id: others.id })
            .from(others)
            .where(
              and(eq(others.user_id, user_id), eq(others.departure_id, to), inArray(others.state, [...openStates])),
            ),
        ),
      ),
    )

export const insertSchedule = (db: Db, application_id: string, schedule: readonly Instalment[]) =>
  db.insert(financing_instalments).values(schedule.map((instalment) => ({ application_id, ...instalment })))

export const listSchedule = (db: Db, application_id: string): Promise<Instalment[]> =>
  db
    .select({
      number: financing_instalments.number,
      due_on: financing_instalments.due_on,
      amount: financing_instalments.amount,
    })
    .from(financing_instalments)
    .where(eq(financing_instalments.application_id, application_id))
    .orderBy(asc(financing_instalments.number))
    .limit(100)

/** False where that instalment was reported before, and that was not taken back. */
export async function insertReport(db: Db, row: Omit<InstalmentReport, 'round'>): Promise<boolean> {
  const taken = db
    .select({ round: sql<number>`count(*)::int + 1` })
    .from(financing_report_corrections)
    .innerJoin(
      financing_instalment_reports,
      eq(financing_instalment_reports.id, financing_report_corrections.report_id),
    )
    .where(
      and(
        eq(financing_instalment_reports.application_id, row.application_id),
        eq(financing_instalment_reports.number, row.number),
      ),
    )
  const rows = await db
    .insert(financing_instalment_reports)
    .values({ ...row, round: sql`(${taken})` })
    .onConflictDoNothing()
    .returning({ id: financing_instalment_reports.id })
  return rows.length === 1
}

const isTakenBack = sql`exists (select 1 from ${financing_report_corrections} c where c.report_id = ${financing_instalment_reports}.id)`

/** What the bank reports as paid, without what it has taken back. */
export const listReports = (db: Db, application_id: string): Promise<InstalmentReport[]> =>
  db
    .select()
    .from(financing_instalment_reports)
    .where(and(eq(financing_instalment_reports.application_id, application_id), not(isTakenBack)))
    .orderBy(asc(financing_instalment_reports.number))
    .limit(100)

/** False where that report was taken back before. */
export async function insertCorrection(
  db: Db,
  row: typeof financing_report_corrections.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(financing_report_corrections)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: financing_report_corrections.report_id })
  return rows.length === 1
}
