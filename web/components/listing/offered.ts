const foremost = 20

type Offer<C> = { choices: readonly C[]; value: string }

/**
 * A phone styles every choice of every filter before it paints. Of a long list it is sent the foremost and the one that is
 * chosen; the rest follow once the page has hydrated.
 */
export const offered = <C extends { value: string }>({ choices, value }: Offer<C>, isWhole: boolean): readonly C[] =>
  isWhole ? choices : choices.filter((choice, place) => place < foremost || choice.value === value)
