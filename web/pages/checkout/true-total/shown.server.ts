import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Order } from '../order.ts'
import { words } from './words.ts'

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

type Priced = Pick<Order, 'price' | 'participants'>

/** What the journey costs for all together; a package says it of each. Nothing where the price leaves nothing out. */
export function shownTrueTotal({ price: priced, participants }: Priced, language: Language) {
  const { total, true_total, excluded } = priced
  if (excluded.length === 0) return undefined
  const { title, text, price, unknown } = words(language)
  const left = excluded.map((one) => ({
    text: one.text,
    amount: one.amount === null ? unknown : money(one.amount, language),
  }))
  return {
    title: title(participants.length),
    text,
    amount: money(true_total, language),
    parts: [{ text: price, amount: money(total, language) }, ...left],
  }
}

export type ShownTrueTotal = NonNullable<ReturnType<typeof shownTrueTotal>>
