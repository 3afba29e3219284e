import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Order } from '../order.ts'
import { words } from './words.ts'

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

/** What the whole journey costs, as the page of the package says it; nothing where the price leaves nothing out. */
export function shownTrueTotal({ total, true_total, excluded }: Order['price'], language: Language) {
  if (excluded.length === 0) return undefined
  const { title, text, price, unknown } = words(language)
  const left = excluded.map((one) => ({
    text: one.text,
    amount: one.amount === null ? unknown : money(one.amount, language),
  }))
  return {
    title,
    text,
    amount: money(true_total, language),
    parts: [{ text: price, amount: money(total, language) }, ...left],
  }
}

export type ShownTrueTotal = NonNullable<ReturnType<typeof shownTrueTotal>>
