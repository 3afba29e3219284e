import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findCart, findPlan, lockMine, type Mine, type PlanRow } from './store.ts'

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user'>

export const mineOf = ({ tenant, user }: Ctx, id: string): Mine => ({ tenant_id: tenant.id, user_id: user.id, id })

/** A member's own plan; anyone else's is not found. */
export async function planOf(ctx: Ctx, id: string): Promise<PlanRow> {
  const plan = await findPlan(ctx.db, mineOf(ctx, id))
  if (!plan) throw new Refusal(codes.not_found)
  return plan
}

/** The same, locked: what comes next decides by its state. */
export async function lockedPlan(ctx: Ctx, db: Db, id: string): Promise<PlanRow> {
  const plan = await lockMine(db, mineOf(ctx, id))
  if (!plan) throw new Refusal(codes.not_found)
  return plan
}

/** Locked, and still to be filled in. */
export async function lockedCart(ctx: Ctx, db: Db, id: string): Promise<PlanRow> {
  const plan = await lockedPlan(ctx, db, id)
  if (plan.state !== 'cart') throw new Refusal(codes.savings_closed)
  return plan
}

/** What an app of the older flow means by no name: the member's one cart. */
export async function cartIdOf({ db, tenant, user }: Ctx): Promise<string> {
  const cart = await findCart(db, { tenant_id: tenant.id, user_id: user.id })
  if (!cart) throw new Refusal(codes.not_found)
  return cart.id
}
