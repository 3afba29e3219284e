import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { retentionStart } from '#modules/dated-rules/rules/retention.ts'
import type { RetentionPorts } from './ports.ts'
import { insertRun } from './store.retention.ts'

type Run = { db: Db; ports: RetentionPorts; now: Date }

/** Ends what the periods in force say, kind by kind, and writes down what came of each. One that fails does not keep the others. */
export async function runRetention({ db, ports, now }: Run): Promise<void> {
  const rules = await datedRulesOn(db, jakartaDate(now))
  const errors: unknown[] = []
  for (const { kind, rule, sweep } of ports.retention) {
    try {
      const before = retentionStart(rule, rules[rule], now)
      await insertRun(db, { kind, ran_at: now, rows: await sweep({ db, ports, before }), error: null })
    } catch (error) {
      errors.push(error)
      await insertRun(db, { kind, ran_at: now, rows: 0, error: kindOf(error) })
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some data could not be deleted')
}

/** Its name and the code below it: what an error says in words may name the very person that was to be forgotten. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  return [error.name, codeOf(error) ?? codeOf(error.cause)].filter((part) => part).join(' ')
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
