import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import type { seeBooking } from '../contract.console.ts'
import { type BookingRow, listHistory, listParticipants } from '../store.ts'
import { invoiceView, participantView } from './view.ts'

type Ctx = Pick<StaffCtx, 'db' | 'language'>

const nobody = { name: null, email: null, phone_number: null }

/** What the audit says of a booking. */
export const auditedFacts = ({ state, departure_id, departs_on }: BookingRow) => ({ state, departure_id, departs_on })

export async function seenByStaff(ctx: Ctx, booking: BookingRow): Promise<Output<typeof seeBooking>> {
  const { db, language } = ctx
  // Typed into a cart it is nobody's business: an order it is from checkout on.
  const { name, email, phone_number } = booking.checked_out_at ? booking : nobody
  const history = await listHistory(db, booking.id)
  const invoices = (await invoicesOf(db, [booking.id])).get(booking.id) ?? []
  return {
    booking_id: booking.id,
    booking_code: booking.code,
    status: booking.state,
    product_name: booking.product_name[language],
    departure_id: booking.departure_id,
    departs_on: booking.departs_on,
    returns_on: booking.returns_on,
    seats: booking.seats,
    total: booking.total,
    contact: { name, email, phone_number },
    participants: booking.checked_out_at ? (await listParticipants(db, [booking.id])).map(participantView) : [],
    invoices: invoices.map(invoiceView),
    timeline: history.map(({ at, event, actor, reason }) => ({ at: at.toISOString(), event, actor, reason })),
  }
}
