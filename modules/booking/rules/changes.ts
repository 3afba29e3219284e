import { type Rupiah, rupiah } from '#core/money.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { dueFromNow, endOfDay, settlementDay, type Terms } from '#modules/payment/rules/payment-schedule.ts'
import { hasDeparted } from './departed.ts'
import { partyWithout, priceOfTraveller } from './lines.ts'
import type { BookingState } from './machine.ts'
import { type AgeGroup, decideParty, type Party, type RoomType } from './party.ts'
import { isOffered, type Prices, priceOf } from './price.ts'

type Running = { state: BookingState; departs_on: string }

/** States in which a booking has seats that its partner may take back. */
export const runningStates = ['awaiting_payment', 'in_progress'] as const satisfies readonly BookingState[]

/** A partner cancels what was ordered and has not left. */
export const canCancel = ({ state, departs_on }: Running, today: string): boolean =>
  runningStates.some((one) => one === state) && !hasDeparted({ departs_on }, today)

/** A partner moves what is paid, at least in part, and has not left; what is not paid can be ordered anew. */
export const canMove = ({ state, departs_on }: Running, today: string): boolean =>
  state === 'in_progress' && !hasDeparted({ departs_on }, today)

/** A partner that cancels keeps nothing of what was paid (decisions §4, Payment). */
export const cancellationFee: Rupiah = rupiah(0)

/** Of what a bank finances, the sum and the schedule were agreed with the bank for all who travel. */
type Planned = { plan: string | null }
type Person = { age_group: AgeGroup; room_type: RoomType | null }
type Leaving = { ok: true; party: Party } | { ok: false; code: RefusalCode }

/** Whether one of several may be taken out, and who is left then. */
export function decideLeaving(booking: Running & Party & Planned, person: Person, today: string): Leaving {
  if (!canMove(booking, today)) return { ok: false, code: codes.order_closed }
  if (booking.plan === 'financing') return { ok: false, code: codes.traveller_of_financed }
  const party = partyWithout(booking, person)
  return decideParty(party).ok ? { ok: true, party } : { ok: false, code: codes.traveller_needed }
}

type Priced = { total: number; prices: Prices }

/** An order of before lines: what this one cost is not known, where no line has their name. */
export const isWithoutLine = (person: Person, { total, prices }: Priced, amount: number): boolean =>
  amount === 0 && priceOfTraveller(person, prices) > 0 && total > 0

/**
 * What the same party costs more on another date, or less; extras cost the same. Nobody pays it: a moved price stays.
 * Nothing, where that date does not offer their rooms or ages: nobody is moved there.
 */
export function priceDifference(booking: Party & { prices: Prices }, prices: Prices): number | null {
  if (!isOffered(booking, prices)) return null
  const there = priceOf({ ...booking, prices, addons: [], discount: 0 })
  return there.subtotal - priceOf({ ...booking, addons: [], discount: 0 }).subtotal
}

type Settlement = Pick<Terms, 'settlement_days'>

/** The settlement follows the new date; one whose day would have passed gets a week. */
export const movedDue = (departs_on: string, terms: Settlement, now: Date): Date =>
  dueFromNow(endOfDay(settlementDay(departs_on, terms)), now)
