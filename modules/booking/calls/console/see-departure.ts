import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { departureInScope, runView } from '../../desk/departure.ts'
import { bookingsPart } from '../../desk/list.ts'
import { filterBookings } from '../../store.list.ts'
import { findLatestRun } from '../../store.runs.ts'

type Call = typeof contract.seeDeparture

// A departure has fewer seats than that.
const most = 1000

export async function seeDeparture(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const { db, staff, language } = ctx
  const departure = await departureInScope(ctx, id)
  const run = await findLatestRun(db, id)
  const { where } = await filterBookings(db, scopesOf(staff), { search: '', departure_id: id })
  const { rows } = await bookingsPart(db, where, { sort: '-created_at', limit: most, is_missing: false })
  const active = rows.filter(({ state }) => state === 'in_progress' || state === 'completed')
  const { quota, sold, held } = departure
  return {
    departure_id: id,
    product_name: departure.product_name[language],
    departs_on: departure.departs_on,
    returns_on: departure.returns_on,
    seats: { quota, sold, held, left: quota - sold - held },
    bookings: active.length,
    awaiting_payment: rows.filter(({ state }) => state === 'awaiting_payment').length,
    travellers: active.reduce((sum, { seats, infants }) => sum + seats + infants, 0),
    infants: active.reduce((sum, { infants }) => sum + infants, 0),
    incomplete: active.reduce((sum, { incomplete }) => sum + incomplete, 0),
    overdue: active.filter(({ overdue_at }) => overdue_at !== null).length,
    run: run ? await runView(db, run, departure.product_id) : null,
  }
}
