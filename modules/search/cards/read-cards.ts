import type { Db } from '#core/context.ts'
import type { CardFacts } from '../rules/present.ts'
import { listCards } from '../store.ts'

type Cards = Map<number, CardFacts>
type Reading = { numbers: Set<number>; cards: Promise<Cards> }
const readings = new WeakMap<Db, Reading>()

/** Cards by listing number. What is asked for in the same moment is read in one statement: a page asks for many lists. */
export function readCards(db: Db, numbers: readonly number[]): Promise<Cards> {
  if (numbers.length === 0) return Promise.resolve(new Map())
  const reading = readings.get(db) ?? begin(db)
  for (const number of numbers) reading.numbers.add(number)
  return reading.cards
}

function begin(db: Db): Reading {
  const numbers = new Set<number>()
  // A tick comes after every promise that is settled by now, so whoever waited for the same thing is in.
  const gathered = new Promise<void>((resolve) => process.nextTick(resolve))
  const read = async (): Promise<Cards> => {
    readings.delete(db)
    const rows: CardFacts[] = await listCards(db, [...numbers])
    return new Map(rows.map((row) => [row.number, row]))
  }
  const reading = { numbers, cards: gathered.then(read) }
  readings.set(db, reading)
  return reading
}
