import { ageOn, parseDate } from '#core/time.ts'
import type { AgeGroup } from './party.ts'

export const relations = ['self', 'spouse', 'child', 'parent', 'sibling', 'relative', 'friend'] as const
export type Relation = (typeof relations)[number]

export type Named = { id: string; name: string; birth_date?: string | undefined }
export type Place = { id: string; age_group: AgeGroup }
export type TravellerProblem = {
  field: string
  word: 'traveller_unknown' | 'traveller_missing' | 'traveller_twice' | 'birth_date_needed' | 'age_group'
}

// IATA's bounds: an infant is under two, a child under twelve, on the day of the return.
const isOfGroup = (age: number, group: AgeGroup): boolean =>
  group === 'infant' ? age < 2 : group === 'child' ? age >= 2 && age < 12 : age >= 12

/** What is wrong with who is to travel, at the field it concerns; every place has exactly one person. */
export function travellerProblems(
  places: readonly Place[],
  named: readonly Named[],
  returns_on: string,
): TravellerProblem[] {
  const problems = named.flatMap((person, i) => problemOf(person, { places, returns_on, field: `participants.${i}` }))
  const ids = named.map(({ id }) => id)
  const twice = ids.findIndex((id, i) => ids.indexOf(id) !== i)
  if (twice >= 0) problems.push({ field: `participants.${twice}.id`, word: 'traveller_twice' })
  if (places.some(({ id }) => !ids.includes(id))) problems.push({ field: 'participants', word: 'traveller_missing' })
  return problems
}

type Where = { places: readonly Place[]; returns_on: string; field: string }

function problemOf({ id, birth_date }: Named, { places, returns_on, field }: Where): TravellerProblem[] {
  const place = places.find((one) => one.id === id)
  if (!place) return [{ field: `${field}.id`, word: 'traveller_unknown' }]
  if (!birth_date) {
    return place.age_group === 'adult' ? [] : [{ field: `${field}.birth_date`, word: 'birth_date_needed' }]
  }
  const born = parseDate(birth_date)
  const day = parseDate(returns_on)
  if (!born || !day) return []
  return isOfGroup(ageOn(day, born), place.age_group) ? [] : [{ field: `${field}.birth_date`, word: 'age_group' }]
}
