import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { invoicesOf, linesOf, refundsOf } from '#modules/payment/module.ts'
import type { seeBooking } from '../contract.console.ts'
import { type BookingRow, listHistory, listParticipants } from '../store.ts'
import { invoiceView, participantView } from './view.ts'

type Ctx = Pick<StaffCtx, 'db' | 'language'>

const nobody = { name: null, email: null, phone_number: null }

/** What the audit says of a booking. */
export const auditedFacts = ({ state, departure_id, departs_on, seats, infants, total }: BookingRow) => ({
  state,
  departure_id,
  departs_on,
  seats,
  infants,
  total,
})

export async function seenByStaff(ctx: Ctx, booking: BookingRow): Promise<Output<typeof seeBooking>> {
  const { db, language } = ctx
  // Typed into a cart it is nobody's business: an order it is from checkout on.
  const { name, email, phone_number } = booking.checked_out_at ? booking : nobody
  const history = await listHistory(db, booking.id)
  const invoices = (await invoicesOf(db, [booking.id])).get(booking.id) ?? []
  const lines = await linesByInvoice(ctx, invoices)
  const refunds = await refundsOf(db, booking.id)
  return {
    booking_id: booking.id,
    booking_code: booking.code,
    member_id: booking.user_id,
    status: booking.state,
    is_private: booking.is_private,
    product_name: booking.product_name[language],
    departure_id: booking.departure_id,
    departs_on: booking.departs_on,
    returns_on: booking.returns_on,
    seats: booking.seats,
    total: booking.total,
    contact: { name, email, phone_number },
    participants: booking.checked_out_at ? (await listParticipants(db, [booking.id])).map(participantView) : [],
    invoices: invoices.map((invoice) => ({ ...invoiceView(invoice), lines: lines.get(invoice.id) ?? [] })),
    refunds: refunds.map(({ refund: { id, amount, state, decided_at } }) => ({
      ...{ refund_id: id, amount, status: state, decided_at: decided_at.toISOString() },
    })),
    timeline: history.map(({ at, event, actor, reason }) => ({ at: at.toISOString(), event, actor, reason })),
  }
}

async function linesByInvoice({ db, language }: Ctx, invoices: readonly { id: string }[]) {
  const ids = invoices.map(({ id }) => id)
  const lines = ids.length === 0 ? [] : await linesOf(db, ids)
  const shown = lines.map(({ invoice_id, item, label, amount, refunded }) => ({
    invoice_id,
    line: { item, label: label[language], amount, refunded },
  }))
  const grouped = Map.groupBy(shown, ({ invoice_id }) => invoice_id)
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ line }) => line)]))
}
