import { minuteMs } from '#core/time.ts'
import type { BookingState } from './machine.ts'
import type { Party } from './party.ts'
import { isOffered, type Prices } from './price.ts'

/** What a partner does with all orders of a departure. */
export const departureChanges = ['cancel', 'move'] as const
export type DepartureChange = (typeof departureChanges)[number]

/** Who has stopped it: an admin, or the partner itself. */
export const pausedBy = ['platform', 'partner'] as const
export type PausedBy = (typeof pausedBy)[number]

/** What came of it for one order. `no_seats` (or not their rooms) and `closed`: it stays as it is, and its partner decides. */
export const runOutcomes = ['cancelled', 'moved', 'no_seats', 'closed'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** What a run does to an order: an order that is not paid has nothing to move, and can be made anew for the other date. */
export const stepOfRun = (kind: DepartureChange, state: BookingState): DepartureChange =>
  kind === 'move' && state === 'in_progress' ? 'move' : 'cancel'

const sweepMs = 2 * minuteMs

/** Whether nothing is left to come: an order that was being placed as its date was called off is still waited for. */
export const mayFinish = ({ kind, created_at }: { kind: DepartureChange; created_at: Date }, now: Date): boolean =>
  kind === 'move' || now.getTime() - created_at.getTime() >= sweepMs

type Order = Party & { state: BookingState; seats: number }

/** Whether another date takes all that would be moved: with seats enough, and with each room and age. */
export function decideTarget(orders: readonly Order[], date: { left: number; prices: Prices }) {
  const moved = orders.filter(({ state }) => stepOfRun('move', state) === 'move')
  const seats = moved.reduce((sum, one) => sum + one.seats, 0)
  return { has_seats: date.left >= seats, is_offered: moved.every((one) => isOffered(one, date.prices)) }
}
