import type { Columns } from './columns.ts'
import type { Order } from './listing-query.ts'

export type Key = (slot: number) => number

// Beyond any price or day: one step of standing outweighs every key below it.
const step = 2 ** 40

/** Places of the best answers to a search, by listing number. */
export type Places = ReadonlyMap<number, number>
const nowhere: Places = new Map()

/** The price and the day of each listing, by its dates that answer where something is asked of them. */
type SortColumns = { price: Int32Array; day: Int32Array }

/** Sort keys; what can be bought comes before what is sold out, and that before what has left. */
export function keys({ column }: Columns, places: Places = nowhere, { price, day }: SortColumns = column) {
  const after = (key: Key): Key => {
    return (slot) => (column.standing[slot] ?? 0) * step + key(slot)
  }
  return {
    earliest: after((slot) => day[slot] ?? 0),
    cheapest: after((slot) => price[slot] ?? 0),
    dearest: after((slot) => step / 2 - (price[slot] ?? 0)),
    popular: after((slot) => step / 2 - (column.popularity[slot] ?? 0)),
    /** As the search placed them; those it did not place by how often they are seen. */
    relevant: after((slot) => places.get(column.number[slot] ?? 0) ?? step / 2 - (column.popularity[slot] ?? 0)),
    /** More stars first, the cheaper of equals. */
    best_hotel: after((slot) => (9 - (column.stars[slot] ?? 0)) * 2 ** 32 + (price[slot] ?? 0)),
  } satisfies Record<Order, Key>
}

/** The slots from `offset` on in the order of the key; equals by number, so that pages never overlap. */
export function inOrder(
  columns: Columns,
  slots: Int32Array,
  by: { key: Key; offset: number; limit: number },
): number[] {
  const { key, offset, limit } = by
  if (offset >= slots.length) return []
  const numbers = columns.column.number
  const compare = (a: number, b: number) => key(a) - key(b) || (numbers[a] ?? 0) - (numbers[b] ?? 0)
  const wanted = offset + limit
  if (wanted <= topSortLimit)
    return [...first(slots, { key, count: Math.min(wanted, slots.length) }, compare).subarray(offset)]
  return deep(slots, by, compare)
}

/** So many at most are kept sorted while walking; of more, all are sorted once. */
export const topSortLimit = 200
type Compare = (a: number, b: number) => number

/** A page far in: plain numbers sort much faster than slots do, and tell between which keys the page lies. */
function deep(
  slots: Int32Array,
  { key, offset, limit }: { key: Key; offset: number; limit: number },
  compare: Compare,
) {
  const sorted = Float64Array.from(slots, key).sort()
  const least = sorted[offset] ?? 0
  const most = sorted[Math.min(offset + limit, sorted.length) - 1] ?? 0
  const within = slots.filter((slot) => key(slot) >= least && key(slot) <= most).sort(compare)
  const skipped = offset - sorted.indexOf(least)
  return [...within.subarray(skipped, skipped + limit)]
}

/** The first few in order, without sorting the rest: they are kept sorted while walking through all. */
function first(slots: Int32Array, { key, count }: { key: Key; count: number }, compare: Compare): Int32Array {
  const best = Int32Array.from(slots.subarray(0, count)).sort(compare)
  let worst = key(best[count - 1] ?? 0)
  for (let i = count; i < slots.length; i++) {
    const slot = slots[i] ?? 0
    if (key(slot) > worst || compare(slot, best[count - 1] ?? 0) >= 0) continue
    let at = count - 1
    while (at > 0 && compare(slot, best[at - 1] ?? 0) < 0) {
      best[at] = best[at - 1] ?? 0
      at--
    }
    best[at] = slot
    worst = key(best[count - 1] ?? 0)
  }
  return best
}
