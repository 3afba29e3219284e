import type { FinancingState } from './application.ts'

/** The queues of a bank's desk, in the order of the work: decide, wait for a document, for the down payment, pay, be paid. */
export const deskQueues = ['verification', 'documents', 'payment', 'to_disburse', 'repaying', 'ended'] as const
export type DeskQueue = (typeof deskQueues)[number]

/** Which applications stand in a queue; whether the bank has paid parts two of them. */
export const queueStates = {
  verification: ['verification'],
  documents: ['documents'],
  payment: ['payment'],
  to_disburse: ['active'],
  repaying: ['active'],
  ended: ['settled', 'rejected', 'expired', 'withdrawn'],
} as const satisfies Record<DeskQueue, readonly FinancingState[]>
