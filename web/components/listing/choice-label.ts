import { formatMonth, formatRupiah, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { parseDate } from '#core/time.ts'
import { words } from '#modules/search/rules/words.ts'
import type { FilterName } from './listing-query.ts'

const million = 1_000_000
const mostShown = 60

/** What a chosen value is called when no count names it: nothing is left of it, or it makes no sense. */
export function choiceLabel(name: FilterName, value: string, language: Language): string {
  return known(name, value, language) ?? (value.length > mostShown ? `${value.slice(0, mostShown)}…` : value)
}

function known(name: FilterName, value: string, language: Language): string | undefined {
  const say = words(language)
  if (name === 'month') return /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? formatMonth(value, language) : undefined
  if (name === 'departure_date') return isDay(value) ? formatShortDay(value, language) : undefined
  if (name === 'duration') return /^\d{1,3}$/.test(value) ? say.days(Number(value)) : undefined
  if (name === 'travellers') return /^\d{1,3}$/.test(value) ? say.party(Number(value)) : undefined
  if (name === 'hijri_year') return /^\d{4}$/.test(value) ? say.hijri_year(Number(value)) : undefined
  if (name === 'price') return priceLabel(value, language)
  if (name === 'type' || name === 'destination') {
    return plans.flatMap((plan) => (plan === value ? [say[plan]] : []))[0]
  }
  return undefined
}

const plans = ['regular', 'financing', 'savings', 'domestic', 'international'] as const

const isDay = (day: string) => parseDate(day) !== undefined

function priceLabel(range: string, language: Language): string | undefined {
  const say = words(language)
  const [, least, most] = /^(\d{0,10})-(\d{0,10})$/.exec(range) ?? []
  const from = Number(least || 0) / million
  const to = most ? (Number(most) + 1) / million : undefined
  const isWhole = Number.isInteger(from) && (to === undefined || Number.isInteger(to))
  // Bounds of our own choices are whole millions. What somebody has saved is any sum; of other ranges the figures say it best.
  if (!isWhole && most && !least) return say.price_up_to(formatRupiah(rupiah(Number(most)), language))
  if (!isWhole || !(least || most)) return undefined
  if (to === undefined) return say.price_above(from)
  return from === 0 ? say.price_below(to) : say.price_between(from, to)
}
