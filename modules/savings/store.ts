import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { savings_applicants as applicants, savings_history as history, savings_plans as plans } from './tables.ts'

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

type Member = Omit<Mine, 'id'>
const ofMember = ({ tenant_id, user_id }: Member): SQL | undefined =>
  and(eq(plans.tenant_id, tenant_id), eq(plans.user_id, user_id))

/** The plan that a member has begun and not sent. */
export async function findCart(db: Db, whose: Member): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(ofMember(whose), eq(plans.state, 'cart')))
    .limit(1)
  return row
}

export async function findByCode(db: Db, whose: Member & { code: string }): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(ofMember(whose), eq(plans.code, whose.code)))
    .limit(1)
  return row
}

/** A member's plans, the newest first. */
export const listPlans = (db: Db, whose: Member, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select()
    .from(plans)
    .where(ofMember(whose))
    .orderBy(desc(plans.created_at), desc(plans.id))
    .limit(limit)
    .offset(offset)

export async function countPlans(db: Db, whose: Member): Promise<number> {
  const [row] = await db.select({ total: count() }).from(plans).where(ofMember(whose))
  return row?.total ?? 0
}

/** Another bank for a locked cart. */
export async function updateBank(db: Db, { id }: Pick<PlanRow, 'id'>, to: Pick<PlanRow, 'partner_id' | 'terms_id'>) {
  const [row] = await db
    .update(plans)
    .set({ partner_id: to.partner_id, terms_id: to.terms_id })
    .where(eq(plans.id, id))
    .returning()
  if (!row) throw new Error('a savings plan went although it was locked')
  return row
}

/** A locked cart goes with all that was filled in for it. */
export const deletePlan = (db: Db, { id }: Pick<PlanRow, 'id'>) =>
  db.delete(plans).where(and(eq(plans.id, id), eq(plans.state, 'cart')))

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

/** What happened to a plan, in order. */
export const listHistory = (db: Db, plan_id: string) =>
  db
    .select({
      event: history.event,
      state: history.state,
      actor: history.actor,
      reason: history.reason,
      at: history.at,
    })
    .from(history)
    .where(eq(history.plan_id, plan_id))
    .orderBy(asc(history.at), asc(history.id))
    .limit(500)

type NewApplicant = typeof applicants.$inferInsert

/** Who opens the account of a locked plan; another applicant takes the place of the former, who inherits stays. */
export async function putApplicant(db: Db, row: NewApplicant): Promise<ApplicantRow> {
  const { id: _, plan_id: __, ...to } = row
  const [saved] = await db
    .insert(applicants)
    .values(row)
    .onConflictDoUpdate({ target: applicants.plan_id, set: to })
    .returning()
  if (!saved) throw new Error('an applicant was not saved')
  return saved
}

type Heir = Pick<
  ApplicantRow,
  'mother_name' | 'heir_name' | 'heir_gender' | 'heir_contact_name' | 'heir_phone_number' | 'updated_at'
>

/** Who inherits; nothing, where nobody has said who opens the account. */
export async function updateHeir(db: Db, plan_id: string, to: Heir): Promise<ApplicantRow | undefined> {
  const [row] = await db.update(applicants).set(to).where(eq(applicants.plan_id, plan_id)).returning()
  return row
}

export async function findApplicant(db: Db, plan_id: string): Promise<ApplicantRow | undefined> {
  const [row] = await db.select().from(applicants).where(eq(applicants.plan_id, plan_id)).limit(1)
  return row
}

/** By plan. */
export async function listApplicantIds(db: Db, plan_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: applicants.id, plan_id: applicants.plan_id })
    .from(applicants)
    .where(inArray(applicants.plan_id, [...plan_ids]))
    .limit(plan_ids.length)
  return new Map(rows.map(({ id, plan_id }) => [plan_id, id]))
}

export const deleteApplicants = (db: Db, plan_ids: readonly string[]) =>
  db.delete(applicants).where(inArray(applicants.plan_id, [...plan_ids]))

/** Whether a deposit to this number would already count for another plan at the bank. */
export const hasVirtualAccount = async (
  db: Db,
  { partner_id, virtual_account }: { partner_id: string; virtual_account: string },
): Promise<boolean> =>
  (await db.$count(
    plans,
    and(
      eq(plans.partner_id, partner_id),
      // Banks pad with zeros: two that differ by those alone are one account to them.
      sql`ltrim(${plans.virtual_account}, '0') = ltrim(${virtual_account}, '0')`,
    ),
  )) > 0

// Any tenant: a member is of one, and leaves it.
/** What a member has begun or sent and no bank has decided, locked. */
export const lockUndecided = (db: Db, user_id: string): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(and(eq(plans.user_id, user_id), inArray(plans.state, ['cart', 'submitted'])))
    .orderBy(asc(plans.id))
    .limit(100)
    .for('update')

/** A member's plans, for the file of their data. */
export async function planIdsOf(db: Db, whose: Member): Promise<string[]> {
  const rows = await db.select({ id: plans.id }).from(plans).where(ofMember(whose)).limit(1_000)
  return rows.map(({ id }) => id)
}
