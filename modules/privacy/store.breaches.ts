import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { breach_steps, breaches } from './tables.ts'

export type BreachRow = typeof breaches.$inferSelect

export const insertBreach = (db: Db, row: BreachRow) => db.insert(breaches).values(row)

export const insertStep = (db: Db, row: typeof breach_steps.$inferInsert) => db.insert(breach_steps).values(row)

/** More than there will ever be. */
const most = 200

export const selectBreaches = (db: Db) =>
  db.select().from(breaches).orderBy(desc(breaches.noticed_at), desc(breaches.id)).limit(most)

export async function findBreach(db: Db, id: string): Promise<BreachRow | undefined> {
  const [row] = await db.select().from(breaches).where(eq(breaches.id, id)).limit(1)
  return row
}

export const listSteps = (db: Db, breach_ids: readonly string[]) =>
  db
    .select()
    .from(breach_steps)
    .where(inArray(breach_steps.breach_id, [...breach_ids]))
    .orderBy(asc(breach_steps.id))
    .limit(10_000)
