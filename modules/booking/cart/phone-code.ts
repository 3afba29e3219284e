import type { Db, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { sendPhoneProof, sendPhoneProofOnce } from '#modules/identity/module.ts'
import type { BookingPorts } from '../ports.ts'
import type { BookingRow } from '../store.ts'
import { words } from '../words.ts'

type Ctx = MemberCtx<BookingPorts>
type Sent = Awaited<ReturnType<typeof sendPhoneProof>>

function proofOf({ language, tenant }: Ctx, { code: booking_code, name, phone_number }: BookingRow) {
  if (!name || !phone_number) throw new Refusal(codes.contact_missing)
  const text = (code: string) => words(language).codeText(tenant.name, booking_code, code)
  return { purpose: 'verify_booking' as const, destination: phone_number, text }
}

/** When the next may go out, or at the field of the number how long to wait. */
function atNumber({ language }: Ctx, { ok, wait_seconds, next_allowed_at }: Sent) {
  if (ok) return { next_allowed_at }
  const errors = { phone_number: [words(language).codeNotYet(wait_seconds)] }
  throw new Refusal(codes.code_too_soon, { retry_after_seconds: wait_seconds, errors })
}

/** Sends a code to the number of a form, unless one is on its way there. */
export const sendCodeUnlessSent = async (ctx: Ctx, db: Db, booking: BookingRow) =>
  atNumber(ctx, await sendPhoneProofOnce(ctx, db, proofOf(ctx, booking)))

/** Sends a code to the number of a form. */
export const sendCodeToNumber = async (ctx: Ctx, db: Db, booking: BookingRow) =>
  atNumber(ctx, await sendPhoneProof(ctx, db, proofOf(ctx, booking)))

/** Sends a code to the phone of an order, or says how long to wait. */
export async function sendBookingCode(ctx: Ctx, db: Db, booking: BookingRow) {
  const { ok, wait_seconds, next_allowed_at } = await sendPhoneProof(ctx, db, proofOf(ctx, booking))
  if (!ok) throw new Refusal(codes.code_too_soon, { retry_after_seconds: wait_seconds })
  return { next_allowed_at }
}
