import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import { changesOf } from '../../desk/changes.ts'
import { bookingInScope } from '../../order/staff-access.ts'

type Call = typeof contract.seeBookingChanges

export async function seeBookingChanges(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const changes = await changesOf(ctx.db, await bookingInScope(ctx, id), ctx.now)
  // Nothing changed: that somebody looked at where a member lives is what is to be known.
  if (changes.kit?.destination)
    ctx.audit({ thing: 'shipment', thing_id: id, before: null, after: { state: changes.kit.state } })
  return changes
}
