import type { OrderState } from './machine.ts'

/** What a store's desk sorts its orders into: all that waits for the store first of all. An order is there once it is paid. */
export const deskQueues = [
  'open',
  'paid',
  'processing',
  'cancel_requested',
  'waybill_unknown',
  'problem',
  'shipped',
  'delivered',
  'completed',
  'called_off',
] as const
export type DeskQueue = (typeof deskQueues)[number]

export const queueStates = {
  open: ['paid', 'processing', 'cancel_requested'],
  paid: ['paid'],
  processing: ['processing'],
  cancel_requested: ['cancel_requested'],
  // Those that the courier does not know.
  waybill_unknown: ['shipped'],
  // Those of which the buyer says that something is wrong.
  problem: ['shipped', 'delivered'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  completed: ['completed'],
  called_off: ['cancelled', 'rejected'],
} as const satisfies Record<DeskQueue, readonly OrderState[]>

type Clocked = { state: OrderState; process_by: Date | null; answer_by: Date | null; ship_by: Date | null }

/** Until when the store has something to do before the clock does it: begin, ship, or answer a wish to cancel. */
export function dueAt({ state, process_by, answer_by, ship_by }: Clocked): Date | null {
  if (state === 'paid') return process_by
  if (state === 'processing') return ship_by
  return state === 'cancel_requested' ? answer_by : null
}
