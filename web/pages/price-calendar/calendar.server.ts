import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatDay, formatMillions, formatMonth, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { hijriSpan, monthGrid, shiftMonth } from '#core/month-grid.ts'
import { jakartaDate } from '#core/time.ts'
import { priceCalendar } from '#modules/catalogue/contract.ts'
import { products } from '#modules/search/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { words } from './words.ts'

const path = '/kalender-harga'
const kinds = ['umroh', 'wisata-syariah'] as const
type Kind = (typeof kinds)[number]
type Query = { category: Kind; month: string; city?: string }
type PriceDay = Output<typeof priceCalendar>['days'][number]

const address = ({ category, month, city }: Query): string =>
  `${path}?${new URLSearchParams({ ...(category !== 'umroh' && { category }), month, ...(city && { city }) })}`

function readQuery(url: URL, today: string): Query {
  const { searchParams } = url
  return {
    category: kinds.find((kind) => kind === searchParams.get('category')) ?? 'umroh',
    month: searchParams.get('month')?.trim() || today.slice(0, 7),
    ...(searchParams.get('city')?.trim() && { city: searchParams.get('city')?.trim() }),
  }
}

/** A month of prices as the page draws it. A month that is none shows why, and a way back. */
export async function loadCalendar(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const today = jakartaDate(now)
  const wished = readQuery(url, today)
  const [{ query, answer }, listing] = await Promise.all([
    askOpen(context, wished, url.searchParams.get('month')?.trim() ? 'month' : 'none'),
    api(context, products, { category: wished.category, limit: 1 }),
  ])
  const say = words(language)
  const frame = {
    query: query,
    path,
    problem: answer.problem,
    cities: listing.data.facets.city.map(({ value, label }) => ({ value, label })),
    kinds: kinds.map((category) => ({
      label: say[category],
      href: address({ ...query, category }),
      isCurrent: category === query.category,
    })),
  }
  if (answer.problem !== undefined) return { ...frame, month: undefined }
  return { ...frame, month: monthOf(query, answer.days, { language, today }) }
}

export type Calendar = Awaited<ReturnType<typeof loadCalendar>>

async function ask(context: Context, query: Query) {
  try {
    return { days: (await api(context, priceCalendar, query)).data.days, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { days: [], problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

/** Where no month was asked for and nothing of this one can be booked any more, the next. */
async function askOpen(context: Context, wished: Query, given: 'month' | 'none') {
  const answer = await ask(context, wished)
  if (given === 'month' || answer.problem !== undefined || answer.days.length > 0) return { query: wished, answer }
  const query = { ...wished, month: shiftMonth(wished.month, 1) }
  return { query: query, answer: await ask(context, query) }
}

function monthOf(query: Query, days: PriceDay[], { language, today }: { language: Language; today: string }) {
  const cheapest = Math.min(...days.map((day) => day.price_from))
  const priced = new Map(days.map((day) => [day.day, day]))
  const shown = (day: string) => {
    const priceDay = priced.get(day)
    return priceDay && { ...cellOf(priceDay, query, language), is_cheapest: priceDay.price_from === cheapest }
  }
  return {
    title: formatMonth(query.month, language),
    hijri: hijriSpan(query.month, language),
    weekdays: monthGrid('2027-02')
      .flat()
      .slice(0, 7)
      .map((day) => weekday(day?.day ?? '', language)),
    weeks: monthGrid(query.month).map((week) => week.map((place) => place && { ...place, price: shown(place.day) })),
    count: days.length,
    previous: query.month > today.slice(0, 7) ? address({ ...query, month: shiftMonth(query.month, -1) }) : undefined,
    next: address({ ...query, month: shiftMonth(query.month, 1) }),
  }
}

/** February 2027 begins on a Monday, so its first week names the days. */
const weekday = (day: string, language: Language) => {
  const name = formatDay(day, language).split(',')[0] ?? ''
  return { name, short: name.slice(0, 3) }
}

function cellOf(day: PriceDay, { category, city }: Query, language: Language) {
  const say = words(language)
  const query = new URLSearchParams({ departure_date: day.day, sort: 'cheapest', ...(city && { city }) })
  return {
    short: formatMillions(rupiah(day.price_from), language),
    label: [
      formatDay(day.day, language),
      day.hijri,
      formatRupiah(rupiah(day.price_from), language),
      say.packages(day.packages),
      say.seats(day.seats_free),
    ].join(', '),
    href: `/${category}?${query}`,
  }
}
