import type { Output } from '#core/call.ts'
import { formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { travelInformation } from '#modules/partner/contract.ts'
import { words } from './words.ts'

type Licence = Output<typeof travelInformation>['licence']

/** A licence in the reader's words: what it is, how it stands, until when, who looked and when. */
export function licenceOf({ kind, number, state, ...facts }: Licence, language: Language) {
  const say = words(language)
  return {
    kind,
    number,
    state,
    meaning: say[kind],
    // A business number permits nobody to organise journeys, so it is not called a licence.
    standing: kind === 'NIB' && state === 'valid' ? say.registered : say[state],
    validity: validityOf({ state, ...facts }, language),
    checked: say.checked(facts.checked_by, formatShortDay(facts.checked_on, language)),
  }
}

function validityOf(
  { state, valid_from, valid_until }: Pick<Licence, 'state' | 'valid_from' | 'valid_until'>,
  language: Language,
) {
  const say = words(language)
  if (state === 'upcoming' && valid_from) return say.since(formatShortDay(valid_from, language))
  if (!valid_until) return say.endless
  const day = formatShortDay(valid_until, language)
  return state === 'expired' ? say.ended(day) : say.until(day)
}

export type LicenceView = ReturnType<typeof licenceOf>
