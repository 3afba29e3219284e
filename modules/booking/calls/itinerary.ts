import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findJourney } from '#modules/catalogue/module.ts'
import { partnerContact } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { bookingOf } from '../order/load.ts'
import type { AfterSalePorts } from '../ports.ts'
import { itinerarySheet } from '../printing/itinerary-sheet.ts'
import { listParticipants } from '../store.ts'

type Call = typeof contract.itinerary

const travelling = ['awaiting_payment', 'in_progress', 'completed'] as const

export async function itinerary(ctx: MemberCtx<AfterSalePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, ports, now } = ctx
  const booking = await bookingOf(ctx, input.id)
  if (!travelling.some((state) => state === booking.state)) throw new Refusal(codes.not_found)
  const [participants, journey, partner] = await Promise.all([
    listParticipants(db, [booking.id]),
    findJourney(db, booking.departure_id),
    partnerContact(db, booking, now),
  ])
  if (!journey || !partner) throw new Error(`booking ${booking.id} has no journey`)
  const facts = { booking, participants, journey, partner }
  const sheet = itinerarySheet(facts, { language: input.language ?? ctx.language, tenant })
  const bytes = await ports.printer.print(sheet, now)
  return { bytes, type: 'application/pdf', name: `itinerary-${booking.code}.pdf` }
}
