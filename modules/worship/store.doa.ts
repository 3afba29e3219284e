import { asc } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { doa_reviews } from './tables.ts'

export const listDoaReviews = (db: Db) =>
  db
    .select({
      doa_id: doa_reviews.doa_id,
      arabic_sha256: doa_reviews.arabic_sha256,
      reviewer: doa_reviews.reviewer,
      reviewed_at: doa_reviews.reviewed_at,
    })
    .from(doa_reviews)
    .orderBy(asc(doa_reviews.doa_id))
    .limit(500)
