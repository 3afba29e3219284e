import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.disbursements.ts'
import { receiveDisbursement } from '../../desk/repay.ts'
import { findDisbursementAt } from '../../store.desk.ts'

type Call = typeof contract.confirmDisbursement

export async function confirmDisbursement(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const known = await findDisbursementAt(db, scopesOf(staff), id)
  if (!known) throw new Refusal(codes.not_found)
  const { application_id, amount, reference } = known.disbursement
  if (!(await receiveDisbursement(db, { application_id, staff_id: staff.id }, now)))
    throw new Refusal(codes.financing_moved)
  const facts = { code: known.code, amount, reference }
  const [before, after] = [
    { ...facts, is_received: false },
    { ...facts, is_received: true },
  ]
  audit({ thing: 'financing_disbursement', thing_id: id, before, after })
  return { id }
}
