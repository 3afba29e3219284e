import type { Db, MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { tell } from '#database/outbox.ts'
import { issueCode, recentCodes } from '#modules/identity/module.ts'
import type { BookingPorts } from './ports.ts'
import type { BookingRow } from './store.ts'
import { words } from './words.ts'

/** The number a code goes to, for somebody who looks over a shoulder: all but its end is hidden. */
export const maskedPhone = (number: string): string =>
  `${number.slice(0, 3)}${'•'.repeat(Math.max(0, number.length - 6))}${number.slice(-3)}`

/** Sends a code to the phone of an order, or says how long to wait. */
export async function sendBookingCode(ctx: MemberCtx<BookingPorts>, db: Db, booking: BookingRow) {
  if (!booking.phone_number) throw new Refusal('F-BOK-8f8')
  const to = { purpose: 'verify_booking' as const, destination: booking.phone_number, user_id: ctx.user.id }
  const { ok, wait_seconds } = await recentCodes(ctx, db, to)
  if (!ok) throw new Refusal('F-OTP-3t3', { retry_after_seconds: wait_seconds })
  const code = await issueCode(ctx, db, to)
  const text = words(ctx.language).codeText(ctx.tenant.name, booking.code, code)
  await tell(db, { kind: 'text', text: { to: booking.phone_number, text } }, ctx.now)
  const { next_allowed_at } = await recentCodes(ctx, db, to)
  return { next_allowed_at }
}
