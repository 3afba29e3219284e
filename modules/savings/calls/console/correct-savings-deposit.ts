import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { correctDeposit } from '../../deposit.ts'
import { planAtDesk, planFile } from '../../desk.ts'
import { openStates } from '../../rules/machine.ts'
import { lockPlan } from '../../store.ts'
import { problemWords } from '../../words.ts'

type Call = typeof contract.correctSavingsDeposit

export async function correctSavingsDeposit(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { id, amount, reference, reason } = input
  const { partner_id } = await planAtDesk(ctx, id)
  const plan = await lockPlan(db, { partner_id, id })
  if (!plan || !openStates.some((one) => one === plan.state)) throw new Refusal(codes.savings_not_open)
  const by = { amount: rupiah(amount), reference, reason, actor_id: staff.id, now }
  const corrected = await correctDeposit(db, plan, by)
  if (corrected !== 'done') {
    const problem =
      corrected === 'before'
        ? ({ field: 'reference', word: 'correction_before' } as const)
        : ({ field: 'amount', word: 'correction_much' } as const)
    throw fieldRefusals([problem], problemWords(language))
  }
  audit({ thing: 'savings_deposit', thing_id: id, before: null, after: { amount: -amount, reference }, reason })
  return planFile(ctx, await planAtDesk(ctx, id))
}
