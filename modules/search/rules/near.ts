import { monthWords } from './calendar.ts'
import { otherSpellings } from './fold.ts'

/** Steps between two words: a letter more, less, other, or two swapped; `most + 1` once it is surely more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1)
      }
      row.push(steps)
      least = Math.min(least, steps)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** Words of the listings by length, each with how many listings hold it. */
export type Vocabulary = {
  sorted: readonly string[]
  by_length: ReadonlyMap<number, readonly string[]>
  uses: ReadonlyMap<string, number>
  /** The commonest word's uses: as many listings as there are, for some words are in all. */
  most: number
}

/** Signs of our own begin with a capital letter, which no folded word does. */
const isSpoken = (word: string): boolean => !/^[A-Z]/.test(word)

export function vocabularyOf(uses: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...uses.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const by_length = new Map<number, string[]>()
  const months = new Set(monthWords)
  // A slip in another spelling of a known word, or in a month, is a slip all the same.
  const others = [...otherSpellings]
    .filter(([, canonicalWord]) => uses.has(canonicalWord) || months.has(canonicalWord))
    .map(([other]) => other)
  for (const word of new Set([...sorted.filter(isSpoken), ...others, ...months])) {
    const same = by_length.get(word.length)
    if (same) same.push(word)
    else by_length.set(word.length, [word])
  }
  let most = 0
  for (const times of uses.values()) most = Math.max(most, times)
  return { sorted, by_length, uses, most }
}

const mostEndings = 50

/** Known words that begin so, the first few of them. */
export function endings({ sorted }: Vocabulary, start: string): string[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return sorted.slice(low, low + mostEndings).filter((word) => word.startsWith(start))
}

// One slip up to six letters, two beyond; of three letters every word is near every other.
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)
const mostNear = 3

/** The known words a mistyped one may mean, nearest first. Numbers are never guessed. */
export function nearWords(vocabulary: Vocabulary, word: string): string[] {
  const most = slips(word)
  if (most === 0 || /\d/.test(word)) return []
  const matches: { word: string; steps: number; uses: number }[] = []
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const known of vocabulary.by_length.get(length) ?? []) {
      const steps = distance(word, known, most)
      if (steps <= most && !/\d/.test(known))
        matches.push({ word: known, steps, uses: vocabulary.uses.get(known) ?? 0 })
    }
  }
  const nearest = Math.min(...matches.map((one) => one.steps))
  return matches
    .filter((one) => one.steps === nearest)
    .sort((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, mostNear)
    .map((one) => one.word)
}
