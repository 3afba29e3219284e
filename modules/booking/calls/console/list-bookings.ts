import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { bookingsPart } from '../../desk/list.ts'
import { bookingQuery } from '../../desk/query.ts'
import { maskedPhone } from '../../rules/masked-phone.ts'
import { countBookings, filterBookings } from '../../store.list.ts'

type Call = typeof contract.listBookings

export async function listBookings({ db, staff, language }: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const filter = await filterBookings(db, scopesOf(staff), { ...bookingQuery(input), part: input })
  const is_missing = input.documents === 'missing'
  const { rows, next_cursor } = await bookingsPart(db, filter.where, { ...input, is_missing })
  return {
    rows: rows.map((row) => ({
      booking_id: row.id,
      booking_code: row.code,
      status: row.state,
      product_name: row.product_name[language],
      departure_id: row.departure_id,
      departs_on: row.departs_on,
      travellers: row.seats + row.infants,
      incomplete: row.incomplete,
      total: row.total,
      contact: { name: row.name, phone_number: row.phone_number && maskedPhone(row.phone_number) },
      is_overdue: row.overdue_at !== null && row.state === 'in_progress',
      ordered_at: (row.checked_out_at ?? row.created_at).toISOString(),
    })),
    next_cursor,
    // Who lacks what is not in a column: counting them would read them all.
    total: is_missing ? null : await countBookings(db, filter),
  }
}
