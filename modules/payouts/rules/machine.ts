import { machine } from '#core/machine.ts'

/** Money on its way to a payee. */
export const payoutMachine = machine({
  start: 'due',
  ends: ['confirmed', 'returned'],
  on: {
    // A second person lets it go, where it is much.
    approve: { from: ['due'], to: 'approved', by: ['staff'] },
    // Its payee has another account since: it is to be approved anew.
    reopen: { from: ['approved'], to: 'due', by: ['staff'] },
    send: { from: ['due', 'approved'], to: 'sent', by: ['staff'] },
    confirm: { from: ['sent'], to: 'confirmed', by: ['staff'] },
    // The bank sent it back: it is owed again, by a new earning.
    return: { from: ['sent'], to: 'returned', by: ['staff'] },
  },
})
export type PayoutState = (typeof payoutMachine)['start']
export type PayoutEvent = keyof (typeof payoutMachine)['on']
