import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { refundStory } from '#modules/payment/shapes.ts'
import { address } from '#modules/shipping/shapes.ts'
import { cancelReasons } from './rules/cancel-reasons.ts'
import { cartProblems } from './rules/cart.ts'
import { checkoutStatuses } from './rules/checkout-status.ts'
import { orderStates } from './rules/machine.ts'
import { problemKinds, problemStates } from './rules/problem.ts'

const shownItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  picture_id: z.string().nullable(),
  picture_colour: pictureColour,
})
const shownStore = z.object({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string() })

const cartItem = z.object({
  id: z.uuid(),
  variant_id: z.uuid(),
  item: shownItem,
  /** Empty where the item has only one. */
  variant_name: z.string(),
  /** Today's. */
  price: z.int(),
  /** What it cost when its owner put it here, where that was another. */
  price_before: z.int().nullable(),
  quantity: z.int(),
  stock_free: z.int(),
  weight_grams: z.int(),
  subtotal: z.int(),
  /** Why it cannot be ordered as it is. */
  problem: z.enum(cartProblems).nullable(),
})

/** A cart by store. Sums are of what can be ordered as it is. */
export const cart = z.object({
  stores: z.array(
    z.object({
      store: shownStore.extend({ closed_until: z.iso.date().nullable() }),
      items: z.array(cartItem),
      subtotal: z.int(),
      weight_grams: z.int(),
    }),
  ),
  /** How many pieces, whatever stands in their way. */
  quantity: z.int(),
  total: z.int(),
  can_checkout: z.boolean(),
})

const orderLine = z.object({
  position: z.int(),
  item: shownItem,
  variant_id: z.uuid(),
  variant_name: z.string(),
  price: z.int(),
  quantity: z.int(),
  subtotal: z.int(),
})

/** `cost`: whole rupiah. `etd`: as the courier says it; may be empty. */
const chosenShipping = z.object({
  courier: z.string(),
  courier_name: z.string(),
  service: z.string(),
  etd: z.string(),
  cost: z.int(),
})

const order = z.object({
  id: z.uuid(),
  code: z.string(),
  state: z.enum(orderStates),
  /** Nothing while it is not paid: what ends so was never charged. */
  paid_at: z.iso.datetime().nullable(),
  /** When its store has to have begun. */
  process_by: z.iso.datetime().nullable(),
  partner_store: shownStore,
  items: z.array(orderLine),
  subtotal: z.int(),
  weight_grams: z.int(),
  partner_shipping: chosenShipping.nullable(),
  /** Its lines and its parcel after the promo, as the invoice asks; before there is one, without the promo. */
  total: z.int(),
  /** What of it goes back or has gone back. */
  refunded: z.int(),
})

const destination = address.omit({ id: true, label: true, is_active: true }).extend({
  /** The one it was copied from; it may be gone since. */
  address_id: z.uuid(),
})

/** A checkout with the order of each store. */
export const checkoutDetail = z.object({
  id: z.uuid(),
  code: z.string(),
  status: z.enum(checkoutStatuses),
  created_at: z.iso.datetime(),
  /** Until when its pieces are put aside. */
  pay_by: z.iso.datetime(),
  destination: destination.nullable(),
  orders: z.array(order),
  /** Sums over its orders. */
  goods: z.int(),
  shipping: z.int().nullable(),
  affiliate_code: z.string().nullable(),
  /** Who recommended it; nobody, where the code is of nobody here. */
  consultant_name: z.string().nullable(),
  promo_code: z.string().nullable(),
  /** What its promo takes off shipping, which is not counted in `discount` before there is an invoice. */
  shipping_promo: z
    .object({ percent: z.int().nullable(), amount: z.int().nullable(), most_amount: z.int().nullable() })
    .nullable(),
  discount: z.int(),
  payment_fee: z.int(),
  total: z.int(),
  refunded: z.int(),
  /** As soon as every store has its shipping; the one that stands now. */
  invoice: z
    .object({
      invoice_id: z.uuid(),
      invoice_code: z.string(),
      state: z.enum(['waiting', 'paid', 'expired', 'void']),
      amount: z.int(),
      due_at: z.iso.datetime(),
      paid_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Whether courier or address can still be changed: nobody has begun to pay. */
  can_change_shipping: z.boolean(),
})

const step = z.object({
  at: z.iso.datetime(),
  event: z.string(),
  state: z.enum(orderStates),
  actor: z.enum(['gateway', 'house', 'clock', 'member', 'staff', 'courier']),
  /** For people, where somebody gave one. */
  reason: z.string().nullable(),
})

/** Where a parcel is, in the courier's own words. */
/** What a courier says of where a parcel is. */
export const trackingShape = z.object({
  courier: z.string(),
  courier_name: z.string(),
  waybill: z.string(),
  status: z.string().nullable(),
  /** When the courier was last asked. */
  checked_at: z.iso.datetime().nullable(),
  steps: z.array(z.object({ date: z.string(), time: z.string(), text: z.string(), city: z.string() })),
  /** The courier does not know the waybill, long after it was shipped. */
  is_unknown: z.boolean(),
})

/** What a buyer says is wrong with a parcel, and what was said and decided since. */
export const problemShape = z.object({
  id: z.uuid(),
  kind: z.enum(problemKinds),
  text: z.string(),
  picture_ids: z.array(z.string()),
  picture_colours: z.array(pictureColour),
  state: z.enum(problemStates),
  created_at: z.iso.datetime(),
  steps: z.array(
    z.object({
      event: z.string(),
      at: z.iso.datetime(),
      /** As the store or the platform wrote it to the buyer. */
      text: z.string().nullable(),
      /** What went back by it. */
      amount: z.int().nullable(),
    }),
  ),
})

/** The order of one store, with all that happened to it. */
export const orderDetail = order.extend({
  checkout: z.object({ id: z.uuid(), code: z.string() }),
  destination: destination.nullable(),
  created_at: z.iso.datetime(),
  pay_by: z.iso.datetime(),
  /** When the store has to have begun; when it has to have shipped; when a wish to cancel is granted unless it is answered; when it counts as completed. */
  process_by: z.iso.datetime().nullable(),
  ship_by: z.iso.datetime().nullable(),
  answer_by: z.iso.datetime().nullable(),
  completes_at: z.iso.datetime().nullable(),
  cancel_request: z.object({ reason: z.enum(cancelReasons), note: z.string().nullable() }).nullable(),
  end_reason: z.string().nullable(),
  timeline: z.array(step),
  /** What of it goes back, and how far that is. */
  refunds: z.array(refundStory),
  tracking: trackingShape.nullable(),
  can_cancel: z.boolean(),
  /** Whether calling it off now gives the others another invoice, with another number to pay. */
  changes_invoice: z.boolean(),
  can_withdraw: z.boolean(),
  can_complete: z.boolean(),
  /** The latest one, and those before it, the later first. */
  problem: problemShape.nullable(),
  earlier_problems: z.array(problemShape),
  /** What of a problem can be reported now. */
  can_report: z.array(z.enum(problemKinds)),
  /** From when a parcel on its way can be reported as not arrived. */
  missing_from: z.iso.datetime().nullable(),
  /** What of it was bought and not reviewed yet; empty before it is completed. */
  to_review: z.array(shownItem),
})

/** A service of a courier for the parcel of one store. */
export const shippingMethod = chosenShipping.extend({
  description: z.string(),
  /** The longest of `etd` in days, where it names a number. */
  most_days: z.int().nullable(),
})
