import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { platformOnly } from '#core/platform-only.ts'
import { fieldRefusal } from '#core/validation.ts'
import { breachWithSteps } from '../../breach-view.ts'
import type * as contract from '../../contract.console.ts'
import { insertBreach } from '../../store.breaches.ts'

type Call = typeof contract.reportBreach

export async function reportBreach(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, language, audit } = ctx
  platformOnly(staff)
  const { title, what_happened, data, people = null } = input
  const noticed_at = new Date(input.noticed_at)
  if (noticed_at > now) throw fieldRefusal('noticed_at', 'date_invalid', language)
  const breach = { id: newId(now), title, what_happened, data, people, noticed_at, staff_id: staff.id, created_at: now }
  await insertBreach(db, breach)
  audit({ thing: 'breach', thing_id: breach.id, before: null, after: { title, people } })
  return breachWithSteps(ctx, breach)
}
