import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { summaryView } from '../request-view.ts'
import { type RequestState, requestStates } from '../rules/machine.ts'
import { listMine } from '../store.requests.ts'

type Call = typeof contract.privateHistory

const unpaid = ['cart', 'waiting_approval', 'offered', 'accepted', 'awaiting_payment'] as const satisfies RequestState[]
const ended = ['completed', 'declined', 'expired', 'cancelled'] as const satisfies RequestState[]

/** One state, or all that stand under a tab. */
function statesOf(status: Input<Call>['status']): readonly RequestState[] {
  if (status === 'all') return requestStates
  if (status === 'unpaid' || status === 'not_paid') return unpaid
  return status === 'ended' ? ended : [status]
}

export async function privateHistory(ctx: MemberCtx, query: Input<Call>): Promise<Output<Call>> {
  const { tenant, user } = ctx
  const { status, search, page, limit } = query
  const whose = { tenant_id: tenant.id, user_id: user.id, states: statesOf(status), search }
  const { rows, total } = await listMine(ctx.db, { ...whose, limit, offset: offsetOf({ page, limit }) })
  const items = await Promise.all(rows.map((row) => summaryView(ctx, row)))
  return pageOf(items, total, { page, limit })
}
