import type { Db } from '#core/context.ts'

/** A package whose free seats have changed, told inside the transaction that changed them. */
export type SeatsChanged = { product_id: string; now: Date }
type Listener = (db: Db, event: SeatsChanged) => Promise<void>

const listeners = new Set<Listener>()

/** For rooms above, in their module.ts: a listener never refuses, it would take the seats back. */
export const onSeatsChanged = (listener: Listener): void => {
  listeners.add(listener)
}

export async function tellSeatsChanged(db: Db, event: SeatsChanged): Promise<void> {
  for (const listener of listeners) await listener(db, event)
}
