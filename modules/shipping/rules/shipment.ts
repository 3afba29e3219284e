import { machine } from '#core/machine.ts'

/** A shipment on its way to whoever ordered: the umrah kit of a booking, or what a store sold. */
export const shipmentMachine = machine({
  start: 'preparing',
  ends: ['delivered', 'stopped'],
  on: {
    ship: { from: ['preparing'], to: 'shipped', by: ['staff'] },
    // The waybill was typed wrong: it is on its way all the same.
    correct: { from: ['shipped'], to: 'shipped', by: ['staff'] },
    deliver: { from: ['shipped'], to: 'delivered', by: ['staff', 'courier', 'member', 'house'] },
    // The order was called off before its shipment was shipped.
    stop: { from: ['preparing'], to: 'stopped', by: ['house'] },
  },
})
export type ShipmentState = (typeof shipmentMachine)['start']
export type ShipmentEvent = keyof (typeof shipmentMachine)['on']
export type ShipmentActor = (typeof shipmentMachine)['on'][ShipmentEvent]['by'][number]
