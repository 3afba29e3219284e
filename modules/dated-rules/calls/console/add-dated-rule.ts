import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { fieldRefusals, validationWords } from '#core/validation.ts'
import type * as contract from '../../contract.console.ts'
import { requirePlatform } from '../../desk.ts'
import { addRuleOnce } from '../../load.ts'
import { leastOf } from '../../rules/floor.ts'
import { historyOf, isAboveWhole, standingOn } from '../../rules/history.ts'
import { listRulesOf } from '../../store.ts'

type Call = typeof contract.addDatedRule

export async function addDatedRule(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  const { db, now, language, audit } = ctx
  const { key, value, valid_from, source, reason } = input
  const today = jakartaDate(now)
  // Orders of today were priced by what holds today.
  if (valid_from <= today) throw new Refusal(codes.rule_day_not_to_come)
  if (isAboveWhole(key, value)) throw new Refusal(codes.rule_percent_above_hundred)
  const least = leastOf(key)
  if (value < least) throw fieldRefusals([{ field: 'value', word: 'low', values: [least] }], validationWords(language))
  const before = standingOn(historyOf(await listRulesOf(db, key)), valid_from).now
  // Whoever could raise it alone would need no second person from the next day on.
  if (key === 'approval_from' && before && value > before.value) throw new Refusal(codes.rule_limit_raised)
  // Whoever could shorten it alone would pay to an account before its owner has seen the mail.
  if (key === 'account_block_days' && before && value < before.value) throw new Refusal(codes.rule_wait_shortened)
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
