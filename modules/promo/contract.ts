import { z } from 'zod'
import { call } from '#core/call.ts'
import { paged, paging } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { journeyCategory } from '#modules/catalogue/shapes.ts'
import { card } from '#modules/search/shapes.ts'
import { listedPromo, promo, promoDetail, usable } from './shapes.ts'

const key = z.string().min(1).max(160)

export const promos = call({
  method: 'GET',
  path: '/api/v3/promos',
  who: 'anyone',
  may_lag: true,
  flag: 'is_promo',
  about: 'Promos that run, soonest to end first; those used up come last.',
  input: z.object({
    search: z.string().trim().max(80).optional(),
    category: z.union([journeyCategory, z.literal('oleh-oleh')]).optional(),
    ...paging(12, 50),
  }),
  output: paged(listedPromo),
})

export const activePromos = call({
  method: 'GET',
  path: '/api/v3/promos/active',
  who: 'anyone',
  may_lag: true,
  flag: 'is_promo',
  about: 'Promos for the banner of the home page.',
  input: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
  output: z.array(promo),
})

export const promoByKey = call({
  method: 'GET',
  path: '/api/v3/promos/:id',
  who: 'anyone',
  may_lag: true,
  flag: 'is_promo',
  about: 'A promo by id or slug.',
  input: z.object({ id: key }),
  output: promoDetail,
  refusals: [codes.not_found],
})

export const promoProducts = call({
  method: 'GET',
  path: '/api/v3/promos/:id/products',
  who: 'anyone',
  may_lag: true,
  flag: 'is_promo',
  about: 'Packages a promo can be used for.',
  input: z.object({ id: key, ...paging(12, 50) }),
  output: paged(card),
  refusals: [codes.not_found],
})

export const productPromos = call({
  method: 'GET',
  path: '/api/v3/products/:slug/promos',
  who: 'anyone',
  may_lag: true,
  flag: 'is_promo',
  about: 'Promos that can be used for a package.',
  input: z.object({ slug: key, limit: z.coerce.number().int().min(1).max(20).default(6) }),
  output: z.array(promo),
  refusals: [codes.not_found],
})

export const usablePromos = call({
  method: 'POST',
  path: '/api/v3/promos/use-list',
  who: 'member',
  flag: 'is_promo',
  about: 'Promos this member can use for a package and amount, best first.',
  input: z.object({ product_id: z.uuid(), amount: z.int().min(0).max(2_000_000_000) }),
  output: z.array(usable),
})

export const claimPromo = call({
  method: 'POST',
  path: '/api/v3/promos/:id',
  who: 'member',
  flag: 'is_promo',
  about: 'Puts a promo aside for later; takes nothing of its quota.',
  says: { id: 'Promo disimpan', en: 'Promo saved' },
  input: z.object({ id: key }),
  output: z.object({}),
  refusals: [codes.not_found, codes.promo_ended, codes.promo_used_up],
})

export const checkPromo = call({
  method: 'POST',
  path: '/api/v3/promos/check',
  who: 'member',
  flag: 'is_promo',
  about: 'What a code is worth for a package and an amount, or for an order of the member, or why it is worth nothing.',
  says: { id: 'Promo berhasil digunakan', en: 'Promo successfully applied' },
  input: z.object({
    code: z.string().trim().min(1).max(40),
    /** An order says itself what it is for and what it comes to. */
    booking_id: z.uuid().optional(),
    product_id: z.uuid().optional(),
    amount: z.int().min(0).max(2_000_000_000).optional(),
  }),
  output: usable,
  // Many families share one address behind a carrier; each member has a tighter count of wrong codes besides.
  limit: { points: 120, seconds: 600 },
  refusals: [
    codes.not_found,
    codes.promo_unavailable,
    codes.promo_ended,
    codes.promo_used_up,
    codes.promo_minimum,
    codes.promo_not_for_package,
    codes.promo_new_members,
  ],
})
