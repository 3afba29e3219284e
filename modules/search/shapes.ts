import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { journeyKinds } from '#modules/catalogue/rules/journey-kinds.ts'
import { labels } from '#modules/catalogue/rules/seats.ts'
import { categories } from './rules/kinds.ts'

/** Availability, as the card and the page label it. */
export const label = z.enum(labels).nullable()

/** A product as lists show it. Amounts are whole rupiah a person. */
export const card = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** In every language, for what a browser keeps while its reader changes the language. */
  names: z.object({ id: z.string(), en: z.string() }),
  category: z.enum(categories),
  kind: z.enum(journeyKinds),
  type_slug: z.string(),
  picture_id: z.string(),
  picture_colour: pictureColour,
  thumbnail: z.string(),
  partner: z.object({ slug: z.string(), name: z.string(), logo: z.string().nullable(), licence_number: z.string() }),
  duration_days: z.int(),
  hijri_year: z.int().nullable(),
  departure_city: z.string(),
  airlines: z.array(z.string()),
  hotel_stars: z.int(),
  walk_minutes: z.int().nullable(),
  /** Of the cheapest date that answers the filters, and that date. */
  price_from: z.int(),
  price_date: z.string().nullable(),
  /** The earliest that answers, and the first few with seats. */
  next_departure: z.string().nullable(),
  dates: z.array(z.string()),
  seats_free: z.int(),
  label,
  rating: z.number().nullable(),
  rating_count: z.int(),
  can_finance: z.boolean(),
  can_save: z.boolean(),
})

/** How many products each choice of a filter would leave, the other filters kept. */
export const choice = z.object({ value: z.string(), label: z.string(), count: z.int() })
export const facets = z.object({
  category: z.array(choice),
  month: z.array(choice),
  duration: z.array(choice),
  type: z.array(choice),
  price: z.array(choice),
  travel: z.array(choice),
  city: z.array(choice),
  airline: z.array(choice),
  hijri_year: z.array(choice),
  destination: z.array(choice),
})
