import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { searchedIn } from '../../desk.ts'
import { showReports } from '../../reports.ts'
import { selectReports } from '../../store.reports.ts'

type Call = typeof contract.listChatReports

export async function listChatReports(ctx: StaffCtx, { search, ...input }: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(ctx.staff)
  const user_ids = await searchedIn(ctx, { scopes }, search)
  const part = await selectReports(ctx.db, scopes, { ...input, user_ids })
  return { ...part, rows: await showReports(ctx, part.rows) }
}
