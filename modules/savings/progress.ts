import type { Db } from '#core/context.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import { isReminderDue, lateDays, type Planned, progressOf } from './rules/progress.ts'
import { countedOf, listAwaiting } from './store.progress.ts'
import type { PlanRow } from './store.ts'

const nothingCounted = { balance: 0, saved: 0, last_paid_on: null }

/** What a plan is measured by. */
export const plannedOf = (plan: PlanRow): Planned => ({
  target: plan.target,
  months: plan.months,
  deposit_day: plan.deposit_day,
  accepted_on: plan.accepted_at ? jakartaDate(plan.accepted_at) : null,
  is_awaiting: (plan.state === 'accepted' || plan.state === 'saving') && plan.closing_requested_at === null,
})

/** How far these plans are on a day, by what their banks have counted. */
export async function progressOfAll(db: Db, plans: readonly PlanRow[], today: string) {
  const counted = await countedOf(
    db,
    plans.map(({ id }) => id),
  )
  return new Map(
    plans.map((plan) => [plan.id, progressOf(plannedOf(plan), counted.get(plan.id) ?? nothingCounted, today)]),
  )
}

/** The same of one. */
export async function planProgress(db: Db, plan: PlanRow, today: string) {
  const counted = (await countedOf(db, [plan.id])).get(plan.id) ?? nothingCounted
  return progressOf(plannedOf(plan), counted, today)
}

const batch = 500

/** Plans whose day to deposit is today, or was missed within the last few; some at a time. */
export async function* plansToRemind(db: Db, now: Date) {
  const today = jakartaDate(now)
  const days = Array.from({ length: lateDays + 1 }, (_, back) => Number(addDays(today, -back).slice(8)))
  let after: string | undefined
  for (;;) {
    const plans = await listAwaiting(db, { days, limit: batch, after })
    const counted = await countedOf(
      db,
      plans.map(({ id }) => id),
    )
    yield plans.flatMap((plan) => {
      const has = counted.get(plan.id) ?? nothingCounted
      if (!isReminderDue(plannedOf(plan), has.last_paid_on, today)) return []
      const month = today.slice(0, 7)
      const on = `${month}-${String(plan.deposit_day).padStart(2, '0')}`
      return [{ plan, month, progress: progressOf(plannedOf(plan), has, on) }]
    })
    after = plans.at(-1)?.id
    if (plans.length < batch) return
  }
}
