import type { Db } from '#core/context.ts'
import { bankReceivable } from '#modules/payment/module.ts'
import { sumExpected } from './store.disbursements.ts'

/** What banks owe us by the books against what they said they paid and nobody has seen: a fault in words. */
export async function checkFinancing(db: Db): Promise<string[]> {
  const [booked, expected] = [await bankReceivable(db), await sumExpected(db)]
  return booked === expected ? [] : [`the books have ${booked} as owed by banks, their disbursements ${expected}`]
}
