import { openStates, type SavingsState } from './machine.ts'

/** The queues of a bank's desk: who waits for an account, who wants to close one, open accounts, and what has ended. */
export const deskQueues = ['submitted', 'closing', 'open', 'ended'] as const
export type DeskQueue = (typeof deskQueues)[number]

/** Which plans stand in a queue; a closing is of an account that is still open. */
export const queueStates = {
  submitted: ['submitted'],
  closing: openStates,
  open: openStates,
  ended: ['rejected', 'withdrawn', 'closed'],
} as const satisfies Record<DeskQueue, readonly SavingsState[]>
