import type { OrderState } from './machine.ts'

type Order = { state: OrderState; paid_at: Date | null }

/** What a checkout adds up: not what was called off before anything was paid, unless all of it was. */
export function countedOrders<T extends Order>(orders: readonly T[]): readonly T[] {
  const counted = orders.filter(({ state, paid_at }) => state !== 'cancelled' || paid_at !== null)
  return counted.length > 0 ? counted : orders
}

type Standing = { checkout: { pay_by: Date }; orders: readonly Pick<Order, 'state'>[]; is_being_paid: boolean }

/** Whether courier or address may still be another: it waits to be paid, in time, and nobody has begun to. */
export const canChangeShipping = ({ checkout, orders, is_being_paid }: Standing, now: Date): boolean =>
  !is_being_paid && checkout.pay_by > now && orders.some(({ state }) => state === 'awaiting_payment')

/** Nobody who means to buy chooses anew so often. */
export const mostInvoices = 30
