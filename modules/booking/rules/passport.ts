import { isPassportName } from '#core/passport-name.ts'
import { addMonths, ageOn, parseDate } from '#core/time.ts'
import type { JourneyKind } from '#modules/catalogue/rules/journey-kinds.ts'
import { goesToSaudi } from './documents.ts'
import { foldedName } from './names.ts'

/** Who a mahram or guardian is to the traveller. */
export const guardianRelations = [
  'spouse',
  'parent',
  'child',
  'sibling',
  'grandparent',
  'uncle_aunt',
  'nephew',
  'in_law',
  'legal_guardian',
] as const
export type GuardianRelation = (typeof guardianRelations)[number]
export type Companion = 'none' | 'guardian' | 'mahram'

/** Who may be named as what: a guardian is grown up, and a court makes nobody a mahram. */
export const relationsFor: Readonly<Record<Companion, readonly GuardianRelation[]>> = {
  none: [],
  guardian: guardianRelations.filter((one) => one !== 'child' && one !== 'nephew'),
  mahram: guardianRelations.filter((one) => one !== 'legal_guardian'),
}

/** A journey with the numbers of the day it was ordered. */
export type Travelled = {
  kind: JourneyKind
  departs_on: string
  passport_months: number
  guardian_below_age: number
  mahram_below_age: number
}
export type Details = {
  gender: 'male' | 'female' | null
  birth_date: string | null
  passport: string | null
  passport_expires_on: string | null
  guardian_relation: GuardianRelation | null
  guardian_name: string | null
}
export const detailNames = [
  'gender',
  'birth_date',
  'passport_number',
  'passport_expires_on',
  'guardian_relation',
  'guardian_name',
] as const
export type DetailName = (typeof detailNames)[number]

/** Which companion has to be named: nobody, the guardian of a minor, or the mahram of a woman below an age. */
export function companionOf(
  { gender, birth_date }: Pick<Details, 'gender' | 'birth_date'>,
  { kind, departs_on, guardian_below_age, mahram_below_age }: Travelled,
): Companion {
  const born = parseDate(birth_date ?? '')
  const day = parseDate(departs_on)
  if (!goesToSaudi(kind) || !born || !day) return 'none'
  const age = ageOn(day, born)
  if (age < guardian_below_age) return 'guardian'
  return gender === 'female' && age < mahram_below_age ? 'mahram' : 'none'
}

/** Whether it follows from what is not told yet that a companion has to be named. */
export function isCompanionOpen(person: Pick<Details, 'gender' | 'birth_date'>, journey: Travelled): boolean {
  if (!goesToSaudi(journey.kind) || companionOf(person, journey) !== 'none') return false
  return (
    person.birth_date === null ||
    (person.gender === null && companionOf({ ...person, gender: 'female' }, journey) !== 'none')
  )
}

/** What a traveller has to tell beside the scans: nothing at home, a passport abroad, and a companion in the Haram. */
export function requiredDetails(person: Pick<Details, 'gender' | 'birth_date'>, journey: Travelled): DetailName[] {
  if (journey.kind === 'tour_domestic') return []
  const passport = ['passport_number', 'passport_expires_on'] as const
  if (!goesToSaudi(journey.kind)) return [...passport]
  const isAlone = companionOf(person, journey) === 'none'
  return [
    ...(['gender', 'birth_date'] as const),
    ...passport,
    ...(isAlone ? [] : (['guardian_relation', 'guardian_name'] as const)),
  ]
}

/** What of it is not there, or not any more: a new date may outlive a passport. */
export function missingDetails(person: Details, journey: Travelled): DetailName[] {
  const { passport, passport_expires_on, ...rest } = person
  const isShort = passport_expires_on === null || expiryProblem(passport_expires_on, journey) !== undefined
  return requiredDetails(person, journey).filter((name) => {
    if (name === 'passport_number') return passport === null
    return name === 'passport_expires_on' ? isShort : rest[name] === null
  })
}

export type DetailProblem =
  | { field: DetailName; word: 'empty' | 'not_asked' | 'guardian_relation_wrong' | 'guardian_self' | 'date_invalid' }
  | { field: DetailName; word: 'passport_number_invalid' | 'name_letters' }
  | { field: DetailName; word: 'passport_short' | 'short'; values: readonly number[] }

type DetailsInput = { details: Details; sent: Partial<Details>; name: string }

/** What is wrong with what a traveller tells: all that is asked must be there, and nothing that is not. */
export function detailProblems({ details, sent, name }: DetailsInput, journey: Travelled): DetailProblem[] {
  const required = requiredDetails(details, journey)
  // Who needs no companion may have needed one a moment ago: that is forgotten, not refused.
  const extra = detailNames.filter(
    (one) => !one.startsWith('guardian') && columnOf(one) in sent && !required.includes(one),
  )
  const expires = details.passport_expires_on
  const short = expires === null ? undefined : expiryProblem(expires, journey)
  const absent = missingDetails(details, journey).filter((one) => one !== 'passport_expires_on' || expires === null)
  return oneEach([
    ...extra.map((field) => ({ field, word: 'not_asked' as const })),
    ...absent.map((field) => ({ field, word: 'empty' as const })),
    ...(short && required.length > 0 ? [{ field: 'passport_expires_on' as const, ...short }] : []),
    ...writtenProblems(sent),
    ...companionProblems({ details, name }, companionOf(details, journey)),
  ])
}

/** A field that is wrong in two ways says the first. */
const oneEach = (problems: readonly DetailProblem[]): DetailProblem[] =>
  problems.filter(({ field }, i) => problems.findIndex((one) => one.field === field) === i)

/** How a number and a name are written: told with all the rest, so that nobody is sent back twice. */
function writtenProblems({ passport, guardian_name }: Partial<Details>): DetailProblem[] {
  const isNumber = typeof passport !== 'string' || isPassportNumber(passport)
  return [
    ...(isNumber ? [] : [{ field: 'passport_number' as const, word: 'passport_number_invalid' as const }]),
    ...(typeof guardian_name === 'string' ? guardianNameProblems(guardian_name) : []),
  ]
}

function guardianNameProblems(name: string): DetailProblem[] {
  const field = 'guardian_name'
  if (name === '') return [{ field, word: 'empty' }]
  if (name.length < 2) return [{ field, word: 'short', values: [2] }]
  return isPassportName(name) ? [] : [{ field, word: 'name_letters' }]
}

const columnOf = (name: DetailName): string => (name === 'passport_number' ? 'passport' : name)

function companionProblems(
  { details, name }: Pick<DetailsInput, 'details' | 'name'>,
  companion: Companion,
): DetailProblem[] {
  if (companion === 'none') return []
  const { guardian_relation: relation, guardian_name } = details
  const isSelf = guardian_name !== null && foldedName(guardian_name) === foldedName(name)
  return [
    ...(relation !== null && !relationsFor[companion].includes(relation)
      ? [{ field: 'guardian_relation' as const, word: 'guardian_relation_wrong' as const }]
      : []),
    ...(isSelf ? [{ field: 'guardian_name' as const, word: 'guardian_self' as const }] : []),
  ]
}

// Passports of the world have six to nine letters and digits (ICAO 9303, part 4).
const number = /^(?=.*\d)[A-Z0-9]{6,9}$/

/** As it stands in the passport, without what people type between. */
export const tidyPassport = (text: string): string => text.replaceAll(/[\s.-]/gu, '').toUpperCase()
export const isPassportNumber = (text: string): boolean => number.test(tidyPassport(text))

/** Enough to recognise it by, and no more. */
export const maskedPassport = (plain: string): string => '•'.repeat(Math.max(0, plain.length - 3)) + plain.slice(-3)

export type ExpiryProblem = { word: 'date_invalid' } | { word: 'passport_short'; values: readonly number[] }

// Beyond it a year was mistyped: no passport lives longer than ten years.
const farthest = '2100-01-01'

/** Valid for so many months past the departure. */
export function expiryProblem(
  expires_on: string,
  { departs_on, passport_months }: Pick<Travelled, 'departs_on' | 'passport_months'>,
): ExpiryProblem | undefined {
  const day = parseDate(departs_on)
  if (!parseDate(expires_on) || !day || expires_on > farthest) return { word: 'date_invalid' }
  const isShort = expires_on < addMonths(day, passport_months)
  return isShort ? { word: 'passport_short', values: [passport_months] } : undefined
}
