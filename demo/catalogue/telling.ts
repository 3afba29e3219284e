import { at, type Random, random } from '../drawings/random.ts'
import { cityOf } from './cities.ts'
import { fill, hasStars, joined, type Text } from './naming.ts'
import { airlineOf, airportOf } from './places.ts'
import { isPilgrimage, type Plan } from './plan.ts'
import { routeOf } from './routes.ts'
import * as words from './words/telling.ts'

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1)}`

function staysOf(plan: Plan): Text {
  const part = (language: 'id' | 'en', night: string) =>
    plan.legs.map(
      ({ city, nights }) =>
        `${nights} ${night}${language === 'en' && nights > 1 ? 's' : ''} ${language === 'en' ? 'in' : 'di'} ${cityOf(city).name[language]}`,
    )
  return { id: listed(part('id', 'malam'), ' dan '), en: listed(part('en', 'night'), ' and ') }
}

function flownOf(plan: Plan): Text {
  const route = routeOf(plan.airline, plan.origin, cityOf(at(plan.legs, 0).city).airport)
  const stop = route.length > 2 ? airportOf(at(route, 1)).city : undefined
  return stop
    ? { id: `(transit satu kali di ${stop})`, en: `(one stop in ${stop})` }
    : { id: '(penerbangan langsung)', en: '(direct flight)' }
}

function hotelFacts(plan: Plan, city: 'makkah' | 'madinah') {
  const hotel = plan.legs.find((leg) => leg.city === city)?.hotel
  return { [city]: hotel?.name ?? '', [`${city}_stars`]: hotel?.stars ?? 0, [`${city}_walk`]: hotel?.walk_minutes ?? 0 }
}

function factsOf(plan: Plan) {
  const places = plan.legs.map((leg) => cityOf(leg.city).name)
  return {
    days: plan.duration_days,
    partner: plan.partner.name,
    stays: staysOf(plan),
    airline: airlineOf(plan.airline).name,
    city: airportOf(plan.origin).city,
    airport: airportOf(plan.origin).name,
    stars: plan.stars,
    flown: flownOf(plan),
    places: {
      id: listed(
        places.map((place) => place.id),
        ' dan ',
      ),
      en: listed(
        places.map((place) => place.en),
        ' and ',
      ),
    },
    ...hotelFacts(plan, 'makkah'),
    ...hotelFacts(plan, 'madinah'),
  }
}

/** The makkah hotel is on foot from here on; beyond it people are driven. */
const longWalk = 18

function pilgrimParts(plan: Plan, rng: Random): Text[] {
  const walk = plan.legs.find((leg) => leg.city === 'makkah')?.hotel.walk_minutes ?? 0
  const first = rng.pick(words.guidance)
  return [
    rng.pick(words.pilgrimOpenings),
    ...words.seasonNotes[plan.season],
    rng.pick(words.walks),
    ...(walk >= longWalk ? words.shuttle : []),
    first,
    rng.pick(words.guidance.filter((other) => other !== first)),
    rng.pick(plan.category === 'haji' ? words.forHajj : words.forWhom),
  ]
}

function tourParts(rng: Random): Text[] {
  const first = rng.pick(words.tourCare)
  const other = rng.pick(words.tourCare.filter((care) => care !== first))
  return [rng.pick(words.tourOpenings), first, other, rng.pick(words.forWhom)]
}

export function summaryOf(plan: Plan): Text {
  const rng = random(`${plan.key} summary`)
  const all = isPilgrimage(plan) ? words.pilgrimSummaries : words.tourSummaries
  const pool = hasStars(plan) ? all : all.filter(({ id }) => !id.includes('{stars}'))
  return capital(fill(rng.pick(pool), factsOf(plan)))
}

export function descriptionOf(plan: Plan): Text {
  const rng = random(`${plan.key} description`)
  const parts = isPilgrimage(plan) ? pilgrimParts(plan, rng) : tourParts(rng)
  return fill(joined(parts, ' '), factsOf(plan))
}

const capital = ({ id, en }: Text): Text => ({ id: raised(id), en: raised(en) })
const raised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
