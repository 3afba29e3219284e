import type { BookingState } from './machine.ts'

/** What a partner does with all orders of a departure. */
export const departureChanges = ['cancel', 'move'] as const
export type DepartureChange = (typeof departureChanges)[number]

/** What came of it for one order. `no_seats` and `closed`: it stays as it is, and its partner decides. */
export const runOutcomes = ['cancelled', 'moved', 'no_seats', 'closed'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** What a run does to an order: an order that is not paid has nothing to move, and can be made anew for the other date. */
export const stepOfRun = (kind: DepartureChange, state: BookingState): DepartureChange =>
  kind === 'move' && state === 'in_progress' ? 'move' : 'cancel'
