import { cache } from '#core/cache.ts'
import type { Db } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { findNumber } from './store.ts'

type Found = number | undefined
// One that is not there yet may come.
const ttl_ms = (found: Found) => (found === undefined ? 0 : undefined)
const numbersOf = memo((_: Db) => cache<Found>({ entries: 20_000, ttl_ms }))

/** The number of a package's listing. It is given once and for ever, so it need not be asked twice. */
export const numberOf = (db: Db, product_id: string): Promise<Found> =>
  numbersOf(db).load(product_id, () => findNumber(db, product_id))
