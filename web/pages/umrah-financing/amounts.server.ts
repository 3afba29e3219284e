import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { daysBetween } from '#core/time.ts'
import {
  advertisedMonthly,
  type FinancingPlan,
  type FinancingRules,
  lightestStart,
  planWithin,
} from '#modules/financing/rules/plan.ts'
import type { FinancingProduct } from '#modules/partner/rules/bank-product.ts'
import { amountOf, type BankOffer, bankCard, percentOf } from '../../components/explain/bank.server.ts'
import type { BankCardView } from '../../components/explain/bank-card.tsx'
import type { Figure } from '../../components/explain/figures.tsx'
import { type CardNote, isOver } from '../../components/product-card/product-card.tsx'
import type { ShownCard } from '../../components/product-card/shown-card.ts'
import { words } from './words.ts'

type Offer = BankOffer<FinancingProduct>
type By = { offers: readonly Offer[]; today: string; months: number; rules: FinancingRules; language: Language }

/** Nothing where the bank takes no application any more for the date that the card shows. */
function planOf({ price_from, price_date }: ShownCard, { product }: Offer, { months, rules, today }: By) {
  if (price_date !== null && daysBetween(today, price_date) < product.days_before) return undefined
  return lightestStart({ price: rupiah(price_from), months }, product, rules)
}

/** The offer with the least to pay first, of those the one with the smallest instalment, and its plan. */
function lightest(card: ShownCard, by: By): (Offer & { plan: FinancingPlan }) | undefined {
  const plans = by.offers.flatMap((offer) => {
    const plan = planOf(card, offer, by)
    return plan ? [{ ...offer, plan }] : []
  })
  return plans.sort((a, b) => a.plan.down_payment - b.plan.down_payment || a.plan.monthly - b.plan.monthly)[0]
}

/** The instalment of each package that can still be booked, by its id. */
export function notesOf(cards: readonly ShownCard[], by: By): Record<string, CardNote> {
  const say = words(by.language)
  return Object.fromEntries(
    cards.flatMap((card) => {
      const offer = isOver(card) ? undefined : lightest(card, by)
      if (!offer) return []
      const { months, monthly, down_payment } = offer.plan
      const text = say.noteText(months, amountOf(down_payment, by.language))
      const amount = say.perMonth(amountOf(monthly, by.language))
      const date: Record<string, string> = card.price_date === null ? {} : { date: card.price_date }
      const wish = new URLSearchParams({ ...date, months: String(months) })
      const link = { label: say.apply, path: `/loan-applicant-form/${card.id}?${wish}` }
      return [[card.id, { label: say.noteLabel, amount, text, link }]]
    }),
  )
}

/** The lightest instalment of all, and what it rests on. */
export function openingOf(card: ShownCard, by: By): CardNote | undefined {
  const { language } = by
  const say = words(language)
  const offer = lightest(card, by)
  if (!offer) return undefined
  const { bank, plan, product } = offer
  return {
    label: say.openingLabel,
    amount: say.perMonth(amountOf(plan.monthly, language)),
    text: say.openingText(plan.months, amountOf(plan.down_payment, language), chargeText(product, language), bank.name),
  }
}

const chargeText = (product: FinancingProduct, language: Language): string =>
  product.akad === 'murabahah'
    ? words(language).marginOf(percentOf(product.margin_bp, language))
    : words(language).ujrahOf(amountOf(product.ujrah, language))

/** What is advertised, and what makes it true: the package, the months and the down payment. Nothing where it is not. */
export function advertised({ name, price_from }: ShownCard, { offers, rules, language }: By) {
  const months = rules.financing_most_months
  const wanted = { price: rupiah(price_from), months, monthly: advertisedMonthly }
  const plans = offers.flatMap(({ product }) => planWithin(wanted, product, rules) ?? [])
  const [plan] = plans.sort((a, b) => a.down_payment - b.down_payment)
  return plan && words(language).advertised(months, amountOf(plan.down_payment, language), name)
}

/** One package with every bank that finances it: each amount before anyone signs. */
export function bankExamples(card: ShownCard, by: By): BankCardView[] {
  return by.offers.flatMap((offer) => {
    const plan = planOf(card, offer, by)
    return plan ? [bankCard(offer, figuresOf(plan, offer.product, by.language), by.language)] : []
  })
}

function figuresOf(plan: FinancingPlan, product: FinancingProduct, language: Language): Figure[] {
  const say = words(language)
  const charge =
    product.akad === 'murabahah' ? say.margin(percentOf(product.margin_bp, language), plan.months) : say.ujrah
  const fees = [
    { label: say.fee, amount: product.admin_fee },
    { label: say.bankFee, amount: product.bank_fee },
    { label: say.insuranceFee, amount: product.insurance_fee },
  ].filter(({ amount }) => amount > 0)
  const toBank = fees.reduce((sum, { amount }) => sum + amount, Number(plan.total))
  return [
    { label: say.cashPrice, value: amountOf(plan.price, language) },
    { label: say.downPayment, value: amountOf(plan.down_payment, language) },
    { label: say.financed, value: amountOf(plan.financed, language) },
    { label: charge, value: amountOf(plan.charge, language) },
    ...instalmentsOf(plan, language),
    ...fees.map(({ label, amount }) => ({ label, value: amountOf(amount, language) })),
    { label: say.total, value: amountOf(toBank, language) },
    { label: say.totalWithDown, value: amountOf(plan.down_payment + toBank, language) },
  ]
}

/** Each instalment, and the last by itself where rounding makes it another. */
function instalmentsOf({ months, monthly, last }: FinancingPlan, language: Language): Figure[] {
  const say = words(language)
  const value = amountOf(monthly, language)
  if (last === monthly) return [{ label: say.instalments(months), value, isMain: true }]
  return [
    { label: months === 2 ? say.instalment(1) : say.instalments(months - 1), value, isMain: true },
    { label: say.instalment(months), value: amountOf(last, language) },
  ]
}
