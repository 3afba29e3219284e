import { type BirthDateProblem, birthDateProblem } from '#core/birth-date.ts'
import { isPassportName } from '#core/passport-name.ts'
import { ageOn, parseDate } from '#core/time.ts'
import { isServedAge } from '#modules/identity/rules/profile.ts'
import { foldedName, isSpellingOf, type NameProblem, nameProblem } from './names.ts'
import type { AgeGroup } from './party.ts'

export const relations = ['self', 'spouse', 'child', 'parent', 'sibling', 'relative', 'friend'] as const
export type Relation = (typeof relations)[number]

export type Named = {
  id: string
  name: string
  birth_date?: string | undefined
  relation?: Relation | undefined
  is_single_name?: boolean | undefined
}
export type Place = { id: string; age_group: AgeGroup }

/** What a party is measured by: the journey, the day, and the ages in force on it. */
export type PartyRules = {
  returns_on: string
  today: string
  /** Where the journey goes to Saudi Arabia. */
  two_names: boolean
  infant_below_age: number
  child_below_age: number
}

export type TravellerProblem =
  | {
      field: string
      word:
        | 'traveller_unknown'
        | 'traveller_missing'
        | 'traveller_twice'
        | 'self_twice'
        | 'self_other'
        | 'birth_date_needed'
        | NameProblem
        | BirthDateProblem
    }
  | { field: string; word: 'age_group' | 'traveller_same' | 'traveller_same_birth'; values: readonly number[] }

/** What is wrong with one of them after a change, at the field's own name; who else travels stays as it is. */
export function changeProblems(
  { places, others }: { places: readonly Place[]; others: readonly Named[] },
  changed: Named,
  rules: PartyRules,
): TravellerProblem[] {
  // Last, so that whatever two of them have in common is told of this one.
  const scope = `participants.${others.length}.`
  return travellerProblems(places, [...others, changed], rules)
    .filter(({ field }) => field.startsWith(scope))
    .map((problem) => ({ ...problem, field: problem.field.slice(scope.length) }))
}

export type OrdererProblem = { field: 'birth_date'; word: BirthDateProblem | 'age_unserved' }

/** What is wrong with who is to travel, at the field it concerns; every place has exactly one person. */
export function travellerProblems(
  places: readonly Place[],
  named: readonly Named[],
  rules: PartyRules,
): TravellerProblem[] {
  const problems = named.flatMap((person, i) => problemsOf(person, { places, rules, field: `participants.${i}` }))
  const ids = named.map(({ id }) => id)
  const twice = ids.findIndex((id, i) => ids.indexOf(id) !== i)
  if (twice >= 0) problems.push({ field: `participants.${twice}.id`, word: 'traveller_twice' })
  if (places.some(({ id }) => !ids.includes(id))) problems.push({ field: 'participants', word: 'traveller_missing' })
  return [...problems, ...togetherProblems(places, named)]
}

/** What is wrong with who orders: a date that is none, or somebody too young to order (seeds, section 9). */
export function ordererProblems({ birth_date }: { birth_date: string }, { today }: PartyRules): OrdererProblem[] {
  const field = 'birth_date'
  const word = birthDateProblem(birth_date, today)
  if (word) return [{ field, word }]
  const born = parseDate(birth_date)
  const day = parseDate(today)
  return born && day && !isServedAge(born, day) ? [{ field, word: 'age_unserved' }] : []
}

/** Who travels as who orders has their name, however it is spelled. */
export function selfProblems({ name }: { name: string }, named: readonly Named[]): TravellerProblem[] {
  const place = named.findIndex(({ relation }) => relation === 'self')
  const own = named[place]?.name ?? ''
  // A name that is none is told of by itself.
  if (!isPassportName(name) || !isPassportName(own) || isSpellingOf(name, own)) return []
  return [{ field: `participants.${place}.name`, word: 'self_other' }]
}

/** What is wrong with two of them that is right with each. */
function togetherProblems(places: readonly Place[], named: readonly Named[]): TravellerProblem[] {
  return named.flatMap((person, i): TravellerProblem[] => {
    const before = named.slice(0, i).filter(({ id }) => id !== person.id)
    const isSelfAgain = person.relation === 'self' && before.some(({ relation }) => relation === 'self')
    const same = before.find((other) => isSamePerson(person, other))
    return [
      ...(same ? [{ field: `participants.${i}.name`, ...sameProblem(person, same, places) }] : []),
      ...(isSelfAgain ? [{ field: `participants.${i}.relation`, word: 'self_twice' as const }] : []),
    ]
  })
}

/** Which of them it is, by the number that pages show; and whether birthdays that differ could still tell the two apart. */
const sameProblem = (person: Named, same: Named, places: readonly Place[]) => ({
  word: person.birth_date && same.birth_date ? ('traveller_same_birth' as const) : ('traveller_same' as const),
  values: [places.findIndex(({ id }) => id === same.id) + 1],
})

/** Two of one name are two people only where both birthdays are known and differ. */
const isSamePerson = (one: Named, other: Named): boolean =>
  foldedName(one.name) === foldedName(other.name) &&
  (!one.birth_date || !other.birth_date || one.birth_date === other.birth_date)

type Where = { places: readonly Place[]; rules: PartyRules; field: string }

function problemsOf(person: Named, { places, rules, field }: Where): TravellerProblem[] {
  const place = places.find((one) => one.id === person.id)
  if (!place) return [{ field: `${field}.id`, word: 'traveller_unknown' }]
  const name = nameProblem({ name: person.name, is_single: person.is_single_name }, rules)
  return [
    ...(name ? [{ field: `${field}.name`, word: name }] : []),
    ...birthProblems(person.birth_date, { group: place.age_group, rules, field: `${field}.birth_date` }),
  ]
}

type Birth = { group: AgeGroup; rules: PartyRules; field: string }

function birthProblems(birth_date: string | undefined, { group, rules, field }: Birth): TravellerProblem[] {
  if (!birth_date) return group === 'adult' ? [] : [{ field, word: 'birth_date_needed' }]
  const problem = birthDateProblem(birth_date, rules.today)
  if (problem) return [{ field, word: problem }]
  const born = parseDate(birth_date)
  const day = parseDate(rules.returns_on)
  const { infant_below_age: infant, child_below_age: child } = rules
  if (!born || !day || groupOf(ageOn(day, born), rules) === group) return []
  return [{ field, word: 'age_group', values: [infant, child] }]
}

/** Ages count on the day of the return, as airlines have it. */
const groupOf = (age: number, { infant_below_age, child_below_age }: PartyRules): AgeGroup =>
  age < infant_below_age ? 'infant' : age < child_below_age ? 'child' : 'adult'
