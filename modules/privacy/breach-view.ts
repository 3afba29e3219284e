import type { Output } from '#core/call.ts'
import type { Db, StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { seeBreach } from './contract.console.ts'
import { breachStanding } from './rules/breach.ts'
import { type BreachRow, findBreach, listSteps } from './store.breaches.ts'

type Steps = Awaited<ReturnType<typeof listSteps>>

/** A breach as lists show it. */
export function breachView(breach: BreachRow, steps: Steps, now: Date) {
  const { id, title, what_happened, data, people, noticed_at } = breach
  const standing = breachStanding(breach, steps, now)
  return {
    ...{ breach_id: id, title, what_happened, data, people },
    noticed_at: noticed_at.toISOString(),
    deadline_at: standing.deadline_at.toISOString(),
    authority_notified_at: standing.authority_notified_at?.toISOString() ?? null,
    people_notified_at: standing.people_notified_at?.toISOString() ?? null,
    closed_at: standing.closed_at?.toISOString() ?? null,
    is_late: standing.is_late,
    hours_left: standing.hours_left,
  }
}

export async function breachOf(db: Db, id: string): Promise<BreachRow> {
  const breach = await findBreach(db, id)
  if (!breach) throw new Refusal(codes.not_found)
  return breach
}

type Ctx = Pick<StaffCtx, 'db' | 'now'>

/** The same with every step, and who wrote it. */
export async function breachWithSteps({ db, now }: Ctx, breach: BreachRow): Promise<Output<typeof seeBreach>> {
  const steps = await listSteps(db, [breach.id])
  const names = await staffNames(db, [...new Set(steps.map(({ staff_id }) => staff_id))])
  return {
    ...breachView(breach, steps, now),
    steps: steps.map(({ kind, text, done_at, at, staff_id }) => ({
      kind,
      text,
      done_at: done_at.toISOString(),
      at: at.toISOString(),
      staff: names.get(staff_id) ?? '',
    })),
  }
}
