import { type Columns, type Dictionary, flags } from './columns.ts'
import { standings } from './listing.ts'
import type { ListingFilters } from './listing-query.ts'

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
export function baseGates(
  { column, known }: Columns,
  filters: ListingFilters,
  { hidden, closed = [] }: Within,
): Gate[] {
  const { kinds, subcategory, partner_id } = filters
  const most = filters.most_standing ?? standings.departed
  const gates = [gate(column.standing, 4, (standing) => standing <= most)]
  if (kinds) gates.push(over(column.kind, known.kind, (kind) => kinds.includes(kind)))
  if (subcategory !== undefined) gates.push(over(column.type, known.type, (type) => type.slug === subcategory))
  if (partner_id !== undefined) gates.push(over(column.partner, known.partner, (one) => one.id === partner_id))
  if (hidden.size > 0) gates.push(over(column.partner, known.partner, (one) => !hidden.has(one.id)))
  if (closed.length > 0) gates.push(over(column.category, known.category, (value) => !closed.includes(value)))
  if (filters.is_featured) gates.push(gate(column.flags, 8, (bits) => (bits & flags.featured) !== 0))
  return gates
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The visitor's own filters of the package, by the facet they belong to; those of its dates are told by rules/dates.ts. */
export function facetGates({ column, known }: Columns, filters: ListingFilters): Partial<Record<PlainFacet, Gate>> {
  const { category, duration, type, travel, city, hijri_year, destination } = filters
  return {
    ...(category !== undefined && { category: over(column.category, known.category, (one) => one === category) }),
    ...(duration !== undefined && { duration: over(column.duration, known.duration, (days) => days === duration) }),
    ...(type && { type: gate(column.flags, 8, plans[type]) }),
    ...(travel !== undefined && {
      travel: over(column.partner, known.partner, (one) => one.slug === travel || one.id === travel),
    }),
    ...(city !== undefined && { city: over(column.city, known.city, (name) => same(name, city)) }),
    ...(hijri_year !== undefined && { hijri_year: over(column.hijri, known.hijri, (year) => year === hijri_year) }),
    ...(destination && {
      destination: over(column.kind, known.kind, (kind) => isDomestic(kind) === (destination === 'domestic')),
    }),
  }
}

export const plainFacets = ['category', 'duration', 'type', 'travel', 'city', 'hijri_year', 'destination'] as const
type PlainFacet = (typeof plainFacets)[number]
/** Where the codes of a facet stand. */
export const cellsOf = ({ column }: Columns): Record<PlainFacet, Int32Array> => ({
  category: column.category,
  duration: column.duration,
  type: column.flags,
  travel: column.partner,
  city: column.city,
  hijri_year: column.hijri,
  destination: column.kind,
})

/** What is shown at all: partners and categories of the tenant, and only the slots given where any are. */
export type Within = { hidden: ReadonlySet<string>; closed?: readonly string[]; only?: Uint8Array | undefined }

export function passes(gates: readonly Gate[], slot: number): boolean {
  for (let i = 0; i < gates.length; i++) {
    const one = gates[i]
    if (one && one.open[one.cells[slot] ?? 0] !== 1) return false
  }
  return true
}

export const none = -1
export const several = -2

/** Which facet alone keeps a listing out, by its place among `plainFacets`: none of them, one, or several. */
export function failing(gates: readonly (Gate | undefined)[], slot: number): number {
  let failed = none
  for (let i = 0; i < gates.length; i++) {
    const one = gates[i]
    if (!one || one.open[one.cells[slot] ?? 0] === 1) continue
    if (failed !== none) return several
    failed = i
  }
  return failed
}
