import type { Columns } from './columns.ts'
import type { Key } from './order.ts'

/** How unlike another listing is: price by proportion, length of stay, months in common, and its type. */
export function unlikeness({ column, known }: Columns, to: number): Key {
  const price = Math.max(1, column.price[to] ?? 1)
  const months = new Set(known.months.values[column.months[to] ?? 0])
  const sharesMonth = known.months.values.map((all) => all.some((month) => months.has(month)))
  return (slot) => {
    const standing = (column.standing[slot] ?? 0) * 1000
    const dearer = Math.abs(Math.log(Math.max(1, column.price[slot] ?? 1) / price)) * 10
    const longer = Math.abs(durationOf({ column, known }, slot) - durationOf({ column, known }, to)) / 2
    const otherMonth = sharesMonth[column.months[slot] ?? 0] ? 0 : 3
    const otherType = column.type[slot] === column.type[to] ? 0 : 2
    const otherKind = column.kind[slot] === column.kind[to] ? 0 : 4
    return standing + dearer + longer + otherMonth + otherType + otherKind
  }
}

const durationOf = ({ column, known }: Pick<Columns, 'column' | 'known'>, slot: number): number =>
  known.duration.values[column.duration[slot] ?? 0] ?? 0
