import type { Columns } from './columns.ts'

/** A type of journey with how many listings it has, and how often they were seen. */
export type TypeTotal = { slug: string; category: string; id: string; en: string; listings: number; views: number }

/** Those with a listing among the slots, in no order. */
export function typeTotals({ column, known }: Columns, slots: Int32Array): TypeTotal[] {
  const views = new Float64Array(known.type.values.length)
  const listings = new Float64Array(known.type.values.length)
  for (const slot of slots) {
    const type = column.type[slot] ?? 0
    views[type] = (views[type] ?? 0) + (column.popularity[slot] ?? 0)
    listings[type] = (listings[type] ?? 0) + 1
  }
  return known.type.values
    .map((type, code) => ({ ...type, listings: listings[code] ?? 0, views: views[code] ?? 0 }))
    .filter((type) => type.listings > 0)
}
