import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import { journeyKinds } from '#modules/catalogue/rules/journey-kinds.ts'
import type { card } from '../shapes.ts'
import type { Match } from './dates.ts'
import type { Ratings } from './listing.ts'

export type Card = z.output<typeof card>

/** What a card is made of, as the store reads it. */
export type CardFacts = {
  number: number
  product_id: string
  slug: string
  name_id: string
  name_en: string
  category: Card['category']
  kind: Card['kind']
  type_slug: string
  picture_id: string
  picture_ids: string[]
  picture_colours: (string | null)[]
  partner_slug: string
  partner_name: string
  partner_logo_id: string | null
  licence_number: string
  duration_days: number
  hijri_year: number | null
  departure_city: string
  airline_names: string[]
  hotel_stars: number
  walk_minutes: number | null
  price_from: number
  cheapest_on: string | null
  next_departure: string | null
  /** The first few, as 20261115. */
  days: number[]
  seats_free: number
  label: Card['label']
  ratings: Ratings
  can_finance: boolean
  can_save: boolean
}

export const thumbnail = (picture_id: string): string => pictureSource(picture_id, 480, 'webp')
export const nameIn = (facts: { name_id: string; name_en: string }, language: Language): string =>
  language === 'en' ? facts.name_en : facts.name_id

const dayOf = (day: number): string => String(day).replace(/(\d{4})(\d{2})/, '$1-$2-')

/** What a card is made of when only some of its dates answer; what cannot be booked keeps its label and its days. */
export function onDates(facts: CardFacts, match: Match | undefined): CardFacts {
  if (!match) return facts
  const { is_ready, next_departure, ...matchFacts } = match
  if (next_departure === null) return { ...facts, price_from: match.price_from }
  return { ...facts, ...matchFacts, next_departure, label: is_ready ? 'ready_to_depart' : null }
}

/** The first few days, and among them always the one whose price is told. */
function datesOf({ days, cheapest_on }: CardFacts): string[] {
  const first = days.map(dayOf)
  return cheapest_on === null || first.includes(cheapest_on) ? first : [...first.slice(0, 2), cheapest_on].sort()
}

/** Of the picture that is shown, which need not be the first: a list shows none like its neighbour's. */
export const shownColour = ({ picture_id, picture_ids, picture_colours }: CardFacts): string | null =>
  picture_colours[picture_ids.indexOf(picture_id)] ?? null

type Reader = { language: Language; tenant: { id: string } }

/** A card as a reader of this tenant sees it. */
export const presentCard = (facts: CardFacts, { language, tenant }: Reader): Card => ({
  id: facts.product_id,
  slug: facts.slug,
  name: nameIn(facts, language),
  names: { id: facts.name_id, en: facts.name_en },
  category: facts.category,
  kind: facts.kind,
  type_slug: facts.type_slug,
  picture_id: facts.picture_id,
  picture_colour: shownColour(facts),
  thumbnail: thumbnail(facts.picture_id),
  partner: {
    slug: facts.partner_slug,
    name: facts.partner_name,
    logo: facts.partner_logo_id && pictureSource(facts.partner_logo_id, 160, 'webp'),
    licence_number: facts.licence_number,
  },
  duration_days: facts.duration_days,
  hijri_year: facts.hijri_year,
  departure_city: facts.departure_city,
  airlines: facts.airline_names,
  hotel_stars: facts.hotel_stars,
  walk_minutes: facts.walk_minutes,
  price_from: facts.price_from,
  price_date: facts.cheapest_on,
  next_departure: facts.next_departure,
  dates: datesOf(facts),
  seats_free: facts.seats_free,
  label: facts.label,
  rating: facts.ratings[tenant.id]?.rating ?? null,
  rating_count: facts.ratings[tenant.id]?.count ?? 0,
  can_finance: facts.can_finance,
  can_save: facts.can_save,
})

/** What `type` of the tour pages means: `wisata` and `halal-tour` are the same (decisions §1). */
export const tourKinds = (type: 'wisata' | 'halal-tour' | 'umroh'): Card['kind'][] =>
  journeyKinds.filter((kind) => (type === 'umroh' ? kind === 'umrah_tour' : kind.startsWith('tour_')))
