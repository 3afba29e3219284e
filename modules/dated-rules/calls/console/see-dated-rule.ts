import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { requirePlatform } from '../../desk.ts'
import { historyOf } from '../../rules/history.ts'
import { listRulesOf } from '../../store.ts'

type Call = typeof contract.seeDatedRule

export async function seeDatedRule(ctx: StaffCtx, { key }: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  return { key, today: jakartaDate(ctx.now), rows: historyOf(await listRulesOf(ctx.db, key)) }
}
