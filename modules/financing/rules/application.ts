import { machine } from '#core/machine.ts'

const undecided = ['fill_identity', 'documents', 'verification', 'payment'] as const

/** An application to a bank (decisions §4, Financing). Until the down payment is paid, seats are only held for it. */
export const financingMachine = machine({
  start: 'fill_identity',
  ends: ['settled', 'rejected', 'expired', 'withdrawn'],
  on: {
    identify: { from: ['fill_identity', 'documents'], to: 'documents', by: ['member'] },
    submit: { from: ['documents'], to: 'verification', by: ['member'] },
    ask_again: { from: ['verification'], to: 'documents', by: ['bank'] },
    approve: { from: ['verification'], to: 'payment', by: ['bank'] },
    reject: { from: ['verification'], to: 'rejected', by: ['bank'] },
    start: { from: ['payment'], to: 'active', by: ['gateway'] },
    expire: { from: [...undecided], to: 'expired', by: ['clock'] },
    withdraw: { from: [...undecided], to: 'withdrawn', by: ['member'] },
    // The journey itself was called off, and the bank has paid nothing for it.
    call_off: { from: [...undecided, 'active'], to: 'withdrawn', by: ['house'] },
    disburse: { from: ['active'], to: 'active', by: ['bank'] },
    // What was said to be paid was not seen on our account.
    disburse_again: { from: ['active'], to: 'active', by: ['bank'] },
    report_instalment: { from: ['active'], to: 'active', by: ['bank'] },
    // A report that was wrong is taken back; once all is paid off, nothing is.
    correct_instalment: { from: ['active'], to: 'active', by: ['bank'] },
    // Called off after the bank has paid: what it paid goes back to it, and it says when the contract has ended.
    return_money: { from: ['active'], to: 'active', by: ['house'] },
    settle: { from: ['active'], to: 'settled', by: ['bank'] },
  },
})
export type FinancingState = (typeof financingMachine)['start']
export type FinancingEvent = keyof (typeof financingMachine)['on']
export type FinancingActor = (typeof financingMachine)['on'][FinancingEvent]['by'][number]

export const financingStates = [
  ...undecided,
  'active',
  'settled',
  'rejected',
  'expired',
  'withdrawn',
] as const satisfies readonly FinancingState[]
