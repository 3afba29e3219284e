import { type Columns, type Dictionary, flags, mostTravellers, priceSteps } from './columns.ts'
import { standings } from './listing.ts'

export const facetNames = [
  'category',
  'month',
  'duration',
  'type',
  'price',
  'travel',
  'city',
  'airline',
  'hijri_year',
  'destination',
] as const
export type FacetName = (typeof facetNames)[number]

/** What a visitor asked for, and what the call itself lays down. */
export type Wish = {
  category?: string | undefined
  kinds?: readonly string[] | undefined
  subcategory?: string | undefined
  partner_id?: string | undefined
  is_featured?: boolean | undefined
  most_standing?: number | undefined
  /** So many want to leave together, on one date. */
  travellers?: number | undefined
  month?: string | undefined
  duration?: number | undefined
  type?: 'regular' | 'financing' | 'savings' | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  travel?: string | undefined
  city?: string | undefined
  airline?: string | undefined
  hijri_year?: number | undefined
  destination?: 'domestic' | 'international' | undefined
}

/** One condition: the codes of a column it lets through. */
type Gate = { cells: Int32Array; open: Uint8Array }

const gate = (cells: Int32Array, length: number, isOpen: (code: number) => boolean): Gate => ({
  cells,
  open: Uint8Array.from({ length }, (_, code) => (isOpen(code) ? 1 : 0)),
})

function over<T>(cells: Int32Array, { values }: Dictionary<T>, isOpen: (value: T) => boolean): Gate {
  return { cells, open: Uint8Array.from(values, (value) => (isOpen(value) ? 1 : 0)) }
}

export const isDomestic = (kind: string): boolean => kind === 'tour_domestic'
const plans = {
  regular: (bits: number) => (bits & (flags.finance | flags.save)) === 0,
  financing: (bits: number) => (bits & flags.finance) !== 0,
  savings: (bits: number) => (bits & flags.save) !== 0,
} as const
export const planNames = ['regular', 'financing', 'savings'] as const
export const hasPlan = (name: (typeof planNames)[number], bits: number): boolean => plans[name](bits)

/** What no choice of the visitor can lift: the call's own limits, and the partners and journeys a tenant does not show. */
function baseGates({ column, known }: Columns, wish: Wish, { hidden, closed = [] }: Within): Gate[] {
  const { kinds, subcategory, partner_id, travellers } = wish
  const most = wish.most_standing ?? standings.departed
  const gates = [gate(column.standing, 4, (standing) => standing <= most)]
  if (kinds) gates.push(over(column.kind, known.kind, (kind) => kinds.includes(kind)))
  if (subcategory !== undefined) gates.push(over(column.type, known.type, (type) => type.slug === subcategory))
  if (partner_id !== undefined) gates.push(over(column.partner, known.partner, (one) => one.id === partner_id))
  if (hidden.size > 0) gates.push(over(column.partner, known.partner, (one) => !hidden.has(one.id)))
  if (travellers !== undefined) gates.push(gate(column.group_seats, mostTravellers + 1, (seats) => seats >= travellers))
  if (closed.length > 0) gates.push(over(column.category, known.category, (value) => !closed.includes(value)))
  if (wish.is_featured) gates.push(gate(column.flags, 8, (bits) => (bits & flags.featured) !== 0))
  return gates
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The visitor's own filters, by the facet they belong to; a price is told by its bounds instead. */
function facetGates({ column, known }: Columns, wish: Wish): Partial<Record<FacetName, Gate>> {
  const { category, duration, type, travel, city, airline, hijri_year, destination } = wish
  const month = wish.month === undefined ? undefined : Number(wish.month.replace('-', ''))
  return {
    ...(category !== undefined && { category: over(column.category, known.category, (one) => one === category) }),
    ...(month !== undefined && { month: over(column.months, known.months, (months) => months.includes(month)) }),
    ...(duration !== undefined && { duration: over(column.duration, known.duration, (days) => days === duration) }),
    ...(type && { type: gate(column.flags, 8, plans[type]) }),
    ...(travel !== undefined && {
      travel: over(column.partner, known.partner, (one) => one.slug === travel || one.id === travel),
    }),
    ...(city !== undefined && { city: over(column.city, known.city, (name) => same(name, city)) }),
    ...(airline !== undefined && {
      airline: over(column.airlines, known.airlines, (all) => all.some((one) => same(one.code, airline))),
    }),
    ...(hijri_year !== undefined && { hijri_year: over(column.hijri, known.hijri, (year) => year === hijri_year) }),
    ...(destination && {
      destination: over(column.kind, known.kind, (kind) => isDomestic(kind) === (destination === 'domestic')),
    }),
  }
}

/** How many listings each code of a facet would leave, its own filter lifted. */
export type Tally = { cells: Int32Array; counts: Int32Array }
export type Counts = Record<FacetName, Tally>
export type Chosen = { slots: Int32Array; counts: Counts }
type Within = { hidden: ReadonlySet<string>; closed?: readonly string[]; only?: Uint8Array | undefined }

const tally = (cells: Int32Array, length: number): Tally => ({ cells, counts: new Int32Array(length) })

function emptyCounts({ column, known }: Columns): Counts {
  return {
    category: tally(column.category, known.category.values.length),
    month: tally(column.months, known.months.values.length),
    duration: tally(column.duration, known.duration.values.length),
    type: tally(column.flags, 8),
    price: tally(column.price_step, priceSteps.length),
    travel: tally(column.partner, known.partner.values.length),
    city: tally(column.city, known.city.values.length),
    airline: tally(column.airlines, known.airlines.values.length),
    hijri_year: tally(column.hijri, known.hijri.values.length),
    destination: tally(column.kind, known.kind.values.length),
  }
}

/** All listings that answer, and the counts of every choice, in one walk. */
export function choose(columns: Columns, wish: Wish, within: Within): Chosen {
  const { only } = within
  const base = baseGates(columns, wish, within)
  const asked = facetGates(columns, wish)
  const facets = emptyCounts(columns)
  const tallies = facetNames.map((name) => facets[name])
  const test = failing(
    columns,
    wish,
    facetNames.map((name) => asked[name]),
  )
  const slots = new Int32Array(columns.size)
  let found = 0
  for (let slot = 0; slot < columns.size; slot++) {
    if (only && only[slot] !== 1) continue
    if (!passes(base, slot)) continue
    const failed = test(slot)
    if (failed === none) slots[found++] = slot
    else if (failed !== several) bump(tallies[failed]?.counts, tallies[failed]?.cells[slot])
  }
  const chosen = slots.subarray(0, found)
  for (const tally of tallies) countAll(tally, chosen)
  return { slots: chosen, counts: facets }
}

/** A facet at a time: a short loop over two plain arrays is what the machine does best. */
function countAll({ cells, counts }: Tally, slots: Int32Array): void {
  for (let i = 0; i < slots.length; i++) {
    const code = cells[slots[i] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}

function bump(counts: Int32Array | undefined, code: number | undefined): void {
  if (counts && code !== undefined) counts[code] = (counts[code] ?? 0) + 1
}

function passes(gates: readonly Gate[], slot: number): boolean {
  for (let i = 0; i < gates.length; i++) {
    const one = gates[i]
    if (one && one.open[one.cells[slot] ?? 0] !== 1) return false
  }
  return true
}

const none = -1
const several = -2

/** Which facet alone keeps a listing out: none of them, one, or several. */
function failing({ column }: Columns, wish: Wish, gates: readonly (Gate | undefined)[]): (slot: number) => number {
  const asked = gates.flatMap((one, facet) => (one ? [{ ...one, facet }] : []))
  const price = facetNames.indexOf('price')
  const least = wish.min_price ?? 0
  const most = wish.max_price ?? Number.MAX_SAFE_INTEGER
  return (slot) => {
    const cost = column.price[slot] ?? 0
    let failed = cost < least || cost > most ? price : none
    for (let i = 0; i < asked.length; i++) {
      const one = asked[i]
      if (!one || one.open[one.cells[slot] ?? 0] === 1) continue
      if (failed !== none) return several
      failed = one.facet
    }
    return failed
  }
}
