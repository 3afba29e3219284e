import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { savingMonths, suggestedDeposit } from '#modules/savings/rules/deposit.ts'
import { type CardNote, isOver } from '../product-card/product-card.tsx'
import type { ShownCard } from '../product-card/shown-card.ts'
import { amountOf } from './bank.server.ts'
import { words } from './words.ts'

export type Plan = { months: number; language: Language }

/** What to set aside each month for a package. */
export function depositFor({ price_from }: ShownCard, { months, language }: Plan): CardNote {
  const say = words(language)
  const amount = say.perMonth(amountOf(suggestedDeposit(rupiah(price_from), months), language))
  return { label: say.deposit, amount, text: say.forMonths(months), isTarget: true }
}

/** The deposit of each package that can still be booked, by its id. */
export const depositsOf = (cards: readonly ShownCard[], plan: Plan): Record<string, CardNote> =>
  Object.fromEntries(cards.filter((card) => !isOver(card)).map((card) => [card.id, depositFor(card, plan)]))

/** One package over each of the durations a plan may have. */
export const depositTerms = (card: ShownCard, language: Language) =>
  savingMonths.map((months) => {
    const { amount, text } = depositFor(card, { months, language })
    return { label: text, value: amount }
  })
