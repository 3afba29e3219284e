import type { Language } from '#core/messages.ts'
import type { OrderKind } from '#modules/payment/rules/order-kinds.ts'
import { to } from './to.ts'

/** Kinds of orders that have a page at the desk. */
const pages: Partial<Record<OrderKind, '/bookings/:id'>> = { booking: '/bookings/:id' }

/** Where an order is seen; nothing for a kind without a page. */
export function orderHref({ kind, order_id }: { kind: OrderKind; order_id: string }, language: Language) {
  const path = pages[kind]
  return path && to(language, path, { id: order_id })
}
