import type { Language } from '#core/messages.ts'
import { offerWords } from './offer-words.ts'

/** The words that parts of an offer need as they are. */
export function offerLabels(language: Language) {
  const { total, each, differences, asWished, journey, refund, note, noNote, accept, decline } = offerWords(language)
  return { total, each, differences, asWished, journey, refund, note, noNote, accept, decline }
}

export type OfferLabels = ReturnType<typeof offerLabels>
