import { at, random } from '../drawings/random.ts'
import { basePrice, roundPrice } from './base-prices.ts'
import { cityOf } from './cities.ts'
import { durationOf, legsFor } from './legs.ts'
import { organiser } from './licences.ts'
import { fill, trueShape } from './naming.ts'
import type { Licensee } from './partner-row.ts'
import { airlineOf } from './places.ts'
import type { Plan } from './plan.ts'
import { airlinesTo } from './routes.ts'
import { type TourKind, tourKinds } from './tour-kinds.ts'

const shapes = [
  { id: '{label} {days} Hari {airline}', en: '{label}, {days} days, {airline}' },
  { id: '{label} {days} Hari dari Jakarta', en: '{label}, {days} days from Jakarta' },
  { id: '{label} {days} Hari Bintang {stars}', en: '{label}, {days} days, {stars}-star hotels' },
] as const

function tourPlan(kind: TourKind, i: number, partner: Licensee): Plan {
  const key = `${kind.type_slug} ${i}`
  const rng = random(key)
  const [id, en, ...route] = at(kind.names, i)
  const stars = kind.kind === 'tour_domestic' ? 4 : rng.pick([4, 4, 5, 3])
  const legs = legsFor({ route, stars, rng })
  const airline = rng.pick(airlinesTo[cityOf(at(route, 0)[0]).airport] ?? ['GA'])
  const duration_days = durationOf(route)
  const facts = { label: { id, en }, days: duration_days, stars, airline: airlineOf(airline).name }
  const base = basePrice({ legs, airline, origin: 'CGK' })
  return {
    key,
    slug: '',
    category: 'wisata-syariah',
    kind: kind.kind,
    type_slug: kind.type_slug,
    season: 'any',
    name: fill(trueShape(rng.pick(shapes), { stars, legs }, shapes[0]), facts),
    partner: { id: partner.id, slug: partner.slug, name: partner.name },
    origin: 'CGK',
    airline,
    stars,
    legs,
    duration_days,
    hijri_year: null,
    scenes: kind.scenes,
    base_price: roundPrice(base * rng.between(0.97, 1.12)),
  }
}

export function tourPlans(partners: readonly Licensee[], today: string): Plan[] {
  const wishes = tourKinds.flatMap((kind) => Array.from({ length: kind.count }, (_, i) => ({ kind, i })))
  return wishes.map(({ kind, i }, n) => {
    const journeys = [{ category: 'wisata-syariah', kind: kind.kind } as const]
    return tourPlan(kind, i, organiser(partners, n * 41 + 7, { journeys, today }))
  })
}
