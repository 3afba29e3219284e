import { monthAt } from './calendar.ts'
import { canonical, wordsOf } from './fold.ts'
import { endings, nearWords, type Vocabulary } from './near.ts'

/** One thing asked for: any of these words, or, unless exact, a word that begins so. */
export type Term = { words: readonly string[]; is_exact: boolean; is_guess: boolean }

const mostTerms = 8
const longestWord = 40
const fillers = new Set(
  'paket package packages perjalanan travel trip tour wisata ke dari di dan untuk dengan yang bulan tahun the to from in for with and of by month year murah cheap'.split(
    ' ',
  ),
)

/** What was typed, as terms the listings know. A word nobody knows is left out while most are known. */
export function termsOf(typed: string, vocabulary: Vocabulary): Term[] {
  const all = wordsOf(typed.slice(0, 400)).map((word) => word.slice(0, longestWord))
  const wanted = all.filter((word) => !fillers.has(word))
  const words = (wanted.length > 0 ? wanted : all).slice(0, mostTerms * 2)
  const terms: Term[] = []
  let unknown = 0
  for (let at = 0; at < words.length && terms.length < mostTerms; ) {
    const month = monthAt(words.slice(at, at + 3))
    const term = month ? exactly(month.word) : known(words[at] ?? '', vocabulary)
    if (term) terms.push(term)
    else unknown++
    at += month?.length ?? 1
  }
  return unknown > terms.length ? [] : terms
}

const exactly = (word: string): Term => ({ words: [word], is_exact: true, is_guess: false })

function known(word: string, vocabulary: Vocabulary): Term | undefined {
  const kept = canonical(word)
  if (kept !== word) return exactly(kept)
  // "9" asks for nine days, not for a year that begins with it.
  if (/^\d{1,3}$/.test(word)) return vocabulary.uses.has(word) ? exactly(word) : undefined
  if (endings(vocabulary, word).length > 0) return { words: [word], is_exact: false, is_guess: false }
  const near = [...new Set(nearWords(vocabulary, word).map(canonical))]
  return near.length > 0 ? { words: near, is_exact: true, is_guess: true } : undefined
}

export type Query = { name: string; all: string; most: string | null; is_rare: boolean; is_most_rare: boolean }

// Below this share of the listings, gathering all answers is quicker than walking to the first of them.
const rareShare = 0.1

/** The terms as PostgreSQL asks: in the name, anywhere, and all but one of them. Words are letters and digits only. */
export function queryOf(terms: readonly Term[], vocabulary: Vocabulary): Query {
  const each = terms.map((term) => asked(term, ''))
  const allBut = (i: number) => `(${each.filter((_, j) => j !== i).join(' & ')})`
  return {
    name: terms.map((term) => asked(term, 'A')).join(' & '),
    all: each.join(' & '),
    most: terms.length < 2 ? null : each.map((_, i) => allBut(i)).join(' | '),
    is_rare: terms.length > 1 && shareOf(terms, vocabulary) < rareShare,
    is_most_rare: terms.every((_, i) => shareOf(terms.toSpliced(i, 1), vocabulary) < rareShare / terms.length),
  }
}

/** The share of listings that hold every term, were they spread evenly. Half a word counts as its commonest ending. */
function shareOf(terms: readonly Term[], vocabulary: Vocabulary): number {
  const { uses, most } = vocabulary
  const times = ({ words, is_exact }: Term) =>
    Math.max(
      0,
      ...words.flatMap((word) => (is_exact ? [word] : endings(vocabulary, word))).map((word) => uses.get(word) ?? 0),
    )
  return terms.reduce((share, term) => (share * times(term)) / Math.max(1, most), 1)
}

function asked({ words, is_exact }: Term, weight: '' | 'A'): string {
  const mark = `${is_exact ? '' : '*'}${weight}`
  return `(${words.map((word) => `'${word}'${mark && `:${mark}`}`).join(' | ')})`
}
