import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { hiddenHere } from '#modules/partner/module.ts'
import { maySell } from '#modules/partner/rules/licence.ts'
import { partnersOf, versionsOf } from './load.ts'
import { isClosed } from './rules/closed-categories.ts'
import { findOnSale } from './store.ts'

/** The package, if it is sold here; a draft, one gone and another tenant's choice are all not found. */
export async function onSale(ctx: AnyoneCtx, id: string) {
  const product = await findOnSale(ctx.db, id, await hiddenHere(ctx))
  if (!product || isClosed(product.category, ctx.tenant.feature_flag)) throw new Refusal(codes.not_found)
  return product
}

/** The same by its slug. A page that shows the package has it at hand already. */
export async function onSaleNamed(ctx: AnyoneCtx, slug: string) {
  const [product] = await versionsOf(ctx, { slugs: [slug] })
  if (product?.state !== 'on_sale') throw new Refusal(codes.not_found)
  if (isClosed(product.category, ctx.tenant.feature_flag)) throw new Refusal(codes.not_found)
  return product
}

/** The same, and its partner may sell it today. */
export async function sellable(ctx: AnyoneCtx, slug: string): Promise<{ id: string; category: string }> {
  const product = await onSaleNamed(ctx, slug)
  const partner = (await partnersOf(ctx, [product])).get(product.partner_id)
  if (!partner || !maySell(product, partner.licences, jakartaDate(ctx.now))) throw new Refusal(codes.not_found)
  return { id: product.id, category: product.category }
}
