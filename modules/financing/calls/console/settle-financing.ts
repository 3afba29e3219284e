import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.repay.ts'
import { applicationAtDesk, applicationFacts, moved } from '../../desk/file.ts'
import { settleEarly } from '../../desk/repay.ts'

type Call = typeof contract.settleFinancing

export async function settleFinancing(ctx: StaffCtx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const application = await applicationAtDesk(ctx, id)
  const after = moved(await settleEarly(db, { application, staff_id: staff.id, reason }, now))
  const [before, facts] = [applicationFacts(application), applicationFacts(after)]
  audit({ thing: 'financing', thing_id: id, before, after: facts, reason })
  return { id }
}
