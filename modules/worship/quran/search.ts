import { cache } from '#core/cache.ts'
import type { Language } from '#core/messages.ts'
import { foldArabic, foldSound, foldWords, hasArabic } from '../rules/quran/fold.ts'
import {
  arabicQuery,
  type Field,
  latinQuery,
  padded,
  probeOf,
  type Query,
  soundProbe,
  soundRank,
  wordsRank,
} from '../rules/quran/matching.ts'
import { type VerseIndex, verseIndex, versesWith } from '../rules/quran/verse-index.ts'
import { allChapters, verseAt } from './chapters.ts'
import { chapterText, englishText } from './text.ts'

/** The folded copy, in the order of the text. */
type Folded = Record<Field, VerseIndex>
export type VerseMatch = { chapter: number; verse: number; field: Field; rank: number }

const indexes = cache<Folded>({ entries: 1 })

async function foldAll(): Promise<Folded> {
  const folded: Record<Field, string[]> = { arabic: [], latin: [], indonesian: [], english: [] }
  for (const { number } of allChapters()) {
    const { arabic, latin, indonesian } = await chapterText(number)
    folded.arabic.push(...arabic.map((text) => padded(foldArabic(text))))
    folded.latin.push(...latin.map(foldSound))
    folded.indonesian.push(...indonesian.map((text) => padded(foldWords(text))))
    folded.english.push(...(await englishText(number)).map((text) => padded(foldWords(text))))
    // Others are served between two chapters: the whole takes longer than anyone should wait.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { arabic, latin, indonesian, english } = folded
  return {
    arabic: verseIndex(arabic),
    latin: verseIndex(latin),
    indonesian: verseIndex(indonesian),
    english: verseIndex(english),
  }
}

const folds = (): Promise<Folded> => indexes.load('all', foldAll)

type Best = { field: Field; rank: number }

/** The best field of each verse for a query; of equals the one that comes first. */
function bestFields(folded: Folded, query: Query, fields: readonly Field[]): Map<number, Best> {
  const best = new Map<number, Best>()
  for (const field of fields) {
    const isSound = field === 'latin'
    for (const { at, text } of versesWith(folded[field], isSound ? soundProbe(query) : probeOf(query))) {
      const rank = isSound ? soundRank : wordsRank(text, query)
      if (rank !== undefined && rank < (best.get(at)?.rank ?? Number.POSITIVE_INFINITY)) best.set(at, { field, rank })
    }
  }
  return best
}

type VerseQuery = { text: string; language: Language; from: number; to: number }
type Answer = { query: Query; total: number; matches: VerseMatch[] }

/** Verses that hold the words of a query, in the reader's language or in Latin letters: those that hold them as they stand first, then in the order of the text. */
export async function findVerses({ text, language, from, to }: VerseQuery): Promise<Answer> {
  const isArabic = hasArabic(text)
  const query = isArabic ? arabicQuery(text) : latinQuery(text)
  const own: Field[] = [language === 'en' ? 'english' : 'indonesian', 'latin']
  if (query.phrase.length < 2) return { query, total: 0, matches: [] }
  const best = bestFields(await folds(), query, isArabic ? ['arabic'] : own)
  const ordered = [...best].sort(([a, x], [b, y]) => x.rank - y.rank || a - b)
  const matches = ordered.slice(from, to).flatMap(([at, match]) => {
    const place = verseAt(at + 1)
    return place ? [{ ...place, ...match }] : []
  })
  return { query, total: ordered.length, matches }
}
