import { z } from 'zod'
import { call } from '#core/call.ts'
import { growing, paged, paging } from '#core/paging.ts'
import { pictureColour } from '#core/picture-colour.ts'
import { codes } from '#core/refusal-codes.ts'
import { promo } from '#modules/promo/shapes.ts'
import { itemSorts } from './rules/sorts.ts'
import { item, itemCard, itemCategory, itemChoices, itemReview, store, storeCard } from './shapes.ts'

const slug = z.string().min(1).max(100)
const amount = z.coerce.number().int().min(0).max(2_000_000_000)
const limit = (usual: number, most: number) => ({ limit: z.coerce.number().int().min(1).max(most).default(usual) })

/** A form sends the fields nobody filled in as empty; they are no filters. */
const filled = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional())

const listFields = {
  category: filled(slug),
  search: filled(z.string().trim().max(200)),
  start_price: filled(amount),
  end_price: filled(amount),
  sort: filled(z.enum(itemSorts)),
}
const listed = paged(itemCard).extend(itemChoices.shape)

export const listItems = call({
  method: 'GET',
  path: '/api/v1/merchandise',
  who: 'anyone',
  may_lag: true,
  about:
    'Souvenirs on sale, filtered, sorted, paged, with counts per category. The search forgives typos; while there is one, the best answers come first unless a sort is given.',
  input: z.object({ ...listFields, store: filled(slug), ...paging(20) }),
  output: listed,
})

export const categories = call({
  method: 'GET',
  path: '/api/v1/merchandise/categories',
  who: 'anyone',
  may_lag: true,
  about: 'Kinds of souvenirs, with how many of each are on sale.',
  input: z.object({}),
  output: z.array(itemCategory),
})

export const shopBanners = call({
  method: 'GET',
  path: '/api/v1/merchandise/banners',
  who: 'anyone',
  may_lag: true,
  about: 'Banners of the tenant that lead into the shop.',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      image: z.string(),
      picture_id: z.string(),
      picture_colour: pictureColour,
      path: z.string(),
    }),
  ),
})

export const shopPromos = call({
  method: 'GET',
  path: '/api/v1/merchandise/promos',
  who: 'anyone',
  may_lag: true,
  flag: 'is_promo',
  about: 'Promos for souvenirs.',
  input: z.object(limit(6, 20)),
  output: z.array(promo),
})

export const itemBySlug = call({
  method: 'GET',
  path: '/api/v1/merchandise/:slug',
  who: 'anyone',
  may_lag: true,
  about: 'An item on sale, with its variants, certificates and store.',
  input: z.object({ slug }),
  output: item,
  refusals: [codes.not_found],
})

export const itemOfStore = call({
  method: 'GET',
  path: '/api/v1/partners/:store/:slug/details',
  who: 'anyone',
  may_lag: true,
  about: 'The same by its store: an item of another store is not found.',
  input: z.object({ store: slug, slug }),
  output: item,
  refusals: [codes.not_found],
})

export const itemRecommendations = call({
  method: 'GET',
  path: '/api/v1/merchandise/:slug/recommendations',
  who: 'anyone',
  may_lag: true,
  about: 'Items like this one: of its category, the nearest in price first.',
  input: z.object({ slug, ...paging(6, 24) }),
  output: growing(itemCard),
  refusals: [codes.not_found],
})

export const itemReviews = call({
  method: 'GET',
  path: '/api/v1/merchandise/:slug/reviews',
  who: 'anyone',
  may_lag: true,
  about: 'Reviews by people who bought this item, newest first.',
  input: z.object({ slug, ...paging(5, 50) }),
  output: paged(itemReview).extend({ rating: z.number().nullable(), stars: z.array(z.int()).length(5) }),
  refusals: [codes.not_found],
})

const views = z.object({ view_count: z.int() })

export const itemViews = call({
  method: 'GET',
  path: '/api/v1/merchandise/:slug/seen',
  who: 'anyone',
  about: 'How often an item was seen, each visitor once a day.',
  input: z.object({ slug }),
  output: views,
  refusals: [codes.not_found],
})

export const itemSeen = call({
  method: 'POST',
  path: '/api/v1/merchandise/:slug/seen',
  who: 'anyone',
  about: 'Counts a view, once per visitor and day.',
  input: z.object({ slug }),
  output: views,
  refusals: [codes.not_found],
  // Whoever changes the device each time is still counted by address; many phones share one behind a carrier.
  limit: { points: 1000, seconds: 3600 },
})

export const listStores = call({
  method: 'GET',
  path: '/api/v1/merchandise/stores',
  who: 'anyone',
  may_lag: true,
  about: 'Stores of the shop, in its own order.',
  input: z.object({ search: filled(z.string().trim().max(80)), ...paging(20) }),
  output: paged(storeCard),
})

export const storeBySlug = call({
  method: 'GET',
  path: '/api/v1/merchandise/stores/:slug',
  who: 'anyone',
  may_lag: true,
  about: 'A store, with its hours and holidays.',
  input: z.object({ slug }),
  output: store,
  refusals: [codes.not_found],
})

export const storeItems = call({
  method: 'GET',
  path: '/api/v1/merchandise/stores/:slug/products',
  who: 'anyone',
  may_lag: true,
  about: 'What a store sells, filtered, sorted, paged.',
  input: z.object({ slug, ...listFields, ...paging(20) }),
  output: listed,
  refusals: [codes.not_found],
})

export const storeRecommendations = call({
  method: 'GET',
  path: '/api/v1/merchandise/stores/:slug/recommendations',
  who: 'anyone',
  may_lag: true,
  about: 'What people buy and look at most in a store.',
  input: z.object({ slug, ...paging(6, 24) }),
  output: growing(itemCard),
  refusals: [codes.not_found],
})

export const toggleItemWish = call({
  method: 'POST',
  path: '/api/v1/merchandise/:slug/wishlist',
  who: 'member',
  about: 'Puts an item on the wishlist, or takes it off.',
  input: z.object({ slug }),
  output: z.object({ is_deleted: z.boolean() }),
  refusals: [codes.not_found],
})

export const itemWishlist = call({
  method: 'GET',
  path: '/api/v1/merchandise/wishlist',
  who: 'member',
  about: 'Items the member has put on the wishlist, newest first, and what of them is no longer sold.',
  input: z.object(paging(12, 500)),
  output: growing(itemCard).extend({
    /** All of them, with the first page. */
    off_sale: z.array(
      z.object({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        picture_id: z.string(),
        picture_colour: pictureColour,
        thumbnail: z.string(),
      }),
    ),
    /** Sold or not, so that hearts can be filled. */
    slugs: z.array(z.string()),
  }),
})
