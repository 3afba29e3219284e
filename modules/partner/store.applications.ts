import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { partner_applications as applications, partner_application_history as history } from './tables.ts'

type NewApplication = typeof applications.$inferInsert
type State = NewApplication['state']

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

type Named = { tenant_id: string; token_hash: string }
const named = ({ tenant_id, token_hash }: Named) =>
  and(eq(applications.tenant_id, tenant_id), eq(applications.token_hash, token_hash))

type Edge = { from: readonly State[]; to: State }

/** The first use of the link proves the address; nothing comes back from a second. */
export async function proveApplication(db: Db, which: Named, { edge, now }: { edge: Edge; now: Date }) {
  const [row] = await db
    .update(applications)
    .set({ state: edge.to, verified_at: now })
    .where(and(named(which), inArray(applications.state, [...edge.from])))
    .returning()
  return row
}

export async function findApplication(db: Db, which: Named) {
  const [row] = await db.select(columns).from(applications).where(named(which)).limit(1)
  return row
}

type Entry = Omit<typeof history.$inferInsert, 'id'>

export async function appendHistory(db: Db, entry: Entry): Promise<void> {
  await db.insert(history).values({ id: newId(entry.at), ...entry })
}

export const listHistory = (db: Db, application_id: string) =>
  db
    .select({ state: history.state, at: history.at, reason: history.reason })
    .from(history)
    .where(eq(history.application_id, application_id))
    .orderBy(asc(history.at), asc(history.id))
    .limit(100)

/** Applications whose address nobody proved hold a stranger's data for no purpose. */
export async function deleteUnproved(db: Db, before: Date): Promise<void> {
  await db.delete(applications).where(and(eq(applications.state, 'unverified'), lt(applications.created_at, before)))
}
