import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import { lockInvoicesOf } from '#modules/payment/module.ts'
import { findInScope } from '../store.console.ts'
import type { BookingRow } from '../store.ts'

/** A booking within what somebody was granted: sold at their tenant, or run by their partner. Any other does not exist. */
export async function bookingInScope({ db, staff }: Pick<StaffCtx, 'db' | 'staff'>, id: string): Promise<BookingRow> {
  const booking = await findInScope(db, id, scopesOf(staff))
  if (!booking) throw new Refusal(codes.not_found)
  return booking
}

/** The same for who changes it, read once nobody else does: its invoices are locked first, as everywhere. */
export async function lockInScope(ctx: Pick<StaffCtx, 'db' | 'staff'>, id: string): Promise<BookingRow> {
  await bookingInScope(ctx, id)
  await lockInvoicesOf(ctx.db, id)
  return bookingInScope(ctx, id)
}
