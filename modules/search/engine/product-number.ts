import { cache } from '#core/cache.ts'
import type { Db } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { primaryOf } from '#core/replica.ts'
import { findNumber } from '../store.ts'

type ListingNumber = number | undefined
// One that is not there yet may come.
const ttl_ms = (value: ListingNumber) => (value === undefined ? 0 : undefined)
const numbersOf = memo((_: Db) => cache<ListingNumber>({ entries: 20_000, ttl_ms }))

/** The number of a package's listing. It is given once and for ever, so it need not be asked twice. */
export const numberOf = (db: Db, product_id: string): Promise<ListingNumber> =>
  numbersOf(primaryOf(db)).load(product_id, () => findNumber(db, product_id))
