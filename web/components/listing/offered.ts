import { type Choice, choicesIn } from './choice-lines.ts'

const foremost = 20

type Offer = { choices: string; value: string }

/**
 * A phone styles every choice of every filter before it paints. Of a long list it is sent the foremost and the one that is
 * chosen; the rest follow once the page has hydrated.
 */
export const offered = ({ choices, value }: Offer, isWhole: boolean): readonly Choice[] =>
  choicesIn(choices).filter(([one], place) => isWhole || place < foremost || one === value)
