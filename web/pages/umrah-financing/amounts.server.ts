import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import {
  advertisedMonthly,
  type FinancingTerms,
  lightestStart,
  type Murabahah,
  planWithin,
} from '#modules/financing/rules/murabahah.ts'
import { amountOf, type Bank, bankCard, byPurpose, percentOf } from '../../components/explain/bank.server.ts'
import type { BankCardProps } from '../../components/explain/bank-card.tsx'
import type { Figure } from '../../components/explain/figures.tsx'
import { type CardNote, isOver } from '../../components/product-card/product-card.tsx'
import type { ShownCard } from '../../components/product-card/shown-card.ts'
import { words } from './words.ts'

type By = { bank: Bank; months: number; terms: FinancingTerms; language: Language }

const planOf = ({ price_from }: ShownCard, { bank, months, terms }: Omit<By, 'language'>): Murabahah | undefined =>
  lightestStart(rupiah(price_from), { months, yearly_rate_bp: bank.yearly_rate_bp, terms })

/** The instalment of each package that can still be booked, by its id. */
export function notesOf(cards: readonly ShownCard[], by: By): Record<string, CardNote> {
  const say = words(by.language)
  return Object.fromEntries(
    cards.flatMap((card) => {
      const plan = isOver(card) ? undefined : planOf(card, by)
      if (!plan) return []
      const { months, monthly, down_payment } = plan
      const text = say.noteText(months, amountOf(down_payment, by.language))
      return [[card.id, { label: say.noteLabel, amount: say.perMonth(amountOf(monthly, by.language)), text }]]
    }),
  )
}

/** The lightest instalment of all, and what it rests on. */
export function openingOf(card: ShownCard, by: By): CardNote | undefined {
  const say = words(by.language)
  const plan = planOf(card, by)
  if (!plan) return undefined
  const { language } = by
  const facts = [
    plan.months,
    amountOf(plan.down_payment, language),
    percentOf(by.bank.yearly_rate_bp, language),
  ] as const
  return {
    label: say.openingLabel,
    amount: say.perMonth(amountOf(plan.monthly, language)),
    text: say.openingText(...facts, by.bank.name),
  }
}

/** What is advertised, and what makes it true: the package, the months and the down payment. Nothing where it is not. */
export function advertised({ name, price_from }: ShownCard, { bank, terms, language }: Omit<By, 'months'>) {
  const months = terms.financing_most_months
  const wish = { months, yearly_rate_bp: bank.yearly_rate_bp, terms }
  const plan = planWithin(rupiah(price_from), advertisedMonthly, wish)
  return plan && words(language).advertised(months, amountOf(plan.down_payment, language), name)
}

type Example = Omit<By, 'bank'> & { card: ShownCard }

/** One package with every bank that sells by murabahah: each amount before anyone signs. */
export function bankExamples(all: readonly Bank[], { card, months, terms, language }: Example): BankCardProps[] {
  return byPurpose(all).financing.flatMap((bank) => {
    const plan = bank.akad === 'murabahah' ? planOf(card, { bank, months, terms }) : undefined
    return plan ? [bankCard(bank, figuresOf(plan, bank, language), language)] : []
  })
}

function figuresOf(plan: Murabahah, bank: Bank, language: Language): Figure[] {
  const say = words(language)
  const rate = percentOf(bank.yearly_rate_bp, language)
  const toBank = plan.total + bank.administrative_cost
  return [
    { label: say.cashPrice, value: amountOf(plan.price, language) },
    { label: say.downPayment, value: amountOf(plan.down_payment, language) },
    { label: say.financed, value: amountOf(plan.financed, language) },
    { label: say.margin(rate, plan.months), value: amountOf(plan.margin, language) },
    ...instalmentsOf(plan, language),
    { label: say.fee, value: amountOf(bank.administrative_cost, language) },
    { label: say.total, value: amountOf(toBank, language) },
    { label: say.totalWithDown, value: amountOf(plan.down_payment + toBank, language) },
  ]
}

/** Each instalment, and the last by itself where rounding makes it another. */
function instalmentsOf({ months, monthly, last }: Murabahah, language: Language): Figure[] {
  const say = words(language)
  const value = amountOf(monthly, language)
  if (last === monthly) return [{ label: say.instalments(months), value, isMain: true }]
  return [
    { label: months === 2 ? say.instalment(1) : say.instalments(months - 1), value, isMain: true },
    { label: say.instalment(months), value: amountOf(last, language) },
  ]
}
