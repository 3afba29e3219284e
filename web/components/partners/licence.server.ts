import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { travelInformation } from '#modules/partner/contract.ts'
import { words } from './words.ts'

type Licence = Output<typeof travelInformation>['licence']

/** A licence in the reader's words: what it is, how it stands, until when, who looked and when. */
export function licenceOf({ kind, number, state, valid_until, ...checked }: Licence, language: Language) {
  const say = words(language)
  const day = valid_until && formatShortDay(valid_until, language)
  return {
    kind,
    number,
    state,
    meaning: say[kind],
    // A business number permits nobody to organise journeys, so it is not called a licence.
    standing: kind === 'NIB' && state === 'valid' ? say.registered : say[state],
    validity: !day ? say.endless : state === 'expired' ? say.ended(day) : say.until(day),
    checked: say.checked(checked.checked_by, formatShortDay(checked.checked_on, language)),
  }
}

export type LicenceView = ReturnType<typeof licenceOf>
