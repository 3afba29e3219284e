import { at, type Random, random } from '../drawings/random.ts'
import { basePrice, roundPrice } from './base-prices.ts'
import { cityOf } from './cities.ts'
import { homeAirport } from './homes.ts'
import { durationOf, legsFor } from './legs.ts'
import { organiser } from './licences.ts'
import { fill, type Text, trueShape } from './naming.ts'
import type { Licensee } from './partner-row.ts'
import { airlineOf, airportOf } from './places.ts'
import type { Plan } from './plan.ts'
import { airlinesTo, haramainAirlines } from './routes.ts'
import { type UmrahKind, umrahKinds } from './umrah-kinds.ts'

const alike = (name: string) => ({ id: name, en: name })
/** Names the partners give, none of a place of hajj. */
const programs: readonly Text[] = [
  alike('Sakinah'),
  { id: 'Barokah', en: 'Barakah' },
  alike('Safa'),
  alike('Marwah'),
  alike('Salam'),
  { id: 'Raudhah', en: 'Rawdah' },
  alike('Zamzam'),
  alike('Quba'),
  alike('Hira'),
  alike('Multazam'),
  alike('Firdaus'),
  { id: 'Thayyibah', en: 'Tayyibah' },
  alike('Rahmah'),
  { id: 'Hijir', en: 'Hijr' },
]

/** Early in the list is likelier: the usual airlines carry most. */
const likely = (rng: Random, list: readonly string[]): string => at(list, Math.floor(rng.next() ** 1.7 * list.length))

function airlineFor(kind: UmrahKind, origin: string, rng: Random): string {
  const all = haramainAirlines[origin] ?? []
  if (kind.fares === 'cheap') return cheapest(all, rng)
  if (kind.fares === 'full') return rng.pick(all.slice(0, 2))
  return likely(rng, all)
}

const cheapest = (all: readonly string[], rng: Random): string =>
  rng.pick([...all].sort((a, b) => airlineOf(a).dearer - airlineOf(b).dearer).slice(0, 3))

/** Journeys that begin in another city fly from Jakarta, where those airlines call. */
function start(kind: UmrahKind, firstCity: string, partner: Licensee, rng: Random) {
  const airport = cityOf(firstCity).airport
  const abroad = airlinesTo[airport]
  if (abroad) return { origin: 'CGK', airline: likely(rng, abroad) }
  const home = homeAirport(partner.city_name)
  const origin = rng.chance(0.65) ? home : 'CGK'
  return { origin, airline: airlineFor(kind, origin, rng) }
}

const shapes = [
  { id: '{label} {days} Hari {airline} dari {city}', en: '{label}, {days} days, {airline} from {city}' },
  { id: '{label} {days} Hari dari {city}', en: '{label}, {days} days from {city}' },
  {
    id: '{label} {days} Hari Hotel Bintang {stars} dari {city}',
    en: '{label}, {days} days, {stars}-star hotels, from {city}',
  },
  { id: '{label} {days} Hari {airline}', en: '{label}, {days} days, {airline}' },
] as const

function umrahPlan(kind: UmrahKind, i: number, partner: Licensee): Plan {
  const key = `${kind.type_slug} ${i}`
  const rng = random(key)
  const route = rng.pick(kind.routes)
  const stars = rng.pick(kind.stars)
  const legs = legsFor({ route, stars, rng })
  const { origin, airline } = start(kind, at(route, 0)[0], partner, rng)
  const [id, en] = rng.pick(kind.names)
  const duration_days = durationOf(route)
  const label = fill({ id, en }, { program: rng.pick(programs) })
  const flown = { airline: airlineOf(airline).name, city: airportOf(origin).city }
  return {
    key,
    slug: '',
    category: 'umroh',
    kind: 'regular',
    type_slug: kind.type_slug,
    season: kind.season,
    name: fill(trueShape(rng.pick(kind.fares === 'full' ? shapes.slice(0, 2) : shapes), { stars, legs }, shapes[0]), {
      label,
      days: duration_days,
      stars,
      ...flown,
    }),
    partner: { id: partner.id, slug: partner.slug, name: partner.name },
    origin,
    airline,
    stars,
    legs,
    duration_days,
    hijri_year: null,
    scenes: kind.scenes,
    base_price: Math.max(25_900_000, roundPrice(basePrice({ legs, airline, origin }) + rng.whole(-4, 10) * 100_000)),
  }
}

/** Dealt out evenly: 37 and the number of partners have no common divisor. */
export function umrahPlans(partners: readonly Licensee[], today: string): Plan[] {
  const to = { journeys: [{ category: 'umroh' } as const], today }
  const wishes = umrahKinds.flatMap((kind) => Array.from({ length: kind.count }, (_, i) => ({ kind, i })))
  return wishes.map(({ kind, i }, n) => umrahPlan(kind, i, organiser(partners, n * 37, to)))
}
