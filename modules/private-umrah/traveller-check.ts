import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import { problemErrors } from '#core/validation.ts'
import { problemWords } from '#modules/booking/rules/problem-words.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { peopleProblems } from './rules/names.ts'
import type { RequestRow, TravellerRow } from './store.requests.ts'

type Journey = { departs_on: string; returns_on: string }
type Facts = {
  request: Pick<RequestRow, 'name'>
  people: readonly TravellerRow[]
  journey: Journey
  rules: DatedRules
  now: Date
}

/** What is wrong with those who were named, for these days: another date may be too late for a passport, or make a child grown up. */
export function namedProblems({ request, people, journey, rules, now }: Facts) {
  const named = people.flatMap(({ name, birth_date, relation, passport_expires_on, ...one }) =>
    name && birth_date
      ? [
          {
            ...one,
            name,
            birth_date,
            relation: relation ?? undefined,
            passport_expires_on: passport_expires_on ?? undefined,
          },
        ]
      : [],
  )
  // Who was never named is said elsewhere.
  if (named.length < people.length) return []
  const measure = { ...rules, ...journey, today: jakartaDate(now), two_names: true }
  return peopleProblems({ places: people, contact: { name: request.name ?? '' }, people: named }, measure)
}

/** The same in words, at each field. */
export const namedErrors = (facts: Facts, language: Language): Record<string, string[]> =>
  problemErrors(namedProblems(facts), problemWords(language))
