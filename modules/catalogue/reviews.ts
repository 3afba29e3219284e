import type { AnyoneCtx, Db } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import { tellSeatsChanged } from './events.ts'
import { closedCategories } from './rules/closed-categories.ts'
import { starsOf } from './rules/rating.ts'
import {
  addRating,
  countStars,
  insertReview,
  listRecentReviews,
  listReviews,
  type NewReview,
  type Of,
} from './store.reviews.ts'
import { reviewView } from './view.ts'

/** One page of reviews, with the rating and how many gave each star over all of them. */
export async function showReviews({ db, language }: AnyoneCtx, of: Of, paging: { page: number; limit: number }) {
  const rows = await listReviews(db, of, { limit: paging.limit, offset: offsetOf(paging) })
  // The counts come with each row; a page beyond the last has no row to bring them.
  const counts = rows[0]?.counts ?? (paging.page > 1 ? await countStars(db, of) : [])
  const { total, rating, stars } = starsOf(counts)
  const items = rows.map(({ counts: _counts, ...row }) => reviewView(row, language))
  return { ...pageOf(items, total, paging), rating, stars }
}

/** The newest reviews at a tenant, of packages it sells; `reviewView` puts them into a language. */
export async function recentReviews({ db, tenant }: Pick<AnyoneCtx, 'db' | 'tenant'>, limit: number) {
  const [hidden, closed] = [await hiddenPartnerIds(db, tenant.id), closedCategories(tenant.feature_flag)]
  return listRecentReviews(db, { tenant_id: tenant.id, hidden, closed, limit })
}

/** A voice of someone who was there, and the rating with it. What lists show of the package is made anew. */
export async function addReview(db: Db, review: NewReview): Promise<void> {
  await insertReview(db, review)
  await addRating(db, review.product_id, review.rating)
  await tellSeatsChanged(db, { product_id: review.product_id, now: review.created_at })
}
