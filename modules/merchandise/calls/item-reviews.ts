import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { starsOf } from '#modules/catalogue/rules/rating.ts'
import type * as contract from '../contract.ts'
import { soldNow } from '../show-item.ts'
import { countStars, listReviews } from '../store.reviews.ts'

type Call = typeof contract.itemReviews

export async function itemReviews(ctx: AnyoneCtx, { slug, ...paging }: Input<Call>): Promise<Output<Call>> {
  const { id } = await soldNow(ctx, slug)
  const rows = await listReviews(ctx.db, id, { limit: paging.limit, offset: offsetOf(paging) })
  // The counts come with each row; a page beyond the last has no row to bring them.
  const { total, rating, stars } = starsOf(rows[0]?.counts ?? (paging.page > 1 ? await countStars(ctx.db, id) : []))
  const items = rows.map(({ counts: _, created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
  return { ...pageOf(items, total, paging), rating, stars }
}
