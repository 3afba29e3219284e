import type { Certainties, Certainty, Flight } from '#modules/catalogue/rules/facts.ts'
import { at, hash, random } from '../drawings/random.ts'
import { addDays, daysBetween } from './calendar.ts'
import { cityOf } from './cities.ts'
import { fill, type Text } from './naming.ts'
import { airlineOf, type Hotel } from './places.ts'
import { isDomestic, isPilgrimage, type Plan } from './plan.ts'
import { atHome, evidence, noVisa } from './words/evidence.ts'

/** From how many days before departure on each is usually proven. */
const provenFrom = { flight: 150, price: 330, hotel: 200, visa: 26 } as const

export type Night = { hotel: Hotel; nights: number }
type Case = { plan: Plan; day: string; today: string; flights: readonly Flight[]; stays: readonly Night[] }

/** Nothing is asked of an Indonesian passport there. */
const isOpen = (plan: Plan) =>
  plan.legs.every((leg) => ['Malaysia', 'Türkiye', 'Uzbekistan'].includes(cityOf(leg.city).country))

function factsOf({ plan, day, flights, stays }: Case) {
  const code = `DEMO-${String(hash(`${plan.key} ${day}`) % 100_000).padStart(5, '0')}`
  return { flight: at(flights, 0).number, airline: airlineOf(plan.airline).name, hotel: hotelsOf(stays), code }
}

/** All of them: a voucher for one city says nothing of the others. */
function hotelsOf(stays: readonly Night[]): Text {
  const names = [...new Set(stays.map(({ hotel }) => hotel.name))]
  const listed = (and: string) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(and)
  return { id: listed(' dan '), en: listed(' and ') }
}

export function certaintiesOf(input: Case): Certainties {
  const { plan, day, today } = input
  const rng = random(`${plan.key} ${day} certain`)
  const facts = factsOf(input)
  const lastCheck = daysBetween(today, day) < 0 ? day : today
  const checked = () => addDays(lastCheck, -rng.whole(1, 28))
  const tell = (name: keyof typeof provenFrom): Certainty => {
    const near = daysBetween(today, day) <= provenFrom[name]
    const state = near && (day < today || rng.chance(0.93)) ? 'certain' : 'pending'
    return { state, evidence: fill(rng.pick(evidence[name][state]), facts), checked_on: checked() }
  }
  const free = (words: readonly Text[]): Certainty => ({
    state: 'certain',
    evidence: at(words, 0),
    checked_on: checked(),
  })
  const all = { flight: tell('flight'), price: tell('price'), hotel: tell('hotel') }
  if (isDomestic(plan)) return { ...all, visa: free(atHome) }
  if (!isPilgrimage(plan) && isOpen(plan)) return { ...all, visa: free(noVisa) }
  return { ...all, visa: tell('visa') }
}
