import { ageOn, parseDate } from '#core/time.ts'
import type { JourneyKind } from '#modules/catalogue/rules/journey-kinds.ts'
import type { BookingState } from './machine.ts'
import type { AgeGroup } from './party.ts'

export const documentKinds = ['passport', 'photo', 'ktp', 'vaccine', 'family_card'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const isDocumentKind = (kind: string): kind is DocumentKind => documentKinds.some((one) => one === kind)

/** Where Saudi Arabia decides who enters: umrah tours go to the Haram too. */
export const goesToSaudi = (kind: JourneyKind): boolean => kind !== 'tour_domestic' && kind !== 'tour_international'

export type Person = { age_group: AgeGroup; name: string | null; birth_date: string | null }

/** A journey, and from which age on a person has an identity card; before that the family card names them. */
export type Journey = { kind: JourneyKind; departs_on: string; identity_card_age: number }

const hasCard = ({ age_group, birth_date }: Person, { departs_on, identity_card_age }: Journey): boolean => {
  const born = parseDate(birth_date ?? '')
  const day = parseDate(departs_on)
  return age_group === 'adult' && (!born || !day || ageOn(day, born) >= identity_card_age)
}

/** The documents a traveller has to bring, in the order they are asked for. */
export function requiredDocuments(journey: Journey, person: Person): DocumentKind[] {
  const { kind } = journey
  const identity = hasCard(person, journey) ? 'ktp' : 'family_card'
  if (kind === 'tour_domestic') return [identity]
  if (kind === 'tour_international') return ['passport', 'photo']
  return ['passport', 'photo', identity, 'vaccine']
}

/** Which of a traveller's documents are still missing. */
export const missingDocuments = (journey: Journey, person: Person, there: readonly DocumentKind[]): DocumentKind[] =>
  requiredDocuments(journey, person).filter((one) => !there.includes(one))

/** Named, and every document there. */
export const isTravellerComplete = (journey: Journey, person: Person, there: readonly DocumentKind[]): boolean =>
  person.name !== null && missingDocuments(journey, person, there).length === 0

/** Documents are taken once there is an order, and until the journey is over. */
export const acceptsDocuments = (state: BookingState): boolean =>
  state === 'awaiting_payment' || state === 'in_progress'
