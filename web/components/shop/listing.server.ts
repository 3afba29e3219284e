import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { listItems } from '#modules/merchandise/contract.ts'
import { itemSorts } from '#modules/merchandise/rules/sorts.ts'
import { type Context, pageOf } from '../../api.server.ts'
import { readShopQuery, type ShopQuery, shopAddress, withFilter } from './query.ts'
import { shownItem } from './shown-item.server.ts'
import { words } from './words.ts'

type Answer = Output<typeof listItems>
type Input = Record<string, string>
type Plan = {
  /** Of the page, without language. */
  path: string
  /** Asks the API; values are as the address has them, for the API to check. */
  find: (input: Input) => Promise<{ data: Answer }>
}

const nothing: Answer = {
  items: [],
  total: 0,
  current_page: 1,
  last_page: 1,
  first_item: 0,
  last_item: 0,
  categories: [],
  price_range: null,
}

// Rows of two, three or four.
const limit = '24'

/** A page of souvenirs with everything its filters show. Values that make no sense find nothing and say so. */
export async function loadShopListing(context: Context, url: URL, { path, find }: Plan) {
  const { language } = pageOf(context)
  const query = readShopQuery(url.searchParams)
  const { answer, problem } = await ask(find, query)
  const { items, categories, price_range, ...page } = answer
  const chips = chipsOf(path, query, { categories, language })
  const isWhole = shopAddress(path, { ...query, sort: undefined }) === path
  return {
    path,
    query,
    page,
    problem,
    isWhole,
    items: items.map((card) => shownItem(card, language)),
    categories: categoriesOf(path, query, { categories, language }),
    chips,
    sorts: sortsOf(query, language),
    canonical: problem === undefined ? shopAddress(path, query) : path,
    /** Nothing to see there; the page itself stays, even on a day it has nothing to list. */
    hidden: problem !== undefined || (items.length === 0 && !isWhole),
    say: sayOf({ query, page, price_range }, language),
  }
}

export type ShopListing = Awaited<ReturnType<typeof loadShopListing>>

/** One answer, or nothing with the reason when the API finds a value impossible. */
async function ask(find: Plan['find'], query: ShopQuery) {
  try {
    return { answer: (await find({ ...query, limit })).data, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { answer: nothing, problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

type Categories = { categories: Answer['categories']; language: Language }

/** The kinds that would leave something, each with how much, the one we are in marked. */
function categoriesOf(path: string, query: ShopQuery, { categories, language }: Categories) {
  const link = (slug: string | undefined, label: string, count = 0) => ({
    slug,
    count,
    label,
    href: shopAddress(path, withFilter(query, { category: slug })),
    isCurrent: query.category === slug,
  })
  const counted = categories.map(({ slug, name, count }) =>
    link(slug, `${name} (${formatNumber(count, language)})`, count),
  )
  return counted.length === 0 ? [] : [link(undefined, words(language).all), ...counted]
}

/** What narrows the list, each with the address that takes it back; kinds are taken back in their own row. */
function chipsOf(path: string, query: ShopQuery, { language }: Categories) {
  const say = words(language)
  const money = (text: string) => (/^\d+$/.test(text) ? formatRupiah(rupiah(Number(text)), language) : text)
  const labels = {
    search: query.search && `“${query.search}”`,
    start_price: query.start_price && say.atLeast(money(query.start_price)),
    end_price: query.end_price && say.atMost(money(query.end_price)),
  }
  return Object.entries(labels).flatMap(([name, label]) =>
    label
      ? [
          {
            name,
            label,
            remove: say.remove(label),
            href: shopAddress(path, withFilter(query, { [name]: undefined })),
          },
        ]
      : [],
  )
}

/** While something is searched for, the best answers come first unless another order is chosen. */
function sortsOf({ search }: ShopQuery, language: Language) {
  const say = words(language)
  const [usual, ...others] = itemSorts
  const first = search === undefined ? { value: '', label: say[usual] } : { value: '', label: say.relevant }
  const named = (search === undefined ? others : itemSorts).map((value) => ({
    value: String(value),
    label: say[value],
  }))
  return [first, ...named]
}

type Shown = { query: ShopQuery; page: { total: number }; price_range: Answer['price_range'] }

function sayOf({ query, page, price_range }: Shown, language: Language) {
  const { search, placeholder, submit, filters, filter, inUse, close, least, most, apply, sort, ...rest } =
    words(language)
  const { active, clear, results, none, noneText, noneYet, noneYetText, bad, beyond, beyondText } = rest
  const { toFirst, showAll, toPackages, pages, previous, next, page: pageWord, categories, currency } = rest
  const total = formatNumber(page.total, language)
  return {
    ...{ search, placeholder, submit, filters, filter, inUse, close, least, most, apply, sort, active, clear, results },
    ...{ none, noneText, noneYet, noneYetText, bad, beyond, beyondText, toFirst, showAll, toPackages },
    ...{ pages, previous, next, page: pageWord, categories, currency },
    count: query.search ? rest.countFor(total, query.search) : rest.count(total),
    leastHint: price_range ? rest.leastHint(formatNumber(price_range.least, language)) : undefined,
    mostHint: price_range ? rest.mostHint(formatNumber(price_range.most, language)) : undefined,
  }
}
