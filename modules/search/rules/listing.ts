import { jakartaDate } from '#core/time.ts'
import type { ListingDeparture, ListingFacts, ListingHotel } from '#modules/catalogue/rules/listing-facts.ts'
import { ratingOf } from '#modules/catalogue/rules/rating.ts'
import { type Day, freeSeats, type Label, labelOf } from '#modules/catalogue/rules/seats.ts'
import { type LicenceFacts, licenceState, sellingLicence } from '#modules/partner/rules/licence.ts'
import { dayWords } from './calendar.ts'
import { storedWords } from './fold.ts'
import { airlineSign, categorySign, nameSign, starsSign } from './hints.ts'
import { nextChange } from './next-change.ts'

export const standings = { available: 0, sold_out: 1, departed: 2, off_sale: 3 } as const

export type PartnerFacts = {
  id: string
  slug: string
  name: string
  logo_picture_id: string | null
  licences: (LicenceFacts & { number: string })[]
}

const asNumber = (day: string): number => Number(day.replaceAll('-', ''))
const unique = <T>(all: T[]): T[] => [...new Set(all)]

/** What a package is rated at each tenant whose members reviewed it. */
export type Ratings = Readonly<Record<string, { rating: number; count: number }>>

type Availability = {
  standing: 0 | 1 | 2
  label: Label | null
  dates: ListingDeparture[]
}

/** Which dates speak for the product, and how it is labelled (decisions §4, departure seats). */
export function availabilityOf(dates: readonly ListingDeparture[], day: Day): Availability {
  const open = dates.filter((date) => date.closes_at > day.now)
  const free = open.filter((date) => freeSeats(date) > 0)
  const [next] = free
  if (next) return { standing: standings.available, label: labelOf(next, day), dates: free }
  if (open.length > 0) return { standing: standings.sold_out, label: 'sold_out', dates: open }
  const today = jakartaDate(day.now)
  const label = dates.some((date) => date.departs_on >= today) ? 'closed' : 'departed'
  return { standing: standings.departed, label, dates: [...dates] }
}

/** The hotel people ask about first: the one at Makkah, else the best. */
function mainHotel(dates: readonly ListingDeparture[]): ListingHotel | undefined {
  const rooms = dates[0]?.hotels ?? []
  const atMakkah = rooms.find((hotel) => /^m[ae]k+ah$/i.test(hotel.city))
  return atMakkah ?? [...rooms].sort((a, b) => b.stars - a.stars)[0]
}

/** A product as the lists show it; nothing for one without dates, or whose partner may not sell. */
export function listingOf(product: ListingFacts, partner: PartnerFacts, day: Day) {
  const today = jakartaDate(day.now)
  const licence = sellingLicence(product, partner.licences, today)
  if (product.departures.length === 0 || !licence || licenceState(licence, today) !== 'valid') return undefined
  const availability = availabilityOf(product.departures, day)
  const hotel = mainHotel(availability.dates)
  return {
    product_id: product.id,
    slug: product.slug,
    category: product.category,
    kind: product.kind,
    type_slug: product.type_slug,
    type_name_id: product.type_name.id,
    type_name_en: product.type_name.en,
    ...partnerPart(partner),
    licence_number: licence.number,
    licence_valid_until: licence.valid_until,
    name_id: product.name.id,
    name_en: product.name.en,
    picture_id: product.picture_ids[0] ?? '',
    picture_ids: product.picture_ids,
    duration_days: product.duration_days,
    hijri_year: product.hijri_year,
    departure_city: product.departure_city,
    hotel_stars: hotel?.stars ?? 0,
    walk_minutes: hotel?.walk_minutes ?? null,
    can_finance: product.can_finance,
    can_save: product.can_save,
    is_featured: product.is_featured,
    ...datesPart(availability, day),
    relist_at: nextChange({ departures: product.departures, licences: partner.licences }, day),
    rating_tenths: product.rating_count === 0 ? 0 : Math.round((product.rating_sum * 10) / product.rating_count),
    rating_count: product.rating_count,
    ratings: ratingsOf(product),
    popularity: product.view_count + 20 * product.rating_count,
    document: documentOf(product, partner, availability.dates),
  }
}

const ratingsOf = ({ ratings }: ListingFacts): Ratings =>
  Object.fromEntries(
    ratings.flatMap(({ tenant_id, sum, count }) => {
      const rating = ratingOf(sum, count)
      return rating === null ? [] : [[tenant_id, { rating, count }]]
    }),
  )

const partnerPart = (partner: PartnerFacts) => ({
  partner_id: partner.id,
  partner_slug: partner.slug,
  partner_name: partner.name,
  partner_logo_id: partner.logo_picture_id,
})

const priceOf = (date: ListingDeparture | undefined): number => Math.min(...(date?.prices ?? []))

function datesPart({ standing, label, dates }: Availability, now: Day) {
  const isOpen = standing === standings.available
  const days = dates.map((date) => date.departs_on)
  const flown = new Map(dates.map(({ airline }) => [airline.code, airline.name]))
  const codes = [...flown.keys()].sort()
  const [cheapest] = dates.toSorted((a, b) => priceOf(a) - priceOf(b))
  return {
    standing,
    label,
    airline_codes: codes,
    airline_names: codes.map((code) => flown.get(code) ?? code),
    price_from: priceOf(cheapest),
    cheapest_on: isOpen ? (cheapest?.departs_on ?? null) : null,
    next_departure: days[0] ?? null,
    last_departure: days[days.length - 1] ?? null,
    months: isOpen ? unique(days.map((day) => Math.floor(asNumber(day) / 100))) : [],
    days: isOpen ? unique(days.map(asNumber)) : [],
    seats_free: isOpen ? dates.reduce((sum, date) => sum + freeSeats(date), 0) : 0,
    group_seats: isOpen ? Math.max(0, ...dates.map(freeSeats)) : 0,
    date_facts: dates.flatMap((date) => {
      const airline = codes.indexOf(date.airline.code)
      // What cannot be booked has a price and an airline, and no day on which it answers.
      if (!isOpen) return [0, priceOf(date), 0, airline, 0]
      const isReady = labelOf(date, now) === 'ready_to_depart'
      return [asNumber(date.departs_on), priceOf(date), freeSeats(date), airline, isReady ? 1 : 0]
    }),
  }
}

export type Listing = NonNullable<ReturnType<typeof listingOf>>

/** Everything a person may type, and signs: of the name's own words, of the kind of journey, of the hotel. */
function documentOf(product: ListingFacts, partner: PartnerFacts, dates: readonly ListingDeparture[]): string {
  const stays = dates.flatMap((date) => date.hotels.flatMap((hotel) => [hotel.name, hotel.city]))
  const flights = dates.flatMap(({ airline }) => [airline.code, airline.name])
  const plans = [product.can_finance ? 'dana talangan' : '', product.can_save ? 'dana tabungan' : '']
  const airlines = dates.map(({ airline }) => storedWords(airline.name)[0] ?? '').filter(Boolean)
  const types = [product.type_name.id, product.type_name.en, product.category]
  const stars = mainHotel(dates)?.stars
  const name = storedWords([product.name.id, product.name.en].join(' '))
  const facts = [partner.name, ...types, product.departure_city, ...flights, ...stays, ...plans]
  const words = [
    ...name,
    ...name.map(nameSign),
    ...airlines.map(airlineSign),
    ...storedWords(`${facts.join(' ')} ${product.hijri_year ?? ''} ${product.duration_days} hari`),
    ...dates.flatMap((date) => dayWords(date.departs_on)),
    categorySign(product.category),
    ...(stars ? [starsSign(stars)] : []),
  ]
  return unique(words)
    .map((word) => `'${word.slice(0, 80)}'`)
    .join(' ')
}

/** The words of a document again. */
export const documentWords = (document: string): string[] =>
  [...document.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)
