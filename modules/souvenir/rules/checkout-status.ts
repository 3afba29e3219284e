import type { Tab } from '#modules/booking/rules/machine.ts'
import type { OrderState } from './machine.ts'

/** What a checkout says of itself. Never stored: its orders decide, by `statusSql` of store.summaries.ts in the same words. */
export const checkoutStatuses = ['awaiting_payment', 'in_progress', 'completed', 'expired', 'cancelled'] as const
export type CheckoutStatus = (typeof checkoutStatuses)[number]

/** Unpaid while anything is; under way while any store or courier has something to do; else what became of it. */
export function statusOf(states: readonly OrderState[]): CheckoutStatus {
  if (states.includes('awaiting_payment')) return 'awaiting_payment'
  const isOver = (state: OrderState) => ['completed', 'expired', 'cancelled', 'rejected'].includes(state)
  if (!states.every(isOver)) return 'in_progress'
  if (states.includes('completed')) return 'completed'
  return states.includes('expired') ? 'expired' : 'cancelled'
}

/** Order tabs (decisions §4). */
export const checkoutTabs = {
  unpaid: ['awaiting_payment'],
  in_progress: ['in_progress'],
  completed: ['completed', 'expired', 'cancelled'],
} as const satisfies Record<Tab, readonly CheckoutStatus[]>
