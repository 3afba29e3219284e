import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { openPromo } from '../../desk/access.ts'
import { deskState, type PromoStep } from '../../rules/desk.ts'
import { updatePromo } from '../../store.desk.ts'

type Call = typeof contract.stepPromo

const changes: Record<PromoStep, (now: Date) => { paused_at: Date | null } | { ends_at: Date }> = {
  pause: (now) => ({ paused_at: now }),
  resume: () => ({ paused_at: null }),
  end: (now) => ({ ends_at: now }),
}

export async function stepPromo(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { id, step, reason, confirm_name = '' } = input
  const promo = await openPromo(ctx, id)
  if (step === 'end') confirmName({ confirm_name, name: promo.code, language })
  // Somebody else was quicker: what is paused is not paused again.
  if (step !== 'end' && (promo.paused_at !== null) === (step === 'pause')) throw new Refusal(codes.promo_changed)
  const change = changes[step](now)
  await updatePromo(db, id, { ...change, changed_by: staff.id })
  const state = deskState({ ...promo, ...change }, now)
  audit({ thing: 'promo', thing_id: id, before: { state: deskState(promo, now) }, after: { state }, reason })
  return { id, state }
}
