import { and, asc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import {
  partner_applications as applications,
  partner_application_checks as checks,
  partner_application_history as history,
} from './tables.ts'

type NewApplication = typeof applications.$inferInsert
type Entry = Omit<typeof history.$inferInsert, 'id'>

const columns = {
  id: applications.id,
  kind: applications.kind,
  company: applications.company,
  state: applications.state,
  created_at: applications.created_at,
}

/** Keeps the application; an unproved one of the same address and kind gives way, and its link with it. */
export async function saveApplication(db: Db, row: NewApplication) {
  const { id: _, ...replacing } = row
  const [saved] = await db
    .insert(applications)
    .values(row)
    .onConflictDoUpdate({
      target: [applications.tenant_id, applications.kind, applications.email],
      targetWhere: sql`${applications.state} = 'unverified'`,
      set: replacing,
    })
    // xmax is set on a row that an update made, and 0 on one that was inserted.
    .returning({ ...columns, is_replacement: sql<boolean>`(xmax <> 0)` })
  if (!saved) throw new Error('an application was not kept')
  return saved
}

/** By the link of its mail, at the tenant it was sent to; or by its id, which only the desk knows. */
export type Named = { tenant_id: string; token_hash: string } | { id: string }
const named = (which: Named) =>
  'id' in which
    ? eq(applications.id, which.id)
    : and(eq(applications.tenant_id, which.tenant_id), eq(applications.token_hash, which.token_hash))

/** What may change of an application with its state. */
export type ApplicationChange = Partial<Omit<NewApplication, 'state'>> & { state?: never }
type Written = {
  from: readonly NewApplication['state'][]
  to: ApplicationChange | undefined
  step: Omit<Entry, 'application_id'>
}

/** The next state, if it is in one of those, what changes with it, and the row of its history: in one statement. */
export async function stepApplication(db: Db, which: Named, { from, to, step }: Written): Promise<boolean> {
  const { state, actor, by_name = null, reason = null, at } = step
  const changed = db
    .update(applications)
    .set({ ...to, state })
    .where(and(named(which), inArray(applications.state, [...from])))
    .returning({ id: applications.id })
  const { rows } = await db.execute(sql`
    with changed as ${changed}
    insert into ${history} (id, application_id, state, actor, by_name, reason, at)
    select ${newId(at)}::uuid, id, ${state}, ${actor}, ${by_name}, ${reason}, ${sql.param(at, history.at)}::timestamptz
    from changed
    returning application_id`)
  return rows.length === 1
}

/** All of it, for those who read applications. */
export async function readApplication(db: Db, which: Named) {
  const [row] = await db.select().from(applications).where(named(which)).limit(1)
  if (!row) throw new Error('an application that just changed is not there')
  return row
}

/** The same, locked: what comes with it and what is decided of it happen one after the other. */
export async function lockApplicant(db: Db, which: Named) {
  const [row] = await db.select().from(applications).where(named(which)).limit(1).for('update')
  return row
}

/** Those of them of which nothing has happened since then: decided before it, or left alone by both sides. */
export async function listAtRest(db: Db, ids: readonly string[], before: Date): Promise<string[]> {
  const since = (table: typeof history | typeof checks, at: typeof history.at | typeof checks.checked_at) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.application_id, applications.id), gte(at, before))),
    )
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(applications.id, [...ids]),
        lt(applications.created_at, before),
        since(history, history.at),
        since(checks, checks.checked_at),
      ),
    )
    .limit(ids.length)
  return rows.map(({ id }) => id)
}

export async function findApplication(db: Db, which: Named) {
  const [row] = await db.select(columns).from(applications).where(named(which)).limit(1)
  return row
}

export async function appendHistory(db: Db, entry: Entry): Promise<void> {
  await db.insert(history).values({ id: newId(entry.at), ...entry })
}

export const listHistory = (db: Db, application_id: string) =>
  db
    .select({ state: history.state, at: history.at, reason: history.reason, by_name: history.by_name })
    .from(history)
    .where(eq(history.application_id, application_id))
    .orderBy(asc(history.at), asc(history.id))
    .limit(100)

/** Applications whose address nobody proved hold a stranger's data for no purpose. */
export const deleteUnproved = (db: Db, before: Date) =>
  db.delete(applications).where(and(eq(applications.state, 'unverified'), lt(applications.created_at, before)))
