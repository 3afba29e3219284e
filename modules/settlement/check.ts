import type { Db } from '#core/context.ts'
import { sumsOfSettled } from '#modules/payment/module.ts'
import { sumsOfLines } from './store.ts'

/** The lines of settlement files against the books: every fault in words. */
export async function checkSettlements(db: Db): Promise<string[]> {
  const booked = await sumsOfSettled(db)
  return Object.entries(await sumsOfLines(db)).flatMap(([event, sum]) => {
    const inBooks = booked.get(event) ?? 0
    return inBooks === sum ? [] : [`the books have ${inBooks} as ${event}, the lines of settlement files ${sum}`]
  })
}
