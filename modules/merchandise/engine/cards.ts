import { cache } from '#core/cache.ts'
import type { AnyoneCtx, Db } from '#core/context.ts'
import { memo } from '#core/memo.ts'
import { primaryOf } from '#core/replica.ts'
import { jakartaDate } from '#core/time.ts'
import type { Supply } from '../rules/item-list.ts'
import { type CardRow, listCards } from '../store.items.ts'
import { supplyOf } from './supply.ts'

/** Names of categories and cities change without their items: so they are read anew now and then. */
const cardsIn = memo((_: Db) => cache<CardRow>({ entries: 5000, ttl_ms: 60_000 }))

/** What cards show of these items, in no order: from memory while neither item nor store has changed, the rest in one statement. */
export async function readCards(ctx: Pick<AnyoneCtx, 'db' | 'now'>, ids: readonly string[]) {
  const [db, now] = [primaryOf(ctx.db), ctx.now]
  const supply = await supplyOf(db)
  const cards = cardsIn(db)
  const today = jakartaDate(now)
  const known = new Map(ids.map((id) => [id, cards.get(keyOf(supply, id, today))]))
  const missing = ids.filter((id) => known.get(id) === undefined)
  const read = missing.length === 0 ? [] : await listCards(db, missing, today)
  for (const row of read) cards.set(keyOf(supply, row.id, today), row)
  return [...[...known.values()].filter((row) => row !== undefined), ...read]
}

function keyOf({ items, stores }: Supply, id: string, today: string): string {
  const item = items.get(id)
  return JSON.stringify([today, id, item?.changed_at, item && stores.get(item.store_id)?.changed_at])
}
