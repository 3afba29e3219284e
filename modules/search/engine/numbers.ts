import type { Columns } from '../rules/columns.ts'
import { type DateGate, type Match, matchOf } from '../rules/dates.ts'

/** Numbers of the listings in these slots. */
export const numbersAt = ({ column }: Columns, slots: readonly number[]): number[] =>
  slots.map((slot) => column.number[slot] ?? 0)

/** The slots of these listings, marked. */
export function slotsOf({ slots, size }: Columns, numbers: Int32Array): Uint8Array {
  const marked = new Uint8Array(size)
  for (const number of numbers) {
    const slot = slots.get(number)
    if (slot !== undefined) marked[slot] = 1
  }
  return marked
}

/** What the dates that answer say of each of these listings. */
export function matchesOf({ slots, dates }: Columns, numbers: readonly number[], gate: DateGate): Map<number, Match> {
  const matches = new Map<number, Match>()
  for (const number of numbers) {
    const match = matchOf(dates[slots.get(number) ?? -1] ?? new Int32Array(), gate)
    if (match) matches.set(number, match)
  }
  return matches
}
