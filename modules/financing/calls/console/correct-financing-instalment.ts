import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.repay.ts'
import { applicationAtDesk, moved } from '../../desk/file.ts'
import { correctInstalment } from '../../desk/repay.ts'

type Call = typeof contract.correctFinancingInstalment

export async function correctFinancingInstalment(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  const { id, number, reason } = input
  const application = await applicationAtDesk(ctx, id)
  const report = moved(await correctInstalment(db, { application, staff_id: staff.id, number, reason }, now))
  const { paid_on, amount, reference } = report
  audit({
    thing: 'financing_instalment',
    thing_id: id,
    before: { number, paid_on, amount, reference },
    after: null,
    reason,
  })
  return { id }
}
