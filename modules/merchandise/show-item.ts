import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { soldCounts } from './engine/items.ts'
import { findItem, findSold } from './store.items.ts'
import { itemPageView } from './view.ts'

/** The page of an item that is sold today; named with a store, only where it is that store's. */
export async function showItem(ctx: AnyoneCtx, { slug, store }: { slug: string; store?: string }) {
  const [row, counts] = await Promise.all([findItem(ctx.db, slug, jakartaDate(ctx.now)), soldCounts(ctx, 'store_id')])
  if (!row || (store !== undefined && row.store.slug !== store)) throw new Refusal(codes.not_found)
  return itemPageView(row, counts.get(row.store.id) ?? 0, ctx)
}

/** An item that is sold today, for what is said or done beside its page. */
export async function soldNow(ctx: Pick<AnyoneCtx, 'db' | 'now'>, slug: string) {
  const row = await findSold(ctx.db, slug, jakartaDate(ctx.now))
  if (!row) throw new Refusal(codes.not_found)
  return row
}
