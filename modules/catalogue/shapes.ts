import { z } from 'zod'
import { pictureColour } from '#core/picture-colour.ts'
import { licence } from '#modules/partner/shapes.ts'
import { categoryOf, categoryWords } from './rules/category-words.ts'
import { addonUnits } from './rules/facts.ts'
import { journeyKinds } from './rules/journey-kinds.ts'
import { labels } from './rules/seats.ts'
import { datePrices } from './shapes.forms.ts'

/** A kind of journey that is asked for, by any of its words. */
export const journeyCategory = z.enum(categoryWords).transform(categoryOf)

const certainty = z.object({
  state: z.enum(['certain', 'pending', 'failed']),
  evidence: z.string(),
  checked_on: z.string(),
})
const label = z.enum(labels).nullable()
const excluded = z.object({ text: z.string(), amount: z.int().nullable() })

export const departure = z.object({
  id: z.uuid(),
  departs_on: z.string(),
  departs_on_hijri: z.string(),
  returns_on: z.string(),
  /** From then on it can no longer be booked. */
  closes_at: z.iso.datetime(),
  quota: z.int(),
  seats_free: z.int(),
  label,
  airline: z.object({ code: z.string(), name: z.string() }),
  flights: z.array(
    z.object({
      number: z.string(),
      from: z.string(),
      to: z.string(),
      /** Of an airport we do not know, nothing. */
      from_city: z.string().nullable(),
      to_city: z.string().nullable(),
      departs_at: z.string(),
      arrives_at: z.string(),
    }),
  ),
  hotels: z.array(
    z.object({
      name: z.string(),
      city: z.string(),
      stars: z.int(),
      nights: z.int(),
      walk_minutes: z.int().nullable(),
      picture_id: z.string().nullable(),
      picture_colour: pictureColour,
    }),
  ),
  prices: datePrices,
  /** The quad price with what is left out added back, as far as its cost is known. */
  true_total: z.int(),
  certainties: z.object({ licence: certainty, flight: certainty, price: certainty, hotel: certainty, visa: certainty }),
})

export const product = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  category: z.enum(['umroh', 'haji', 'wisata-syariah']),
  kind: z.enum(journeyKinds),
  type: z.object({ slug: z.string(), name: z.string() }),
  summary: z.string(),
  description: z.string(),
  duration_days: z.int(),
  hijri_year: z.int().nullable(),
  departure_airport: z.object({ iata: z.string(), name: z.string(), city: z.string() }),
  picture_ids: z.array(z.string()),
  picture_colours: z.array(pictureColour),
  includes: z.array(z.string()),
  excludes: z.array(excluded),
  agenda: z.array(z.object({ day: z.int(), title: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  facilities: z.array(z.string()),
  documents: z.array(z.string()),
  refund_terms: z.string(),
  addons: z.array(z.object({ id: z.uuid(), name: z.string(), price: z.int(), per: z.enum(addonUnits) })),
  down_payment: z.int(),
  can_finance: z.boolean(),
  can_save: z.boolean(),
  /** Sold now by a partner whose licence is good; otherwise the page shows, and nothing can be booked. */
  is_on_sale: z.boolean(),
  /** Of the earliest date with seats; `closed` when no date can be booked any more, `departed` when all have left. */
  label,
  rating: z.number().nullable(),
  rating_count: z.int(),
  partner: z.object({
    slug: z.string(),
    name: z.string(),
    legal_name: z.string(),
    logo: z.string().nullable(),
    /** By which this is sold; none where the partner holds no licence that permits it. */
    licence: licence.nullable(),
    /** Every licence it holds of those this needs: a hajj preparation, which takes people on umrah, needs two. */
    licences: z.array(licence),
  }),
  /** Where the visitor came with a consultant's code. */
  affiliate: z.object({ code: z.string(), consultant_name: z.string() }).nullable(),
  /** Dates that can still be booked, or could while they had seats, earliest first. */
  departures: z.array(departure),
})

/** `language` is that of its text: the one of the page it was written on. */
export const review = z.object({
  id: z.uuid(),
  author_name: z.string(),
  rating: z.int(),
  text: z.string(),
  language: z.enum(['id', 'en']),
  picture_ids: z.array(z.string()),
  picture_colours: z.array(pictureColour),
  travelled_on: z.string(),
  created_at: z.iso.datetime(),
  /** `has_page`: whether it is on sale, and can be looked at. */
  product: z.object({ slug: z.string(), name: z.string(), has_page: z.boolean() }),
  /** What the travel agency says to it, in whatever language. */
  answer: z.object({ text: z.string(), answered_at: z.iso.datetime() }).nullable(),
})
