import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.repay.ts'
import { applicationAtDesk, moved } from '../../desk/file.ts'
import { disburse } from '../../desk/repay.ts'
import { words } from '../../words.ts'

type Call = typeof contract.disburseFinancing

export async function disburseFinancing(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { id, disbursed_on, reference } = input
  const application = await applicationAtDesk(ctx, id)
  const { decided_at } = application
  const isEarly = decided_at !== null && disbursed_on < jakartaDate(decided_at)
  if (isEarly || disbursed_on > jakartaDate(now))
    throw fieldRefusals([{ field: 'disbursed_on', word: isEarly ? 'dayBeforeApproval' : 'dayToCome' }], words(language))
  const { financed: amount } = moved(
    await disburse(db, { application, staff_id: staff.id, disbursed_on, reference }, now),
  )
  audit({ thing: 'financing_disbursement', thing_id: id, before: null, after: { amount, disbursed_on, reference } })
  return { id }
}
