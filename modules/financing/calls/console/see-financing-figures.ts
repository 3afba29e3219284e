import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { daysBetween, jakartaDate } from '#core/time.ts'
import { plottedWeeks, weeksUntil } from '#core/weeks.ts'
import { countByAge } from '#modules/partner/rules/ages.ts'
import type * as contract from '../../contract.repay.ts'
import { applicationsByWeek, listWaitingSince } from '../../store.desk.ts'

type Call = typeof contract.seeFinancingFigures

export async function seeFinancingFigures({ db, staff, now }: StaffCtx): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const weeks = weeksUntil(now, plottedWeeks)
  const { received, decided, disbursed } = await applicationsByWeek(db, scopes, weeks[0])
  const waiting = await listWaitingSince(db, scopes)
  const today = jakartaDate(now)
  return {
    weeks: weeks.map((week) => ({
      week,
      received: received.get(week) ?? 0,
      decided: decided.get(week) ?? 0,
      disbursed: disbursed.get(week) ?? 0,
    })),
    ages: countByAge(waiting.map((at) => daysBetween(jakartaDate(at), today))),
  }
}
