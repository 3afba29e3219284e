import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { PlanRow } from './store.ts'
import { savings_applicants as applicants, savings_deposits as deposits, savings_plans as plans } from './tables.ts'

export type DepositRow = typeof deposits.$inferSelect

/** The plan whose deposits go to one of these spellings of an account, locked until the transaction ends. */
export async function lockAccount(
  db: Db,
  { partner_id, spellings }: { partner_id: string; spellings: readonly string[] },
): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.partner_id, partner_id), inArray(plans.virtual_account, [...spellings])))
    .orderBy(desc(sql`length(${plans.virtual_account})`))
    .limit(1)
    .for('update')
  return row
}

type BanksOwn = { partner_id: string; payment_request_id: string }

export async function findDeposit(
  db: Db,
  { partner_id, payment_request_id }: BanksOwn,
): Promise<DepositRow | undefined> {
  const [row] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.partner_id, partner_id), eq(deposits.payment_request_id, payment_request_id)))
    .limit(1)
  return row
}

/** Adds it once for each number of the bank's; false where it stands already. Who comes second waits for the first. */
export async function insertDeposit(db: Db, row: DepositRow): Promise<boolean> {
  const added = await db.insert(deposits).values(row).onConflictDoNothing().returning({ id: deposits.id })
  return added.length === 1
}

/** What the bank says lies there: the sum of all it told. */
export async function balanceOf(db: Db, plan_id: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)` })
    .from(deposits)
    .where(eq(deposits.plan_id, plan_id))
  return Number(row?.sum ?? 0)
}

// All tenants: a bank has savers of every brand.
/** Applications that banks have to decide on, the oldest first. */
export const listWaiting = (db: Db, limit = 200) =>
  db
    .select({
      id: plans.id,
      partner_id: plans.partner_id,
      code: plans.code,
      holder: applicants.full_name,
      submitted_at: plans.submitted_at,
    })
    .from(plans)
    .leftJoin(applicants, eq(applicants.plan_id, plans.id))
    .where(eq(plans.state, 'submitted'))
    .orderBy(plans.submitted_at, plans.id)
    .limit(limit)

// All tenants: the same.
/** Accounts that banks have opened, newest first, with what was counted of each. */
export const listAccounts = (db: Db, limit = 200) =>
  db
    .select({
      partner_id: plans.partner_id,
      virtual_account: plans.virtual_account,
      holder: applicants.full_name,
      counted:
        sql`coalesce((select sum(${deposits.amount}) from ${deposits} where ${deposits.plan_id} = ${plans.id}), 0)`.mapWith(
          Number,
        ),
    })
    .from(plans)
    .leftJoin(applicants, eq(applicants.plan_id, plans.id))
    .where(isNotNull(plans.virtual_account))
    .orderBy(desc(plans.accepted_at), desc(plans.id))
    .limit(limit)
