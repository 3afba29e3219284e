import { z } from 'zod'
import type { AnyoneCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { offSalePartnerIds } from '#modules/partner/module.ts'
import { findListed } from '#modules/search/module.ts'
import { findPromo, type Product } from './store.ts'

const uuid = z.uuid()

/** A promo of this tenant by id or slug, or the refusal. */
export async function promoNamed({ db, tenant, user }: AnyoneCtx, key: string) {
  const by = uuid.safeParse(key).success ? { id: key } : { slug: key }
  const found = await findPromo(db, { tenant_id: tenant.id, ...by }, user?.id)
  if (!found) throw new Refusal('F-REQ-4n4')
  return found
}

/** Whose packages are not for sale here today. */
export async function offSale({ db, tenant, now }: AnyoneCtx) {
  const today = jakartaDate(now)
  return { off_sale: await offSalePartnerIds(db, tenant.id, today), today }
}

export async function productNamed(
  ctx: AnyoneCtx,
  which: { slug: string } | { id: string },
): Promise<Product | undefined> {
  return findListed(ctx.db, which, await offSale(ctx))
}
