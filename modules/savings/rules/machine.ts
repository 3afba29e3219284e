import { type Emitted, machine } from '#core/machine.ts'

/** A plan to save at a bank (decisions §4, Savings). What lies there is counted by the bank, never moved by us. */
export const savingsMachine = machine({
  start: 'cart',
  ends: ['rejected', 'withdrawn', 'closed'],
  on: {
    submit: { from: ['cart'], to: 'submitted', by: ['member'], emits: ['savings.submitted'] },
    withdraw: { from: ['submitted'], to: 'withdrawn', by: ['member'], emits: ['savings.withdrawn'] },
    accept: { from: ['submitted'], to: 'accepted', by: ['bank'], emits: ['savings.accepted'] },
    reject: { from: ['submitted'], to: 'rejected', by: ['bank'], emits: ['savings.rejected'] },
    // Money that comes after the target is welcome too, and changes nothing.
    deposit: { from: ['accepted', 'saving'], to: 'saving', by: ['bank'], emits: ['savings.deposited'] },
    deposit_beyond: { from: ['reached'], to: 'reached', by: ['bank'], emits: ['savings.deposited'] },
    reach: { from: ['accepted', 'saving'], to: 'reached', by: ['bank'], emits: ['savings.reached'] },
    // The bank takes back what it had counted by mistake; it may put the target out of reach again.
    correct: { from: ['saving'], to: 'saving', by: ['bank'], emits: ['savings.corrected'] },
    correct_reached: { from: ['reached'], to: 'reached', by: ['bank'], emits: ['savings.corrected'] },
    fall_short: { from: ['reached'], to: 'saving', by: ['bank'], emits: ['savings.corrected'] },
    // Nobody who never deposited is held to an account: it closes like any other.
    ask_to_close: { from: ['accepted'], to: 'accepted', by: ['member'], emits: ['savings.closing'] },
    ask_to_close_saving: { from: ['saving'], to: 'saving', by: ['member'], emits: ['savings.closing'] },
    ask_to_close_reached: { from: ['reached'], to: 'reached', by: ['member'], emits: ['savings.closing'] },
    close: { from: ['accepted', 'saving', 'reached'], to: 'closed', by: ['bank'], emits: ['savings.closed'] },
  },
})
export type SavingsState = (typeof savingsMachine)['start']
export type SavingsEvent = keyof (typeof savingsMachine)['on']
export type SavingsActor = (typeof savingsMachine)['on'][SavingsEvent]['by'][number]
export type SavingsEmitted = Emitted<typeof savingsMachine>

/** While the account at the bank is open: deposits are counted. */
export const openStates = ['accepted', 'saving', 'reached'] as const satisfies readonly SavingsState[]

export const savingsStates = [
  'cart',
  'submitted',
  'accepted',
  'rejected',
  'saving',
  'reached',
  'withdrawn',
  'closed',
] as const satisfies readonly SavingsState[]
