import type { Columns } from './columns.ts'
import { bump, countAll, countLists } from './count.ts'
import { answersOn, type DateWalk, dateWalk } from './date-walk.ts'
import { priceSteps } from './dates.ts'
import { baseGates, cellsOf, facetGates, failing, none, passes, plainFacets, several, type Within } from './gates.ts'
import type { ListingFilters } from './listing-query.ts'

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

/** How many listings each code of a facet would leave, its own filter lifted. */
export type Counts = Record<FacetName, Int32Array>
export type Chosen = { slots: Int32Array; counts: Counts; dates?: DateWalk }

function emptyCounts({ known }: Columns): Counts {
  return {
    category: new Int32Array(known.category.values.length),
    month: new Int32Array(known.month.values.length),
    duration: new Int32Array(known.duration.values.length),
    type: new Int32Array(8),
    price: new Int32Array(priceSteps.length),
    travel: new Int32Array(known.partner.values.length),
    city: new Int32Array(known.city.values.length),
    airline: new Int32Array(known.airline.values.length),
    hijri_year: new Int32Array(known.hijri.values.length),
    destination: new Int32Array(known.kind.values.length),
  }
}

/** All listings that answer, and the counts of every choice, in one walk. */
export function choose(columns: Columns, filters: ListingFilters, within: Within): Chosen {
  const base = baseGates(columns, filters, within)
  const gatesByFacet = facetGates(columns, filters)
  const gates = plainFacets.map((name) => gatesByFacet[name])
  const counts = emptyCounts(columns)
  const dates = dateWalk(columns, filters, counts)
  const cells = cellsOf(columns)
  const slots = new Int32Array(columns.size)
  let matchCount = 0
  for (let slot = 0; slot < columns.size; slot++) {
    if (within.only && within.only[slot] !== 1) continue
    if (!passes(base, slot)) continue
    const failed = failing(gates, slot)
    if (failed === several) continue
    if (dates && !answersOn(dates, slot, failed === none)) continue
    const facet = plainFacets[failed]
    if (facet) bump(counts[facet], cells[facet][slot])
    else slots[matchCount++] = slot
  }
  const chosen = slots.subarray(0, matchCount)
  for (const name of plainFacets) countAll(counts[name], cells[name], chosen)
  if (!dates) countLists(columns, counts, chosen)
  return { slots: chosen, counts, ...(dates && { dates }) }
}
