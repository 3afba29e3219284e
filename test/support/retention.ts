import type { Db } from '#core/context.ts'
import type { Retention } from '#core/module.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { type RetentionRule, retentionStart } from '#modules/dated-rules/rules/retention.ts'

type Parts<Ports> = { db: Db; ports: Ports; now: Date }

/** Ends what a module no longer holds, by the periods in force. */
export async function sweepAll<Ports>(
  all: readonly Retention<Ports, RetentionRule>[],
  { db, ports, now }: Parts<Ports>,
) {
  const rules = await datedRulesOn(db, jakartaDate(now))
  for (const { rule, sweep } of all) await sweep({ db, ports, before: retentionStart(rule, rules[rule], now) })
}
