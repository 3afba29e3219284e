import type { Language } from '#core/messages.ts'
import type { Row } from '#core/sheet.ts'
import type { VoucherFacts } from './sheet-facts.ts'
import { sheetWords } from './sheet-words.ts'

/** An airport by the city that people know it by. */
export const placeOf = (city: string | null, airport: string): string => (city ? `${city} (${airport})` : airport)

type Stop = { via?: string; via_city?: string | null }

/** A flight with where planes are changed on it, for those that have one number and two legs. */
export const viaOf = (text: string, { via, via_city = null }: Stop, language: Language): string =>
  via ? sheetWords(language).via(text, placeOf(via_city, via)) : text

/** What is in a journey that has no page to say so. */
export const includedRows = ({ includes = [] }: VoucherFacts['journey'], language: Language): Row[] =>
  includes.length > 0
    ? [{ label: sheetWords(language).included, value: includes.map((text) => text[language]).join('; ') }]
    : []
