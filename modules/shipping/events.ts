import { channel } from '#core/channel.ts'
import type { ShippedOrder } from './store.ts'

const delivered = channel<ShippedOrder & { now: Date }>()

/** `shipment.delivered`: its courier says that it has arrived. Told before the shipment is locked, so that an order locks its own first. */
export const onShipmentDelivered = delivered.on
export const tellShipmentDelivered = delivered.tell

const waybillSeen = channel<ShippedOrder & { waybill: string; is_unknown: boolean; now: Date }>()

/**
 * `shipment.waybill`: its courier does not know the waybill, long after the parcel was handed over; or knows it after all. Told before
 * the shipment is locked.
 */
export const onWaybillSeen = waybillSeen.on
export const tellWaybillSeen = waybillSeen.tell
