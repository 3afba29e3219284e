import type { AnyoneCtx, Db } from '#core/context.ts'
import { requestMemo } from '#core/memo.ts'
import { type JakartaDate, jakartaDate } from '#core/time.ts'
import { rulesInForce } from './rules/in-force.ts'
import { type DatedRules, datedRuleKeys } from './rules/keys.ts'
import { datedRulesShape } from './shapes.ts'
import { listRules } from './store.ts'

/** Those of today; a page with several calls asks once. */
export const rulesToday = ({ db, now, request }: Pick<AnyoneCtx, 'db' | 'now' | 'request'>): Promise<DatedRules> =>
  requestMemo(request, 'dated rules', () => datedRulesOn(db, jakartaDate(now)))

/** Every number in force on a day. */
export async function datedRulesOn(db: Db, day: JakartaDate): Promise<DatedRules> {
  const values = rulesInForce(await listRules(db, day), day)
  const missing = datedRuleKeys.filter((key) => values[key] === undefined)
  if (missing.length > 0) throw new Error(`no dated rule is in force on ${day} for ${missing.join(', ')}`)
  return datedRulesShape.parse(Object.fromEntries(datedRuleKeys.map((key) => [key, values[key]])))
}
