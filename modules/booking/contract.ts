import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { addonUnits } from '#modules/catalogue/rules/facts.ts'
import { draftSave, savedDraft } from '#modules/drafts/shapes.ts'
import { affiliateCode, code, nextAllowed, phoneNumber } from '#modules/identity/shapes.ts'
import { usable } from '#modules/promo/shapes.ts'
import { mostTravellers } from './rules/party.ts'
import { checkoutForm, chosenAddons, draft } from './shapes.forms.ts'
import { addon, checkedOut, order, plan, room } from './shapes.ts'

/** Calls about what was ordered; those until then stand here. */
export * from './contract.orders.ts'

const id = z.uuid()
const some = z.int().min(0).max(mostTravellers)

export const addToCart = call({
  method: 'POST',
  path: '/api/v3/bookings/cart',
  who: 'member',
  once: true,
  about:
    'Keeps seats of a departure for half an hour. Choosing anew for the same departure replaces the former choice, and keeps its end.',
  says: { id: 'Pesanan Berhasil ditambahkan', en: 'Added to your order' },
  input: z.object({
    product_id: id,
    departure_id: id,
    rooms: z.array(room).min(1).max(3),
    children: some.default(0),
    infants: some.default(0),
    affiliate_code: affiliateCode.optional(),
  }),
  output: z.object({
    booking_id: id,
    booking_code: z.string(),
    product_id: id,
    hold_expires_at: z.iso.datetime(),
    total: z.int(),
  }),
  limit: { points: 600, seconds: 600 },
  refusals: [
    codes.not_found,
    codes.seats_gone,
    codes.departure_closed,
    codes.too_many_unpaid_orders,
    codes.too_many_unpaid_seats,
    codes.phone_unproven,
    codes.held_too_often,
    codes.room_type_twice,
    codes.infant_without_adult,
    codes.party_too_large,
  ],
})

export const orderAddons = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/addons',
  who: 'owner',
  about: 'Extras of the package, each with how many were chosen, none to begin with.',
  input: z.object({ id }),
  output: z.array(addon.extend({ per: z.enum(addonUnits) })),
})

export const orderDetail = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/detail/order',
  who: 'owner',
  about: 'What checkout shows of an order: travellers, price, promo, and until when the seats are kept.',
  input: z.object({ id }),
  output: order,
})

// A cart that is computed anew may have lost its promo meanwhile.
const promoRefusals = [
  codes.hold_over,
  codes.order_closed,
  codes.promo_unavailable,
  codes.promo_ended,
  codes.promo_used_up,
  codes.promo_minimum,
  codes.promo_not_for_package,
  codes.promo_new_members,
] as const

export const saveOrder = call({
  method: 'PATCH',
  path: '/api/v3/bookings/:id/draft',
  who: 'owner',
  about: 'Chooses extras and the way to pay while it is a cart; gives the price anew.',
  input: z.object({ id, addons: chosenAddons.optional(), plan: plan.optional() }),
  output: order,
  refusals: [codes.full_payment_only, ...promoRefusals],
})

export const saveForm = call({
  method: 'PUT',
  path: '/api/v3/bookings/:id/form',
  who: 'owner',
  about:
    'Keeps what was typed into the form of a cart so far, unchecked, in place of what was kept before. One that arrives after a later revision of the same page changes nothing; one that started from an older version is refused, with the newer one as `data`.',
  says: { id: 'Isian disimpan', en: 'Your details have been saved' },
  input: z.object({ id, fields: draft, ...draftSave }),
  output: savedDraft,
  // Twice a second for a whole network: a page saves whenever its reader pauses.
  limit: { points: 1200, seconds: 600 },
  refusals: [codes.hold_over, codes.order_closed, codes.draft_conflict],
})

export const checkout = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/do-checkout',
  who: 'owner',
  once: true,
  headers: ['fcm-token'],
  about: 'Orders what the cart holds: price frozen, invoices made. A phone number not yet proved gets a code first.',
  saysOf: ({ verification }) =>
    verification
      ? { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' }
      : { id: 'Pesanan dibuat', en: 'Order placed' },
  input: checkoutForm,
  output: checkedOut,
  refusals: [
    codes.too_many_unpaid_seats,
    codes.too_many_unpaid_orders,
    codes.full_payment_only,
    codes.seats_gone,
    codes.departure_closed,
    codes.package_gone,
    codes.code_too_soon,
    ...promoRefusals,
  ],
})

export const verifyBooking = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/verification',
  who: 'owner',
  about: 'The code that went to the phone of the order; the right one completes the checkout.',
  says: { id: 'Pesanan dibuat', en: 'Order placed' },
  input: z.object({ id, code }),
  output: checkedOut,
  limit: { points: 300, seconds: 600 },
  refusals: [
    codes.code_wrong,
    codes.too_many_unpaid_seats,
    codes.too_many_unpaid_orders,
    codes.contact_missing,
    codes.seats_gone,
    codes.departure_closed,
    codes.package_gone,
    ...promoRefusals,
  ],
})

export const resendBookingCode = call({
  method: 'POST',
  path: '/api/v3/bookings/:id/verification/resend',
  who: 'owner',
  about: 'Sends a new code to the phone of the order.',
  says: { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' },
  input: z.object({ id }),
  output: nextAllowed,
  refusals: [codes.hold_over, codes.order_closed, codes.contact_missing, codes.code_too_soon],
})

export const changeBookingPhone = call({
  method: 'PATCH',
  path: '/api/v3/bookings/:id/verification/phone-number',
  who: 'owner',
  about: 'Another phone number for the order, which gets the code.',
  says: { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' },
  input: z.object({ id, phone_number: phoneNumber }),
  output: nextAllowed,
  refusals: [codes.hold_over, codes.order_closed, codes.contact_missing, codes.code_too_soon],
})

export const orderPromos = call({
  method: 'GET',
  path: '/api/v3/bookings/:id/promo/use-list',
  who: 'owner',
  flag: 'is_promo',
  about: 'Promos this order can carry, the most worth first.',
  input: z.object({ id }),
  output: z.array(usable),
})

const applied = { id: 'Promo berhasil digunakan', en: 'Promo successfully applied' }

export const applyPromo = call({
  method: 'PATCH',
  path: '/api/v3/bookings/:id/promo/:promo_id',
  who: 'owner',
  flag: 'is_promo',
  about: 'Puts a promo on the order, in place of any other.',
  says: applied,
  input: z.object({ id, promo_id: id }),
  output: order,
  refusals: promoRefusals,
})

export const applyPromoCode = call({
  method: 'PATCH',
  path: '/api/v3/bookings/:id/promo/code/:code',
  who: 'owner',
  flag: 'is_promo',
  about: 'Puts the promo of a code on the order, in place of any other.',
  says: applied,
  input: z.object({ id, code: z.string().trim().min(1).max(40) }),
  output: order,
  limit: { points: 120, seconds: 600 },
  refusals: promoRefusals,
})

export const removePromo = call({
  method: 'DELETE',
  path: '/api/v3/bookings/:id/promo',
  who: 'owner',
  about: 'Takes the promo off the order.',
  says: { id: 'Promo dihapus', en: 'Promo removed' },
  input: z.object({ id }),
  output: order,
  refusals: [codes.hold_over, codes.order_closed],
})
