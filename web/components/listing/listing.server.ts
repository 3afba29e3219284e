import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { Flags } from '#core/tenant.ts'
import { jakartaDate } from '#core/time.ts'
import { types } from '#modules/catalogue/contract.ts'
import type { products } from '#modules/search/contract.ts'
import { sorts } from '#modules/search/rules/kinds.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { shownCard } from '../product-card/shown-card.ts'
import { choiceLabel } from './choice-label.ts'
import { type Choice, choiceLines } from './choice-lines.ts'
import {
  addressOf,
  type FilterName,
  filterNames,
  type ListingQuery,
  only,
  priceBounds,
  readListingQuery,
  withChoice,
} from './listing-query.ts'
import type { TypeLink } from './type-links.tsx'
import { words } from './words.ts'

type Answer = Output<typeof products>
type Sort = (typeof sorts)[number] | 'relevant'
export type Plan = {
  /** Of the page, without language. */
  path: string
  filters: readonly FilterName[]
  /** Those that make the page what it is: neither pill nor chip, and clearing keeps them. */
  frame?: readonly FilterName[]
  /** Its orders, the usual one first. */
  sorts?: readonly Sort[]
  /** One spelling for what means the same. */
  tidy?: (query: ListingQuery) => ListingQuery
  /** What values are called that the answer does not name, such as an agency asked for by its id. */
  names?: Readonly<Record<string, string>>
  /** Asks the API; values are as the address has them, for the API to check. */
  find: (input: Record<string, string>) => Promise<{ data: Answer }>
}

const nothing: Answer = {
  items: [],
  total: 0,
  current_page: 1,
  last_page: 1,
  first_item: 0,
  last_item: 0,
  facets: {
    category: [],
    month: [],
    duration: [],
    type: [],
    price: [],
    travel: [],
    city: [],
    airline: [],
    hijri_year: [],
    destination: [],
  },
}

/** A page of packages with everything its filters show. Values that make no sense find nothing and say so. */
export async function loadListing(context: Context, url: URL, plan: Plan) {
  const { language, tenant, now } = pageOf(context)
  const orders = plan.sorts ?? sorts
  const read = readListingQuery(url.searchParams, plan.filters, orders[0])
  const query = plan.tidy?.(read) ?? read
  const { answer, problem } = await ask(plan, query, language)
  const { facets, ...page } = answer
  const filters = filtersOf(plan, query, { facets, total: page.total, language, flags: tenant.feature_flag })
  const chips = chipsOf(plan, query, { filters, language })
  const frame = plan.frame ?? []
  const bare = canonicalOf(plan, only(query, frame))
  const canonical = problem === undefined ? canonicalOf(plan, query) : bare
  const say = words(language)
  return {
    path: plan.path,
    query: query,
    page: { ...page, items: page.items.map((card) => ({ ...shownCard(card), names: card.names })) },
    problem,
    filters: filters.map((filter) => ({ ...filter, choices: choiceLines(filter.choices.map(shownChoice)) })),
    chips,
    today: jakartaDate(now),
    /** Travels with the filters without being one of their pills. */
    carried: only(query, [...frame, 'subcategory', 'travellers', 'search']),
    /** With a filter gone the part of the category stays; with none left to lift, that goes too. */
    cleared: addressOf(plan.path, only(query, chips.length > 0 ? [...frame, 'subcategory'] : frame)),
    facets: { category: facets.category },
    sorts: orders.map((value) => ({ value, label: say[value] })),
    canonical,
    /** Nothing to find there; the page itself stays, even on a day it has nothing to list. */
    hidden: problem !== undefined || (page.items.length === 0 && canonical !== bare),
    say: {
      ...frameWords(language),
      resultCount: say.resultCount(formatNumber(page.total, language)),
      seeResults: say.seeResults(formatNumber(page.total, language)),
      shown: say.shown(page.first_item, page.last_item),
      beyondText: say.beyondText(page.last_page),
    },
  }
}

export type Listing = Awaited<ReturnType<typeof loadListing>>

/** How many months a plan runs changes what stands beside a price, not what is listed. */
const canonicalOf = ({ path }: Plan, { months: _months, ...query }: ListingQuery): string => addressOf(path, query)

/** One answer, or nothing with the reason when the API finds a value impossible. */
async function ask({ find }: Plan, { price, months: _months, ...rest }: ListingQuery, language: Language) {
  try {
    return { answer: (await find({ ...rest, ...priceBounds(price) })).data, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { answer: nothing, problem: problemOf(error.errors, language) ?? error.message }
  }
}

/** The first mistake, with the name of the filter it is in. */
function problemOf(errors: Record<string, string[]>, language: Language): string | undefined {
  const say = words(language)
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(filterNames.map((name) => [name, say[name]])),
    min_price: say.price,
    max_price: say.price,
    sort: say.sort,
    page: say.page,
  }
  return Object.entries(errors).flatMap(([field, [why]]) => {
    const name = names[field]
    return why === undefined ? [] : [name === undefined ? why : say.badText(name, why)]
  })[0]
}

type Choices = Answer['facets']['month']
type Filter = { name: FilterName; label: string; value: string; choices: Choices }
type Around = { facets: Answer['facets']; total: number; language: Language; flags: Flags }

const withoutPill: readonly FilterName[] = ['subcategory', 'travellers', 'search', 'months']

/** The filters as pills: those with something to choose, and those that are chosen. */
function filtersOf({ filters, frame = [], names = {} }: Plan, query: ListingQuery, around: Around): Filter[] {
  const { facets, total, language, flags } = around
  const say = words(language)
  const counts: Partial<Record<FilterName, Choices>> = {
    ...facets,
    // A tenant without financing does not speak of it.
    type: facets.type.filter(({ value }) => value !== 'financing' || flags.is_financing === 1),
  }
  return filters
    .filter((name) => !withoutPill.includes(name) && !frame.includes(name))
    .map((name) => {
      const value = query[name] ?? ''
      const choices = counts[name] ?? []
      const isNamed = value === '' || choices.some((choice) => choice.value === value)
      // What is listed is what answers to it, as no facet counts it.
      const own = { value, label: names[value] ?? choiceLabel(name, value, language), count: total }
      return { name, label: say[name], value, choices: isNamed ? choices : [own, ...choices] }
    })
    .filter(({ name, value, choices }) => name === 'departure_date' || value !== '' || choices.length > 1)
}

const shownChoice = ({ value, label, count }: Choices[number]): Choice => [value, `${label} (${count})`]

type Chosen = { filters: readonly Filter[]; language: Language }

/** What is chosen, each with the address that takes it back. */
function chipsOf({ path, filters: known, frame = [] }: Plan, query: ListingQuery, { filters, language }: Chosen) {
  const say = words(language)
  return known.flatMap((name) => {
    const value = query[name]
    // The row of kinds already shows which one we are in.
    if (value === undefined || name === 'subcategory' || frame.includes(name)) return []
    const choices = filters.find((filter) => filter.name === name)?.choices ?? []
    const label = choices.find((choice) => choice.value === value)?.label ?? choiceLabel(name, value, language)
    return [{ name, label, remove: say.remove(label), href: addressOf(path, withChoice(query, { [name]: undefined })) }]
  })
}

function frameWords(language: Language) {
  const { filters, filter, inUse, close, sort, apply, clear, showAll, active, results, over, ...rest } = words(language)
  const { none, noneText, bad, beyond, toFirst, toLast, pages, previous, next, page } = rest
  const sheet = { filter, inUse, close, apply }
  const empty = { none, noneText, bad, beyond, toFirst, toLast }
  return { filters, sort, clear, showAll, active, results, over, pages, previous, next, page, ...sheet, ...empty }
}

type Category = 'umroh' | 'haji' | 'wisata-syariah'
type Parts = { category: Category; path: string; query: ListingQuery; isShown?: (slug: string) => boolean }

/** The parts of a category as links, the one we are in marked. */
export async function loadTypes(
  context: Context,
  { category, path, query, isShown = () => true }: Parts,
): Promise<TypeLink[]> {
  const { language } = pageOf(context)
  const visible = (await api(context, types, { category })).data.filter(({ slug }) => isShown(slug))
  const all = { slug: '', name: words(language).all }
  return [all, ...visible].map(({ slug, name }) => ({
    label: name,
    href: addressOf(path, withChoice(query, { subcategory: slug || undefined })),
    isCurrent: (query.subcategory ?? '') === slug,
  }))
}

/** The part of the category we are in, unless that is all of it. */
export const partOf = (links: readonly TypeLink[]): string | undefined =>
  links.slice(1).find((link) => link.isCurrent)?.label

/** What this page of a listing is called: its part, its name, and which page it is. */
export function titleOf(title: string, { page, say }: Listing, links: readonly TypeLink[] = []): string {
  const number = page.current_page > 1 ? `${say.page} ${page.current_page}` : undefined
  return [partOf(links), title, number].filter((part) => part !== undefined).join(' · ')
}
