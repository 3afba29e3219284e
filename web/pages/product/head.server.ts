import { formatDay, formatShortDay } from '#core/format.ts'
import { outward } from '#modules/catalogue/rules/legs.ts'
import { words as cardWords } from '../../components/product-card/words.ts'
import { placeWords } from '../../components/shell/words.ts'
import { shownPictures } from '../../components/shown-pictures.ts'
import { licenceWords } from './licence-words.ts'
import type { Product, Reading } from './reading.server.ts'

const places = {
  umroh: { word: 'umrah', path: '/umroh' },
  haji: { word: 'hajj', path: '/haji' },
  'wisata-syariah': { word: 'tourism', path: '/wisata-syariah' },
} as const

/** Everything above the fold: names, who sells it, where it belongs, and the few facts people look for first. */
export function headOf(reading: Reading) {
  const { product, chosen, language, say } = reading
  const place = places[product.category]
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    category: { label: placeWords(language)[place.word], href: place.path },
    type: { label: product.type.name, href: typeHref(product, place.path) },
    // Off sale, seats are no news.
    availability: product.is_on_sale ? { label: product.label, seats_free: chosen?.seats_free ?? 0 } : undefined,
    rating: product.rating === null ? undefined : { rating: product.rating, rating_count: product.rating_count },
    partner: partnerOf(reading),
    pictures: shownPictures(product).map((picture, at) => ({
      ...picture,
      alt: say.picture(product.name, at + 1, product.picture_ids.length),
    })),
    consultant: product.affiliate ? say.consultant(product.affiliate.consultant_name) : undefined,
    facts: factsOf(reading),
  }
}

export type Head = ReturnType<typeof headOf>

function typeHref({ kind, type }: Product, path: string): string {
  const query = new URLSearchParams({ ...(kind === 'umrah_tour' && { type: 'umroh' }), subcategory: type.slug })
  return `${path}?${query}`
}

function partnerOf({ product: { partner }, language, say, label }: Reading) {
  const plain = { name: partner.name, legal_name: partner.legal_name, href: `/travel/${partner.slug}` }
  if (!partner.licence) return { ...plain, is_licensed: false, badge: label.unlicensed, licences: [] }
  const { kind, number, state } = partner.licence
  const named = partner.licences.map((one) => say.licenceNumber(one.kind, one.number))
  return {
    ...plain,
    is_licensed: state === 'valid',
    badge: state === 'valid' ? named.join(' · ') : `${label.unlicensed}: ${kind} ${number}`,
    licences: partner.licences.map((one) => [
      say.licenceNumber(one.kind, one.number),
      ...(one.valid_until ? [say.validUntil(formatDay(one.valid_until, language))] : []),
      say.checkedBy(one.checked_by, formatShortDay(one.checked_on, language)),
    ]),
  }
}

/** Why nothing can be booked, where that is so. */
export function offSaleReason({ product: { is_on_sale, partner }, language }: Reading): string | undefined {
  if (is_on_sale) return undefined
  const say = licenceWords(language)
  if (!partner.licence) return say.unlicensed(partner.legal_name)
  const { state, kind, number, valid_from, valid_until } = partner.licence
  const licence = `${kind} ${number}`
  if (state === 'upcoming' && valid_from)
    return say.upcoming(partner.legal_name, licence, formatDay(valid_from, language))
  if (state === 'suspended') return say.suspended(partner.legal_name, licence)
  return say.expired(partner.legal_name, licence, formatDay(valid_until ?? partner.licence.checked_on, language))
}

function factsOf({ product, chosen, language, say }: Reading) {
  const { city, iata } = product.departure_airport
  const stay = chosen?.hotels ?? []
  const near = stay.filter((hotel) => hotel.walk_minutes !== null)
  const stops = outward(chosen?.flights ?? []).length - 1
  return [
    { icon: 'days' as const, text: cardWords(language).days(product.duration_days) },
    ...seasonOf(product, { language, say }).map((text) => ({ icon: 'season' as const, text })),
    { icon: 'from' as const, text: say.fromCity(city, iata) },
    ...(chosen
      ? [
          {
            icon: 'flight' as const,
            text: stops > 0 ? say.stops(chosen.airline.name, stops) : say.direct(chosen.airline.name),
          },
        ]
      : []),
    ...(stay.length > 0
      ? [{ icon: 'stay' as const, text: stay.map((hotel) => say.nightsIn(hotel.nights, hotel.city)).join(', ') }]
      : []),
    ...near.map((hotel) => ({ icon: 'walk' as const, text: walkOf(hotel, say) })),
  ]
}

/** Of a hajj its season, and who may go; who is only prepared for it does not go on hajj. */
function seasonOf({ kind, hijri_year }: Product, { language, say }: Pick<Reading, 'language' | 'say'>): string[] {
  if (kind === 'hajj_preparation') return [cardWords(language).notHajj]
  return hijri_year ? [say.hijriYear(hijri_year), say.whoseTurn(hijri_year)] : []
}

type Hotel = NonNullable<Reading['chosen']>['hotels'][number]

/** The walk to the mosque of the city, or nothing where there is none to walk to. */
export function walkOf({ city, walk_minutes }: Hotel, say: Reading['say']): string {
  if (walk_minutes === null) return ''
  return say.walkTo(walk_minutes, /mad[iī]nah|medina/i.test(city) ? say.nabawi : say.haram)
}
