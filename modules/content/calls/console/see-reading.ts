import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { plottedWeeks, weeksUntil } from '#core/weeks.ts'
import type * as contract from '../../contract.console.ts'
import { listMostRead, publishedByWeek, viewsByWeek } from '../../store.figures.ts'

type Call = typeof contract.seeReading

export async function seeReading({ db, staff, now }: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  const weeks = weeksUntil(now, plottedWeeks)
  const scopes = scopesOf(staff)
  const from = weeks[0] ?? jakartaDate(now)
  const views = await viewsByWeek(db, scopes, from)
  const published = await publishedByWeek(db, scopes, { from, now })
  return {
    weeks: weeks.map((week) => ({ week, views: views.get(week) ?? 0, published: published.get(week) ?? 0 })),
    most_read: await listMostRead(db, scopes, from),
  }
}
