// As core/format.ts writes money; a comma or full stop behind it belongs to the sentence.
const amount = /(−?(?:Rp\.|IDR|USD) [\d.,]*\d)/

type TextPart = { text: string; isAmount: boolean }

/** A sentence cut where its amounts begin and end, in order. */
export const amountParts = (sentence: string): TextPart[] =>
  sentence
    .split(amount)
    .map((text, place) => ({ text, isAmount: place % 2 === 1 }))
    .filter(({ text }) => text !== '')
