import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { isPlatform } from '../../desk.ts'
import { selectTenants } from '../../store.desk.ts'

type Call = typeof contract.listTenants

export async function listTenants(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { rows, next_cursor, total } = await selectTenants(ctx.db, scopesOf(ctx.staff), input)
  return {
    rows: rows.map(({ id, ...row }) => ({ tenant_id: id, ...row })),
    next_cursor,
    total,
    may_add: isPlatform(ctx),
  }
}
