import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { canPayDown } from '#modules/payment/rules/payment-schedule.ts'
import { type ChosenAddon, downPaymentOf, isOffered, type Price, type Prices, priceOf } from '../rules/price.ts'
import type { BookingRow } from '../store.ts'

export type CurrentOffer = { prices: Prices; down_payment: number; departs_on: string }
type Priced = Pick<BookingRow, 'rooms' | 'children' | 'infants' | 'seats' | 'discount'>

/** A cart costs what the catalogue says today, as long as it is offered; an order what it said at checkout. */
export function priceNow(
  booking: Priced & Pick<BookingRow, 'state' | 'prices'>,
  offer: CurrentOffer,
  addons: readonly ChosenAddon[],
): Price {
  const prices = booking.state === 'cart' && isOffered(booking, offer.prices) ? offer.prices : booking.prices
  return priceOf({ ...booking, prices, addons })
}

/** The columns of a cart that follow from its price; refused where somebody's room or age is not offered any more. */
export const pricedColumns = (booking: Priced, offer: CurrentOffer, addons: readonly ChosenAddon[]) => {
  if (!isOffered(booking, offer.prices)) throw new Refusal(codes.room_not_offered)
  const { subtotal, discount, total } = priceOf({ ...booking, prices: offer.prices, addons })
  const down_payment = downPaymentOf(offer.down_payment, booking.seats, total)
  return { prices: offer.prices, subtotal, discount, total, down_payment }
}

type Split = { total: number; down_payment: number; departs_on: string; today: string; rules: DatedRules }

/** Whether a part may be paid first: far enough from the departure, and less than all. */
export const isSplittable = ({ total, down_payment, departs_on, today, rules }: Split): boolean =>
  down_payment > 0 && down_payment < total && canPayDown(today, departs_on, rules)
