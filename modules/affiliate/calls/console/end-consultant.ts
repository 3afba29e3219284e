import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import type { AffiliatePorts } from '../../ports.ts'
import { lockConsultant, updateConsultantEnded } from '../../store.desk.ts'

type Call = typeof contract.endConsultant

export async function endConsultant(ctx: StaffCtx<AffiliatePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language, ports } = ctx
  const { id, reason, confirm_name } = input
  const consultant = await lockConsultant(db, scopesOf(staff), id)
  if (!consultant) throw new Refusal(codes.not_found)
  confirmName({ confirm_name, name: consultant.full_name, language })
  await updateConsultantEnded(db, id, now)
  if (consultant.staff_id !== null) ports.staffSessionsEnded(consultant.staff_id)
  audit({ thing: 'consultant', thing_id: id, before: { is_ended: false }, after: { is_ended: true }, reason })
  return { id }
}
