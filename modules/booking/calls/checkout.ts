import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { memberProfile } from '#modules/identity/module.ts'
import type * as contract from '../contract.ts'
import { reprice } from '../draft.ts'
import { lockProven, refuseUnavailable } from '../hold.ts'
import { lockCart } from '../load.ts'
import { sendCodeUnlessSent } from '../phone-code.ts'
import { capOrder, placePriced } from '../place.ts'
import type { BookingPorts } from '../ports.ts'
import { maskedPhone } from '../rules/masked-phone.ts'
import { type BookingRow, isPhoneProven, saveFcmToken } from '../store.ts'
import { nameTravellers } from '../travellers.ts'

type Call = typeof contract.checkout
type Ctx = MemberCtx<BookingPorts>

export function checkout(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  return inTransaction(ctx.db, async (db) => {
    const cart = await lockCart(ctx, db, input.id)
    await refuseUnavailable(db, cart, ctx.now)
    // Everything is checked before a code goes out: who types it in must not be refused then.
    const priced = await fillIn(ctx, db, cart, input)
    await rememberApp(ctx, db)
    if (priced.phone_verified_at) return placePriced(ctx, db, priced)
    const { next_allowed_at } = await sendCodeUnlessSent(ctx, db, priced)
    const phone_number = maskedPhone(priced.phone_number ?? '')
    return {
      booking_id: priced.id,
      status: priced.state,
      invoices: [],
      verification: { is_needed: true, phone_number, next_allowed_at },
    }
  })
}

/** Keeps the form with the cart: contact, travellers, extras and the way to pay. */
async function fillIn(ctx: Ctx, db: Db, cart: BookingRow, input: Input<Call>): Promise<BookingRow> {
  const phone_number = phoneNumberOf(input.phone_number, ctx.language)
  await nameTravellers(ctx, db, cart, input)
  const { name, gender, birth_date, address, job_name, instansi, email } = input
  const phone_verified_at = await provenAt(ctx, db, { ...cart, phone_number })
  const contact = { name, gender, birth_date, address, job_name, instansi, email, phone_number, phone_verified_at }
  const proven_phones = await lockProven({ ...ctx, db }, phone_verified_at && phone_number)
  await capOrder(ctx, db, { phones: proven_phones, cart })
  return reprice(ctx, db, cart, { addons: input.addons, plan: input.plan, form: { ...contact, proven_phones } })
}

/** A number the member has proved, for the account or for an earlier order, is not asked for again. */
async function provenAt({ tenant, user, now }: Ctx, db: Db, { phone_number }: { phone_number: string }) {
  const profile = await memberProfile(db, tenant.id, user.id)
  if (!profile) throw new Refusal('F-AUT-1n0')
  if (profile.phone_verified_at && profile.phone_number === phone_number) return now
  return (await isPhoneProven(db, { user_id: user.id, phone_number })) ? now : null
}

async function rememberApp({ user, request, headers, now }: Ctx, db: Db): Promise<void> {
  const token = headers['fcm-token']?.trim()
  if (!token || token.length > 4096 || !/^[\x21-\x7e]+$/.test(token)) return
  const device_id = request.device_id ?? user.session_id
  await saveFcmToken(db, { user_id: user.id, device_id, token, updated_at: now })
}
