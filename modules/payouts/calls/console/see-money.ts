import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import { plottedWeeks, weeksUntil } from '#core/weeks.ts'
import { moneyByWeek } from '#modules/payment/module.ts'
import type * as contract from '../../contract.console.ts'
import { paidOutByWeek } from '../../store.figures.ts'

type Call = typeof contract.seeMoney

export async function seeMoney({ db, staff, now }: StaffCtx, _: Input<Call>): Promise<Output<Call>> {
  const weeks = weeksUntil(now, plottedWeeks)
  const scopes = scopesOf(staff)
  const money = await moneyByWeek(db, scopes, weeks[0])
  const paid = await paidOutByWeek(db, scopes, weeks[0])
  return {
    weeks: weeks.map((week) => {
      const { received = 0, refunded = 0 } = money.get(week) ?? {}
      return { week, received, refunded, paid_out: paid.get(week) ?? 0 }
    }),
  }
}
