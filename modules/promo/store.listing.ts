import { and, asc, eq, gt, lt, lte } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { promos } from './tables.ts'

/** Promos that run and are not used up, soonest to end first. */
export const activePromos = (db: Db, tenant_id: string, limit: number, now: Date) =>
  db
    .select({
      id: promos.id,
      slug: promos.slug,
      code: promos.code,
      category: promos.category,
      title: promos.title,
      picture_id: promos.picture_id,
      starts_at: promos.starts_at,
      ends_at: promos.ends_at,
      percent: promos.percent,
      amount: promos.amount,
      most_amount: promos.most_amount,
      least_spend: promos.least_spend,
    })
    .from(promos)
    .where(
      and(
        eq(promos.tenant_id, tenant_id),
        lte(promos.starts_at, now),
        gt(promos.ends_at, now),
        lt(promos.used, promos.quota),
      ),
    )
    .orderBy(asc(promos.ends_at), asc(promos.id))
    .limit(limit)
