import { type Emitted, machine } from '#core/machine.ts'

/** An amount due by a moment (decisions §4, Invoice). */
export const invoiceMachine = machine({
  start: 'waiting',
  ends: ['paid'],
  on: {
    pay: { from: ['waiting'], to: 'paid', by: ['gateway'], emits: ['invoice.paid'] },
    // A success after the end counts when the order's own module can still serve it: `payment.late` asks that first.
    pay_late: { from: ['expired'], to: 'paid', by: ['gateway'], emits: ['invoice.paid'] },
    expire: { from: ['waiting'], to: 'expired', by: ['clock'], emits: ['invoice.expired'] },
    // A settlement past its day waits on, and its day may be moved.
    overdue: { from: ['waiting'], to: 'waiting', by: ['clock'], emits: ['invoice.overdue'] },
    move_due: { from: ['waiting'], to: 'waiting', by: ['house', 'staff'], emits: ['invoice.changed'] },
    void: { from: ['waiting'], to: 'void', by: ['house', 'staff'], emits: ['invoice.changed'] },
    // An order that ran out and is started by late money owes again what was still to come.
    reinstate: { from: ['void'], to: 'waiting', by: ['house'], emits: ['invoice.changed'] },
  },
})
export type InvoiceState = (typeof invoiceMachine)['start']
export type InvoiceEvent = keyof (typeof invoiceMachine)['on']
export type InvoiceActor = (typeof invoiceMachine)['on'][InvoiceEvent]['by'][number]

/** One try to pay an invoice (decisions §4, Payment). */
export const paymentMachine = machine({
  start: 'pending',
  ends: ['refunded'],
  on: {
    pay: { from: ['pending'], to: 'paid', by: ['gateway'] },
    // What ran out or failed here may still succeed there: the gateway has the money, so it counts.
    pay_late: { from: ['expired', 'failed'], to: 'paid', by: ['gateway'] },
    fail: { from: ['pending'], to: 'failed', by: ['gateway'] },
    expire: { from: ['pending'], to: 'expired', by: ['clock', 'gateway', 'house', 'staff'] },
    // All of it goes back, in one refund or in several; a part of it leaves the attempt paid.
    flag_refund: { from: ['paid'], to: 'refund_due', by: ['gateway', 'house', 'staff'] },
    refund: { from: ['refund_due'], to: 'refunded', by: ['staff', 'gateway'] },
  },
})
export type PaymentState = (typeof paymentMachine)['start']
export type PaymentEvent = keyof (typeof paymentMachine)['on']
export type PaymentActor = (typeof paymentMachine)['on'][PaymentEvent]['by'][number]

/**
 * Money that goes back: decided when it begins, approved by a second person where it is much, sent by us or by the gateway,
 * confirmed by who has seen it arrive. `sending`: the gateway was given it to send, and has not said yet what came of it.
 */
export const refundMachine = machine({
  start: 'due',
  ends: ['confirmed'],
  on: {
    approve: { from: ['due'], to: 'approved', by: ['staff'] },
    hand_over: { from: ['due', 'approved'], to: 'sending', by: ['staff'] },
    // What a gateway does not give back, or never got, was let go once, and is sent by transfer.
    hand_back: { from: ['sending'], to: 'approved', by: ['gateway', 'clock'] },
    // Where a person has to say that it never left, it is payable once more: as at the start, by two people where it is much.
    release: { from: ['sending'], to: 'due', by: ['staff'] },
    send: { from: ['due', 'approved', 'sending'], to: 'sent', by: ['staff', 'gateway'], emits: ['refund.sent'] },
    confirm: { from: ['sent'], to: 'confirmed', by: ['staff', 'gateway'] },
  },
})
export type RefundState = (typeof refundMachine)['start']
export type RefundEvent = keyof (typeof refundMachine)['on']
/** By a transfer of ours, or back the way it came. */
export type RefundVia = 'transfer' | 'gateway'
export type RefundActor = (typeof refundMachine)['on'][RefundEvent]['by'][number]

export type PaymentEmitted = Emitted<typeof invoiceMachine> | Emitted<typeof refundMachine>
/** A member issues invoices and starts attempts; what happens to them then is by others. */
export type Actor = InvoiceActor | PaymentActor | 'member'
