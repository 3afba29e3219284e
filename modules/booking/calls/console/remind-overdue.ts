import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { remindOfSettlement } from '../../lifecycle/remind.ts'
import { bookingInScope } from '../../order/staff-access.ts'

type Call = typeof contract.remindOverdue

export async function remindOverdue(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, now, audit } = ctx
  await bookingInScope(ctx, id)
  const result = await remindOfSettlement(db, { booking_id: id, staff_id: staff.id }, now)
  if (!result.ok) throw new Refusal(result.code)
  const { invoice_code } = result
  audit({ thing: 'booking', thing_id: id, before: null, after: { reminded: true, invoice_code } })
  return { invoice_code }
}
