import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import type { destination } from './shapes.ts'
import { findActiveAddress } from './store.addresses.ts'
import { findShipment, type ShipmentRow, type ShippedOrder } from './store.ts'

type Copied = NonNullable<ShipmentRow['destination']>

/** A member's active address as a shipment copies it; nothing where there is none. */
export async function copyActiveAddress(db: Db, user_id: string): Promise<Copied | undefined> {
  const address = await findActiveAddress(db, user_id)
  if (!address) return undefined
  const { recipient_name, phone_number, street, postcode, note, region } = address
  return { recipient_name, phone_number, street, postcode, note, region }
}

/** Where a member's shipment goes: to the active address while it is prepared, then to where it was sent. */
export async function destinationOf(
  db: Db,
  { user_id, ...order }: ShippedOrder & { user_id: string },
): Promise<z.output<typeof destination> | null> {
  const shipment = await findShipment(db, order)
  const to = shipment?.state === 'preparing' ? await copyActiveAddress(db, user_id) : shipment?.destination
  if (!to) return null
  const { region, ...rest } = to
  return { ...rest, ...region }
}
