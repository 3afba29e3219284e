import type { Columns } from './columns.ts'
import { inOrder, type Key, topSortLimit } from './order.ts'
import { logarithmsFrom } from './price-buckets.ts'

/** What each difference weighs; a price by the logarithm of its proportion, a stay by the day. */
const weighs = { standing: 1000, price: 10, day: 0.5, month: 3, type: 2, kind: 4 }

/** How unlike another listing is: price by proportion, length of stay, months in common, and its type. */
function unlikeness({ column, known }: Columns, to: number): Key {
  const price = Math.max(1, column.price[to] ?? 1)
  const months = new Set(known.months.values[column.months[to] ?? 0])
  const sharesMonth = known.months.values.map((all) => all.some((month) => months.has(month)))
  return (slot) => {
    const standing = (column.standing[slot] ?? 0) * weighs.standing
    const dearer = Math.abs(Math.log(Math.max(1, column.price[slot] ?? 1) / price)) * weighs.price
    const longer = Math.abs(durationOf({ column, known }, slot) - durationOf({ column, known }, to)) * weighs.day
    const otherMonth = sharesMonth[column.months[slot] ?? 0] ? 0 : weighs.month
    const otherType = column.type[slot] === column.type[to] ? 0 : weighs.type
    const otherKind = column.kind[slot] === column.kind[to] ? 0 : weighs.kind
    return standing + dearer + longer + otherMonth + otherType + otherKind
  }
}

const durationOf = ({ column, known }: Pick<Columns, 'column' | 'known'>, slot: number): number =>
  known.duration.values[column.duration[slot] ?? 0] ?? 0

/**
 * The listings most like one of the same category, the likest first. Looks first where they can be most like it, and stops
 * where price, kind and type alone make all that is left less like it than those found.
 */
export function likest(
  columns: Columns,
  to: number,
  { count, isShown }: { count: number; isShown: (slot: number) => boolean },
): number[] {
  const key = unlikeness(columns, to)
  const ordered = (slots: number[]) =>
    inOrder(columns, Int32Array.from(slots), { key, offset: 0, limit: Math.min(count, slots.length) })
  let nearest: number[] = []
  let worst = Number.POSITIVE_INFINITY
  for (const { slots, least } of cellsAround(columns, to)) {
    if (least > worst) break
    for (const slot of slots) if (slot !== to && isShown(slot)) nearest.push(slot)
    if (nearest.length < count || count > topSortLimit) continue
    nearest = ordered(nearest)
    worst = key(nearest[count - 1] ?? to)
  }
  return ordered(nearest)
}

/** Listings of the same category, those of one kind, type and step of price together, with the least they can differ by. */
function cellsAround({ priceBuckets, column }: Columns, to: number) {
  const { category, kind, type } = column
  return [...priceBuckets.values()]
    .filter((one) => one.category === category[to])
    .flatMap((one) => {
      const other = (one.type === type[to] ? 0 : weighs.type) + (one.kind === kind[to] ? 0 : weighs.kind)
      return [...one.steps].map(([step, slots]) => ({
        slots,
        least: other + logarithmsFrom(column.price[to] ?? 0, step) * weighs.price,
      }))
    })
    .sort((a, b) => a.least - b.least)
}
