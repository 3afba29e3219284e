import type { AnyoneCtx } from '#core/context.ts'
import { activePromos, activePromosOf, type Category } from './store.ts'
import { promoOf } from './view.ts'

type PreviewOptions = { limit: number; first: 'banners' | 'others' }

/** A few promos that can be used now, as lists show them; none at a tenant without promos. */
export async function previewPromos(ctx: AnyoneCtx, options: PreviewOptions) {
  const { db, tenant, now } = ctx
  if (tenant.feature_flag.is_promo !== 1) return []
  const rows = await activePromos(db, tenant.id, { ...options, now })
  return rows.map((row) => promoOf(row, ctx))
}

/** The same of one category, the soonest to end first. */
export async function previewPromosOf(ctx: AnyoneCtx, options: { limit: number; category: Category }) {
  const { db, tenant, now } = ctx
  if (tenant.feature_flag.is_promo !== 1) return []
  const rows = await activePromosOf(db, tenant.id, { ...options, now })
  return rows.map((row) => promoOf(row, ctx))
}
