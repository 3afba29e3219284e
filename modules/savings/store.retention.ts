import { and, eq, gte, inArray, isNull, lt, ne, not, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hasDocuments } from '#modules/documents/module.ts'
import { savings_applicants as applicants, savings_plans as plans } from './tables.ts'

type Needed = {
  before: Date
  /** To which something was uploaded since then. */
  carts: readonly string[]
}

// All tenants: a job forgets applicants wherever a plan is over.
/** Which of these plans still need their scans: with the bank, decided or ended since then, or a cart of these. */
export async function listScansNeeded(db: Db, ids: readonly string[], { before, carts }: Needed): Promise<Set<string>> {
  const rows = await db
    .select({ id: plans.id })
    .from(plans)
    .where(
      and(
        inArray(plans.id, [...ids]),
        or(
          and(eq(plans.state, 'cart'), inArray(plans.id, [...carts])),
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

// All tenants: the same job.
/** Whom somebody described before then for a cart that they never sent, and that has no scans any more. */
export const deleteLeftApplicants = (db: Db, before: Date) =>
  db.delete(applicants).where(
    and(
      lt(applicants.updated_at, before),
      inArray(
        applicants.plan_id,
        db
          .select({ id: plans.id })
          .from(plans)
          .where(and(eq(plans.state, 'cart'), not(hasDocuments('savings', plans.id)))),
      ),
    ),
  )
