import type { Db } from '#core/context.ts'
import { findNumber } from './store.ts'

const mostKept = 20_000
const kept = new WeakMap<Db, Map<string, number>>()

/** The number of a package's listing. It is given once and for ever, so it need not be asked twice. */
export async function numberOf(db: Db, product_id: string): Promise<number | undefined> {
  const known = kept.get(db) ?? new Map<string, number>()
  kept.set(db, known)
  const found = known.get(product_id) ?? (await findNumber(db, product_id))
  if (known.size >= mostKept) known.clear()
  if (found !== undefined) known.set(product_id, found)
  return found
}
