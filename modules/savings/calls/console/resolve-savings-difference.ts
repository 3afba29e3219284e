import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.deposits.ts'
import { resolveNotice } from '../../store.desk.ts'

type Call = typeof contract.resolveSavingsDifference

export async function resolveSavingsDifference(
  { db, staff, audit }: StaffCtx,
  { id, reason }: Input<Call>,
): Promise<Output<Call>> {
  const notice = await resolveNotice(db, scopesOf(staff), id)
  if (!notice) throw new Refusal(codes.not_found)
  const { payment_request_id } = notice
  const [before, after] = [true, false].map((needs_look) => ({ payment_request_id, needs_look }))
  audit({ thing: 'bank_notice', thing_id: id, before: before ?? null, after: after ?? null, reason })
  return { id }
}
