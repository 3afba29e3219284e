import type { DateFilters } from './listing-query.ts'

/** Lower ends of the price ranges offered as choices, in rupiah. */
export const priceSteps = [0, 15, 20, 25, 30, 35, 40, 50, 75, 100, 200].map((million) => million * 1_000_000)

/** Numbers a date in `dates` of the columns: codes of its month and airline, and -1 for a month that has none. */
export const at = { day: 0, month: 1, price: 2, step: 3, seats: 4, airline: 5, ready: 6 } as const
export const width = 7
/** Numbers a date in a listing's row. */
const rowWidth = 5

type Codes = { month: (month: number) => number; airline: (place: number) => number }

/** A row's dates as the walk reads them. */
export function datesOf(facts: readonly number[], codes: Codes): Int32Array {
  const count = Math.floor(facts.length / rowWidth)
  const dates = new Int32Array(count * width)
  for (let i = 0; i < count; i++) {
    const [day = 0, price = 0, seats = 0, airline = 0, ready = 0] = facts.slice(i * rowWidth, (i + 1) * rowWidth)
    const month = day === 0 ? -1 : codes.month(Math.floor(day / 100))
    dates.set([day, month, price, stepOf(price), seats, codes.airline(airline), ready], i * width)
  }
  return dates
}

export const pricesIn = (facts: readonly number[]): number[] => facts.filter((_, i) => i % rowWidth === 1)

export const stepOf = (price: number): number => priceSteps.findLastIndex((step) => price >= step)

/** Filters of dates in codes. */
export type DateGate = {
  day: number | undefined
  from: number
  travellers: number
  month: number | undefined
  airline: number | undefined
  least: number
  most: number
}

/** What no date has: asked for, it finds nothing. */
const noCode = -2
type Known = { month: { codes: Map<string, number> }; airline: { codes: Map<string, number> } }

/** Nothing where nothing is asked of a date. */
export function dateGate(known: Known, filters: DateFilters): DateGate | undefined {
  const { departure_date, departs_from, month, airline, min_price, max_price, travellers } = filters
  const wanted = [departure_date, departs_from, month, airline, min_price, max_price, travellers]
  if (wanted.every((one) => one === undefined)) return undefined
  const digits = (text: string | undefined) => text?.replaceAll('-', '')
  return {
    day: departure_date === undefined ? undefined : Number(digits(departure_date)),
    from: Number(digits(departs_from) ?? 0),
    travellers: travellers ?? 0,
    month: month === undefined ? undefined : (known.month.codes.get(digits(month) ?? '') ?? noCode),
    airline: airline === undefined ? undefined : (known.airline.codes.get(airline.toUpperCase()) ?? noCode),
    least: min_price ?? 0,
    most: max_price ?? Number.MAX_SAFE_INTEGER,
  }
}

/** Bits of what a date fails in; the first no choice of a facet can lift. */
export const fails = { other: 1, month: 2, airline: 4, price: 8 } as const

/** Read by place, not by name: this is asked of every date of every listing. */
export function failuresOf(dates: Int32Array, place: number, gate: DateGate): number {
  if ((dates[place + at.seats] ?? 0) < gate.travellers) return fails.other
  if (gate.day !== undefined && dates[place + at.day] !== gate.day) return fails.other
  if ((dates[place + at.day] ?? 0) < gate.from) return fails.other
  const price = dates[place + at.price] ?? 0
  return (
    (gate.month !== undefined && dates[place + at.month] !== gate.month ? fails.month : 0) |
    (gate.airline !== undefined && dates[place + at.airline] !== gate.airline ? fails.airline : 0) |
    (price < gate.least || price > gate.most ? fails.price : 0)
  )
}

/** What a card says of the dates that answer, and of no others. */
export type Match = {
  price_from: number
  cheapest_on: string | null
  next_departure: string | null
  days: number[]
  seats_free: number
  is_ready: boolean
}

const mostDays = 3
const dayText = (day: number): string | null =>
  day === 0 ? null : String(day).replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3')

/** The dates of a listing that answer, told together; its own dates come in the order of their days. */
export function matchOf(dates: Int32Array, gate: DateGate): Match | undefined {
  const places = Array.from({ length: dates.length / width }, (_, i) => i * width)
  const matching = places.filter((place) => failuresOf(dates, place, gate) === 0)
  const read = (place: number | undefined, name: keyof typeof at) => dates[(place ?? 0) + at[name]] ?? 0
  const [first] = matching
  if (first === undefined) return undefined
  const [cheapest] = matching.toSorted((a, b) => read(a, 'price') - read(b, 'price') || a - b)
  const days = [...new Set(matching.map((place) => read(place, 'day')))].filter((day) => day > 0)
  return {
    price_from: read(cheapest, 'price'),
    cheapest_on: dayText(read(cheapest, 'day')),
    next_departure: dayText(read(first, 'day')),
    days: days.slice(0, mostDays),
    seats_free: matching.reduce((sum, place) => sum + read(place, 'seats'), 0),
    is_ready: read(first, 'ready') === 1,
  }
}
