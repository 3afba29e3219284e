import { z } from 'zod'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { closedCategories } from '#modules/catalogue/rules/closed-categories.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import { findListed } from '#modules/search/module.ts'
import { findPromo, findScope, type Product } from './store.ts'

const uuid = z.uuid()

/** What a key of an address names: an id or a slug, of this tenant only. */
const keyed = ({ tenant }: AnyoneCtx, key: string) => ({
  tenant_id: tenant.id,
  ...(uuid.safeParse(key).success ? { id: key } : { slug: key }),
})

/** A promo of this tenant by id or slug, or the refusal; one that is paused is not there. */
export async function promoNamed(ctx: AnyoneCtx, key: string) {
  const promo = await findPromo(ctx.db, keyed(ctx, key), ctx.user?.id)
  if (!promo || promo.paused_at) throw new Refusal(codes.not_found)
  return promo
}

/** Which packages a promo of this tenant is for, or the refusal. */
export async function scopeNamed(ctx: AnyoneCtx, key: string) {
  const scope = await findScope(ctx.db, keyed(ctx, key))
  if (!scope) throw new Refusal(codes.not_found)
  // Souvenirs are no packages.
  if (!scope.is_for_all_products || scope.category === 'oleh-oleh') return { ids: scope.product_ids }
  return { category: scope.category }
}

/** What is not for sale here today. */
export async function offSale({ db, tenant, now }: AnyoneCtx) {
  const today = jakartaDate(now)
  const closed = closedCategories(tenant.feature_flag)
  return { hidden: await hiddenPartnerIds(db, tenant.id), closed, today }
}

export async function productNamed(
  ctx: AnyoneCtx,
  which: { slug: string } | { id: string },
): Promise<Product | undefined> {
  return findListed(ctx.db, which, await offSale(ctx))
}
