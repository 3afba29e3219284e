import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { findDepartureInScope } from '#modules/catalogue/module.ts'
import type * as contract from '../../contract.console.ts'
import { bookingsPart } from '../../desk/list.ts'
import { bookingsWhere } from '../../store.list.ts'

type Call = typeof contract.seeDeparture

// A departure has fewer seats than that.
const most = 1000

export async function seeDeparture({ db, staff, language }: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const scopes = scopesOf(staff)
  const departure = await findDepartureInScope(db, id, scopes)
  if (!departure) throw new Refusal(codes.not_found)
  const where = bookingsWhere(db, scopes, { search: '', departure_id: id })
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
    incomplete: active.reduce((sum, { incomplete }) => sum + incomplete, 0),
    overdue: active.filter(({ overdue_at }) => overdue_at !== null).length,
  }
}
