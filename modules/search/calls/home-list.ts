import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { pictureSource } from '#core/pictures.ts'
import { jakartaDate } from '#core/time.ts'
import { recentReviews, reviewView } from '#modules/catalogue/module.ts'
import { partnerCards } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import type { PromoFacts, SearchPorts } from '../ports.ts'
import { financing, hajjPopular, marketing, savings, tours, umrohFinancial } from './fixed-lists.ts'

type Ctx = AnyoneCtx<SearchPorts>
type List = Input<typeof contract.homeList>['list']

const ten = { limit: 10 }

/** Sizes are the seeds': ten each, four of hasanah, five ads. */
const lists = {
  // Articles come with their own room.
  hasanah: async () => [],
  wisata: (ctx) => tours(ctx, ten),
  marketing: (ctx) => marketing(ctx, ten),
  financial: (ctx) => umrohFinancial(ctx, ten),
  haji: (ctx) => hajjPopular(ctx, ten),
  savings: (ctx) => savings(ctx, ten),
  financing: (ctx) => financing(ctx, ten),
  ads: (ctx) => ads(ctx, 5),
  partners: (ctx) => partnerCards(ctx.db, ctx.tenant.id, { kind: 'travel', limit: 10, today: jakartaDate(ctx.now) }),
  promos: async (ctx) => (await promosOf(ctx, 10)).map((promo) => presentPromo(promo, ctx)),
  reviews: async (ctx) =>
    (await recentReviews(ctx.db, ctx.tenant.id, 10)).map((review) => reviewView(review, ctx.language)),
} satisfies Record<List, (ctx: Ctx) => Promise<Output<typeof contract.homeList>>>

export const homeList = (ctx: Ctx, { list }: Input<typeof contract.homeList>) => lists[list](ctx)

export const promoAds = (ctx: Ctx, { limit }: Input<typeof contract.promoAds>) => ads(ctx, limit)

const promosOf = async (ctx: Ctx, limit: number): Promise<PromoFacts[]> =>
  ctx.tenant.feature_flag.is_promo === 1 ? ctx.ports.home.promos(ctx.db, ctx.tenant.id, { limit, now: ctx.now }) : []

/** Field by field: the row that comes through the port knows quotas, which are not for visitors. */
const presentPromo = (promo: PromoFacts, { language }: Ctx) => ({
  id: promo.id,
  slug: promo.slug,
  code: promo.code,
  category: promo.category,
  title: promo.title[language],
  picture_id: promo.picture_id,
  image: pictureSource(promo.picture_id, 640, 'webp'),
  starts_at: promo.starts_at.toISOString(),
  ends_at: promo.ends_at.toISOString(),
  percent: promo.percent,
  amount: promo.amount,
  most_amount: promo.most_amount,
  least_spend: promo.least_spend,
})

async function ads(ctx: Ctx, limit: number) {
  const promos = await promosOf(ctx, limit)
  return promos.map((promo) => ({
    id: promo.id,
    title: promo.title[ctx.language],
    image: pictureSource(promo.picture_id, 960, 'webp'),
    picture_id: promo.picture_id,
    path: `/promo/${promo.slug}`,
    promo: { slug: promo.slug, code: promo.code },
  }))
}
