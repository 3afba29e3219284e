import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../contract.console.ts'
import type { StaffPorts } from '../ports.ts'
import { giveRecoveryCodes } from '../sign-in/open.ts'
import { proveStep } from '../sign-in/step-up.ts'

type Call = typeof contract.renewRecoveryCodes

export async function renewRecoveryCodes(ctx: StaffCtx<StaffPorts>, { code }: Input<Call>): Promise<Output<Call>> {
  await proveStep(ctx, code)
  const recovery_codes = await giveRecoveryCodes(ctx.db, ctx.staff.id, ctx)
  ctx.audit({ thing: 'staff', thing_id: ctx.staff.id, before: null, after: { recovery_codes: recovery_codes.length } })
  return { recovery_codes }
}
