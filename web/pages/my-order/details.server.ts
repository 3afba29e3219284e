import type { Output } from '#core/call.ts'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { documents } from '#modules/booking/contract.ts'
import { guardianRelations, relationsFor } from '#modules/booking/rules/passport.ts'
import { type TravellerWords, travellerWords } from './traveller-words.ts'

type DocumentList = Output<typeof documents>
type Person = DocumentList['participants'][number]

/** What is asked of a traveller beside the scans; nothing where the journey asks for nothing. */
export function detailsOf({ details }: Person, language: Language) {
  if (details.asked.length === 0) return undefined
  const say = travellerWords(language)
  const { companion, passport_number, passport_expires_on, gender, birth_date } = details
  const relations = companion === 'none' ? guardianRelations : relationsFor[companion]
  return {
    isMissing: details.missing.length > 0,
    asksPerson: details.asked.includes('gender'),
    asksBirth: details.asked.includes('birth_date') && birth_date === null,
    guardian:
      companion === 'none' ? openGuardian(details.companion_ages, say) : { isRequired: true, hint: say.guardianHint },
    savedPassport: passport_number === null ? undefined : say.passportSaved(passport_number),
    relations: relations.map((value) => ({ value, label: relationName(value, say) })),
    values: {
      passport_expires_on: passport_expires_on ?? '',
      gender: gender ?? '',
      guardian_relation: details.guardian_relation ?? '',
      guardian_name: details.guardian_name ?? '',
    },
  }
}

/** Asked for before the rest is known, so that nobody has to come back for it. */
const openGuardian = (ages: Person['details']['companion_ages'], say: TravellerWords) =>
  ages ? { isRequired: false, hint: say.guardianOpen(ages.guardian, ages.mahram) } : undefined

export type ShownDetails = NonNullable<ReturnType<typeof detailsOf>>

const relationName = (relation: (typeof guardianRelations)[number], say: TravellerWords): string =>
  relation === 'child' ? say.childOf : say[relation]

/** How the spelling of a name is corrected, while it can be. */
export function correctionOf(
  { can_correct, correct_until }: DocumentList,
  { name, details }: Person,
  language: Language,
) {
  const say = travellerWords(language)
  if (!can_correct || name === null) return undefined
  return { name, birth_date: details.birth_date ?? '', note: say.correctNote(formatDay(correct_until, language)) }
}

export type ShownCorrection = NonNullable<ReturnType<typeof correctionOf>>

/** What the forms of a traveller say, in one language. */
export function travellerSay(language: Language) {
  const {
    single: _,
    passportSaved: _a,
    correctNote: _b,
    correctClosed: _c,
    changed: _d,
    guardianOpen: _e,
    ...say
  } = travellerWords(language)
  return say
}

export type TravellerSay = ReturnType<typeof travellerSay>
