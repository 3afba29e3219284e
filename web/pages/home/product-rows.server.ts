import { z } from 'zod'
import type { Input } from '#core/call.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { rules } from '#modules/dated-rules/contract.ts'
import { type FinancingTerms, leastDownPayment } from '#modules/financing/rules/murabahah.ts'
import { homeList } from '#modules/home/contract.ts'
import { savingMonths } from '#modules/savings/rules/deposit.ts'
import { umrohSearch } from '#modules/search/contract.ts'
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

export type ProductRow = {
  value: 'umroh' | 'haji' | 'wisata-syariah' | 'savings' | 'financing'
  label: string
  path: string
  /** What the link to the whole list says. */
  all: string
  /** Drawn at first: a row and a half, just over a row where nobody looks yet. The others come when the row is moved. */
  first: number
  cards: { card: ShownCard; note?: CardNote | undefined }[]
}

const isFull = ({ cards }: ProductRow): boolean => cards.length > 0

const cardsOf = (context: Context, list: ListName) => softly(context, listOf(context, list, card), [])

// One more than the widest screen holds in a row: a row that fits cannot be moved.
const firstOf = (place: number): number => (place === 0 ? 6 : 5)

/** Featured packages are of every kind: each stands first in the row of its own, and once. */
const withFeatured = (featured: readonly Card[], list: readonly Card[]): Card[] => [
  ...featured,
  ...list.filter(({ id }) => !featured.some((one) => one.id === id)),
]

/** A row for each kind of journey that is sold here. */
export async function loadJourneys(context: Context, searching: Promise<Search>): Promise<ProductRow[]> {
  const isHajj = pageOf(context).tenant.feature_flag.is_hajj === 1
  const [featured, hajj, tours, { journeys }] = await Promise.all([
    cardsOf(context, 'marketing'),
    isHajj ? cardsOf(context, 'haji') : [],
    cardsOf(context, 'wisata'),
    searching,
  ])
  const lists = { umroh: [], haji: hajj, 'wisata-syariah': tours }
  const featuredIn = (journey: Card['category']) => featured.filter(({ category }) => category === journey)
  return journeys
    .map(({ value, label, path, all }, place) => ({
      value,
      label,
      path,
      all,
      first: firstOf(place),
      cards: withFeatured(featuredIn(value), lists[value]).map((one) => ({ card: shownCard(one) })),
    }))
    .filter(isFull)
}

/** Ways to leave without the whole sum, and what the lightest of them takes a month. */
export async function loadPlans(context: Context) {
  const { language, tenant } = pageOf(context)
  const say = words(language)
  const [savings, financing, [cheapest], { data: terms }] = await Promise.all([
    cardsOf(context, 'savings'),
    tenant.feature_flag.is_financing === 1 ? cardsOf(context, 'financing') : [],
    softly(context, cheapestToSave(context), []),
    api(context, rules, {}),
  ])
  const plan = { months: longest, language }
  const deposits = depositsOf(savings, plan)
  const productRows: ProductRow[] = [
    {
      value: 'savings',
      label: say.savings,
      path: '/umroh-dana-tabungan',
      all: say.savingsAll,
      first: firstOf(0),
      cards: savings.map((one) => ({ card: shownCard(one), note: deposits[one.id] })),
    },
    {
      value: 'financing',
      label: say.financing,
      path: '/umroh-dana-talangan',
      all: say.financingAll,
      first: firstOf(1),
      cards: financing.map((one) => ({ card: shownCard(one), note: firstPayment(one, { terms, language }) })),
    },
  ]
  const full = productRows.filter(isFull)
  if (full.length === 0) return undefined
  return {
    title: cheapest === undefined ? say.plansPlain : say.plansTitle(depositFor(cheapest, plan).amount),
    text: say.plansText,
    alt: say.plansAlt,
    label: say.plans,
    productRows: full,
  }
}

const longest = Math.max(...savingMonths)

async function cheapestToSave(context: Context): Promise<Card[]> {
  return (await api(context, umrohSearch, { type: 'savings', sort: 'cheapest', limit: 1 })).data.items
}

/** What is paid first when a bank bears as much as it may. */
function firstPayment(
  { price_from }: Card,
  { terms, language }: { terms: FinancingTerms; language: Language },
): CardNote {
  const say = words(language)
  const amount = formatRupiah(leastDownPayment(rupiah(price_from), terms), language)
  return { label: say.firstPayment, amount, text: say.restMonthly(terms.financing_most_months) }
}
