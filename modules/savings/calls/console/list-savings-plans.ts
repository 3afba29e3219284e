import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { plansAtDesk } from '../../desk.ts'
import { countPlansOf, plansWhere, selectPlans } from '../../store.desk.ts'

type Call = typeof contract.listSavingsPlans

export async function listSavingsPlans(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = plansWhere(scopesOf(ctx.staff), input)
  const { rows, next_cursor } = await selectPlans(ctx.db, where, input)
  return { rows: await plansAtDesk(ctx, rows), next_cursor, total: await countPlansOf(ctx.db, where) }
}
