import { machine } from '#core/machine.ts'

/** The umrah kit on its way to whoever travels: bag, cloth, book. */
export const shipmentMachine = machine({
  start: 'preparing',
  ends: ['delivered', 'stopped'],
  on: {
    ship: { from: ['preparing'], to: 'shipped', by: ['staff'] },
    deliver: { from: ['shipped'], to: 'delivered', by: ['staff'] },
    // The journey was called off before the kit was shipped.
    stop: { from: ['preparing'], to: 'stopped', by: ['house'] },
  },
})
export type ShipmentState = (typeof shipmentMachine)['start']
export type ShipmentEvent = keyof (typeof shipmentMachine)['on']
export type ShipmentActor = (typeof shipmentMachine)['on'][ShipmentEvent]['by'][number]

/** Only who goes to the Haram gets a kit. */
export const hasKit = (category: 'umroh' | 'haji' | 'wisata-syariah'): boolean => category !== 'wisata-syariah'
