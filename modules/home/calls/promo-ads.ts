import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { pictureSource } from '#core/pictures.ts'
import { previewPromos } from '#modules/promo/module.ts'
import type * as contract from '../contract.ts'

/** What the banner already shows comes last. */
export async function promoAds(ctx: AnyoneCtx, { limit }: Input<typeof contract.promoAds>) {
  const promos = await previewPromos(ctx, { limit, first: 'others' })
  return promos.map((promo) => ({
    id: promo.id,
    title: promo.title,
    image: pictureSource(promo.picture_id, 960, 'webp'),
    picture_id: promo.picture_id,
    picture_colour: promo.picture_colour,
    path: `/promo/${promo.slug}`,
    promo: { slug: promo.slug, code: promo.code },
  }))
}
