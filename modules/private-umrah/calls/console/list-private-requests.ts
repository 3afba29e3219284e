import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { addMs, hourMs } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { reachOf, requestsAtDesk } from '../../desk.ts'
import { expiringHours, isOver } from '../../rules/desk.ts'
import { selectRequests } from '../../store.desk.ts'

type Call = typeof contract.listPrivateRequests

export async function listPrivateRequests(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const reach = await reachOf(ctx)
  if (reach.length === 0) return { rows: [], next_cursor: null, total: { count: 0, is_more: false } }
  const soon = addMs(now, expiringHours * hourMs)
  // What is over runs out no more: the newest first.
  const sort = isOver(input.queue) ? '-created_at' : input.sort
  const part = await selectRequests(db, { ...input, sort, reach, now, soon })
  const rows = part.rows.map(({ request }) => request)
  return { rows: await requestsAtDesk(ctx, reach, rows), next_cursor: part.next_cursor, total: part.total }
}
