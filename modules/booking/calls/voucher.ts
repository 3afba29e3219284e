import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findJourney, summaries } from '#modules/catalogue/module.ts'
import { partnerContact } from '#modules/partner/module.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { bookingOf } from '../order/load.ts'
import type { AfterSalePorts } from '../ports.ts'
import { voucherSheet } from '../printing/sheets.ts'
import { hasVoucher } from '../rules/voucher.ts'
import { listAddons, listParticipants } from '../store.ts'

type Call = typeof contract.voucher

export async function voucher(ctx: MemberCtx<AfterSalePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, ports, now } = ctx
  const booking = await bookingOf(ctx, input.id)
  const invoices = (await invoicesOf(db, [booking.id])).get(booking.id) ?? []
  if (!hasVoucher(booking.state, invoices)) throw new Refusal(codes.voucher_unpaid)
  const [participants, addons, journey, [product]] = await Promise.all([
    listParticipants(db, [booking.id]),
    listAddons(db, booking.id),
    findJourney(db, booking.departure_id),
    summaries(db, [booking.product_id]),
  ])
  const partner = product && (await partnerContact(db, { ...booking, kind: product.kind }, now))
  if (!journey || !partner || !product) throw new Error(`booking ${booking.id} has no journey`)
  const facts = { booking, participants, addons, journey, partner, duration_days: product.duration_days }
  const sheet = voucherSheet(facts, { language: input.language ?? ctx.language, tenant })
  return { bytes: await ports.printer.print(sheet, now), type: 'application/pdf', name: `voucher-${booking.code}.pdf` }
}
