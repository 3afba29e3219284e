export type Random = {
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  chance: (odds: number) => boolean
  pick: <T>(list: readonly T[]) => T
}

export function hash(text: string): number {
  let sum = 2166136261
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619)
  sum = Math.imul(sum ^ (sum >>> 15), 2246822507)
  sum = Math.imul(sum ^ (sum >>> 13), 3266489909)
  return (sum ^ (sum >>> 16)) >>> 0
}

/** The same key gives the same numbers, on every machine. */
export function random(key: string): Random {
  let state = hash(key)
  // mulberry32: small, and good enough for pictures.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (odds) => next() < odds,
    pick: (list) => at(list, Math.floor(next() * list.length)),
  }
}

/** Goes round: the item at any whole number, counted from the start again after the end. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new Error('nothing to pick from an empty list')
  return item
}
