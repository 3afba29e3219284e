import { monthAt, monthBeginning, monthWords, nextMonth, spokenMonth } from './calendar.ts'
import { canonical, wordsOf } from './fold.ts'
import {
  airlineSign,
  categoryMeant,
  categorySign,
  cheap,
  cheapName,
  fillers,
  isOfStars,
  nameSign,
  rephrase,
  starsAt,
  starsSign,
} from './hints.ts'
import { endings, nearWords, type Vocabulary } from './near.ts'

/** One thing asked for: any of these words, or, unless exact, a word that begins so. */
export type Term = {
  words: readonly string[]
  is_exact: boolean
  is_guess: boolean
  /** How names say it, where they say it in other words. */
  named?: readonly string[]
}

/** What a person typed, and what of it they would rather have: signs that nearer answers carry. */
export type Understood = {
  terms: Term[]
  category: string | undefined
  /** The airline that is asked for: what it flies comes before all that only bears its name. */
  airline: string | undefined
  prefers: string[]
}

const mostTerms = 8
const longestWord = 40
const nothing: Understood = { terms: [], category: undefined, airline: undefined, prefers: [] }

/** What was typed, as terms the listings know. A word nobody knows is left out while most are known. */
export function understand(typed: string, vocabulary: Vocabulary, today: string): Understood {
  const all = rephrase(wordsOf(typed.slice(0, 400)).map((word) => word.slice(0, longestWord)))
  const isHint = (word: string) => fillers.has(word) || cheap.has(word)
  const words = all.filter((word) => !isHint(word)).slice(0, mostTerms * 2)
  const { terms, unknown } = words.length > 0 ? read(words, vocabulary) : { terms: hinted(all, vocabulary), unknown: 0 }
  if (terms.length === 0 || unknown > terms.length) return nothing
  const months = terms.flatMap((term) => nextMonth(term.words[0] ?? '', today) ?? [])
  const isCheap = all.some((word) => cheap.has(word))
  const airline = terms.flatMap((term) => airlineMeant(term, vocabulary) ?? [])[0]
  const isPilgrims = isMoon(terms) || airline !== undefined
  const meant = categoryMeant([...all, ...terms.flatMap((term) => term.words)]) ?? (isPilgrims ? 'umroh' : undefined)
  const isKnown = (sign: string) => vocabulary.uses.has(sign)
  return {
    terms,
    category: [meant ? categorySign(meant) : ''].find(isKnown),
    airline,
    prefers: [...months, ...(isCheap ? [nameSign(cheapName)] : [])].filter(isKnown),
  }
}

// "Malaysia" is a country before it is an airline; "Garuda" is spoken of for its flights.
const airlineShare = 0.5

/** The sign of what an airline flies, where its name is mostly said of that. */
function airlineMeant({ words: [word = ''] }: Term, { uses }: Vocabulary): string | undefined {
  const flown = uses.get(airlineSign(word)) ?? 0
  return flown > airlineShare * (uses.get(word) ?? 0) ? airlineSign(word) : undefined
}

/** Hijri months are those of umrah, but for the two in which people leave for hajj. */
const isMoon = (terms: readonly Term[]): boolean =>
  terms.some(({ words: [word = ''] }) => /^h(\d{4})?(0\d|10)$/.test(word))

function read(words: readonly string[], vocabulary: Vocabulary): { terms: Term[]; unknown: number } {
  const interpreted = words.map((word) => interpret(word, vocabulary))
  const terms: Term[] = []
  let unknown = 0
  for (let at = 0; at < interpreted.length && terms.length < mostTerms; ) {
    const { term, length } = termAt(interpreted.slice(at, at + 3), vocabulary)
    if (term) terms.push(term)
    else unknown++
    at += length
  }
  return { terms, unknown }
}

/** Nothing but hints: a journey of that kind, a package called cheap, or else the words as they stand. */
function hinted(all: readonly string[], vocabulary: Vocabulary): Term[] {
  const meant = categoryMeant(all)
  if (meant) return [exactly(categorySign(meant), { named: [] })]
  if (all.some((word) => cheap.has(word))) return [exactly(cheapName)]
  return read(all, vocabulary).terms
}

type Interpretation = { words: readonly string[]; is_guess: boolean }

/** A word as we keep it; a mistyped one as those it may mean; none where nobody knows it. */
function interpret(word: string, vocabulary: Vocabulary): Interpretation {
  const canonicalWord = canonical(word)
  const isKnown =
    canonicalWord !== word ||
    /^\d+$/.test(word) ||
    isOfStars(word) ||
    monthAt([word]) ||
    endings(vocabulary, word).length > 0
  if (isKnown) return { words: [canonicalWord], is_guess: false }
  const month = monthBeginning(word)
  if (month) return { words: [month], is_guess: false }
  const near = [...new Set(nearWords(vocabulary, word).map(canonical))]
  const months = near.filter((one) => monthWords.includes(one))
  return { words: near.length > months.length ? near.filter((one) => !months.includes(one)) : months, is_guess: true }
}

function termAt(
  interpreted: readonly Interpretation[],
  vocabulary: Vocabulary,
): { term: Term | undefined; length: number } {
  const words = interpreted.map((one) => one.words[0] ?? '')
  const month = monthAt(words)
  if (month) {
    const is_guess = interpreted.slice(0, month.length).some((one) => one.is_guess)
    return { term: exactly(month.word, { named: spokenMonth(month.word), is_guess }), length: month.length }
  }
  const stars = starsAt(words)
  if (stars) return { term: exactly(starsSign(stars), { named: [] }), length: 2 }
  const [first] = interpreted
  return { term: first && known(first, vocabulary), length: 1 }
}

const exactly = (word: string, more: Partial<Term> = {}): Term => ({
  words: [word],
  is_exact: true,
  is_guess: false,
  ...more,
})

function known({ words, is_guess }: Interpretation, vocabulary: Vocabulary): Term | undefined {
  const [word] = words
  if (word === undefined) return undefined
  if (is_guess) return { words, is_exact: true, is_guess }
  // "9" asks for nine days, not for a year that begins with it.
  if (/^\d{1,3}$/.test(word)) return vocabulary.uses.has(word) ? exactly(word) : undefined
  // A whole word is meant as it stands; of three letters and fewer it may still be on its way.
  if (vocabulary.uses.has(word) && word.length > 3) return exactly(word)
  return endings(vocabulary, word).length > 0 ? { words, is_exact: false, is_guess } : undefined
}
