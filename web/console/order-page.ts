import type { Language } from '#core/messages.ts'
import { to } from './to.ts'

/** The page of an order at the desk by its kind; kinds that have none here come with desks of their own. */
const pages: Readonly<Record<string, '/bookings/:id' | undefined>> = { booking: '/bookings/:id' }

type Order = { order_kind: string | null; order_id: string | null }

export function orderHref({ order_kind, order_id }: Order, language: Language): string | undefined {
  const path = pages[order_kind ?? '']
  return path && order_id !== null ? to(language, path, { id: order_id }) : undefined
}
