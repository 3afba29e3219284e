import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { privateHotels, privateStars } from '#modules/private-umrah/contract.ts'
import type { HolyCity } from '#modules/private-umrah/rules/facts.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { hotelId, hotelNights } from '../../components/private/form-query.ts'
import type { Supply } from './supply.server.ts'
import { labels, words } from './words.ts'

type Hotel = Output<typeof privateHotels>[number]

const shownAtOnce = 4
const mostTyped = 100

/** Both stays in the order of the journey, each with hotels to choose from. */
export const shownStays = (context: Context, supply: Supply, query: URLSearchParams) =>
  Promise.all(supply.order.map((city, place) => stayOf(context, supply, { city, place, query })))

export type ShownStay = Awaited<ReturnType<typeof shownStays>>[number]

type Wanted = { city: HolyCity; place: number; query: URLSearchParams }

async function stayOf(context: Context, { hotels, values, settings }: Supply, { city, place, query }: Wanted) {
  const { language } = pageOf(context)
  const say = words(language)
  const inCity = hotels.filter((hotel) => hotel.city === city)
  const filter = filterOf(city, query)
  const { stars, search } = filter
  const fitting = stars || search ? (await api(context, privateHotels, { city, ...wishOf(filter) })).data : inCity
  const id = values[hotelId(place)] ?? ''
  const chosen = inCity.find((hotel) => hotel.id === id)
  const listed = fitting.filter((hotel) => hotel.id !== id).slice(0, shownAtOnce - (chosen ? 1 : 0))
  const rest = fitting.filter((hotel) => hotel.id !== id).length - listed.length
  const counts = (await api(context, privateStars, { city })).data
  return {
    city,
    place,
    title: say.hotelIn(city),
    nights: {
      name: hotelNights(place),
      label: say.nightsIn(city),
      value: Number(values[hotelNights(place)]) || 0,
      least: settings.least_nights,
      most: settings.most_nights,
      limit: say.most(settings.most_nights),
    },
    hotel: { name: hotelId(place), value: id },
    filter: {
      stars: { name: starsName(city), label: say.starsIn(city), value: stars },
      search: { name: searchName(city), label: say.searchIn(city), value: search },
      options: [
        { value: '', label: labels(language).anyStars },
        ...counts.map((count) => ({ value: String(count.stars), label: say.starOption(count.stars, count.hotels) })),
      ],
    },
    // The chosen one first, also where it does not fit what is looked for.
    cards: [...(chosen ? [chosen] : []), ...listed].map((hotel) => cardOf(hotel, language)),
    isNone: fitting.length === 0,
    more: rest > 0 ? say.moreHotels(rest) : undefined,
  }
}

const starsName = (city: HolyCity): string => `stars_${city.toLowerCase()}`
const searchName = (city: HolyCity): string => `search_${city.toLowerCase()}`

const filterOf = (city: HolyCity, query: URLSearchParams) => ({
  stars: /^[1-5]$/.exec(query.get(starsName(city)) ?? '')?.[0] ?? '',
  search: (query.get(searchName(city)) ?? '').trim().slice(0, mostTyped),
})

const wishOf = ({ stars, search }: { stars: string; search: string }) => ({
  ...(stars && { stars: Number(stars) }),
  ...(search && { search }),
})

function cardOf(hotel: Hotel, language: Language) {
  const say = words(language)
  const metres = formatNumber(hotel.distance_metres, language)
  return {
    id: hotel.id,
    name: hotel.name,
    stars: hotel.stars,
    starText: say.starCount(hotel.stars),
    distance: hotel.city === 'Makkah' ? say.toHaram(metres) : say.toNabawi(metres),
    walk: hotel.walk_minutes === null ? undefined : say.walk(hotel.walk_minutes),
    picture: hotel.picture_id === null ? undefined : { id: hotel.picture_id, colour: hotel.picture_colour },
  }
}

export type HotelCard = ReturnType<typeof cardOf>
