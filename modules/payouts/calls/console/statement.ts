import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { periodOf } from '#core/period.ts'
import type * as contract from '../../contract.console.ts'
import { earningViews } from '../../desk.ts'
import type { PayoutPorts } from '../../ports.ts'
import { reachOf } from '../../reach.ts'
import { countEarnings, earningsWhere, selectEarnings, sumStatement } from '../../store.desk.ts'

type Call = typeof contract.statement

export async function statement(ctx: StaffCtx<PayoutPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff } = ctx
  const reach = await reachOf(db, staff)
  const { search, payee_id, from, until } = input
  const query = { payee_id, ...periodOf({ from, until }) }
  const where = earningsWhere(reach, { search, ...query })
  const { rows, next_cursor } = await selectEarnings(db, where, input)
  return {
    rows: await earningViews(ctx, rows),
    next_cursor,
    total: await countEarnings(db, where),
    sums: await sumStatement(db, reach, query),
  }
}
