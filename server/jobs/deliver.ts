import type { Parcel } from '#core/ports.ts'
import { queueParcels, sendParcel } from '#database/outbox.ts'
import type { House } from '../compose.ts'

/** Sends one parcel of the outbox to the outside it is meant for. */
export function deliver(house: House, id: string): Promise<void> {
  const send = (parcel: Parcel, parcelId: string) =>
    parcel.kind === 'mail'
      ? house.outside.mail.send({ ...parcel.mail, id: parcelId })
      : house.outside.text.send({ ...parcel.text, id: parcelId })
  return sendParcel(house.db, id, send, house.clock.now())
}

/** Empties the outbox at once, without the queue: what tests and a single run use. */
export async function deliverAll(house: House): Promise<void> {
  const waiting: string[] = []
  await queueParcels(
    house.db,
    async (_db, ids) => {
      waiting.push(...ids)
    },
    house.clock.now(),
  )
  for (const id of waiting) await deliver(house, id)
}
