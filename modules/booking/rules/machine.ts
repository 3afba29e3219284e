import { type Emitted, machine } from '#core/machine.ts'

/** A booking of seats on a departure (decisions §4, Travel booking). */
export const bookingMachine = machine({
  start: 'cart',
  ends: ['completed', 'cancelled'],
  on: {
    checkout: { from: ['cart'], to: 'awaiting_payment', by: ['member'], emits: ['booking.checked_out'] },
    // A bank is asked to pay a part first: ordered without an invoice, which comes once the bank has approved.
    apply: { from: ['cart'], to: 'awaiting_payment', by: ['member'] },
    // The bank said no, or nobody went on in time, or the member thought better of it.
    end_financing: { from: ['awaiting_payment'], to: 'expired', by: ['member', 'clock', 'house'] },
    // Another choice of rooms on the same departure takes the place of the former one.
    replace: { from: ['cart'], to: 'expired', by: ['member'] },
    run_out: { from: ['cart'], to: 'expired', by: ['clock'], emits: ['booking.expired'] },
    start: { from: ['awaiting_payment'], to: 'in_progress', by: ['gateway', 'house'], emits: ['booking.started'] },
    // Money that came after the end retakes the seats while they are free.
    start_late: { from: ['expired'], to: 'in_progress', by: ['gateway'], emits: ['booking.started'] },
    expire: { from: ['awaiting_payment'], to: 'expired', by: ['clock'], emits: ['booking.expired'] },
    // Who deletes the account keeps no seats from others.
    abandon: { from: ['cart', 'awaiting_payment'], to: 'expired', by: ['member'] },
    // A settlement that is paid, or that passed its day, leaves the journey where it is.
    settle: { from: ['in_progress'], to: 'in_progress', by: ['gateway'] },
    overdue: { from: ['in_progress'], to: 'in_progress', by: ['clock'] },
    // One of several does not travel after all; the others do.
    cancel_traveller: {
      from: ['in_progress'],
      to: 'in_progress',
      by: ['staff'],
      emits: ['booking.traveller_cancelled'],
    },
    reschedule: { from: ['in_progress'], to: 'in_progress', by: ['staff'], emits: ['booking.rescheduled'] },
    decline: { from: ['in_progress'], to: 'cancelled', by: ['member'], emits: ['booking.cancelled'] },
    cancel: {
      from: ['awaiting_payment', 'in_progress'],
      to: 'cancelled',
      by: ['staff'],
      emits: ['booking.cancelled'],
    },
    complete: { from: ['in_progress'], to: 'completed', by: ['clock'], emits: ['booking.completed'] },
  },
})
export type BookingState = (typeof bookingMachine)['start']
export type BookingEvent = keyof (typeof bookingMachine)['on']
export type BookingActor = (typeof bookingMachine)['on'][BookingEvent]['by'][number]
export type BookingEmitted = Emitted<typeof bookingMachine>

/** Why a booking ended, where we say so ourselves; a partner that cancels writes a reason of its own. */
export const endReasons = {
  hold: 'hold',
  invoice: 'invoice',
  replaced: 'replaced',
  account_deleted: 'account_deleted',
  declined: 'declined',
  financing: 'financing',
} as const

/** Order tabs (decisions §4): what a member finds under which. */
export const tabs = {
  unpaid: ['cart', 'awaiting_payment'],
  in_progress: ['in_progress'],
  completed: ['completed', 'expired', 'cancelled'],
} as const satisfies Record<string, readonly BookingState[]>
export type Tab = keyof typeof tabs
