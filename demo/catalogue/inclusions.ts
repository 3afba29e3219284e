import type { Excluded, Question } from '#modules/catalogue/rules/facts.ts'
import { type Random, random } from '../drawings/random.ts'
import { cityOf } from './cities.ts'
import { cell, type Text, table } from './naming.ts'
import { isDomestic, isPilgrimage, type Plan } from './plan.ts'
import * as words from './words/inclusions.ts'
import { hajjQuestions, pilgrimQuestions, tourQuestions } from './words/questions.ts'

/** So many of a list, in its own order, never the same one twice. */
function some<T>(rng: Random, list: readonly T[], count: number): T[] {
  const order = list.map((item, i) => ({ item, i, by: rng.next() })).sort((a, b) => a.by - b.by)
  return order
    .slice(0, count)
    .sort((a, b) => a.i - b.i)
    .map(({ item }) => item)
}

/** An amount between two thousands of rupiah, in steps of 25,000. */
const amountIn = (rng: Random, low: string, high: string): number | null =>
  low === '' ? null : Math.round((rng.between(Number(low), Number(high)) * 1000) / 25_000) * 25_000

const excluded = (rng: Random, row: readonly string[]): Excluded => ({
  id: cell(row, 0),
  en: cell(row, 1),
  amount: amountIn(rng, cell(row, 2), cell(row, 3)),
})

/** Visas of the countries on the way that are not the pilgrim’s own. */
const needsVisa = (plan: Plan): boolean =>
  plan.legs.some((leg) =>
    ['Egypt', 'Jordan', 'Palestine', 'United Arab Emirates', 'Spain', 'Japan', 'South Korea'].includes(
      cityOf(leg.city).country,
    ),
  )

export const includesOf = (plan: Plan): Text[] => {
  if (!isPilgrimage(plan)) return isDomestic(plan) ? words.tourIncludes.slice(0, 7) : [...words.tourIncludes]
  const rng = random(`${plan.key} includes`)
  return [...words.pilgrimIncludes.slice(0, 7), ...some(rng, words.pilgrimIncludes.slice(7), 2)]
}

export function excludesOf(plan: Plan): Excluded[] {
  const rng = random(`${plan.key} excludes`)
  const base = table(4, isPilgrimage(plan) ? words.pilgrimExcludes : words.tourExcludes)
  const lines = isPilgrimage(plan) || isDomestic(plan) ? base : [...table(4, words.passportExclude), ...base]
  const visa = needsVisa(plan) ? table(4, words.visaExclude) : []
  return [...visa, ...lines, ...table(4, words.surplusExclude)].map((row) => excluded(rng, row))
}

export function facilitiesOf(plan: Plan): Text[] {
  const rng = random(`${plan.key} facilities`)
  return some(rng, isPilgrimage(plan) ? words.facilities : words.tourFacilities, rng.whole(4, 7))
}

export function documentsOf(plan: Plan): Text[] {
  if (isDomestic(plan)) return [...words.homeDocuments]
  if (!isPilgrimage(plan)) return [...words.abroadDocuments]
  return plan.category === 'haji' ? [...words.hajjDocuments, ...words.pilgrimDocuments] : [...words.pilgrimDocuments]
}

const parseQuestions = (rows: string): Question[] =>
  table(4, rows).map((row) => ({
    question: { id: cell(row, 0), en: cell(row, 1) },
    answer: { id: cell(row, 2), en: cell(row, 3) },
  }))
const pools = {
  hajj: parseQuestions(hajjQuestions),
  pilgrim: parseQuestions(pilgrimQuestions),
  tour: parseQuestions(tourQuestions),
}

export function questionsOf(plan: Plan): Question[] {
  const rng = random(`${plan.key} questions`)
  if (plan.season === 'hajj') return [...some(rng, pools.hajj, 4), ...some(rng, pools.pilgrim, 2)]
  return some(rng, isPilgrimage(plan) ? pools.pilgrim : pools.tour, rng.whole(3, 6))
}

export function addonsOf(plan: Plan): { name: Text; price: number }[] {
  const rng = random(`${plan.key} add-ons`)
  const rows = table(4, isPilgrimage(plan) ? words.pilgrimAddons : words.tourAddons)
  return some(rng, rows, rng.whole(0, 5)).map((row) => ({
    name: { id: cell(row, 0), en: cell(row, 1) },
    price: amountIn(rng, cell(row, 2), cell(row, 3)) ?? 0,
  }))
}
