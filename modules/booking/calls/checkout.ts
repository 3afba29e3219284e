import type { Input, Output } from '#core/call.ts'
import type { Db, MemberCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { inTransaction } from '#database/transaction.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { fillIn } from '../cart/fill-in.ts'
import { availableDate } from '../cart/hold.ts'
import { sendCodeUnlessSent } from '../cart/phone-code.ts'
import { placePriced } from '../cart/place.ts'
import type * as contract from '../contract.ts'
import { tellAppToken, tellChanged } from '../events.ts'
import { lockCartPlaces } from '../order/load.ts'
import type { BookingPorts } from '../ports.ts'
import { maskedPhone } from '../rules/masked-phone.ts'
import { updateBooking } from '../store.ts'

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

async function tellApp({ user, request, headers, now }: Ctx, db: Db): Promise<void> {
  const token = headers['fcm-token']
  if (!token) return
  const { id: user_id, session_id } = user
  await tellAppToken(db, { user_id, session_id, device_id: request.device_id ?? session_id, token, now })
}
