import { channel } from '#core/channel.ts'
import type { Flight } from './rules/facts.ts'

/** A package whose free seats have changed, told inside the transaction that changed them. */
export type SeatsChanged = { product_id: string; now: Date }

const seatsChanged = channel<SeatsChanged>()

/** `seats.changed`: a listener never refuses, it would take the seats back. */
export const onSeatsChanged = seatsChanged.on
export const tellSeatsChanged = seatsChanged.tell

/** A date that people have bought comes back by other flights: numbers and clocks, never days. */
export type ReturnChanged = {
  product_id: string
  departure_id: string
  version: number
  departs_on: string
  flights: readonly Flight[]
  now: Date
}

const returnChanged = channel<ReturnChanged>()

/** `departure.return_changed`: by its partner, seen at once. */
export const onReturnChanged = returnChanged.on
export const emitReturnChanged = returnChanged.tell
