import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { ApprovalState } from './rules/machine.ts'
import { approvals } from './tables.ts'

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
