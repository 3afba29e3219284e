import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { openDates } from '#modules/catalogue/module.ts'
import type * as contract from '../../contract.console.ts'
import { departureInScope, moneyOfAll } from '../../desk/departure.ts'
import { cancellationFee } from '../../rules/changes.ts'
import { hasDeparted } from '../../rules/departed.ts'
import { decideTarget } from '../../rules/departure-run.ts'
import { findLatestRun, listRunning } from '../../store.runs.ts'

type Call = typeof contract.seeDepartureChanges

export async function seeDepartureChanges(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, now, language } = ctx
  const departure = await departureInScope(ctx, id)
  const isRunning = departure.published_at !== null && !hasDeparted(departure, jakartaDate(now))
  const run = await findLatestRun(db, id)
  const orders = await listRunning(db, id)
  const paid = orders.filter(({ state }) => state === 'in_progress')
  const seats = paid.reduce((sum, one) => sum + one.seats, 0)
  const dates = await openDates(db, { product_id: departure.product_id, except: id, now })
  const money = await moneyOfAll(
    db,
    orders.map((order) => order.id),
  )
  return {
    can_change: isRunning && (run === undefined || run.finished_at !== null),
    name: departure.product_name[language],
    bookings: paid.length,
    unpaid_bookings: orders.length - paid.length,
    travellers: orders.reduce((sum, one) => sum + one.seats + one.infants, 0),
    seats,
    ...money,
    fee: cancellationFee,
    dates: dates.map(({ id: departure_id, departs_on, returns_on, left, prices }) => ({
      ...{ departure_id, departs_on, returns_on, seats_left: left },
      ...decideTarget(orders, { left, prices }),
    })),
  }
}
