import type { Db } from '#core/context.ts'
import {
  onBookingCancelled,
  onBookingCompleted,
  onBookingStarted,
  onTravellerCancelled,
} from '#modules/booking/module.ts'
import { onRefundDue } from '#modules/payment/module.ts'
import {
  type OrderNews,
  onSouvenirCancelled,
  onSouvenirCompleted,
  onSouvenirPaid,
  onSouvenirRejected,
} from '#modules/souvenir/module.ts'
import { expectCommission } from './expect.ts'
import { staying } from './rules/rate.ts'
import { lockExpected } from './store.ts'
import { type Cause, lower, settle } from './transition.ts'
import { journey, storeOrder, worthOf } from './worth.ts'

type Thing = { order_id: string; item?: string }

/** Of what goes back, or is not to be paid any more, nobody has a commission. */
async function keepUp(db: Db, { order_id, item }: Thing, cause: Cause): Promise<void> {
  for (const one of await lockExpected(db, order_id, item))
    await lower(db, one, staying(one, await worthOf(db, one)), cause)
}

/** Nothing comes of the sale: whatever of the money stays, it was no journey. */
async function giveUp(db: Db, { order_id, item }: Thing, cause: Cause): Promise<void> {
  for (const one of await lockExpected(db, order_id, item)) await lower(db, one, 0, cause)
}

/** The journey is over, or the parcel is with its buyer. */
async function bringIn(db: Db, thing: Thing, cause: Cause): Promise<void> {
  await keepUp(db, thing, cause)
  for (const one of await lockExpected(db, thing.order_id, thing.item)) await settle(db, one, cause)
}

const parcelOf = ({ order }: OrderNews) => ({ order_id: order.checkout_id, item: storeOrder(order.number) })
const byOf = ({ actor, reason, now }: OrderNews): Cause => ({
  actor: actor === 'member' ? 'buyer' : actor === 'clock' ? 'clock' : 'staff',
  reason,
  now,
})

/** Subscribes to what becomes of orders, and of their money. */
export function followOrders(): void {
  followJourneys()
  followParcels()
  onRefundDue((db, { invoice, reason, now }) =>
    keepUp(db, { order_id: invoice.order_id }, { actor: 'clock', reason, now }),
  )
}

function followJourneys(): void {
  onBookingStarted((db, { booking, now }) =>
    expectCommission(
      db,
      {
        ...{ tenant_id: booking.tenant_id, user_id: booking.user_id, affiliate_code: booking.affiliate_code },
        ...{ order_kind: 'booking', order_id: booking.id, item: journey, order_code: booking.code },
        ...{ title: booking.product_name.id, partner_id: booking.partner_id, product_id: booking.product_id },
        travellers: booking.seats + booking.infants,
        phones: [...booking.proven_phones, booking.phone_verified_at ? booking.phone_number : null],
      },
      now,
    ),
  )
  onTravellerCancelled((db, { booking, reason, now }) =>
    keepUp(db, { order_id: booking.id }, { actor: 'staff', reason, now }),
  )
  onBookingCancelled((db, { booking, reason, now }) =>
    giveUp(db, { order_id: booking.id }, { actor: 'staff', reason, now }),
  )
  onBookingCompleted((db, { booking, reason, now }) =>
    bringIn(db, { order_id: booking.id }, { actor: 'clock', reason, now }),
  )
}

function followParcels(): void {
  onSouvenirPaid((db, { checkout, order, now }) =>
    expectCommission(
      db,
      {
        ...{ tenant_id: checkout.tenant_id, user_id: checkout.user_id, affiliate_code: checkout.affiliate_code },
        ...{ order_kind: 'souvenir', order_id: checkout.id, item: storeOrder(order.number), order_code: order.code },
        // A store is nobody's partner: what it sells has the rate of everything, and carries nobody.
        ...{ title: order.store_name, partner_id: null, product_id: null, travellers: 0, phones: [] },
      },
      now,
    ),
  )
  onSouvenirCompleted((db, news) => bringIn(db, parcelOf(news), byOf(news)))
  onSouvenirCancelled((db, news) => giveUp(db, parcelOf(news), byOf(news)))
  onSouvenirRejected((db, news) => giveUp(db, parcelOf(news), byOf(news)))
}
