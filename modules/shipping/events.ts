import { channel } from '#core/channel.ts'
import type { ShippedOrder } from './store.ts'

const delivered = channel<ShippedOrder & { now: Date }>()

/** `shipment.delivered`: its courier says that it has arrived. Told before the shipment is locked, so that an order locks its own first. */
export const onShipmentDelivered = delivered.on
export const tellShipmentDelivered = delivered.tell
