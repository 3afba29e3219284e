import type { Language } from '#core/messages.ts'
import { to } from './to.ts'

/** Kinds of orders that have a page at the desk. */
const pages: Readonly<Record<string, '/bookings/:id' | undefined>> = { booking: '/bookings/:id' }

/** Where an order is seen; nothing for a kind without a page. */
export function orderHref({ kind, order_id }: { kind: string | null; order_id: string | null }, language: Language) {
  const path = pages[kind ?? '']
  return path && order_id ? to(language, path, { id: order_id }) : undefined
}
