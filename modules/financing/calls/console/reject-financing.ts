import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { reject } from '../../desk/decide.ts'
import { applicationAtDesk, applicationFacts, applicationFile, moved } from '../../desk/file.ts'

type Call = typeof contract.rejectFinancing

export async function rejectFinancing(ctx: StaffCtx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const application = await applicationAtDesk(ctx, id)
  const after = moved(await reject(db, { application, staff_id: staff.id, reason }, now))
  const [before, facts] = [applicationFacts(application), applicationFacts(after)]
  audit({ thing: 'financing', thing_id: id, before, after: facts, reason })
  return applicationFile(ctx, after)
}
