import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { requestApproval } from '#modules/staff/module.ts'
import type * as contract from '../../contract.licences.ts'
import { licenceInScope, liftStep, seenLicence } from '../../licence-desk.ts'

type Call = typeof contract.liftSuspension

export async function liftSuspension(ctx: StaffCtx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  const { suspended_on } = await licenceInScope(ctx, id)
  if (suspended_on === null) throw new Refusal(codes.licence_moved)
  await requestApproval(ctx, ctx.db, { ...liftStep(id), details: { reference: reason } })
  return seenLicence(ctx, id)
}
