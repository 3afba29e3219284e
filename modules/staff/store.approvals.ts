import { and, count, eq, exists, inArray, isNull, lte, min, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Staff } from '#core/staff.ts'
import type { ApprovalState } from './rules/machine.ts'
import { approvals, staff, staff_grants } from './tables.ts'

export type Approval = typeof approvals.$inferSelect
export type ApprovedStep = Pick<Approval, 'kind' | 'thing_id'>

/** False where the same step waits already. */
export async function insertApproval(db: Db, row: typeof approvals.$inferInsert): Promise<boolean> {
  const rows = await db.insert(approvals).values(row).onConflictDoNothing().returning({ id: approvals.id })
  return rows.length === 1
}

/** The request that waits for this step, locked: of two who decide at once, one does. */
export async function lockRequested(db: Db, { kind, thing_id }: ApprovedStep): Promise<Approval | undefined> {
  const [row] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.kind, kind), eq(approvals.thing_id, thing_id), eq(approvals.state, 'requested')))
    .limit(1)
    .for('update')
  return row
}

type Decided = { state: ApprovalState; decided_by: string; decided_at: Date; decision_reason: string | null }

export const stepApproval = (db: Db, { id }: Pick<Approval, 'id'>, to: Decided) =>
  db.update(approvals).set(to).where(eq(approvals.id, id))

/** Which of these things have a step of this kind waiting, with who asked for it. */
export async function requestedOf(db: Db, kind: string, thing_ids: readonly string[]): Promise<Map<string, Approval>> {
  if (thing_ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.kind, kind), inArray(approvals.thing_id, [...thing_ids]), eq(approvals.state, 'requested')))
    .limit(thing_ids.length)
  return new Map(rows.map((row) => [row.thing_id, row]))
}

/** Everything of a kind that waits for a second person: never many at once. */
export async function waitingOf(db: Db, kind: string): Promise<string[]> {
  const rows = await db
    .select({ thing_id: approvals.thing_id })
    .from(approvals)
    .where(and(eq(approvals.kind, kind), eq(approvals.state, 'requested')))
    .orderBy(approvals.requested_at)
    .limit(1_000)
  return rows.map(({ thing_id }) => thing_id)
}

/** What waits for a second person who is not the one who asked, by its kind. */
export const listWaitingFor = (db: Db, staff_id: string) =>
  db
    .select({
      ...{ kind: approvals.kind, count: count(), oldest_at: min(approvals.requested_at) },
      oldest_id: sql<string>`(array_agg(${approvals.thing_id} order by ${approvals.requested_at}, ${approvals.id}))[1]`,
    })
    .from(approvals)
    .where(and(eq(approvals.state, 'requested'), ne(approvals.requested_by, staff_id)))
    .groupBy(approvals.kind)
    .orderBy(approvals.kind)
    .limit(50)

/**
 * Which of these people still work here, locked: nobody leaves between being asked for and the end of the step. For update and
 * in one order, because the step goes on to use up a code of one of them: two who decide for each other wait, and do not cross.
 */
export async function lockActive(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const hasGrant = exists(
    db.select({ id: staff_grants.id }).from(staff_grants).where(eq(staff_grants.staff_id, staff.id)),
  )
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.id, [...ids]), isNull(staff.deactivated_at), hasGrant))
    .orderBy(staff.id)
    .limit(ids.length)
    .for('update')
  return new Set(rows.map(({ id }) => id))
}

/**
 * Whether one of these grants is still theirs and was given before that moment, locked as well: nobody makes themselves a second
 * person by inviting one.
 */
export async function lockGrant(db: Db, { id, grants }: Pick<Staff, 'id' | 'grants'>, before: Date): Promise<boolean> {
  const isOneOf = grants.map(({ role, scope }) =>
    and(
      eq(staff_grants.role, role),
      eq(staff_grants.scope_kind, scope.kind),
      scope.kind === 'platform' ? isNull(staff_grants.scope_id) : eq(staff_grants.scope_id, scope.id),
    ),
  )
  if (isOneOf.length === 0) return false
  const rows = await db
    .select({ id: staff_grants.id })
    .from(staff_grants)
    .where(and(eq(staff_grants.staff_id, id), lte(staff_grants.created_at, before), or(...isOneOf)))
    .limit(1)
    .for('share')
  return rows.length === 1
}
