import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../../contract.console.ts'
import { requirePlatform } from '../../desk.ts'
import { addRuleOnce } from '../../load.ts'
import { historyOf, isPercent, standingOn } from '../../rules/history.ts'
import { listRulesOf } from '../../store.ts'

type Call = typeof contract.addDatedRule

export async function addDatedRule(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  const { db, now, audit } = ctx
  const { key, value, valid_from, source, reason } = input
  const today = jakartaDate(now)
  // Orders of today were priced by what holds today.
  if (valid_from <= today) throw new Refusal(codes.rule_day_not_to_come)
  if (isPercent(key) && value > 100) throw new Refusal(codes.rule_percent_above_hundred)
  const before = standingOn(historyOf(await listRulesOf(db, key)), valid_from).now
  // Whoever could raise it alone would need no second person from the next day on.
  if (key === 'approval_from' && before && value > before.value) throw new Refusal(codes.rule_limit_raised)
  if (!(await addRuleOnce(db, { key, value, valid_from, source }))) throw new Refusal(codes.rule_day_taken)
  audit({
    thing: 'dated_rule',
    thing_id: key,
    before: { value: before?.value ?? null, valid_from: before?.valid_from ?? null, source: before?.source ?? null },
    after: { value, valid_from, source },
    reason,
  })
  return { key, today, rows: historyOf(await listRulesOf(db, key)) }
}
