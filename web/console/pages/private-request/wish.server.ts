import type { Output } from '#core/call.ts'
import { formatClock, formatNumber, formatWeekday } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { seePrivateRequest } from '#modules/private-umrah/contract.console.ts'
import { dayText } from '../../components/banks/file-text.ts'
import { words } from './words.ts'

type Request = Output<typeof seePrivateRequest>
type Wish = NonNullable<Request['wish']>

const airportText = ({ iata, name }: Wish['departure_airport']): string => `${iata} (${name})`

function groupText({ adults, child_ages }: Wish, language: Language): string {
  const say = words(language)
  const grown = say.adults(formatNumber(adults, language))
  if (child_ages.length === 0) return grown
  return `${grown}, ${say.children(formatNumber(child_ages.length, language), child_ages.join(', '))}`
}

type Flight = Wish['journey']['flights'][number]

/** A flight with where planes are changed on it. */
export function withChange(text: string, flight: Flight | undefined, language: Language): string {
  if (!flight || flight.via === null) return text
  return words(language).via(text, flight.via_city ? `${flight.via_city} (${flight.via})` : flight.via)
}

/** What the family wishes for, with names. */
export function wishFacts({ wish, family_note }: Request, language: Language) {
  if (!wish) return undefined
  const say = words(language)
  const { journey, plan } = wish
  const day = (at: string) => `${formatWeekday(at, language)}, ${dayText(at, language)}`
  const flights = plan.flights.map(({ number, from, to, departs_on, departs_at }, place) => {
    const flight = `${number} ${from}–${to}, ${dayText(departs_on, language)} ${formatClock(departs_at, language)}`
    return withChange(flight, journey.flights[place], language)
  })
  const rooms = (of: Wish['plan']['stays'][number]) =>
    of.rooms.map(({ sleeps, count }) => say.room(formatNumber(count, language), `${sleeps}`)).join(', ')
  return [
    { name: say.group, text: groupText(wish, language) },
    { name: say.departs, text: day(journey.departs_on) },
    { name: say.returns, text: day(journey.returns_on) },
    { name: say.from, text: airportText(wish.departure_airport) },
    { name: say.to, text: airportText(wish.destination_airport) },
    { name: say.back, text: airportText(wish.return_airport) },
    { name: say.airline, text: `${journey.airline}, ${journey.airline_class}` },
    ...flights.map((text, i) => ({ name: i === 0 ? say.flightOut : say.flightHome, text })),
    ...plan.stays.map((stay) => ({
      name: stay.city,
      text: `${stay.name}, ${say.nights(formatNumber(stay.nights, language))}, ${rooms(stay)}`,
    })),
    { name: say.vehicle, text: journey.transportation },
    { name: say.extras, text: journey.addons.map(({ name }) => name).join(', ') || say.none },
    ...(family_note ? [{ name: say.familyNote, text: family_note }] : []),
  ]
}
