import { channel } from '#core/channel.ts'

/** A package whose free seats have changed, told inside the transaction that changed them. */
export type SeatsChanged = { product_id: string; now: Date }

const seatsChanged = channel<SeatsChanged>()

/** `seats.changed`: a listener never refuses, it would take the seats back. */
export const onSeatsChanged = seatsChanged.on
export const tellSeatsChanged = seatsChanged.tell
