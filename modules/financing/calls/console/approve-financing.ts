import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { approve } from '../../desk/decide.ts'
import { applicationAtDesk, applicationFacts, applicationFile, moved } from '../../desk/file.ts'

type Call = typeof contract.approveFinancing

export async function approveFinancing(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const conditions = input.conditions || null
  const application = await applicationAtDesk(ctx, input.id)
  const after = moved(await approve(db, { application, staff_id: staff.id, conditions }, now))
  audit({
    thing: 'financing',
    thing_id: input.id,
    before: { ...applicationFacts(application), conditions: null },
    after: { ...applicationFacts(after), conditions },
  })
  return applicationFile(ctx, after)
}
