import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals } from '#core/validation.ts'
import type * as contract from '../../contract.repay.ts'
import { applicationAtDesk, moved } from '../../desk/file.ts'
import { reportInstalment } from '../../desk/repay.ts'
import { words } from '../../words.ts'

type Call = typeof contract.reportFinancingInstalment

export async function reportFinancingInstalment(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit, language } = ctx
  const { id, ...report } = input
  const application = await applicationAtDesk(ctx, id)
  if (report.paid_on > jakartaDate(now)) throw fieldRefusals([{ field: 'paid_on', word: 'dayToCome' }], words(language))
  moved(await reportInstalment(db, { application, staff_id: staff.id, ...report }, now))
  audit({ thing: 'financing_instalment', thing_id: id, before: null, after: report })
  return { id }
}
