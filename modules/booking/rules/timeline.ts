import type { BookingEvent } from './machine.ts'

/** What happened to the money of a booking, as its timeline names it. */
export const moneyEvents = {
  invoice_paid: 'invoice_paid',
  refund_due: 'refund_due',
  refunded: 'refunded',
  refund_arrived: 'refund_arrived',
  due_moved: 'due_moved',
} as const
export type MoneyEvent = keyof typeof moneyEvents

/** `hold` begins a booking, `correct` is of who travels: neither changes a state. */
export type TimelineEvent = BookingEvent | 'hold' | 'correct' | MoneyEvent
