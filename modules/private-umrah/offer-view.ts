import type { Output } from '#core/call.ts'
import type { Db } from '#core/context.ts'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import { airlines, airports, hotelCards } from '#modules/catalogue/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { licenceFor, partnerLicences } from '#modules/partner/module.ts'
import { canPayDown } from '#modules/payment/rules/payment-schedule.ts'
import type * as contract from './contract.ts'
import { type Difference, differencesOf, direct, type OfferedJourney } from './rules/differences.ts'
import { firstPart } from './rules/offer-price.ts'
import type { Group } from './rules/travellers.ts'
import { type OfferRow, withdrawalReasons } from './store.offers.ts'
import type { RequestRow } from './store.requests.ts'
import { listAllExtras, listAllHotels, listAllVehicles } from './store.supply.ts'
import { cabinWords, flightWords, nightWords } from './words.ts'

type View = Output<typeof contract.privateOffers>[number]
type Reader = { db: Db; language: Language; now: Date }

/** What ids and codes of journeys are called, those offered no more too. */
export async function namesOf({ db, language }: Pick<Reader, 'db' | 'language'>) {
  const hotels = await listAllHotels(db)
  const ids = hotels.map(({ hotel_id }) => hotel_id)
  const cards = new Map((await hotelCards(db, ids)).map((card) => [card.id, card]))
  return {
    airlines: new Map((await airlines(db)).map(({ code, name }) => [code, name])),
    cities: new Map((await airports(db)).map(({ iata, city }) => [iata, city])),
    hotels: new Map(hotels.map(({ id, hotel_id }) => [id, cards.get(hotel_id)])),
    vehicles: new Map((await listAllVehicles(db)).map(({ id, name }) => [id, name[language]])),
    extras: new Map((await listAllExtras(db)).map(({ id, name }) => [id, name[language]])),
  }
}

export type Names = Awaited<ReturnType<typeof namesOf>>

export function journeyView(journey: OfferedJourney, names: Names, language: Language): View['journey'] {
  return {
    departs_on: journey.departs_on,
    returns_on: journey.returns_on,
    airline_id: journey.airline_code,
    airline: names.airlines.get(journey.airline_code) ?? journey.airline_code,
    airline_class_id: journey.cabin,
    airline_class: cabinWords(language)[journey.cabin],
    flights: journey.flights.map(({ via = null, ...flight }) => ({
      ...flight,
      via,
      via_city: via === null ? null : (names.cities.get(via) ?? null),
    })),
    stays: journey.stays.map(({ hotel_id, nights }) => {
      const hotel = names.hotels.get(hotel_id)
      const { name = '', city = '', stars = 0 } = hotel ?? {}
      return { partner_custom_hotel_id: hotel_id, name, city, stars, nights }
    }),
    transportation_id: journey.vehicle_id,
    transportation: names.vehicles.get(journey.vehicle_id) ?? '',
    addons: journey.extra_ids.map((id) => ({ id, name: names.extras.get(id) ?? '' })),
  }
}

export function differenceView(
  { kind, wished, offered }: Difference,
  names: Names,
  language: Language,
): View['differences'][number] {
  const say = (value: string | null): string | null => (value === null ? null : wordOf(kind, value, names, language))
  return { kind, wished: say(wished), offered: say(offered) }
}

function wordOf(kind: Difference['kind'], value: string, names: Names, language: Language): string {
  if (kind === 'date') return formatDay(value, language)
  if (kind === 'airline') return names.airlines.get(value) ?? value
  if (kind === 'flight_there' || kind === 'flight_home') {
    if (value === direct) return flightWords(language).direct
    const city = names.cities.get(value)
    return flightWords(language).via(city ? `${city} (${value})` : value)
  }
  if (kind === 'cabin') return value === 'business' ? cabinWords(language).business : cabinWords(language).economy
  if (kind === 'hotel') return names.hotels.get(value)?.name ?? ''
  if (kind === 'nights') return nightWords(language).nights(Number(value))
  return (kind === 'vehicle' ? names.vehicles : names.extras).get(value) ?? ''
}

/** Offers on a request as its owner compares them. */
export async function offerViews(
  { db, language, now }: Reader,
  { request, group, rules }: { request: RequestRow; group: Group; rules: Pick<DatedRules, 'settlement_days'> },
  offers: readonly OfferRow[],
): Promise<View[]> {
  const names = await namesOf({ db, language })
  const partners = await partnerLicences(db, [...new Set(offers.map(({ partner_id }) => partner_id))])
  const withdrawn = await withdrawalReasons(db, request.id)
  return offers.map((offer) => {
    const partner = partners.get(offer.partner_id)
    if (!partner) throw new Error(`private offer ${offer.id} is of no partner`)
    const first = firstPart(group, offer.down_payment, offer.total)
    // Nearer to the departure than the rest would be due, all is paid at once.
    const isSplit = offer.state !== 'open' || canPayDown(jakartaDate(now), offer.journey.departs_on, rules)
    return {
      ...{ id: offer.id, status: offer.state, version: offer.version, note: offer.note, total: offer.total },
      partner: {
        ...{ id: partner.id, slug: partner.slug, name: partner.name, city: partner.city_name },
        licence: licenceFor(partner.licences, { category: 'umroh' }, jakartaDate(now)),
      },
      ...{ price_adult: offer.price_adult, price_child: offer.price_child, price_infant: offer.price_infant },
      down_payment: isSplit && first < offer.total ? first : null,
      journey: journeyView(offer.journey, names, language),
      differences: differencesOf(request.wish, offer.journey).map((one) => differenceView(one, names, language)),
      written_in: offer.journey.written_in ?? 'id',
      refund_terms: offer.refund_terms,
      end_reason: offer.decline_reason ?? withdrawn.get(offer.id) ?? null,
      valid_until: offer.valid_until.toISOString(),
      created_at: offer.created_at.toISOString(),
    }
  })
}
