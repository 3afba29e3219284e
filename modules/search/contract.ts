import { z } from 'zod'
import { call } from '#core/call.ts'
import { growing, paged, paging } from '#core/paging.ts'
import { pictureColour } from '#core/picture-colour.ts'
import { codes } from '#core/refusal-codes.ts'
import { journeyCategory } from '#modules/catalogue/shapes.ts'
import { mostTravellers } from './rules/columns.ts'
import { categories, sorts, usualSavingMonths } from './rules/kinds.ts'
import { card, facets } from './shapes.ts'

const word = z.string().trim().max(80)
const amount = z.coerce.number().int().min(0).max(2_000_000_000)
const limit = (usual: number, most: number) => ({ limit: z.coerce.number().int().min(1).max(most).default(usual) })

/** A form sends the fields nobody filled in as empty; they are no filters. */
const filled = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional())

/** What a listing is asked for, but for its page. Filters of the seeds; all combine, and an unknown one is ignored. */
const listingQuery = {
  subcategory: filled(word),
  month: filled(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  departure_date: filled(z.iso.date()),
  departs_from: filled(z.iso.date()),
  duration: filled(z.coerce.number().int().min(1).max(60)),
  min_price: filled(amount),
  max_price: filled(amount),
  type: filled(z.enum(['regular', 'financing', 'savings'])),
  destination: filled(z.enum(['domestic', 'international'])),
  hijri_year: filled(z.coerce.number().int().min(1400).max(1600)),
  travel: filled(word),
  city: filled(word),
  airline: filled(z.string().max(3)),
  travellers: filled(z.coerce.number().int().min(1).max(mostTravellers)),
  search: filled(z.string().trim().max(200)),
  sort: filled(z.enum(sorts)).transform((sort) => sort ?? 'earliest'),
}
const listed = paged(card).extend({ facets })

const list = <const P extends `/api/${string}`>(path: P, about: string, usual: number) =>
  call({
    method: 'GET',
    path,
    who: 'anyone',
    may_lag: true,
    about,
    input: z.object(limit(usual, 100)),
    output: z.array(card),
  })

export const products = call({
  method: 'GET',
  path: '/api/v3/products',
  who: 'anyone',
  may_lag: true,
  about:
    'Packages of a category or of all, filtered, sorted, paged, with counts per choice. `relevant`: the best answers to `search` first.',
  input: z.object({
    category: journeyCategory.optional(),
    ...listingQuery,
    sort: filled(z.enum([...sorts, 'relevant'])).transform((sort) => sort ?? 'earliest'),
    ...paging(20),
  }),
  output: listed,
})

export const umrohSearch = call({
  method: 'GET',
  path: '/api/v3/umroh/search',
  who: 'anyone',
  may_lag: true,
  about: 'Umrah packages, filtered, sorted, paged.',
  input: z.object({ ...listingQuery, ...paging(20) }),
  output: listed,
})

export const tourSearch = call({
  method: 'GET',
  path: '/api/v3/wisata-syariah/search',
  who: 'anyone',
  may_lag: true,
  about: 'Sharia tours (`wisata`, or `halal-tour`, the same) or umrah tours (`umroh`).',
  input: z.object({
    ...listingQuery,
    type: z.enum(['wisata', 'halal-tour', 'umroh']).default('wisata'),
    ...paging(20),
  }),
  output: listed,
})

export const hajjSearch = call({
  method: 'GET',
  path: '/api/v3/hajj/search',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hajj',
  about: 'Hajj packages by Hijri year and travel.',
  input: z.object({ ...listingQuery, ...paging(20) }),
  output: listed,
})

export const hajj = call({
  method: 'GET',
  path: '/api/v3/hajj',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hajj',
  about: 'Hajj packages.',
  input: z.object({ ...listingQuery, ...paging(20) }),
  output: paged(card),
})

export const hajjTravels = call({
  method: 'GET',
  path: '/api/v3/hajj/travels',
  who: 'anyone',
  may_lag: true,
  flag: 'is_hajj',
  about: 'Travel partners that offer hajj.',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const financing = {
  ...list(
    '/api/v3/products/financing',
    'Packages that can be financed: dates for which a bank still takes applications.',
    100,
  ),
  flag: 'is_financing',
} as const
export const savings = call({
  method: 'GET',
  path: '/api/v3/products/savings',
  who: 'anyone',
  may_lag: true,
  about: 'Packages that can be saved for: dates that a plan of so many months reaches when it begins today.',
  input: z.object({
    ...limit(5, 100),
    months: z.coerce.number().int().min(1).max(60).default(usualSavingMonths),
  }),
  output: z.array(card),
})
export const umrohFinancial = {
  ...list('/api/v3/products/umroh/financial', 'Umrah packages with financing.', 10),
  flag: 'is_financing',
} as const
export const marketing = list('/api/v3/products/marketing', 'Featured packages.', 10)
export const bestHotel = list('/api/v3/umroh/best-hotel', 'Umrah packages with the best hotels.', 5)
export const affordable = list('/api/v3/umroh/affordable', 'Umrah packages, cheapest first.', 100)
export const umrohDepartures = list('/api/v3/umroh/departure-date', 'Umrah packages, earliest departure first.', 100)
export const tourDepartures = list('/api/v3/wisata-syariah/departure-date', 'Tours, earliest departure first.', 100)
export const tours = list('/api/v3/wisata-syariah/tour', 'A few tours.', 5)

const durations = z.array(z.object({ number: z.int(), count: z.int() }))

export const umrohDurations = call({
  method: 'GET',
  path: '/api/v3/umroh/duration',
  who: 'anyone',
  may_lag: true,
  about: 'Durations in days that umrah packages have.',
  input: z.object({}),
  output: durations,
})

export const tourDurations = call({
  method: 'GET',
  path: '/api/v3/wisata-syariah/duration',
  who: 'anyone',
  may_lag: true,
  about: 'Durations in days that tours have.',
  input: z.object({}),
  output: durations,
})

const searchResult = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  picture_colour: pictureColour,
  /** The name in parts; those that match what was typed are marked. */
  parts: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
})

export const search = call({
  method: 'GET',
  path: '/api/v3/search',
  who: 'anyone',
  about: 'What a person types: forgiving of typos, of spelling, and aware of months, cities and airlines.',
  input: z.object({ term: z.string().trim().min(1).max(200), ...limit(10, 50) }),
  output: z.object({ items: z.array(searchResult), total: z.int() }),
})

export const productSearch = call({
  method: 'GET',
  path: '/api/v3/products/search/:term',
  who: 'anyone',
  may_lag: true,
  about: 'The same search with the term in the path, answered with cards.',
  input: z.object({ term: z.string().trim().min(1).max(200), ...limit(10, 50) }),
  output: z.object({ items: z.array(card), total: z.int() }),
})

const keyword = z.object({ id: z.uuid(), keyword: z.string() })

export const recentSearches = call({
  method: 'GET',
  path: '/api/v3/products/recent-searches',
  who: 'member',
  about: 'What the member searched for last.',
  input: z.object(limit(6, 20)),
  output: z.array(keyword),
})

export const deleteRecentSearch = call({
  method: 'DELETE',
  path: '/api/v3/products/recent-searches/:id',
  who: 'member',
  about: 'Forgets one search.',
  says: { id: 'Pencarian terkini berhasil dihapus', en: 'Recent search deleted successfully' },
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
})

export const clearRecentSearches = call({
  method: 'DELETE',
  path: '/api/v3/products/recent-searches',
  who: 'member',
  about: 'Forgets every search of the member.',
  says: { id: 'Pencarian terkini berhasil dibersihkan', en: 'Recent search clear successfully' },
  input: z.object({}),
  output: z.object({}),
})

export const guestSearches = call({
  method: 'GET',
  path: '/api/v3/products/users/last-search-guest',
  who: 'anyone',
  about: 'What this device searched for last, for guests.',
  input: z.object(limit(5, 20)),
  output: z.array(keyword),
})

export const mostSearched = call({
  method: 'GET',
  path: '/api/v3/products/most/searched',
  who: 'anyone',
  may_lag: true,
  about: 'Categories and types people look for most.',
  input: z.object(limit(8, 20)),
  output: z.array(z.object({ category: z.enum(categories), name: z.string(), slug: z.string() })),
})

export const recommendation = call({
  method: 'GET',
  path: '/api/v3/products/:id/recommendation',
  who: 'anyone',
  may_lag: true,
  about: 'Packages like this one.',
  input: z.object({ id: z.uuid(), ...paging(6, 24) }),
  output: growing(card),
  refusals: [codes.not_found],
})

export const partnerProducts = call({
  method: 'GET',
  path: '/api/v3/partners/:slug/products',
  who: 'anyone',
  may_lag: true,
  about: 'Packages of a partner.',
  input: z.object({ slug: z.string().min(1).max(120), ...paging(10) }),
  output: paged(card),
  refusals: [codes.not_found],
})

export const travelProducts = call({
  method: 'GET',
  path: '/api/v3/travel/:slug/products',
  who: 'anyone',
  may_lag: true,
  about: 'Packages of a travel partner, a few at a time.',
  input: z.object({ slug: z.string().min(1).max(120), ...paging(5) }),
  output: paged(card),
  refusals: [codes.not_found],
})

export const wishlist = call({
  method: 'GET',
  path: '/api/v3/users/wishlist/:category',
  who: 'member',
  about: 'What the member has put on the wishlist, and what of it is no longer sold.',
  input: z.object({
    category: z.union([journeyCategory, z.literal('all')]),
    type: z.enum(['set', 'push']).optional(),
    ...paging(12, 500),
  }),
  output: growing(card).extend({
    /** Of the category asked for; all of them, with the first page. */
    off_sale: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        picture_id: z.string(),
        picture_colour: pictureColour,
        thumbnail: z.string(),
      }),
    ),
    /** How many there are of each category, sold or not. */
    counts: z.object({ umroh: z.int(), haji: z.int(), 'wisata-syariah': z.int() }),
  }),
})
