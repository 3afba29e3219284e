import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { changeRows } from '../../packages/change-rows.ts'
import { changesWhere, selectChanges, totalChanges } from '../../store.package-changes.ts'

type Call = typeof contract.listPackageChanges

export async function listPackageChanges(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const where = changesWhere(scopesOf(ctx.staff), input.search)
  const { rows, next_cursor } = await selectChanges(ctx.db, where, input)
  return { rows: await changeRows(ctx, rows), next_cursor, total: await totalChanges(ctx.db, where) }
}
