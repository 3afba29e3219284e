import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { lockToWrite } from '../../packages/access.ts'
import { dateOf } from '../../packages/dates.ts'
import { deleteWaitingDate } from '../../store.departures.ts'

type Call = typeof contract.removeDeparture

export async function removeDeparture(ctx: StaffCtx, { id, departure_id }: Input<Call>): Promise<Output<Call>> {
  const row = await lockToWrite(ctx, { id })
  const { departs_on } = await dateOf(ctx, row.id, departure_id)
  const isRemoved = await deleteWaitingDate(ctx.db, { product_id: id, id: departure_id })
  if (!isRemoved) throw new Refusal(codes.departure_on_sale)
  ctx.audit({ thing: 'departure', thing_id: departure_id, before: { departs_on }, after: null })
  return {}
}
