import { machine } from '#core/machine.ts'

/** An item of a store: written, sold, and taken out of the shop again. Whether it sells today is evaluated by date, not here. */
export const itemMachine = machine({
  start: 'draft',
  ends: [],
  on: {
    publish: { from: ['draft', 'withdrawn'], to: 'on_sale', by: ['staff'] },
    withdraw: { from: ['on_sale'], to: 'withdrawn', by: ['staff'] },
  },
})
export type ItemEvent = keyof (typeof itemMachine)['on']
