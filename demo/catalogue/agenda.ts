import type { Agenda } from '#modules/catalogue/rules/facts.ts'
import { at } from '../drawings/random.ts'
import { type City, cityOf, type Day, daysFrom } from './cities.ts'
import { fill, type Text, table } from './naming.ts'
import { airlineOf, airportOf } from './places.ts'
import { nightsInAir, type Plan } from './plan.ts'
import { arrivals, homecomings } from './words/arrivals.ts'
import { hajjDays } from './words/days-haramain.ts'

const hajjPool = daysFrom(table(4, hajjDays))

function arrival(plan: Plan, i: number): Day {
  const city = cityOf(at(plan.legs, i).city)
  const before = i > 0 ? cityOf(at(plan.legs, i - 1).city) : undefined
  const hotel = at(plan.legs, i).hotel.name
  const common = { city: city.name, hotel, airline: airlineOf(plan.airline).name, origin: airportOf(plan.origin).city }
  if (!before) return filledDay(arrivals[`${holyOrOther(city)}_first` as const], common)
  const facts = { ...common, before: before.name, by: city.by }
  const byAir = before.country !== city.country && city.country === 'Saudi Arabia'
  return filledDay(arrivals[byAir ? 'by_air' : (`${holyOrOther(city)}_by_land` as const)], facts)
}

const holyOrOther = ({ key }: City): 'makkah' | 'madinah' | 'other' =>
  key === 'makkah' || key === 'madinah' ? key : 'other'

type Facts = Readonly<Record<string, Text | string>>
const filledDay = (day: Day, facts: Facts): Day => ({ title: fill(day.title, facts), text: fill(day.text, facts) })

/** A stay: the day of arriving, then the city’s own days. */
function stay(plan: Plan, i: number): Day[] {
  const { city, nights } = at(plan.legs, i)
  const pool = plan.season === 'hajj' && city === 'makkah' ? hajjPool : cityOf(city).days
  return [arrival(plan, i), ...Array.from({ length: nights - 1 }, (_, n) => at(pool, n))]
}

function homecoming(plan: Plan): Day[] {
  const last = cityOf(at(plan.legs, -1).city)
  const facts = { city: last.name, airline: airlineOf(plan.airline).name, origin: airportOf(plan.origin).city }
  if (nightsInAir(last.country) === 0) return [filledDay(homecomings.same_day, facts)]
  const farewell = holyOrOther(last)
  return [filledDay(homecomings[farewell], facts), filledDay(homecomings.landing, facts)]
}

export function agendaOf(plan: Plan): Agenda[] {
  const days = [...plan.legs.flatMap((_, i) => stay(plan, i)), ...homecoming(plan)]
  return days.map((day, i) => ({ day: i + 1, ...day }))
}
