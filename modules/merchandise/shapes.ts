import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { certificateKinds } from './rules/facts.ts'

/** A picture and what stands in its place until it has come. */
const picture = z.object({ picture_id: z.string(), picture_colour: pictureColour })
const category = z.object({ slug: z.string(), name: z.string() })

/** What every mention of a store says. `closed_until`: the last day of the holiday it is on today. */
const storeLine = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  closed_until: z.iso.date().nullable(),
})

/** An item as lists show it. Amounts are whole rupiah, of the cheapest and the dearest variant. */
export const itemCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  category,
  picture_id: z.string(),
  picture_colour: pictureColour,
  thumbnail: z.string(),
  store: storeLine,
  price_from: z.int(),
  price_to: z.int(),
  /** Of all variants together; 0 is sold out. */
  stock_free: z.int(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  sold_count: z.int(),
  /** Those it has and that hold today. */
  certificates: z.array(z.enum(certificateKinds)),
})

export const storeCard = storeLine.extend({
  id: z.uuid(),
  logo: picture.nullable(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** How many items it has on sale. */
  items: z.int(),
})

export const store = storeCard.extend({
  about: z.string(),
  cover: picture.nullable(),
  province: z.string(),
  /** The first day of a holiday that has begun or is to come. */
  closed_from: z.iso.date().nullable(),
  /** Jakarta time, as 08:00. */
  opens_at: z.string(),
  closes_at: z.string(),
  /** 1 is Monday, 7 is Sunday. */
  open_days: z.array(z.int()),
  created_at: z.iso.datetime(),
})

const variant = z.object({
  id: z.uuid(),
  /** Empty where an item has only one. */
  name: z.string(),
  size: z.string().nullable(),
  colour: z.string().nullable(),
  price: z.int(),
  weight_grams: z.int(),
  stock_free: z.int(),
})

const certificate = z.object({
  kind: z.enum(certificateKinds),
  number: z.string(),
  issuer: z.string(),
  valid_until: z.iso.date(),
})

export const item = itemCard.omit({ certificates: true, picture_id: true, picture_colour: true }).extend({
  description: z.string(),
  picture_ids: z.array(z.string()),
  picture_colours: z.array(pictureColour),
  variants: z.array(variant),
  certificates: z.array(certificate),
  store: storeCard,
  view_count: z.int(),
  created_at: z.iso.datetime(),
})

/** `language` is that of its text: the one of the page it was written on. */
export const itemReview = z.object({
  id: z.uuid(),
  author_name: z.string(),
  rating: z.int(),
  text: z.string(),
  language: z.enum(['id', 'en']),
  created_at: z.iso.datetime(),
})

export const itemCategory = category.extend({
  picture_id: z.string().nullable(),
  picture_colour: pictureColour,
  requires_halal: z.boolean(),
  requires_bpom: z.boolean(),
  /** How many items of it are on sale. */
  count: z.int(),
})

/** The items of a page, and what the choices of each filter would leave, the other filters applied. */
export const itemChoices = z.object({
  categories: z.array(category.extend({ count: z.int() })),
  /** The cheapest and the dearest of `price_from`; nothing where nothing answers. */
  price_range: z.object({ least: z.int(), most: z.int() }).nullable(),
})
