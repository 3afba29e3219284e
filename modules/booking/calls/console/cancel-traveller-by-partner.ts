import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { cancelTraveller } from '../../lifecycle/cancel-traveller.ts'
import { auditedFacts, seenByStaff } from '../../order/seen-by-staff.ts'
import { bookingInScope, lockInScope } from '../../order/staff-access.ts'
import { listParticipants } from '../../store.ts'

type Call = typeof contract.cancelTravellerByPartner

export async function cancelTravellerByPartner(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id, traveller_id, reason, confirm_name } = input
  const before = await lockInScope(ctx, id)
  const traveller = (await listParticipants(ctx.db, [id])).find((one) => one.id === traveller_id)
  if (!traveller) throw new Refusal(codes.not_found)
  confirmName({ confirm_name, name: traveller.name ?? '', language: ctx.language })
  const wish = { booking_id: id, traveller_id, staff_id: ctx.staff.id, reason }
  const result = await cancelTraveller(ctx.db, wish, ctx.now)
  if (!result.ok) throw new Refusal(result.code)
  const after = await bookingInScope(ctx, id)
  ctx.audit({ thing: 'booking', thing_id: id, before: auditedFacts(before), after: auditedFacts(after), reason })
  return seenByStaff(ctx, after)
}
