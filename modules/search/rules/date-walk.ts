import type { Columns } from './columns.ts'
import { bump } from './count.ts'
import { at, type DateGate, dateGate, fails, failuresOf, width } from './dates.ts'
import type { DateFilters } from './listing-query.ts'

type Dated = { month: Int32Array; airline: Int32Array; price: Int32Array }
/** Counts of one facet, and which listing each choice was last counted for: a listing counts once however many dates it has. */
type Counter = { counts: Int32Array; counted: Int32Array; place: number; lifts: number }

/** What is asked of dates, and what the walk finds: the price and the day of each listing by its dates that answer. */
export type DateWalk = {
  gate: DateGate
  dates: readonly Int32Array[]
  price: Int32Array
  day: Int32Array
  counters: readonly Counter[]
}

/** Nothing where nothing is asked of a date. */
export function dateWalk({ known, dates, size, column }: Columns, filters: DateFilters, counts: Dated) {
  const gate = dateGate(known, filters)
  if (!gate) return undefined
  const counter = (name: keyof Dated, place: number): Counter => ({
    counts: counts[name],
    counted: new Int32Array(counts[name].length).fill(-1),
    place,
    lifts: fails[name],
  })
  const counters = [counter('month', at.month), counter('airline', at.airline), counter('price', at.step)]
  return { gate, dates, price: new Int32Array(size), day: column.day.slice(0, size), counters }
}

/** Whether a date of a listing answers all that is asked; counts its choices where nothing else keeps the listing out. */
export function answersOn({ gate, dates, price, day, counters }: DateWalk, slot: number, isCounted: boolean): boolean {
  const own = dates[slot]
  let least = Number.MAX_SAFE_INTEGER
  for (let place = 0; own && place < own.length; place += width) {
    const failed = failuresOf(own, place, gate)
    if (isCounted && failed !== fails.other) countDate(own, place, failed)
    if (failed !== 0) continue
    // Dates come in the order of their days: the first that answers is the earliest.
    const isFirst = least === Number.MAX_SAFE_INTEGER
    if (isFirst && own[place + at.day] !== 0) day[slot] = own[place + at.day] ?? 0
    least = Math.min(least, own[place + at.price] ?? 0)
  }
  if (least === Number.MAX_SAFE_INTEGER) return false
  price[slot] = least
  return true

  function countDate(facts: Int32Array, at: number, failed: number): void {
    for (const { counts, counted, place, lifts } of counters) {
      const code = facts[at + place] ?? -1
      if (code < 0 || (failed & ~lifts) !== 0 || counted[code] === slot) continue
      counted[code] = slot
      bump(counts, code)
    }
  }
}
