import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type { BookingPorts } from '#modules/booking/module.ts'
import { saveAgain, saveFirst } from '../apply.ts'
import type * as contract from '../contract.ts'
import { whose } from '../load.ts'
import { findOfBooking } from '../store.ts'
import { submit } from '../submit.ts'
import { showApplication } from '../view.ts'

type Call = typeof contract.applyForFinancing

/** Saves who applies, for the first time or again; with `confirm`, sends it to the bank. */
export async function applyForFinancing(ctx: MemberCtx<BookingPorts>, input: Input<Call>): Promise<Output<Call>> {
  const made = await findOfBooking(ctx.db, { ...whose(ctx), booking_id: input.id })
  if (input.confirm)
    return { application: await showApplication(ctx, await submit(ctx, input, made)), verification: null }
  const saved = made ? await saveAgain(ctx, input, made) : await saveFirst(ctx, input)
  if (saved.is === 'unproven') {
    const { phone_number, next_allowed_at } = saved
    return { application: null, verification: { is_needed: true, phone_number, next_allowed_at } }
  }
  return { application: await showApplication(ctx, saved.application), verification: null }
}
