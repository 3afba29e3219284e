import type { Language } from '#core/messages.ts'
import { orderWords } from '../components/orders/words.ts'

const states = ['cart', 'awaiting_payment', 'in_progress', 'completed', 'expired', 'cancelled'] as const

/** The state of an order as people read it; one of another kind by its own name. */
export function orderStatus(status: string, language: Language): string {
  const known = states.find((state) => state === status)
  return known ? orderWords(language)[known] : status.replaceAll('_', ' ')
}
