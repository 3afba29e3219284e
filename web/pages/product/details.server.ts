import { formatDay, localTime } from '#core/format.ts'
import { addMs, dayMs } from '#core/time.ts'
import { minutesOf } from '#modules/catalogue/rules/legs.ts'
import { walkOf } from './head.server.ts'
import { type Departure, excludedSum, money, type Reading } from './reading.server.ts'

type Flight = Departure['flights'][number]

/** What the six tabs hold. */
export function detailsOf(reading: Reading) {
  const { product, language, label, say } = reading
  return {
    summary: product.summary,
    description: product.description.split(/\n+/),
    includes: product.includes,
    excludes: product.excludes.map(({ text, amount }) => ({
      text,
      amount: amount === null ? label.unknown : money(amount, language),
      isKnown: amount !== null,
    })),
    excludedSum: money(excludedSum(product), language),
    hotels: hotelsOf(reading),
    flights: flightsOf(reading),
    agenda: agendaOf(reading),
    facilities: product.facilities,
    addons: product.addons.map(({ id, name, price, per }) => ({
      id,
      name,
      price: per === 'booking' ? say.once(money(price, language)) : say.each(money(price, language)),
    })),
    documents: product.documents,
    terms: product.refund_terms,
    questions: product.questions,
  }
}

export type Details = ReturnType<typeof detailsOf>

const hotelsOf = ({ chosen, say }: Reading) =>
  (chosen?.hotels ?? []).map((hotel) => ({
    name: hotel.name,
    picture_id: hotel.picture_id,
    picture_colour: hotel.picture_colour,
    lines: [`${hotel.city} · ${say.stars(hotel.stars)}`, say.nightsIn(hotel.nights, hotel.city)],
    walk: walkOf(hotel, say),
  }))

function flightsOf({ product, chosen, language, say }: Reading) {
  const place = (iata: string, city: string | null) => (city ? `${city} (${iata})` : iata)
  return (chosen?.flights ?? []).map((leg) => {
    const minutes = minutesOf(leg)
    const stop = (iata: string, city: string | null, at: string) => ({
      place: place(iata, city),
      time: timeOf(at, { zone: isHome(product, iata) ? zoneOf(at) : undefined, language, say }),
    })
    return {
      number: leg.number,
      from: { verb: say.leaves, ...stop(leg.from, leg.from_city, leg.departs_at) },
      to: { verb: say.arrives, ...stop(leg.to, leg.to_city, leg.arrives_at) },
      duration: minutes === undefined ? undefined : say.hours(Math.floor(minutes / 60), minutes % 60),
    }
  })
}

/** Airports we can be sure are in Indonesia, whose zones have names people use. */
const isHome = ({ kind, departure_airport }: Reading['product'], iata: Flight['from']): boolean =>
  kind === 'tour_domestic' || departure_airport.iata === iata

const zones: Readonly<Record<string, string>> = { '+07:00': 'WIB', '+08:00': 'WITA', '+09:00': 'WIT' }
const zoneOf = (at: string): string | undefined => zones[at.slice(-6)]

type TimeContext = Pick<Reading, 'language' | 'say'> & { zone: string | undefined }

/** The day and the clock of the place itself, with the name of its zone or as local time. */
function timeOf(at: string, { zone, language, say }: TimeContext): string {
  const local = localTime(at, language)
  if (!local) return `${at} ${say.localTime}`
  return `${formatDay(local.day, language)}, ${local.clock} ${zone ?? say.localTime}`
}

/** Each day of the programme with the date it falls on. */
const agendaOf = ({ product, chosen, language, say }: Reading) =>
  product.agenda.map(({ day, title, text }) => ({
    day: say.dayNumber(day),
    date: chosen && formatDay(dayAfter(chosen.departs_on, day - 1), language),
    title,
    text,
  }))

const dayAfter = (day: string, days: number): string =>
  addMs(new Date(`${day}T00:00:00Z`), days * dayMs)
    .toISOString()
    .slice(0, 10)
