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
type Asked = { category: Kind; month: string; city?: string }
type PriceDay = Output<typeof priceCalendar>['days'][number]

const address = ({ category, month, city }: Asked): string =>
  `${path}?${new URLSearchParams({ ...(category !== 'umroh' && { category }), month, ...(city && { city }) })}`

function readAsked(url: URL, today: string): Asked {
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
  const wished = readAsked(url, today)
  const [{ asked, answer }, shelf] = await Promise.all([
    askOpen(context, wished, url.searchParams.get('month')?.trim() ? 'month' : 'none'),
    api(context, products, { category: wished.category, limit: 1 }),
  ])
  const say = words(language)
  const frame = {
    asked,
    path,
    problem: answer.problem,
    cities: shelf.data.facets.city.map(({ value, label }) => ({ value, label })),
    kinds: kinds.map((category) => ({
      label: say[category],
      href: address({ ...asked, category }),
      isCurrent: category === asked.category,
    })),
  }
  if (answer.problem !== undefined) return { ...frame, month: undefined }
  return { ...frame, month: monthOf(asked, answer.days, { language, today }) }
}

export type Calendar = Awaited<ReturnType<typeof loadCalendar>>

async function ask(context: Context, asked: Asked) {
  try {
    return { days: (await api(context, priceCalendar, asked)).data.days, problem: undefined }
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 422) throw error
    return { days: [], problem: Object.values(error.errors).flat()[0] ?? error.message }
  }
}

/** Where no month was asked for and nothing of this one can be booked any more, the next. */
async function askOpen(context: Context, wished: Asked, given: 'month' | 'none') {
  const answer = await ask(context, wished)
  if (given === 'month' || answer.problem !== undefined || answer.days.length > 0) return { asked: wished, answer }
  const asked = { ...wished, month: shiftMonth(wished.month, 1) }
  return { asked, answer: await ask(context, asked) }
}

function monthOf(asked: Asked, days: PriceDay[], { language, today }: { language: Language; today: string }) {
  const cheapest = Math.min(...days.map((day) => day.price_from))
  const priced = new Map(days.map((day) => [day.day, day]))
  const shown = (day: string) => {
    const found = priced.get(day)
    return found && { ...cellOf(found, asked, language), is_cheapest: found.price_from === cheapest }
  }
  return {
    title: formatMonth(asked.month, language),
    hijri: hijriSpan(asked.month, language),
    weekdays: monthGrid('2027-02')
      .flat()
      .slice(0, 7)
      .map((day) => weekday(day?.day ?? '', language)),
    weeks: monthGrid(asked.month).map((week) => week.map((place) => place && { ...place, price: shown(place.day) })),
    count: days.length,
    previous: asked.month > today.slice(0, 7) ? address({ ...asked, month: shiftMonth(asked.month, -1) }) : undefined,
    next: address({ ...asked, month: shiftMonth(asked.month, 1) }),
  }
}

/** February 2027 begins on a Monday, so its first week names the days. */
const weekday = (day: string, language: Language) => {
  const name = formatDay(day, language).split(',')[0] ?? ''
  return { name, short: name.slice(0, 3) }
}

function cellOf(day: PriceDay, { category, city }: Asked, language: Language) {
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
