import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { souvenirCheckout } from '#modules/souvenir/contract.ts'
import { destinationLines } from './destination.server.ts'
import { paidForWords } from './paid-for-words.ts'
import { souvenirOrderPath } from './paths.ts'

type Checkout = Output<typeof souvenirCheckout>

/** What is about to be paid for and where it goes, for the pages of the payment. */
export function paidFor({ id, orders, destination }: Checkout, language: Language) {
  const say = paidForWords(language)
  const waiting = orders.filter(({ state }) => state === 'awaiting_payment')
  const pieces = waiting.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    title: say.title(formatNumber(pieces, language)),
    stores: waiting.map(({ id: key, partner_store, items }) => ({
      key,
      name: partner_store.name,
      lines: items.map(({ position, item, variant_name, quantity }) => ({
        key: String(position),
        text: say.line([item.name, variant_name].filter(Boolean).join(', '), formatNumber(quantity, language)),
      })),
    })),
    destination: destination ? { title: say.destination, lines: destinationLines(destination) } : undefined,
    order: { path: souvenirOrderPath(id), label: say.toOrder },
  }
}

export type ShownPaidFor = ReturnType<typeof paidFor>
