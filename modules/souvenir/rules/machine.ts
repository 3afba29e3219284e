import { type Emitted, machine } from '#core/machine.ts'

/** What one store sells within a checkout: the order of that store (decisions, Souvenir order). */
export const orderMachine = machine({
  start: 'awaiting_payment',
  ends: ['completed', 'cancelled', 'rejected'],
  on: {
    pay: { from: ['awaiting_payment'], to: 'paid', by: ['gateway', 'house'], emits: ['souvenir.paid'] },
    // Money that came after the end takes the stock again while there is some.
    pay_late: { from: ['expired'], to: 'paid', by: ['gateway'], emits: ['souvenir.paid'] },
    expire: { from: ['awaiting_payment'], to: 'expired', by: ['clock'], emits: ['souvenir.expired'] },
    // Nothing was paid: whoever ordered, or deletes the account, just ends it.
    drop: { from: ['awaiting_payment'], to: 'cancelled', by: ['member'] },
    process: { from: ['paid'], to: 'processing', by: ['staff'], emits: ['souvenir.processing'] },
    ship: { from: ['paid', 'processing'], to: 'shipped', by: ['staff'], emits: ['souvenir.shipped'] },
    // Its waybill was typed wrong.
    correct_waybill: { from: ['shipped'], to: 'shipped', by: ['staff'], emits: ['souvenir.waybill_corrected'] },
    deliver: { from: ['shipped'], to: 'delivered', by: ['courier', 'staff'], emits: ['souvenir.delivered'] },
    // A courier may forget to say so: whoever has the parcel in hand knows better.
    complete: {
      from: ['shipped', 'delivered'],
      to: 'completed',
      by: ['member', 'clock'],
      emits: ['souvenir.completed'],
    },
    request_cancel: {
      from: ['paid', 'processing'],
      to: 'cancel_requested',
      by: ['member'],
      emits: ['souvenir.cancel_requested'],
    },
    // Another reason for the same wish.
    change_request: { from: ['cancel_requested'], to: 'cancel_requested', by: ['member'] },
    // The wish is withdrawn, or the store says no: it goes on where it was.
    back_to_paid: { from: ['cancel_requested'], to: 'paid', by: ['member', 'staff'], emits: ['souvenir.goes_on'] },
    back_to_processing: {
      from: ['cancel_requested'],
      to: 'processing',
      by: ['member', 'staff'],
      emits: ['souvenir.goes_on'],
    },
    grant_cancel: {
      from: ['cancel_requested'],
      to: 'cancelled',
      by: ['staff', 'clock'],
      emits: ['souvenir.cancelled'],
    },
    // The store let its days pass.
    miss: { from: ['paid'], to: 'cancelled', by: ['clock'], emits: ['souvenir.cancelled'] },
    miss_shipping: { from: ['processing'], to: 'cancelled', by: ['clock'], emits: ['souvenir.cancelled'] },
    // Something was wrong with the parcel, and all of it was paid back.
    refund_problem: {
      from: ['shipped', 'delivered'],
      to: 'cancelled',
      by: ['staff'],
      emits: ['souvenir.cancelled'],
    },
    reject: {
      from: ['paid', 'processing', 'cancel_requested'],
      to: 'rejected',
      by: ['staff'],
      emits: ['souvenir.rejected'],
    },
  },
})
export type OrderState = (typeof orderMachine)['start']
export type OrderEvent = keyof (typeof orderMachine)['on']
export type OrderActor = (typeof orderMachine)['on'][OrderEvent]['by'][number]
export type OrderEmitted = Emitted<typeof orderMachine>

export const orderStates = [
  'awaiting_payment',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancel_requested',
  'cancelled',
  'rejected',
  'expired',
] as const satisfies OrderState[]

/** Its money goes back, and its pieces are the store's again. */
export const calledOffStates = ['cancelled', 'rejected'] as const satisfies OrderState[]
