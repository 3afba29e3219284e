import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import type { choice, facets } from '../shapes.ts'
import { monthLabel } from './calendar.ts'
import type { Counts } from './choose.ts'
import type { Columns } from './columns.ts'
import { priceSteps } from './dates.ts'
import { hasPlan, isDomestic, planNames } from './gates.ts'
import { categories } from './kinds.ts'
import { words } from './words.ts'

/** How many listings each choice would leave, by code, and what the codes stand for. */
export type Choices = { counts: Counts; known: Columns['known'] }
type Choice = z.output<typeof choice>
type Named = { value: string; label: string }

const mostChoices = 300

/** Counts of codes as counts of choices: one code may stand for several (months), and several for one. */
function choices(counts: Int32Array, name: (code: number) => readonly Named[]): Choice[] {
  const choicesByValue = new Map<string, Choice>()
  counts.forEach((count, code) => {
    if (count === 0) return
    for (const { value, label } of name(code)) {
      const known = choicesByValue.get(value)
      if (known) known.count += count
      else choicesByValue.set(value, { value, label, count })
    }
  })
  return [...choicesByValue.values()]
}

const byValue = (a: Choice, b: Choice): number => (a.value < b.value ? -1 : 1)
const byNumber = (a: Choice, b: Choice): number => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10)
const byCount = (a: Choice, b: Choice): number => b.count - a.count || (a.label < b.label ? -1 : 1)

/** The counts with words around them. */
export function presentFacets({ counts, known }: Choices, language: Language): z.output<typeof facets> {
  const names = namesOf(known, language)
  return {
    category: choices(counts.category, names.category).sort(byValue),
    month: choices(counts.month, names.month).sort(byValue),
    duration: choices(counts.duration, names.duration).sort(byNumber),
    type: choices(counts.type, names.type),
    price: choices(counts.price, (step) => [priceRange(step, language)]).sort(byNumber),
    travel: choices(counts.travel, names.travel).sort(byCount).slice(0, mostChoices),
    city: choices(counts.city, names.city).sort(byCount),
    airline: choices(counts.airline, names.airline).sort(byCount),
    hijri_year: choices(counts.hijri_year, names.hijri_year).sort(byNumber),
    destination: choices(counts.destination, names.destination).sort(byValue),
  }
}

type Naming = (code: number) => Named[]

/** What the codes of each facet stand for. */
function namesOf(known: Columns['known'], language: Language) {
  const say = words(language)
  const journeys = { umroh: say.category_umroh, haji: say.category_haji, 'wisata-syariah': say.category_tour }
  const category: Naming = (code) =>
    categories.filter((one) => one === known.category.values[code]).map((value) => ({ value, label: journeys[value] }))
  const month: Naming = (code) =>
    known.month.values
      .slice(code, code + 1)
      .map((one) => ({ value: monthValue(one), label: monthLabel(one, language) }))
  const duration: Naming = (code) =>
    known.duration.values.slice(code, code + 1).map((days) => ({ value: String(days), label: say.days(days) }))
  const type: Naming = (bits) =>
    planNames.filter((plan) => hasPlan(plan, bits)).map((plan) => ({ value: plan, label: say[plan] }))
  const travel: Naming = (code) =>
    known.partner.values.slice(code, code + 1).map((one) => ({ value: one.slug, label: one.name }))
  const city: Naming = (code) => known.city.values.slice(code, code + 1).map((name) => ({ value: name, label: name }))
  const airline: Naming = (code) =>
    known.airline.values.slice(code, code + 1).map((one) => ({ value: one.code, label: one.name }))
  const hijri_year: Naming = (code) => {
    const year = known.hijri.values[code]
    return year ? [{ value: String(year), label: say.hijri_year(year) }] : []
  }
  const destination: Naming = (code) => {
    const value = isDomestic(known.kind.values[code] ?? '') ? 'domestic' : 'international'
    return [{ value, label: say[value] }]
  }
  return { category, month, duration, type, travel, city, airline, hijri_year, destination }
}

const monthValue = (month: number): string => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`

/** `25000000-29999999`: bounds as `min_price` and `max_price` take them; the last has no upper one. */
function priceRange(step: number, language: Language): Named {
  const say = words(language)
  const from = priceSteps[step] ?? 0
  const to = priceSteps[step + 1]
  if (to === undefined) return { value: `${from}-`, label: say.price_above(from / 1_000_000) }
  const value = `${from}-${to - 1}`
  if (from === 0) return { value, label: say.price_below(to / 1_000_000) }
  return { value, label: say.price_between(from / 1_000_000, to / 1_000_000) }
}
