import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { fieldRefusal } from '#core/validation.ts'
import { breachOf, breachWithSteps } from '../../breach-view.ts'
import type * as contract from '../../contract.console.ts'
import { insertStep } from '../../store.breaches.ts'

type Call = typeof contract.addBreachStep

export async function addBreachStep(ctx: StaffCtx, { id, kind, text, ...input }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  platformOnly(staff)
  const breach = await breachOf(db, id)
  const done_at = new Date(input.done_at)
  if (done_at > now) throw fieldRefusal('done_at', 'date_invalid', language)
  await insertStep(db, { breach_id: id, kind, text, done_at, staff_id: staff.id, at: now })
  audit({ thing: 'breach', thing_id: id, before: null, after: { step: kind, done_at: done_at.toISOString() } })
  return breachWithSteps(ctx, breach)
}
