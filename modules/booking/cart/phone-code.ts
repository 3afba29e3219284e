import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { secondMs } from '#core/time.ts'
import { tell } from '#database/outbox.ts'
import { isCodeOnItsWay, issueCode, recentCodes } from '#modules/identity/module.ts'
import { codeLifeMs } from '#modules/identity/rules/codes.ts'
import type { BookingPorts } from '../ports.ts'
import type { BookingRow } from '../store.ts'
import { words } from '../words.ts'

function codeFor({ user }: MemberCtx<BookingPorts>, { name, phone_number }: BookingRow) {
  if (!name || !phone_number) throw new Refusal(codes.contact_missing)
  return { purpose: 'verify_booking' as const, destination: phone_number, user_id: user.id }
}

/** The same when the form comes again: a code of this member that went out within the last minute is still on its way. */
export async function sendCodeUnlessSent(ctx: MemberCtx<BookingPorts>, db: Db, booking: BookingRow) {
  const to = codeFor(ctx, booking)
  if (!(await isCodeOnItsWay(ctx, db, to))) return sendCodeToNumber(ctx, db, booking)
  const { next_allowed_at } = await recentCodes(ctx, db, to)
  return { next_allowed_at }
}

/** Sends a code to the number of a form, or says at its field how long to wait. */
export async function sendCodeToNumber(ctx: MemberCtx<BookingPorts>, db: Db, booking: BookingRow) {
  const { ok, wait_seconds } = await recentCodes(ctx, db, codeFor(ctx, booking))
  if (ok) return sendBookingCode(ctx, db, booking)
  const errors = { phone_number: [words(ctx.language).codeNotYet(wait_seconds)] }
  throw new Refusal(codes.code_too_soon, { retry_after_seconds: wait_seconds, errors })
}

/** Sends a code to the phone of an order, or says how long to wait. */
export async function sendBookingCode(ctx: MemberCtx<BookingPorts>, db: Db, booking: BookingRow) {
  const to = codeFor(ctx, booking)
  const { ok, wait_seconds } = await recentCodes(ctx, db, to)
  if (!ok) throw new Refusal(codes.code_too_soon, { retry_after_seconds: wait_seconds })
  const code = await issueCode(ctx, db, to)
  const text = words(ctx.language).codeText(ctx.tenant.name, booking.code, code)
  const awaited_seconds = codeLifeMs / secondMs
  await tell(db, { kind: 'text', text: { to: to.destination, text }, awaited_seconds }, ctx.now)
  const { next_allowed_at } = await recentCodes(ctx, db, to)
  return { next_allowed_at }
}
