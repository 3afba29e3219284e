import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { plottedWeeks, weeksUntil } from '#core/weeks.ts'
import type * as contract from '../../contract.console.ts'
import { salesByWeek } from '../../store.figures.ts'

type Call = typeof contract.seeSales

export async function seeSales({ db, staff, now }: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  const weeks = weeksUntil(now, plottedWeeks)
  const sold = await salesByWeek(db, scopesOf(staff), weeks[0])
  return { weeks: weeks.map((week) => sold.get(week) ?? { week, bookings: 0, travellers: 0, amount: 0 }) }
}
