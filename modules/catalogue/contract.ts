import { z } from 'zod'
import { call } from '#core/call.ts'
import { growing, paged, paging } from '#core/paging.ts'
import { pictureColour } from '#core/picture-colour.ts'
import { codes } from '#core/refusal-codes.ts'
import { departure, journeyCategory, product, review } from './shapes.ts'

const slug = z.string().min(1).max(160)
const affiliate_code = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/)
  .optional()

export const productById = call({
  method: 'GET',
  path: '/api/v3/products/:id/detail',
  who: 'anyone',
  may_lag: true,
  about: 'A package by its id.',
  input: z.object({ id: z.uuid(), affiliate_code }),
  output: product,
  refusals: [codes.not_found, codes.package_gone],
})

export const productBySlug = call({
  method: 'GET',
  path: '/api/v3/products/:slug',
  who: 'anyone',
  may_lag: true,
  about: 'A package by its slug, with its departures, prices and five certainties.',
  input: z.object({ slug, affiliate_code }),
  output: product,
  refusals: [codes.not_found, codes.package_gone],
})

export const previewProduct = call({
  method: 'GET',
  path: '/api/v3/product-previews/:token',
  who: 'anyone',
  about: 'A package as its page would show it once approved, for whoever has the link that the desk gives for an hour.',
  input: z.object({ token: z.string().max(160) }),
  output: product,
  refusals: [codes.not_found],
})

export const seen = call({
  method: 'POST',
  path: '/api/v3/products/:id/seen',
  who: 'anyone',
  about: 'Counts a view, once per visitor and day.',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: [codes.not_found],
  // Whoever changes the device each time is still counted by address; many phones share one behind a carrier.
  limit: { points: 1000, seconds: 3600 },
})

export const types = call({
  method: 'GET',
  path: '/api/v3/products/:category/types',
  who: 'anyone',
  may_lag: true,
  about: 'Kinds within a category; at most 12 unless searched for.',
  input: z.object({
    category: journeyCategory,
    search: z.string().trim().max(80).optional(),
  }),
  output: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      picture_id: z.string().nullable(),
      picture_colour: pictureColour,
    }),
  ),
})

export const variants = call({
  method: 'GET',
  path: '/api/v3/products/variant',
  who: 'anyone',
  may_lag: true,
  about: 'Departures on sale with their room prices, earliest first; searched by name from three letters on.',
  input: z.object({
    search: z.string().trim().max(80).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  output: z.array(
    departure.pick({ id: true, departs_on: true, seats_free: true, prices: true, label: true }).extend({
      product: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
    }),
  ),
})

export const backInStock = call({
  method: 'POST',
  path: '/api/v3/products/:id/back-in-stock',
  who: 'anyone',
  about: 'Asks to be told when a sold-out package has seats again.',
  says: {
    id: 'Kami akan memberi tahu Anda saat tersedia kembali',
    en: 'We will let you know when it is available again',
  },
  input: z.object({
    id: z.uuid(),
    full_name: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .regex(/^[^\p{Cc}]*$/u),
    phone_number: z.string().trim().min(10).max(20),
  }),
  output: z.object({}),
  refusals: [codes.not_found],
  limit: { points: 20, seconds: 3600 },
})

export const productReviews = call({
  method: 'GET',
  path: '/api/v3/products/:slug/reviews',
  who: 'anyone',
  may_lag: true,
  about: 'Reviews by people who travelled with this package, newest first.',
  input: z.object({ slug, ...paging(5, 50) }),
  output: paged(review).extend({ rating: z.number().nullable(), stars: z.array(z.int()).length(5) }),
  refusals: [codes.not_found],
})

export const travelReviews = call({
  method: 'GET',
  path: '/api/v3/travel/:slug/product-reviews',
  who: 'anyone',
  may_lag: true,
  about: 'Reviews of a partner’s packages, newest first.',
  input: z.object({ slug, ...paging(5, 50) }),
  output: paged(review).extend({ rating: z.number().nullable(), stars: z.array(z.int()).length(5) }),
  refusals: [codes.not_found],
})

export const toggleWishlist = call({
  method: 'POST',
  path: '/api/v3/users/wishlist/:productId',
  who: 'member',
  about: 'Puts a package on the wishlist, or takes it off.',
  input: z.object({ productId: z.uuid() }),
  output: z.object({ is_deleted: z.boolean() }),
  refusals: [codes.not_found],
})

export const compare = call({
  method: 'GET',
  path: '/api/v3/products/compare',
  who: 'anyone',
  may_lag: true,
  about: 'Two to four packages side by side, with the true total: slugs with commas between, unknown ones left out.',
  input: z.object({ slugs: z.string().max(700) }),
  output: z.array(product),
})

export const wishlistIds = call({
  method: 'GET',
  path: '/api/v3/users/wishlist-ids',
  who: 'member',
  about: 'Ids on the wishlist, so that hearts can be filled.',
  input: z.object({}),
  output: growing(z.uuid()),
})

export const priceCalendar = call({
  method: 'GET',
  path: '/api/v3/products/calendar',
  who: 'anyone',
  may_lag: true,
  about: 'The cheapest way to leave on each day of a month that still has seats; this month unless one is asked for.',
  input: z.object({
    category: journeyCategory.default('umroh'),
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
      .optional(),
    city: z.string().trim().min(1).max(80).optional(),
  }),
  output: z.object({
    month: z.string(),
    days: z.array(
      z.object({
        day: z.string(),
        hijri: z.string(),
        /** A person, four to a room, whole rupiah. */
        price_from: z.int(),
        packages: z.int(),
        seats_free: z.int(),
      }),
    ),
  }),
})
