import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { retryDead } from '#database/dead-letters.ts'
import type * as contract from '../contract.console.ts'

type Call = typeof contract.retryDeadLetter

export async function retryDeadLetter(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, audit, now } = ctx
  platformOnly(staff)
  if (!(await retryDead(db, id, now))) throw new Refusal(codes.not_found)
  audit({ thing: 'dead letter', thing_id: id, before: { state: 'given up' }, after: { state: 'waiting' } })
  return { id }
}
