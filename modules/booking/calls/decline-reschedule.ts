import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { lockInvoicesOf } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { undo } from '../lifecycle/change.ts'
import { showBooking } from '../order/detail.ts'
import { bookingOf } from '../order/load.ts'
import { hasDeparted } from '../rules/departed.ts'
import { endReasons } from '../rules/machine.ts'
import { lockBooking } from '../store.ts'

type Call = typeof contract.declineReschedule

export async function declineReschedule(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { id } = await bookingOf(ctx, input.id)
  return ctx.db.transaction(async (db) => {
    await lockInvoicesOf(db, id)
    const booking = await lockBooking(db, id)
    if (booking?.state !== 'in_progress' || !booking.moved_from) throw new Refusal(codes.nothing_to_decline)
    if (hasDeparted(booking, jakartaDate(ctx.now))) throw new Refusal(codes.nothing_to_decline)
    const why = { event: 'decline', actor: 'member', actor_id: ctx.user.id, reason: endReasons.declined } as const
    const ended = await undo(db, booking, { why, now: ctx.now })
    return showBooking({ ...ctx, db }, ended)
  })
}
