import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { review } from '#modules/catalogue/shapes.ts'
import { post } from '#modules/content/shapes.ts'
import { partnerCard } from '#modules/partner/shapes.ts'
import { promo } from '#modules/promo/shapes.ts'
import { card } from '#modules/search/shapes.ts'
import { ad } from './shapes.ts'

const lists = [
  'hasanah',
  'wisata',
  'marketing',
  'financial',
  'haji',
  'savings',
  'financing',
  'ads',
  'partners',
  'promos',
  'reviews',
] as const

export const homeList = call({
  method: 'GET',
  path: '/api/v3/home/:list',
  who: 'anyone',
  may_lag: true,
  about: 'One list of the home page: cards of packages, or ads, partners, promos, reviews, posts.',
  input: z.object({ list: z.enum(lists) }),
  output: z.union([z.array(card), z.array(ad), z.array(partnerCard), z.array(promo), z.array(review), z.array(post)]),
  refusals: [codes.not_found],
})

export const promoAds = call({
  method: 'GET',
  path: '/api/v3/products/promo-ads',
  who: 'anyone',
  may_lag: true,
  flag: 'is_promo',
  about: 'Ads with a promo.',
  input: z.object({ limit: z.coerce.number().int().min(1).max(20).default(5) }),
  output: z.array(ad),
})
