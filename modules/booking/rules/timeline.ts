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

/** What somebody at the desk said of a document. */
export const documentEvents = { accept: 'accept_document', ask_again: 'ask_again_document' } as const
export type DocumentEvent = (typeof documentEvents)[keyof typeof documentEvents]

/** `hold` begins a booking, `correct` is of who travels, `remind` of what is overdue: none changes a state, and no document does. */
export type TimelineEvent = BookingEvent | 'hold' | 'correct' | 'remind' | DocumentEvent | MoneyEvent
