import { datesOf, pricesIn, stepOf } from './dates.ts'
import { standings } from './listing.ts'
import { join, leave, type PriceBuckets } from './price-buckets.ts'

/** A listing as the columns take it in. */
export type Row = {
  number: number
  standing: number
  category: string
  kind: string
  type_slug: string
  type_name_id: string
  type_name_en: string
  partner_id: string
  partner_slug: string
  partner_name: string
  duration_days: number
  hijri_year: number | null
  departure_city: string
  airline_codes: string[]
  airline_names: string[]
  hotel_stars: number
  can_finance: boolean
  can_save: boolean
  is_featured: boolean
  price_from: number
  next_departure: string | null
  months: number[]
  /** Five numbers a date, as listings keep them. */
  date_facts: number[]
  popularity: number
}

/** Values that repeat, each kept once; a column holds their codes. */
export type Dictionary<T> = { codes: Map<string, number>; values: T[] }
const dictionary = <T>(): Dictionary<T> => ({ codes: new Map(), values: [] })

/** The code of a value; what is known of it is renewed, for names change. */
function codeOf<T>({ codes, values }: Dictionary<T>, key: string, value: T): number {
  const known = codes.get(key)
  const code = known ?? values.length
  if (known === undefined) codes.set(key, code)
  values[code] = value
  return code
}

export const flags = { finance: 1, save: 2, featured: 4 } as const
/** The largest party that is told apart; more than that is asked for in person. */
export const mostTravellers = 50

const coded = [
  'category',
  'kind',
  'type',
  'partner',
  'duration',
  'hijri',
  'city',
  'airlines',
  'months',
  'steps',
] as const
const plain = ['number', 'standing', 'flags', 'price', 'day', 'stars', 'popularity'] as const
export type CodedName = (typeof coded)[number]
type Name = CodedName | (typeof plain)[number]
const names = [...coded, ...plain] as const

/** All listings side by side, a column a fact, so that counting every choice of every filter is one walk. */
export type Columns = {
  size: number
  slots: Map<number, number>
  priceBuckets: Map<number, PriceBuckets>
  column: Record<Name, Int32Array>
  known: {
    category: Dictionary<string>
    kind: Dictionary<string>
    type: Dictionary<{ slug: string; category: string; id: string; en: string }>
    partner: Dictionary<{ id: string; slug: string; name: string }>
    duration: Dictionary<number>
    hijri: Dictionary<number | null>
    city: Dictionary<string>
    airlines: Dictionary<{ code: string; name: string }[]>
    /** Lists of those below, one list a listing. */
    months: Dictionary<number[]>
    steps: Dictionary<number[]>
    month: Dictionary<number>
    airline: Dictionary<{ code: string; name: string }>
  }
  /** The dates of each listing, as rules/dates.ts reads them. */
  dates: Int32Array[]
}

const column = (length: number): Record<Name, Int32Array> => ({
  category: new Int32Array(length),
  kind: new Int32Array(length),
  type: new Int32Array(length),
  partner: new Int32Array(length),
  duration: new Int32Array(length),
  hijri: new Int32Array(length),
  city: new Int32Array(length),
  airlines: new Int32Array(length),
  months: new Int32Array(length),
  steps: new Int32Array(length),
  number: new Int32Array(length),
  standing: new Int32Array(length),
  flags: new Int32Array(length),
  price: new Int32Array(length),
  day: new Int32Array(length),
  stars: new Int32Array(length),
  popularity: new Int32Array(length),
})

export const emptyColumns = (): Columns => ({
  size: 0,
  slots: new Map(),
  priceBuckets: new Map(),
  column: column(1024),
  known: {
    category: dictionary(),
    kind: dictionary(),
    type: dictionary(),
    partner: dictionary(),
    duration: dictionary(),
    hijri: dictionary(),
    city: dictionary(),
    airlines: dictionary(),
    months: dictionary(),
    steps: dictionary(),
    month: dictionary(),
    airline: dictionary(),
  },
  dates: [],
})

/** Puts a listing in, or in its old place. One off sale keeps its place, and no walk sees it. */
export function putRow(columns: Columns, row: Row): void {
  const known = columns.slots.get(row.number)
  if (known === undefined && row.standing === standings.off_sale) return
  const slot = known ?? columns.size++
  columns.slots.set(row.number, slot)
  if (slot >= columns.column.number.length) grow(columns)
  const codes = codesOf(columns.known, row)
  if (known !== undefined) leave(columns.priceBuckets, slot, codesAt(columns, slot))
  for (const name of names) columns.column[name][slot] = codes[name]
  columns.dates[slot] = datesIn(columns.known, row)
  join(columns.priceBuckets, slot, codes)
}

const codesAt = ({ column }: Columns, slot: number) => ({
  category: column.category[slot] ?? 0,
  kind: column.kind[slot] ?? 0,
  type: column.type[slot] ?? 0,
  price: column.price[slot] ?? 0,
})

function codesOf(known: Columns['known'], row: Row): Record<Name, number> {
  const carriers = row.airline_codes.map((code, i) => ({ code, name: row.airline_names[i] ?? code }))
  const type = { slug: row.type_slug, category: row.category, id: row.type_name_id, en: row.type_name_en }
  const partner = { id: row.partner_id, slug: row.partner_slug, name: row.partner_name }
  const steps = [...new Set(pricesIn(row.date_facts).map(stepOf))].sort((a, b) => a - b)
  return {
    category: codeOf(known.category, row.category, row.category),
    kind: codeOf(known.kind, row.kind, row.kind),
    type: codeOf(known.type, row.type_slug, type),
    partner: codeOf(known.partner, row.partner_id, partner),
    duration: codeOf(known.duration, String(row.duration_days), row.duration_days),
    hijri: codeOf(known.hijri, String(row.hijri_year), row.hijri_year),
    city: codeOf(known.city, row.departure_city, row.departure_city),
    airlines: codeOf(known.airlines, row.airline_codes.join(), carriers),
    months: codeOf(known.months, row.months.join(), row.months),
    steps: codeOf(known.steps, steps.join(), steps),
    number: row.number,
    standing: row.standing,
    flags:
      (row.can_finance ? flags.finance : 0) | (row.can_save ? flags.save : 0) | (row.is_featured ? flags.featured : 0),
    price: row.price_from,
    day: Number((row.next_departure ?? '0').replaceAll('-', '')),
    stars: row.hotel_stars,
    popularity: row.popularity,
  }
}

function datesIn(known: Columns['known'], { date_facts, airline_codes, airline_names }: Row): Int32Array {
  return datesOf(date_facts, {
    month: (month) => codeOf(known.month, String(month), month),
    airline(place) {
      const code = airline_codes[place] ?? ''
      return codeOf(known.airline, code.toUpperCase(), { code, name: airline_names[place] ?? code })
    },
  })
}

function grow(columns: Columns): void {
  const wider = column(columns.column.number.length * 2)
  for (const name of names) wider[name].set(columns.column[name])
  columns.column = wider
}
