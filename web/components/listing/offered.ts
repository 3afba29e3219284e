const foremost = 20

type Choice = readonly [value: string, text: string]
type Offer = { choices: readonly Choice[]; value: string }

/**
 * A phone styles every choice of every filter before it paints. Of a long list it is sent the foremost and the one that is
 * chosen; the rest follow once the page has hydrated.
 */
export const offered = ({ choices, value }: Offer, isWhole: boolean): readonly Choice[] =>
  isWhole ? choices : choices.filter(([one], place) => place < foremost || one === value)
