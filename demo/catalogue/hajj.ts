import { random } from '../drawings/random.ts'
import type { Scene } from '../drawings/scenes.ts'
import { basePrice, roundPrice } from './base-prices.ts'
import { homeAirport } from './homes.ts'
import { durationOf, legsFor } from './legs.ts'
import { organiser } from './licences.ts'
import { fill, type Text } from './naming.ts'
import type { Licensee } from './partner-row.ts'
import { airlineOf, airportOf } from './places.ts'
import type { Plan, Season } from './plan.ts'
import { haramainAirlines } from './routes.ts'

const years = 6
type HajjKind = {
  type_slug: string
  season: Season
  perYear: number
  years: number
  stars: number
  madinah: number
  makkah: number
  label: Text
  /** Millions of rupiah, low and high; none means: as an umrah of that length. */
  price: readonly [number, number] | undefined
  scenes: readonly Scene[]
}

const hajjKinds: readonly HajjKind[] = [
  {
    type_slug: 'haji-khusus-arbain',
    season: 'hajj',
    perYear: 3,
    years,
    stars: 4,
    madinah: 9,
    makkah: 16,
    label: { id: 'Haji Khusus Arbain', en: 'Special hajj with arbain' },
    price: [212, 252],
    scenes: ['hills-of-mercy', 'madinah-dome', 'kaaba', 'mosque-interior'],
  },
  {
    type_slug: 'haji-khusus-non-arbain',
    season: 'hajj',
    perYear: 4,
    years,
    stars: 4,
    madinah: 4,
    makkah: 16,
    label: { id: 'Haji Khusus', en: 'Special hajj' },
    price: [190, 228],
    scenes: ['kaaba', 'hills-of-mercy', 'minarets', 'dunes'],
  },
  {
    type_slug: 'haji-khusus-bintang-5',
    season: 'hajj',
    perYear: 2,
    years,
    stars: 5,
    madinah: 4,
    makkah: 16,
    label: { id: 'Haji Khusus Bintang Lima', en: 'Five-star special hajj' },
    price: [288, 372],
    scenes: ['hotel', 'kaaba', 'hills-of-mercy', 'madinah-umbrellas'],
  },
  {
    type_slug: 'haji-persiapan-reguler',
    season: 'preparation',
    perYear: 4,
    years: 3,
    stars: 4,
    madinah: 3,
    makkah: 5,
    label: { id: 'Umrah Persiapan Haji', en: 'Umrah with hajj preparation classes' },
    price: undefined,
    scenes: ['books', 'kaaba', 'hills-of-mercy', 'mosque-interior'],
  },
]

const shape = { id: '{label} {year} H – {days} Hari {airline}', en: '{label} {year} AH, {days} days, {airline}' }
const startingAt = { id: '{label} {year} H dari {city}', en: '{label} {year} AH from {city}' }

function priceOf(kind: HajjKind, base: number, ahead: number, key: string): number {
  const rng = random(`${key} price`)
  if (!kind.price) return roundPrice(base + rng.whole(4, 14) * 100_000)
  // Prices are announced with 1% a year for what nobody knows yet.
  const million = Math.min(396, rng.between(...kind.price) * (1 + 0.01 * ahead))
  return Math.round(million * 2) * 500_000
}

const kindOf = ({ season }: HajjKind) => (season === 'preparation' ? 'hajj_preparation' : 'hajj')

function hajjPlan(
  kind: HajjKind,
  { year, i, ahead }: { year: number; i: number; ahead: number },
  partner: Licensee,
): Plan {
  const key = `${kind.type_slug} ${year} ${i}`
  const rng = random(key)
  const route = [
    ['madinah', kind.madinah],
    ['makkah', kind.makkah],
  ] as const
  const home = homeAirport(partner.city_name)
  const origin = ['CGK', 'SUB', 'UPG', 'KNO'].includes(home) ? home : 'CGK'
  const airline = rng.pick((haramainAirlines[origin] ?? []).filter((code) => ['SV', 'GA'].includes(code)))
  const legs = legsFor({ route, stars: kind.stars, rng })
  const duration_days = durationOf(route)
  const facts = { label: kind.label, year, days: duration_days, airline: airlineOf(airline).name }
  return {
    key,
    slug: '',
    category: 'haji',
    kind: kindOf(kind),
    type_slug: kind.type_slug,
    season: kind.season,
    name: fill(rng.chance(0.7) ? shape : startingAt, { ...facts, city: airportOf(origin).city }),
    partner: { id: partner.id, slug: partner.slug, name: partner.name },
    origin,
    airline,
    stars: kind.stars,
    legs,
    duration_days,
    hijri_year: year,
    scenes: kind.scenes,
    base_price: priceOf(kind, basePrice({ legs, airline, origin }), ahead, key),
  }
}

/** From the next hajj on, six years ahead: only who holds a hajj licence offers it; who takes people on umrah before, both. */
export function hajjPlans(partners: readonly Licensee[], firstYear: number, today: string): Plan[] {
  const licensed = partners.filter(({ licences }) => licences.some(({ kind }) => kind === 'PIHK'))
  return hajjKinds.flatMap((kind, k) => {
    const journey = { category: 'haji', kind: kindOf(kind) } as const
    return Array.from({ length: kind.years * kind.perYear }, (_, n) => {
      const ahead = Math.floor(n / kind.perYear)
      const year = firstYear + ahead
      const i = n % kind.perYear
      return hajjPlan(
        kind,
        { year, i, ahead },
        organiser(licensed, year * 7 + k * 11 + i * 5, { journeys: [journey], today }),
      )
    })
  })
}
