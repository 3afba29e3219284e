/** The full run (`npm run test:full`) looks at every page, in both languages, at every width. */
export const isFull = process.env.E2E_FULL === '1'

/** Of pages made alike the first is looked at each time, the others in the full run. */
export const tagOf = (place: number, ...tags: readonly `@${string}`[]) => ({
  tag: place === 0 ? [...tags] : [...tags, '@full'],
})
