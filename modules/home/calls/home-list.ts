import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { FlagName } from '#core/tenant.ts'
import { jakartaDate } from '#core/time.ts'
import { recentReviews, reviewView } from '#modules/catalogue/module.ts'
import { latestPosts } from '#modules/content/module.ts'
import { partnerCards } from '#modules/partner/module.ts'
import { previewPromos } from '#modules/promo/module.ts'
import { financing, hajjPopular, marketing, savings, tours } from '#modules/search/module.ts'
import { usualSavingMonths } from '#modules/search/rules/kinds.ts'
import type * as contract from '../contract.ts'
import { promoAds } from './promo-ads.ts'

type List = Input<typeof contract.homeList>['list']

const ten = { limit: 10 }

/** Sizes are the seeds': ten each, four of hasanah, five ads. */
const lists = {
  hasanah: (ctx) => latestPosts(ctx, 4),
  wisata: (ctx) => tours(ctx, ten),
  marketing: (ctx) => marketing(ctx, ten),
  financial: (ctx) => financing(ctx, ten),
  haji: (ctx) => hajjPopular(ctx, ten),
  savings: (ctx) => savings(ctx, { ...ten, months: usualSavingMonths }),
  financing: (ctx) => financing(ctx, ten),
  ads: (ctx) => promoAds(ctx, { limit: 5 }),
  partners: (ctx) => partnerCards(ctx.db, ctx.tenant.id, { kind: 'travel', limit: 10, today: jakartaDate(ctx.now) }),
  promos: (ctx) => previewPromos(ctx, { limit: 10, first: 'banners' }),
  reviews: async (ctx) => (await recentReviews(ctx, 10)).map((review) => reviewView(review, ctx.language)),
} satisfies Record<List, (ctx: AnyoneCtx) => Promise<Output<typeof contract.homeList>>>

/** Lists that are part of a feature, and go with it. */
const flags: Partial<Record<List, FlagName>> = {
  ...{ hasanah: 'is_hasanah', haji: 'is_hajj', promos: 'is_promo', ads: 'is_promo' },
  ...{ financial: 'is_financing', financing: 'is_financing' },
}

export async function homeList(ctx: AnyoneCtx, { list }: Input<typeof contract.homeList>) {
  const flag = flags[list]
  if (flag && ctx.tenant.feature_flag[flag] === 0) throw new Refusal(codes.not_found)
  return lists[list](ctx)
}
