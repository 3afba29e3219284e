import type { Language } from '#core/messages.ts'
import { juzStart, keyOf } from '../rules/quran/divisions.ts'
import { famousPassage } from '../rules/quran/famous.ts'
import { foldArabic, foldWords, hasArabic } from '../rules/quran/fold.ts'
import { markSound, markWords, type Query } from '../rules/quran/matching.ts'
import {
  namedVerse,
  nameRank,
  nameSlips,
  type PlaceReference,
  placeReferences,
} from '../rules/quran/place-references.ts'
import { allChapters, type Chapter, findChapter, isVerse, pageStart, placeOf, verseAt } from './chapters.ts'
import type { VerseMatch } from './search.ts'
import { chapterText, englishText } from './text.ts'

const mostChapters = 12

type Place = { kind: PlaceReference['kind']; number: number; chapter_id: number; verse_number: number; to: number }

function resolvePlace(reference: PlaceReference): Place[] {
  if (reference.kind === 'verse') {
    const { chapter, verse, to } = reference
    const last = findChapter(chapter)?.verses_count ?? 0
    if (!isVerse(reference) || to < verse) return []
    return [{ kind: reference.kind, number: verse, chapter_id: chapter, verse_number: verse, to: Math.min(to, last) }]
  }
  const { kind, number } = reference
  const first = kind === 'chapter' ? { chapter: number, verse: 1 } : startOf(kind, number)
  if (!first || !isVerse(first)) return []
  return [{ kind, number, chapter_id: first.chapter, verse_number: first.verse, to: first.verse }]
}

function startOf(kind: 'juz' | 'page', number: number) {
  if (kind === 'juz') return juzStart(number)
  const id = pageStart(number)
  return id === undefined ? undefined : verseAt(id)
}

/** Places the query names: by number, by a name of their own, or a verse of a chapter by its name. */
export function matchingPlaces(query: string): Place[] {
  const famous = famousPassage(query)
  if (famous) return resolvePlace({ kind: 'verse', ...famous })
  const byNumber = placeReferences(query).flatMap(resolvePlace)
  const named = byNumber.length === 0 ? namedVerse(query) : undefined
  const [chapter] = named ? matchingChapters(named.name) : []
  if (!named || !chapter) return byNumber
  return resolvePlace({ kind: 'verse', chapter: chapter.number, verse: named.verse, to: named.to })
}

type Rank = (chapter: Chapter) => number | undefined

/** Chapters that have a rank, best first. */
const ranked = (rankOf: Rank): Chapter[] =>
  allChapters()
    .flatMap((chapter) => {
      const rank = rankOf(chapter)
      return rank === undefined ? [] : [{ chapter, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostChapters)
    .map(({ chapter }) => chapter)

/** Chapters whose name or meaning answers the query, best first. */
export const matchingChapters = (query: string): Chapter[] =>
  ranked((chapter) => (hasArabic(query) ? arabicRank(chapter, query) : nameRank(chapter, query)))

/** Chapters whose name was all but written: for a query that finds nothing at all. */
export const chaptersNear = (query: string): Chapter[] => ranked((chapter) => nameSlips(chapter, query))

function arabicRank({ arabic }: Chapter, query: string): number | undefined {
  const [name, wanted] = [foldArabic(arabic), foldArabic(query).replace(/^سوره /, '')]
  if (wanted.length < 2) return undefined
  if (name === wanted || name === `ل${wanted}`) return 0
  return name.includes(wanted) ? 2 : undefined
}

/** A verse that was found, with the words it was found by marked in the text they stand in. */
export async function presentMatch({ chapter, verse, field }: VerseMatch, query: Query, language: Language) {
  const [text, english] = await Promise.all([chapterText(chapter), englishText(chapter)])
  const shown = { ...text, english }[field][verse - 1] ?? ''
  const fold = field === 'arabic' ? foldArabic : foldWords
  return {
    verse_id: placeOf({ chapter, verse }).id,
    verse_key: keyOf({ chapter, verse }),
    chapter_id: chapter,
    verse_number: verse,
    field,
    pieces: field === 'latin' ? markSound(shown, query) : markWords(shown, query, fold),
    text_uthmani: text.arabic[verse - 1] ?? '',
    translation: (language === 'en' ? english : text.indonesian)[verse - 1] ?? '',
  }
}
