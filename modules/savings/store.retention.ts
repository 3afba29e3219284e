import { and, eq, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { savings_applicants as applicants, savings_plans as plans } from './tables.ts'

// All tenants: a job forgets applicants wherever a plan is over.
/** Which of these plans still need their scans: with the bank, decided or ended since then, or begun since then. */
export async function listScansNeeded(db: Db, ids: readonly string[], before: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: plans.id })
    .from(plans)
    .where(
      and(
        inArray(plans.id, [...ids]),
        or(
          and(eq(plans.state, 'cart'), gte(plans.created_at, before)),
          eq(plans.state, 'submitted'),
          and(isNull(plans.ended_at), gte(plans.accepted_at, before)),
          and(ne(plans.state, 'withdrawn'), gte(plans.ended_at, before)),
        ),
      ),
    )
    .limit(ids.length)
  return new Set(rows.map(({ id }) => id))
}

// All tenants: the same job.
/** Who applied for what ended before then. */
export const deleteEndedApplicants = (db: Db, before: Date) =>
  db
    .delete(applicants)
    .where(inArray(applicants.plan_id, db.select({ id: plans.id }).from(plans).where(lt(plans.ended_at, before))))
