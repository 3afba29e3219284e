import { machine } from '#core/machine.ts'

/** An amount due by a moment (decisions §4, Invoice). */
export const invoiceMachine = machine({
  start: 'waiting',
  ends: ['paid'],
  on: {
    pay: { from: ['waiting'], to: 'paid', by: ['gateway'], emits: ['invoice.paid'] },
    // A success after the end counts when the order's own module can still serve it.
    pay_late: { from: ['expired'], to: 'paid', by: ['gateway'], emits: ['payment.late', 'invoice.paid'] },
    expire: { from: ['waiting'], to: 'expired', by: ['clock'], emits: ['invoice.expired'] },
    void: { from: ['waiting'], to: 'void', by: ['house', 'staff'] },
    // An order that ran out and is started by late money owes again what was still to come.
    reinstate: { from: ['void'], to: 'waiting', by: ['house'] },
  },
})
export type InvoiceState = (typeof invoiceMachine)['start']

/** One try to pay an invoice (decisions §4, Payment). */
export const paymentMachine = machine({
  start: 'pending',
  ends: ['refunded'],
  on: {
    pay: { from: ['pending'], to: 'paid', by: ['gateway'] },
    // What ran out or failed here may still succeed there: the gateway has the money, so it counts.
    pay_late: { from: ['expired', 'failed'], to: 'paid', by: ['gateway'] },
    fail: { from: ['pending'], to: 'failed', by: ['gateway'] },
    expire: { from: ['pending'], to: 'expired', by: ['clock', 'gateway', 'house'] },
    flag_refund: { from: ['paid'], to: 'refund_due', by: ['gateway', 'house', 'staff'], emits: ['payment.refund_due'] },
    refund: { from: ['refund_due'], to: 'refunded', by: ['staff', 'gateway'], emits: ['payment.refunded'] },
  },
})
export type PaymentState = (typeof paymentMachine)['start']

export type Actor = 'gateway' | 'clock' | 'house' | 'staff' | 'member'
