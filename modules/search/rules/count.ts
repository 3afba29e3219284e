import type { Columns } from './columns.ts'

export function bump(counts: Int32Array, code: number | undefined, by = 1): void {
  if (code !== undefined && code >= 0) counts[code] = (counts[code] ?? 0) + by
}

/** A facet at a time: a short loop over two plain arrays is what the machine does best. */
export function countAll(counts: Int32Array, cells: Int32Array, slots: Int32Array): void {
  for (let i = 0; i < slots.length; i++) {
    const code = cells[slots[i] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}

type Dated = { month: Int32Array; airline: Int32Array; price: Int32Array }

/** Where nothing is asked of the dates, listings with the same list of months, airlines or prices are counted together. */
export function countLists({ column, known }: Columns, counts: Dated, slots: Int32Array): void {
  const { months, airlines, steps } = known
  spread(column.months, months.values, (list, n) => {
    for (const month of list) bump(counts.month, known.month.codes.get(String(month)), n)
  })
  spread(column.airlines, airlines.values, (list, n) => {
    for (const { code } of list) bump(counts.airline, known.airline.codes.get(code.toUpperCase()), n)
  })
  spread(column.steps, steps.values, (list, n) => {
    for (const step of list) bump(counts.price, step, n)
  })

  function spread<T>(cells: Int32Array, lists: readonly T[], add: (list: T, n: number) => void): void {
    const held = new Int32Array(lists.length)
    countAll(held, cells, slots)
    lists.forEach((list, code) => {
      const n = held[code] ?? 0
      if (n > 0) add(list, n)
    })
  }
}
