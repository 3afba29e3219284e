import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { dropDraft } from '#modules/drafts/module.ts'
import { deleteScans } from './documents.ts'
import { lockedPlan } from './load.ts'
import type { SavingsPorts } from './ports.ts'
import type { SavingsEvent } from './rules/machine.ts'
import { deleteApplicants, deletePlan, findCart, lockMine, type PlanRow } from './store.ts'
import { transition } from './transition.ts'

type Ctx = MemberCtx<SavingsPorts>

const draftKey = ({ tenant_id, user_id, id }: PlanRow) =>
  ({ tenant_id, user_id, kind: 'savings', thing_id: id }) as const

/** The cart goes, with what was filled in and uploaded for it; where there is none, nothing is to be done. */
export async function emptyCartOf(ctx: Ctx): Promise<void> {
  const whose = { tenant_id: ctx.tenant.id, user_id: ctx.user.id }
  await ctx.db.transaction(async (db) => {
    const cart = await findCart(db, whose)
    const plan = cart && (await lockMine(db, { ...whose, id: cart.id }))
    if (plan?.state !== 'cart') return
    await deleteScans({ db, ports: ctx.ports }, [plan.id])
    await dropDraft(db, draftKey(plan))
    await deletePlan(db, plan)
  })
}

/** Before the bank has decided: what was sent is taken back, what was not is forgotten. */
export async function withdrawPlan(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const plan = await lockedPlan(ctx, db, id)
    if (plan.state === 'submitted') {
      const cause = { event: 'withdraw', actor: 'member', actor_id: ctx.user.id } as const
      await transition(db, plan, { ...cause, to: { ended_at: ctx.now }, now: ctx.now })
    } else if (plan.state !== 'cart') throw new Refusal(codes.savings_closed)
    await deleteScans({ db, ports: ctx.ports }, [plan.id])
    await dropDraft(db, draftKey(plan))
    await deleteApplicants(db, [plan.id])
  })
}

const askings: Partial<Record<PlanRow['state'], SavingsEvent>> = {
  accepted: 'ask_to_close',
  saving: 'ask_to_close_saving',
  reached: 'ask_to_close_reached',
}

/** Asks the bank to close the account; it is open until the bank confirms. */
export function askToClose(ctx: MemberCtx, id: string, reason: string | undefined): Promise<PlanRow> {
  return ctx.db.transaction(async (db) => {
    const plan = await lockedPlan(ctx, db, id)
    const event = askings[plan.state]
    if (!event) throw new Refusal(codes.savings_not_open)
    if (plan.closing_requested_at) throw new Refusal(codes.savings_closing_requested)
    const cause = { event, actor: 'member', actor_id: ctx.user.id, ...(reason && { reason }) } as const
    return transition(db, plan, { ...cause, to: { closing_requested_at: ctx.now }, now: ctx.now })
  })
}
