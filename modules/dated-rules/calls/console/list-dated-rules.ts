import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { requirePlatform } from '../../desk.ts'
import { historyOf, standingOn } from '../../rules/history.ts'
import { datedRuleKeys } from '../../rules/keys.ts'
import { listAllRules } from '../../store.ts'

type Call = typeof contract.listDatedRules

export async function listDatedRules(ctx: StaffCtx): Promise<Output<Call>> {
  requirePlatform(ctx)
  const today = jakartaDate(ctx.now)
  const byKey = Map.groupBy(await listAllRules(ctx.db), ({ key }) => key)
  return {
    rows: datedRuleKeys.map((key) => ({ key, ...standingOn(historyOf(byKey.get(key) ?? []), today) })),
  }
}
