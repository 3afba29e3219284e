import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { affiliateCode } from '#modules/identity/shapes.ts'
import { isTimeZone } from '#modules/payment/rules/time-zone.ts'
import { invoice, offeredMethod, payment, paymentDetail } from '#modules/payment/shapes.ts'
import { address } from '#modules/shipping/shapes.ts'
import { mostPieces } from './rules/cart.ts'
import { promoRefusals } from './rules/promo-refusals.ts'
import { cart, checkoutDetail, shippingMethod } from './shapes.ts'

export * from './contract.orders.ts'
export * from './contract.promo.ts'

const quantity = z
  .int()
  .refine((pieces) => pieces >= 1, { params: { word: 'quantity_least' } })
  .max(mostPieces)

export const seeCart = call({
  method: 'GET',
  path: '/api/v1/merchandise/cart',
  who: 'member',
  about: 'What the member means to buy, by store, with what has changed since: other prices, too few, no longer sold.',
  input: z.object({}),
  output: cart,
})

export const cartTotal = call({
  method: 'GET',
  path: '/api/v1/merchandise/cart/total',
  who: 'member',
  about: 'How many pieces are in the cart: what the way to it shows on every page.',
  input: z.object({}),
  output: z.object({ quantity: z.int() }),
})

export const addToSouvenirCart = call({
  method: 'POST',
  path: '/api/v1/merchandise/cart',
  who: 'member',
  once: true,
  about: 'Puts pieces of a variant into the cart, beside those that are there. Nothing is put aside before checkout.',
  says: { id: 'Pesanan Berhasil ditambahkan', en: 'Added to your cart' },
  input: z.object({ variant_id: z.uuid(), quantity }),
  output: cart,
  refusals: [codes.not_found, codes.stock_short, codes.store_closed, codes.cart_full],
})

export const changeCart = call({
  method: 'PATCH',
  path: '/api/v1/merchandise/cart',
  who: 'member',
  about:
    'Sets how many pieces of something in the cart are wanted. A price that has changed stays said until it is ordered.',
  input: z.object({ cart_item_id: z.uuid(), quantity }),
  output: cart,
  refusals: [codes.not_found, codes.stock_short, codes.store_closed],
})

export const removeFromCart = call({
  method: 'DELETE',
  path: '/api/v1/merchandise/cart',
  who: 'member',
  about: 'Takes things out of the cart; those that are gone already are no fault.',
  input: z.object({ cart_item_ids: z.array(z.uuid()).min(1).max(100) }),
  output: cart,
})

export const shippingEstimate = call({
  method: 'GET',
  path: '/api/v1/merchandise/shipping-estimate',
  who: 'member',
  about:
    'What couriers ask to send so many pieces of one thing alone to the active address, cheapest first. Nothing is ordered.',
  input: z.object({ variant_id: z.uuid(), quantity: z.coerce.number().pipe(quantity).default(1) }),
  output: z.object({ address, weight_grams: z.int(), methods: z.array(shippingMethod) }),
  // Couriers count every question; many families share one address behind a carrier.
  limit: { points: 60, seconds: 3600 },
  refusals: [
    codes.not_found,
    codes.stock_short,
    codes.store_closed,
    codes.address_missing,
    codes.rates_unavailable,
    codes.place_not_served,
  ],
})

export const checkoutSouvenirs = call({
  method: 'POST',
  path: '/api/v1/merchandise/do-checkout',
  who: 'member',
  once: true,
  about:
    'Orders what is in the cart, or some of it: an order for each store, its pieces put aside for a day. `total` is what the buyer was shown; without it every price has to be the one of when it was put into the cart.',
  input: z.object({
    cart_item_ids: z.array(z.uuid()).min(1).max(100).optional(),
    total: z.int().min(1).optional(),
    promo_code: z.string().trim().max(40).optional(),
    affiliate_code: affiliateCode.optional(),
  }),
  output: z.object({
    booking_merchandise_id: z.uuid(),
    code: z.string(),
    pay_by: z.iso.datetime(),
  }),
  refusals: [
    codes.cart_empty,
    codes.cart_changed,
    codes.stock_short,
    codes.contact_missing,
    codes.too_many_checkouts,
    codes.pieces_held,
    ...promoRefusals,
  ],
})

const checkout = { merchandise_id: z.uuid() }

export const souvenirCheckout = call({
  method: 'GET',
  path: '/api/v1/merchandise/:id/detail/order',
  who: 'owner',
  about: 'A checkout: the order of each store, with its shipping, and the invoice once every store has one.',
  input: z.object({ id: z.uuid() }),
  output: checkoutDetail,
})

export const shippingMethods = call({
  method: 'GET',
  path: '/api/v1/merchandise/:merchandise_id/shipping-methods',
  who: 'owner',
  about:
    'What couriers ask for the parcel of one store, cheapest first: to the address chosen for the checkout, else to the active one, or to another of the member’s. One courier alone, where it is named.',
  input: z.object({
    ...checkout,
    partner_store_id: z.uuid(),
    courier: z.string().max(20).optional(),
    address_id: z.uuid().optional(),
  }),
  output: z.object({
    address,
    weight_grams: z.int(),
    couriers: z.array(z.object({ courier: z.string(), courier_name: z.string() })),
    methods: z.array(shippingMethod),
  }),
  limit: { points: 240, seconds: 3600 },
  refusals: [codes.not_found, codes.address_missing, codes.rates_unavailable, codes.place_not_served],
})

const choice = {
  ...checkout,
  partner_store_id: z.uuid(),
  courier: z.string().min(1).max(20),
  service: z.string().min(1).max(40),
  address_id: z.uuid().optional(),
}
const choiceRefusals = [
  codes.not_found,
  codes.address_missing,
  codes.rates_unavailable,
  codes.place_not_served,
  codes.shipping_not_offered,
  codes.shipping_closed,
] as const

export const chooseShipping = call({
  method: 'POST',
  path: '/api/v1/merchandise/:merchandise_id/shipping',
  who: 'owner',
  once: 'asks-outside',
  about:
    'Chooses courier and service for the parcel of one store, at the price of now. Another address than before clears the choices of the other stores. With the last one the invoice is made.',
  input: z.object(choice),
  output: checkoutDetail,
  limit: { points: 120, seconds: 3600 },
  refusals: choiceRefusals,
})

export const changeShipping = call({
  method: 'PATCH',
  path: '/api/v1/merchandise/:merchandise_id/shipping',
  who: 'owner',
  about: 'Another courier or service for a store; the invoice is made anew. Not once somebody has begun to pay.',
  input: z.object(choice),
  output: checkoutDetail,
  limit: { points: 120, seconds: 3600 },
  refusals: choiceRefusals,
})

export const souvenirPaymentMethods = call({
  method: 'GET',
  path: '/api/v1/merchandise/:merchandise_id/payment-methods/:invoice_id',
  who: 'owner',
  about: 'What the invoice of a checkout can be paid with, by its amount.',
  input: z.object({ ...checkout, invoice_id: z.uuid() }),
  output: invoice.extend({ payment_fee: z.int(), payment_method: z.array(offeredMethod) }),
})

export const startSouvenirPayment = call({
  method: 'POST',
  path: '/api/v1/merchandise/:merchandise_id/payments',
  who: 'owner',
  once: 'asks-outside',
  about: 'Begins to pay the invoice of a checkout by one method; one begun before and still open is given again.',
  says: { id: 'Pembayaran dibuat', en: 'Payment created' },
  input: z.object({
    ...checkout,
    invoice_id: z.uuid(),
    payment_gateway: z.string().min(1).max(40),
    payment_method_code: z.string().min(1).max(60),
    timezone: z.string().max(50).refine(isTimeZone).default('Asia/Jakarta'),
  }),
  output: payment,
  limit: { points: 240, seconds: 600 },
  refusals: [
    codes.invoice_paid,
    codes.invoice_ended,
    codes.store_suspended,
    codes.item_uncertified,
    codes.payment_method_unavailable,
    codes.payment_method_down,
    codes.too_many_payments,
  ],
})

export const souvenirPayment = call({
  method: 'GET',
  path: '/api/v1/merchandise/:merchandise_id/payments/:payment_id',
  who: 'owner',
  about: 'An attempt to pay, by its id or its payment number: its state, how to pay, and what happened so far.',
  input: z.object({ ...checkout, payment_id: z.string().min(1).max(40) }),
  output: paymentDetail.extend({ is_payment_completed: z.union([z.literal(0), z.literal(1)]) }),
})
