/** A source of chance; the same seed gives the same trial. */
export type Chance = {
  (): number
  pick<T>(from: readonly T[]): T
  /** A whole number below this. */
  below(most: number): number
  /** True as often as this, of one. */
  often(share: number): boolean
}

/** mulberry32, with the verbs a trial needs. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (most: number) => Math.floor(next() * most)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!
  return Object.assign(next, { below, pick, often: (share: number) => next() < share })
}
