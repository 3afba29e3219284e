import type { JourneyKind } from '#modules/catalogue/rules/journey-kinds.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import type { DocumentPort } from '#modules/documents/module.ts'
import {
  companionOf,
  type Details,
  isCompanionOpen,
  maskedPassport,
  missingDetails,
  requiredDetails,
  type Travelled,
} from '../rules/passport.ts'
import type { BookingRow, ParticipantRow } from '../store.ts'

type Seal = Pick<DocumentPort, 'seal' | 'open'>
export const passportPlace = (participant_id: string): string => `passport ${participant_id}`

/** A passport number as it is kept: sealed for its traveller alone. */
export const sealedPassport = ({ seal }: Seal, participant_id: string, plain: string): string =>
  seal(Buffer.from(plain), passportPlace(participant_id)).toString('base64')

/** Nothing, where there is none or the keys have changed since. */
export const openedPassport = (
  { open }: Seal,
  { id, passport_sealed }: Pick<ParticipantRow, 'id' | 'passport_sealed'>,
): string | undefined =>
  passport_sealed === null ? undefined : open(Buffer.from(passport_sealed, 'base64'), passportPlace(id))?.toString()

/** A journey with the numbers that its travellers' details are measured by. */
export const travelledOf = (
  { departs_on }: Pick<BookingRow, 'departs_on'>,
  { passport_months, guardian_below_age, mahram_below_age }: DatedRules,
  kind: JourneyKind,
): Travelled => ({ kind, departs_on, passport_months, guardian_below_age, mahram_below_age })

export const detailsOf = ({ passport_sealed, ...person }: ParticipantRow): Details => ({
  ...person,
  passport: passport_sealed,
})

/** What is asked of a traveller and what is there; of the number only its end. */
export function detailsView(seal: Seal, person: ParticipantRow, journey: Travelled) {
  const plain = openedPassport(seal, person)
  return {
    asked: requiredDetails(person, journey),
    missing: missingDetails(detailsOf(person), journey),
    companion: companionOf(person, journey),
    companion_ages: isCompanionOpen(person, journey)
      ? { guardian: journey.guardian_below_age, mahram: journey.mahram_below_age }
      : null,
    gender: person.gender,
    birth_date: person.birth_date,
    passport_number: plain === undefined ? null : maskedPassport(plain),
    passport_expires_on: person.passport_expires_on,
    guardian_relation: person.guardian_relation,
    guardian_name: person.guardian_name,
  }
}
