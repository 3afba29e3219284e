import { machine } from '#core/machine.ts'

/** What a consultant is to have of one thing of an order. What is earned is paid, and taken back, by payouts. */
export const commissionMachine = machine({
  start: 'expected',
  ends: ['earned', 'reversed'],
  on: {
    // The journey is over, or the parcel has arrived.
    earn: { from: ['expected'], to: 'earned', by: ['clock', 'buyer', 'staff'] },
    // All that was paid went back before that.
    reverse: { from: ['expected'], to: 'reversed', by: ['clock', 'buyer', 'staff'] },
  },
})
export const commissionStates = ['expected', 'earned', 'reversed'] as const
export type CommissionState = (typeof commissionStates)[number]
export type CommissionEvent = keyof (typeof commissionMachine)['on']
export type CommissionActor = (typeof commissionMachine)['on'][CommissionEvent]['by'][number]
