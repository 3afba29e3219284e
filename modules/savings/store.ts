import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { type savings_applicants as applicants, savings_history as history, savings_plans as plans } from './tables.ts'

export type PlanRow = typeof plans.$inferSelect
export type ApplicantRow = typeof applicants.$inferSelect
type NewPlan = typeof plans.$inferInsert

/** A member's own plan; anyone else's is not there. */
export type Mine = { tenant_id: string; user_id: string; id: string }
const mine = ({ tenant_id, user_id, id }: Mine): SQL | undefined =>
  and(eq(plans.id, id), eq(plans.user_id, user_id), eq(plans.tenant_id, tenant_id))

/** One cart a member: choosing anew takes the place of what was chosen before, and leaves what was typed about oneself. */
export async function putCart(db: Db, row: NewPlan): Promise<PlanRow> {
  const { product_id, target, months, deposit_day, partner_id, terms_id } = row
  const [saved] = await db
    .insert(plans)
    .values(row)
    .onConflictDoUpdate({
      target: plans.user_id,
      targetWhere: sql`${plans.state} = 'cart'`,
      set: { product_id, target, months, deposit_day, partner_id, terms_id },
    })
    .returning()
  if (!saved) throw new Error('a savings plan was not saved')
  return saved
}

export async function findPlan(db: Db, whose: Mine): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(mine(whose)).limit(1)
  return row
}

/** The same, locked until the transaction ends. */
export async function lockMine(db: Db, whose: Mine): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(mine(whose)).limit(1).for('update')
  return row
}

// All tenants: a bank has savers of every brand. Its own are in the WHERE.
/** A plan at this bank, locked until the transaction ends. */
export async function lockPlan(db: Db, { partner_id, id }: { partner_id: string; id: string }) {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.partner_id, partner_id)))
    .limit(1)
    .for('update')
  return row
}

/** What may change of a plan with its state. */
export type PlanChange = Partial<Omit<NewPlan, 'state'>> & { state?: never }
type Step = Omit<typeof history.$inferInsert, 'id'>

/** The next state of a locked plan, what changes with it, and the row of its history: in one statement. */
export async function stepPlan(
  db: Db,
  was: PlanRow,
  { to, step }: { to: PlanChange | undefined; step: Step },
): Promise<PlanRow> {
  const next = { ...to, state: step.state }
  const changed = db.$with('changed').as(
    db
      .update(plans)
      .set(next)
      .where(and(eq(plans.id, was.id), eq(plans.state, was.state)))
      .returning({ id: plans.id }),
  )
  const [row] = await db
    .with(changed)
    .insert(history)
    .values({ id: newId(step.at), ...step })
    .returning({ changed: sql<number>`(select count(*) from changed)::int` })
  if (row?.changed !== 1) throw new Error('a savings plan changed although it was locked')
  return { ...was, ...next }
}
