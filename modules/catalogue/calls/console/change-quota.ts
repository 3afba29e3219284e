import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { tellBackInStock } from '../../back-in-stock.ts'
import type * as contract from '../../contract.console.ts'
import { tellSeatsChanged } from '../../events.ts'
import { packageInScope } from '../../packages/access.ts'
import { dateOf, dateView } from '../../packages/dates.ts'
import { updateQuota } from '../../store.departures.ts'

type Call = typeof contract.changeQuota

/** By how many, not to how many: what is sold meanwhile is not written over. */
export async function changeQuota(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  const { id: product_id, departure_id: id, change, reason } = input
  await packageInScope(ctx, product_id)
  const date = await dateOf(ctx, product_id, id)
  const quota = await updateQuota(db, { product_id, id }, change)
  if (quota === undefined) throw new Refusal(codes.quota_taken)
  await tellSeatsChanged(db, { product_id, now })
  if (change > 0 && date.closes_at > now) await tellBackInStock(db, product_id, now)
  audit({ thing: 'departure', thing_id: id, before: { quota: quota - change }, after: { quota }, reason })
  return dateView({ ...date, quota }, now)
}
