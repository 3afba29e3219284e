import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { platformOnly } from '#core/platform-only.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type * as contract from '../../contract.console.ts'
import type { RetentionPorts } from '../../ports.ts'
import { isOverdue, nextRetention } from '../../rules/retention-run.ts'
import { countRows, latestRuns } from '../../store.retention.ts'

type Call = typeof contract.seeRetention

export async function seeRetention({ db, staff, now, ports }: StaffCtx<RetentionPorts>): Promise<Output<Call>> {
  platformOnly(staff)
  const rules = await datedRulesOn(db, jakartaDate(now))
  const runs = await latestRuns(
    db,
    ports.retention.map(({ kind }) => kind),
  )
  const counts = await countRows(db, addMs(now, -30 * dayMs))
  return {
    next_run_at: nextRetention(now).toISOString(),
    kinds: ports.retention.map(({ kind, rule, does }) => {
      const run = runs.find((one) => one.kind === kind)
      return {
        kind,
        rule,
        period: rules[rule],
        does,
        ran_at: run?.ran_at.toISOString() ?? null,
        rows: run?.rows ?? 0,
        rows_of_month: counts.get(kind) ?? 0,
        error: run?.error ?? null,
        is_overdue: run ? isOverdue(run.ran_at, now) : false,
      }
    }),
  }
}
