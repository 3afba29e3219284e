import { z } from 'zod'
import type { Input } from '#core/call.ts'
import { formatRupiah } from '#core/format.ts'
import { memo } from '#core/memo.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { FlagName } from '#core/tenant.ts'
import { addMonths, jakartaDate } from '#core/time.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { type FinancingRules, leastDownPayment } from '#modules/financing/rules/plan.ts'
import { homeList } from '#modules/home/contract.ts'
import { umrohSearch } from '#modules/search/contract.ts'
import { usualSavingMonths } from '#modules/search/rules/kinds.ts'
import type { Card } from '#modules/search/rules/present.ts'
import { card } from '#modules/search/shapes.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { depositFor, depositsOf } from '../../components/explain/deposits.server.ts'
import type { CardNote } from '../../components/product-card/product-card.tsx'
import { type ShownCard, shownCard } from '../../components/product-card/shown-card.ts'
import { softly } from '../../softly.server.ts'
import type { Search } from './search.server.ts'
import { words } from './words.ts'

type ListName = Input<typeof homeList>['list']

/** One list of the home page, in the shape that list has. */
export async function listOf<T>(context: Context, list: ListName, item: z.ZodType<T>): Promise<T[]> {
  return z.array(item).parse((await api(context, homeList, { list })).data)
}

export type RowCard = { card: ShownCard; note?: CardNote | undefined }
export type ProductRow = {
  value: 'umroh' | 'haji' | 'wisata-syariah' | 'savings' | 'financing'
  label: string
  path: string
  /** What the link to the whole list says. */
  all: string
  /** The first few; the others are fetched once somebody turns to the row. */
  cards: RowCard[]
  hasMore: boolean
}
export type RowName = ProductRow['value']

const cardsOf = (context: Context, list: ListName) => softly(context, listOf(context, list, card), [])

/** Featured packages are of every kind: each stands first in the row of its own, and once. */
const withFeatured = (featured: readonly Card[], list: readonly Card[]): Card[] => [
  ...featured,
  ...list.filter(({ id }) => !featured.some((one) => one.id === id)),
]

// All three kinds of journey begin with those of them that are featured.
const featuredOf = memo((context: Context) => cardsOf(context, 'marketing'))

async function journeyCards(context: Context, kind: Card['category'], list?: ListName): Promise<RowCard[]> {
  const [featured, others] = await Promise.all([featuredOf(context), list ? cardsOf(context, list) : []])
  const own = featured.filter(({ category }) => category === kind)
  return withFeatured(own, others).map((one) => ({ card: shownCard(one) }))
}

const sources: Record<RowName, (context: Context) => Promise<RowCard[]>> = {
  umroh: (context) => journeyCards(context, 'umroh'),
  haji: (context) => journeyCards(context, 'haji', 'haji'),
  'wisata-syariah': (context) => journeyCards(context, 'wisata-syariah', 'wisata'),
  savings: savingsCards,
  financing: financingCards,
}
/** Rows that are part of a feature, and go with it. */
const flags: Partial<Record<RowName, FlagName>> = { haji: 'is_hajj', financing: 'is_financing' }

/** All cards of a row; none where the tenant does not sell its kind. */
export async function loadRow(context: Context, name: RowName): Promise<RowCard[]> {
  const flag = flags[name]
  return flag && pageOf(context).tenant.feature_flag[flag] !== 1 ? [] : sources[name](context)
}

export const rowNamed = (name: string | null): RowName | undefined =>
  (['umroh', 'haji', 'wisata-syariah', 'savings', 'financing'] as const).find((one) => one === name)

// As many as the widest screen holds side by side.
const firstCards = 4

type RowFrame = Omit<ProductRow, 'cards' | 'hasMore'>

/** The row as the page brings it; none where it would be empty. */
const rowOf = (frame: RowFrame, cards: readonly RowCard[]): ProductRow[] =>
  cards.length === 0 ? [] : [{ ...frame, cards: cards.slice(0, firstCards), hasMore: cards.length > firstCards }]

/** A row for each kind of journey that is sold here. */
export async function loadJourneys(context: Context, searching: Promise<Search>): Promise<ProductRow[]> {
  const [umroh, haji, tours, { journeys }] = await Promise.all([
    loadRow(context, 'umroh'),
    loadRow(context, 'haji'),
    loadRow(context, 'wisata-syariah'),
    searching,
  ])
  const cards = { umroh, haji, 'wisata-syariah': tours }
  return journeys.flatMap(({ value, label, path, all }) => rowOf({ value, label, path, all }, cards[value]))
}

/** Ways to leave without the whole sum, and what the lightest of them takes a month. */
export async function loadPlans(context: Context) {
  const { language } = pageOf(context)
  const say = words(language)
  const [savings, financing, [cheapest]] = await Promise.all([
    loadRow(context, 'savings'),
    loadRow(context, 'financing'),
    softly(context, cheapestToSave(context), []),
  ])
  const productRows = [
    ...rowOf({ value: 'savings', label: say.savings, path: '/umroh-dana-tabungan', all: say.savingsAll }, savings),
    ...rowOf(
      { value: 'financing', label: say.financing, path: '/umroh-dana-talangan', all: say.financingAll },
      financing,
    ),
  ]
  if (productRows.length === 0) return undefined
  const plan = { months: usualSavingMonths, language }
  return {
    title: cheapest === undefined ? say.plansPlain : say.plansTitle(depositFor(cheapest, plan).amount),
    text: say.plansText,
    toPlanner: say.toPlanner,
    alt: say.plansAlt,
    label: say.plans,
    productRows,
  }
}

async function savingsCards(context: Context): Promise<RowCard[]> {
  const savings = await cardsOf(context, 'savings')
  const deposits = depositsOf(savings, { months: usualSavingMonths, language: pageOf(context).language })
  return savings.map((one) => ({ card: shownCard(one), note: deposits[one.id] }))
}

async function financingCards(context: Context): Promise<RowCard[]> {
  const { language } = pageOf(context)
  const [financing, { data: terms }] = await Promise.all([cardsOf(context, 'financing'), api(context, rules, {})])
  return financing.map((one) => ({ card: shownCard(one), note: firstPayment(one, { terms, language }) }))
}

async function cheapestToSave(context: Context): Promise<Card[]> {
  const departs_from = addMonths(jakartaDate(pageOf(context).now), usualSavingMonths)
  return (await api(context, umrohSearch, { type: 'savings', departs_from, sort: 'cheapest', limit: 1 })).data.items
}

/** What is paid first when a bank bears as much as it may. */
function firstPayment(
  { price_from }: Card,
  { terms, language }: { terms: FinancingRules; language: Language },
): CardNote {
  const say = words(language)
  const amount = formatRupiah(leastDownPayment(rupiah(price_from), terms), language)
  return { label: say.firstPayment, amount, text: say.restMonthly(terms.financing_most_months) }
}
