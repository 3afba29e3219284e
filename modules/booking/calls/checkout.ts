import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { phoneNumberOf } from '#core/phone.ts'
import { jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { priceAnew } from '../cart/draft.ts'
import { availableDate, lockProven, type Sellable } from '../cart/hold.ts'
import { partyRulesOf } from '../cart/party-rules.ts'
import { sendCodeUnlessSent } from '../cart/phone-code.ts'
import { capOrder, placePriced } from '../cart/place.ts'
import { nameTravellers } from '../cart/travellers.ts'
import type * as contract from '../contract.ts'
import { tellAppToken, tellChanged } from '../events.ts'
import { lockCartPlaces } from '../order/load.ts'
import type { BookingPorts } from '../ports.ts'
import { maskedPhone } from '../rules/masked-phone.ts'
import { type BookingChange, type BookingRow, type ParticipantRow, updateBooking } from '../store.ts'

type Call = typeof contract.checkout
type Ctx = MemberCtx<BookingPorts>

export function checkout(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  return inTransaction(ctx.db, async (db) => {
    const { cart, places } = await lockCartPlaces(ctx, db, input.id)
    const offer = await availableDate({ ...ctx, db }, cart)
    const terms = { offer, rules: await datedRulesOn(db, jakartaDate(ctx.now)) }
    // Everything is checked before a code goes out: who types it in must not be refused then.
    const change = await fillIn(ctx, db, { cart, places, terms }, input)
    await tellApp(ctx, db)
    if (change.phone_verified_at) return placePriced(ctx, db, { cart, change, terms })
    const priced = await updateBooking(db, cart, change)
    await tellChanged(db, { booking_id: cart.id, now: ctx.now })
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

type Open = { cart: BookingRow; places: ParticipantRow[]; terms: { offer: Sellable; rules: DatedRules } }

/** What the form changes of the cart: contact, extras and the way to pay. Travellers are written at once. */
async function fillIn(ctx: Ctx, db: Db, { cart, places, terms }: Open, input: Input<Call>): Promise<BookingChange> {
  const { offer, rules } = terms
  const phone_number = phoneNumberOf(input.phone_number, ctx.language)
  const measure = partyRulesOf(rules, { kind: offer.kind, returns_on: cart.returns_on, now: ctx.now })
  const chosen = await nameTravellers(ctx, db, { cart, places }, { form: input, rules: measure })
  const { name, gender, birth_date, address, job_name, instansi, email } = input
  // A number the member has proved, for the account or for an earlier order, is not asked for again.
  const proven_phones = await lockProven({ ...ctx, db })
  const phone_verified_at = proven_phones.includes(phone_number) ? ctx.now : null
  const contact = { name, gender, birth_date, address, job_name, instansi, email, phone_number, phone_verified_at }
  await capOrder(ctx, db, { phones: proven_phones, cart, rules })
  return priceAnew(ctx, db, cart, {
    addons: input.addons,
    chosen,
    plan: input.plan,
    form: { ...contact, proven_phones },
    terms,
  })
}

async function tellApp({ user, request, headers, now }: Ctx, db: Db): Promise<void> {
  const token = headers['fcm-token']
  if (!token) return
  const { id: user_id, session_id } = user
  await tellAppToken(db, { user_id, session_id, device_id: request.device_id ?? session_id, token, now })
}
