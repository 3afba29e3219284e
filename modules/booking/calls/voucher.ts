import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { findJourney, summaries } from '#modules/catalogue/module.ts'
import { partnerContact } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { bookingOf } from '../load.ts'
import type { AfterSalePorts } from '../ports.ts'
import { voucherSheet } from '../sheets.ts'
import { listParticipants } from '../store.ts'
import { hasVoucher } from '../voucher-url.ts'

type Call = typeof contract.voucher

export async function voucher(ctx: MemberCtx<AfterSalePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, ports, now } = ctx
  const booking = await bookingOf(ctx, input.id)
  if (!hasVoucher(booking)) throw new Refusal('F-VCH-1p1')
  const [participants, journey, partner, [product]] = await Promise.all([
    listParticipants(db, [booking.id]),
    findJourney(db, booking.departure_id),
    partnerContact(db, booking.partner_id),
    summaries(db, [booking.product_id]),
  ])
  if (!journey || !partner || !product) throw new Error(`booking ${booking.id} has no journey`)
  const facts = { booking, participants, journey, partner, duration_days: product.duration_days }
  const sheet = voucherSheet(facts, { language: input.language ?? ctx.language, tenant })
  return { bytes: await ports.printer.print(sheet, now), type: 'application/pdf', name: `voucher-${booking.code}.pdf` }
}
