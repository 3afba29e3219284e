import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { types } from '#modules/catalogue/contract.ts'
import type { products } from '#modules/search/contract.ts'
import { sorts } from '#modules/search/rules/kinds.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { type Asked, addressOf, type FilterName, priceBounds, readAsked, withChoice } from './asked.ts'
import { words } from './words.ts'

type Answer = Output<typeof products>
export type Plan = {
  /** Of the page, without language. */
  path: string
  filters: readonly FilterName[]
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
export async function loadListing(context: Context, request: Request, plan: Plan) {
  const { language } = pageOf(context)
  const asked = readAsked(new URL(request.url).searchParams, plan.filters)
  const { answer, problem } = await ask(plan, asked)
  const say = words(language)
  const { facets, ...page } = answer
  const counts: Partial<Record<FilterName, Answer['facets']['month']>> = facets
  const filters = plan.filters
    .filter((name) => name !== 'subcategory' && name !== 'travellers' && name !== 'search')
    .map((name) => ({ name, label: say[name], value: asked[name] ?? '', choices: counts[name] ?? [] }))
    // One choice is none, unless it was made.
    .filter(({ name, value, choices }) => name === 'departure_date' || value !== '' || choices.length > 1)
  return {
    path: plan.path,
    asked,
    page,
    problem,
    filters,
    chips: chipsOf(plan, asked, { filters, language }),
    sorts: sorts.map((value) => ({ value, label: say[value] })),
    canonical: addressOf(plan.path, asked),
    say: {
      ...frameWords(language),
      found: say.found(formatNumber(page.total, language)),
      shown: say.shown(page.first_item, page.last_item),
    },
  }
}

export type Listing = Awaited<ReturnType<typeof loadListing>>

/** One answer, or nothing with the reason when the API finds a value impossible. */
async function ask({ find }: Plan, { price, ...rest }: Asked) {
  try {
    return { answer: (await find({ ...rest, ...priceBounds(price) })).data, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { answer: nothing, problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

type Filter = { name: FilterName; label: string; value: string; choices: Answer['facets']['month'] }

/** What is chosen, each with the address that takes it back. */
function chipsOf(plan: Plan, asked: Asked, { filters, language }: { filters: Filter[]; language: Language }) {
  const say = words(language)
  return plan.filters.flatMap((name) => {
    const value = asked[name]
    // The row of kinds already shows which one we are in.
    if (value === undefined || name === 'subcategory') return []
    const choices = filters.find((filter) => filter.name === name)?.choices ?? []
    const label = shown(value, { name, choices, language })
    return [
      { name, label, remove: say.remove(label), href: addressOf(plan.path, withChoice(asked, { [name]: undefined })) },
    ]
  })
}

function shown(value: string, { name, choices, language }: Pick<Filter, 'name' | 'choices'> & { language: Language }) {
  if (name === 'departure_date') return shownDay(value, language)
  return name === 'travellers' ? words(language).party(value) : shownChoice(choices, value)
}

const shownChoice = (choices: Filter['choices'], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value
const shownDay = (day: string, language: Language) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? formatShortDay(day, language) : day

function frameWords(language: Language) {
  const { filters, sort, apply, clear, active, results, none, noneText, bad, pages, previous, next } = words(language)
  return { filters, sort, apply, clear, active, results, none, noneText, bad, pages, previous, next }
}

type Category = 'umroh' | 'haji' | 'wisata-syariah'

/** The parts of a category as links, the one we are in marked. */
export async function loadTypes(
  context: Context,
  { category, path, asked }: { category: Category; path: string; asked: Asked },
) {
  const { language } = pageOf(context)
  const found = (await api(context, types, { category })).data
  const all = { slug: '', name: words(language).all }
  return [all, ...found].map(({ slug, name }) => ({
    label: name,
    href: addressOf(path, withChoice(asked, { subcategory: slug || undefined })),
    isCurrent: (asked.subcategory ?? '') === slug,
  }))
}
