import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.disbursements.ts'
import { disbursementAtDesk, moved } from '../../desk/file.ts'
import { markMissed } from '../../store.disbursements.ts'

type Call = typeof contract.missDisbursement

export async function missDisbursement(ctx: StaffCtx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { facts } = await disbursementAtDesk(ctx, id)
  moved(await markMissed(db, { id, staff_id: staff.id, reason, now }))
  const [before, after] = [
    { ...facts, is_missed: false },
    { ...facts, is_missed: true },
  ]
  audit({ thing: 'financing_disbursement', thing_id: id, before, after, reason })
  return { id }
}
