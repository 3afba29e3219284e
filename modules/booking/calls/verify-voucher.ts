import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { hasVoucher, initialsOf, voucherState } from '../rules/voucher.ts'
import { findByVoucher } from '../store.orders.ts'

type Call = typeof contract.verifyVoucher

export async function verifyVoucher(ctx: AnyoneCtx, { token }: Input<Call>): Promise<Output<Call>> {
  const booking = await findByVoucher(ctx.db, ctx.tenant.id, token)
  if (!booking) throw new Refusal(codes.not_found)
  const invoices = (await invoicesOf(ctx.db, [booking.id])).get(booking.id) ?? []
  const isOwed = booking.state === 'in_progress' && !hasVoucher(booking.state, invoices)
  if (isOwed) throw new Refusal(codes.not_found)
  const was_started = booking.started_at !== null
  const state = voucherState({ ...booking, was_started }, jakartaDate(ctx.now))
  if (!state) throw new Refusal(codes.not_found)
  return {
    state,
    booking_code: booking.code,
    product_name: booking.product_name[ctx.language],
    departs_on: booking.departs_on,
    returns_on: booking.returns_on,
    travellers: booking.seats + booking.infants,
    leader_initials: initialsOf(booking.name ?? ''),
  }
}
