import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { earningViews, payoutViews } from '../../desk.ts'
import type { PayoutPorts } from '../../ports.ts'
import { reachOf } from '../../reach.ts'
import { earningsOfPayout, partsOfPayout, readPayout } from '../../store.desk.ts'

type Call = typeof contract.seePayout
const most = 100

export async function seePayout(ctx: StaffCtx<PayoutPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const payout = await readPayout(db, id, await reachOf(db, staff))
  const [view] = payout ? await payoutViews(ctx, [payout]) : []
  if (!payout || !view) throw new Refusal(codes.not_found)
  const rows = await earningsOfPayout(db, id, most + 1)
  return {
    ...view,
    sent_at: payout.sent_at?.toISOString() ?? null,
    closed_at: (payout.confirmed_at ?? payout.returned_at)?.toISOString() ?? null,
    parts: await partsOfPayout(db, id),
    earnings: await earningViews(ctx, rows.slice(0, most)),
    has_more_earnings: rows.length > most,
  }
}
