import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { daysBetween, jakartaDate } from '#core/time.ts'
import { plottedWeeks, weeksUntil } from '#core/weeks.ts'
import type * as contract from '../../contract.console.ts'
import { countByAge } from '../../rules/ages.ts'
import { applicationsByWeek, listOpenSince } from '../../store.figures.ts'

type Call = typeof contract.seeApplicationFigures

export async function seeApplicationFigures(ctx: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  const { db, now } = ctx
  const scopes = scopesOf(ctx.staff)
  const weeks = weeksUntil(now, plottedWeeks)
  const { received, decided } = await applicationsByWeek(db, scopes, weeks[0])
  const open = await listOpenSince(db, scopes)
  const today = jakartaDate(now)
  return {
    weeks: weeks.map((week) => ({ week, received: received.get(week) ?? 0, decided: decided.get(week) ?? 0 })),
    ages: countByAge(open.map((at) => daysBetween(jakartaDate(at), today))),
  }
}
