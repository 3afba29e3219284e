import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { applicationAtDesk, applicationFacts, isReadable } from '../../desk/file.ts'

type Call = typeof contract.seeFinancingNumber

export async function seeFinancingNumber(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const application = await applicationAtDesk(ctx, id)
  const { phone_number } = application
  if (!phone_number || !isReadable(application)) throw new Refusal(codes.not_found)
  // Nothing changed: that somebody looked is what is to be known.
  const facts = applicationFacts(application)
  ctx.audit({ thing: 'financing_number', thing_id: id, before: facts, after: facts })
  return { phone_number }
}
