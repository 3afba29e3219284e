import type { z } from 'zod'
import type { Language } from '#core/messages.ts'
import type { choice, facets } from '../shapes.ts'
import { monthLabel } from './calendar.ts'
import { type Counts, hasPlan, isDomestic, planNames, type Tally } from './choose.ts'
import { type Columns, priceSteps } from './columns.ts'
import { words } from './words.ts'

type Choice = z.output<typeof choice>
type Named = { value: string; label: string }

const mostChoices = 300

/** Counts of codes as counts of choices: one code may stand for several (months), and several for one. */
function choices({ counts }: Tally, name: (code: number) => readonly Named[]): Choice[] {
  const found = new Map<string, Choice>()
  counts.forEach((count, code) => {
    if (count === 0) return
    for (const { value, label } of name(code)) {
      const known = found.get(value)
      if (known) known.count += count
      else found.set(value, { value, label, count })
    }
  })
  return [...found.values()]
}

const byValue = (a: Choice, b: Choice): number => (a.value < b.value ? -1 : 1)
const byNumber = (a: Choice, b: Choice): number => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10)
const byCount = (a: Choice, b: Choice): number => b.count - a.count || (a.label < b.label ? -1 : 1)

/** The counts with words around them. */
export function presentFacets({ known }: Columns, counts: Counts, language: Language): z.output<typeof facets> {
  const say = words(language)
  const plain = (value: string | undefined): Named[] => (value === undefined ? [] : [{ value, label: value }])
  const monthsOf = (code: number) =>
    (known.months.values[code] ?? []).map((month) => ({ value: monthValue(month), label: monthLabel(month, language) }))
  const days = (code: number) => {
    const number = known.duration.values[code] ?? 0
    return [{ value: String(number), label: say.days(number) }]
  }
  const plans = (bits: number) =>
    planNames.filter((plan) => hasPlan(plan, bits)).map((plan) => ({ value: plan, label: say[plan] }))
  const travel = (code: number) => {
    const one = known.partner.values[code]
    return one ? [{ value: one.slug, label: one.name }] : []
  }
  const carriers = (code: number) =>
    (known.airlines.values[code] ?? []).map((one) => ({ value: one.code, label: one.name }))
  const year = (code: number) => {
    const hijri = known.hijri.values[code]
    return hijri ? [{ value: String(hijri), label: `${hijri} H` }] : []
  }
  const place = (code: number) => {
    const value = isDomestic(known.kind.values[code] ?? '') ? 'domestic' : 'international'
    return [{ value, label: say[value] }] as const
  }
  return {
    month: choices(counts.month, monthsOf).sort(byValue),
    duration: choices(counts.duration, days).sort(byNumber),
    type: choices(counts.type, plans),
    price: choices(counts.price, (code) => [priceRange(code, language)]).sort(byNumber),
    travel: choices(counts.travel, travel).sort(byCount).slice(0, mostChoices),
    city: choices(counts.city, (code) => plain(known.city.values[code])).sort(byCount),
    airline: choices(counts.airline, carriers).sort(byCount),
    hijri_year: choices(counts.hijri_year, year).sort(byNumber),
    destination: choices(counts.destination, place).sort(byValue),
  }
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
