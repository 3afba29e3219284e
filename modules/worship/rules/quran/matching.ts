import { foldArabic, foldSound, foldWords } from './fold.ts'

export type Field = 'arabic' | 'latin' | 'indonesian' | 'english'
/** A query, folded once for each way it is compared. */
export type Query = { words: string[]; phrase: string; sound: string }

export const arabicQuery = (text: string): Query => queryOf(foldArabic(text), '')
export const latinQuery = (text: string): Query => queryOf(foldWords(text), foldSound(text))

const queryOf = (phrase: string, sound: string): Query => ({ phrase, sound, words: phrase.split(' ').filter(Boolean) })

/** Folded words with a space at both ends, so that a word is found at its beginning. */
export const padded = (folded: string): string => ` ${folded} `

/** The longest word, as it begins: the rarest, so that few verses are looked at closely. */
export const probeOf = ({ words }: Query): string => {
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length)
  return longest && ` ${longest}`
}

/** 0: the words as they stand, 1: as the beginning of words, 2: each somewhere; nothing when one is missing. */
export function wordsRank(text: string, { phrase, words }: Query): number | undefined {
  if (text.includes(` ${phrase} `)) return 0
  if (text.includes(` ${phrase}`)) return 1
  return words.every((word) => text.includes(` ${word}`)) ? 2 : undefined
}

// Shorter sounds are found everywhere and mean nothing.
const shortestSound = 4

/** Sounds have no spaces: a long enough run of them is what was meant. It ranks with words that begin so. */
export const soundProbe = ({ sound }: Query): string => (sound.length >= shortestSound ? sound : '')
export const soundRank = 1

/** A piece of what is shown; the pieces together are the text, unchanged. */
export type Piece = { text: string; is_hit: boolean }

const join = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && last.is_hit === piece.is_hit) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}

// "of" and "the" stand in every verse: marked, they would hide the words that were meant.
const isSmall = (word: string): boolean => /^[a-z]{1,3}$/.test(word)

/** The text in pieces, with the words that begin as one of the query does marked. */
export function markWords(text: string, query: Query, fold: (text: string) => string): Piece[] {
  const telling = query.words.filter((word) => !isSmall(word))
  const words = telling.length > 0 ? telling : query.words
  const isHit = (word: string) =>
    fold(word)
      .split(' ')
      .some((folded) => folded !== '' && words.some((wanted) => folded.startsWith(wanted)))
  return join((text.match(/\s+|\S+/g) ?? []).map((piece) => ({ text: piece, is_hit: isHit(piece) })))
}

/** The text in pieces, with the words over which the sound of the query runs marked. */
export function markSound(text: string, { sound }: Query): Piece[] {
  const parts = text.match(/\s+|\S+/g) ?? []
  const from = foldSound(text).indexOf(sound)
  if (from < 0) return join(parts.map((piece) => ({ text: piece, is_hit: false })))
  const to = from + sound.length
  let before = ''
  const pieces = parts.map((piece) => {
    const start = foldSound(before).length
    before += piece
    return { text: piece, is_hit: start < to && foldSound(before).length > from && /\S/.test(piece) }
  })
  return join(pieces)
}
