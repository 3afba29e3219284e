import { createRequire } from 'node:module'
import { PageList, SajdaList, SurahList } from 'quran-meta/hafs'
import { z } from 'zod'
import type { Language } from '#core/messages.ts'
import { chapterPath, chapterSlug } from '../rules/quran/chapter-slug.ts'
import { juzOf, type Verse } from '../rules/quran/divisions.ts'
import { englishNames } from '../rules/quran/english-names.ts'
import { englishMeanings } from '../rules/quran/meanings.ts'

/** What is known of a chapter besides its text. */
export type Chapter = {
  number: number
  slug: string
  arabic: string
  latin: string
  simple: string
  english: string
  meaning: Record<Language, string>
  verses_count: number
  place: 'makkah' | 'madinah'
  revelation_order: number
  pages: [number, number]
  /** How many verses stand before it. */
  before: number
}

const texts = z.array(z.string()).length(114)
const constants = z.object({
  SURAH_NAMES: texts,
  SURAH_NAMES_LATIN: texts,
  SURAH_NAMES_ID: texts,
  SURAH_NAMES_TRANS_ID: texts,
  SURAH_CATEGORIES: texts,
  SURAH_NUM_VERSES: z.array(z.int()).length(114),
})

/** The page of the Madinah print a verse, counted through the whole text, stands on: its 604 pages begin alike here. */
export function pageOf(id: number): number {
  let [low, high] = [1, 604]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((PageList[middle] ?? 0) <= id) low = middle
    else high = middle - 1
  }
  return low
}

/** The first verse of a page, counted through the whole text. */
export const pageStart = (page: number): number | undefined => (page >= 1 && page <= 604 ? PageList[page] : undefined)

const sajdas: readonly number[] = SajdaList
/** Which of the fifteen prostrations a verse asks for, if one. */
export const sajdaOf = (id: number): number | null => sajdas.indexOf(id) + 1 || null

/** One name is listed as "At-tahrim"; all others have a capital after the article. */
const capital = (name: string): string => name.replace(/-\p{Ll}/u, (part) => part.toUpperCase())

function readChapters(): Chapter[] {
  const known = constants.parse(createRequire(import.meta.url)('quran-pack/constant'))
  let before = 0
  return known.SURAH_NAMES.map((arabic, i) => {
    const verses_count = known.SURAH_NUM_VERSES[i] ?? 0
    const simple = capital(known.SURAH_NAMES_ID[i] ?? '')
    const chapter: Chapter = {
      number: i + 1,
      slug: chapterSlug(simple),
      arabic,
      latin: capital(known.SURAH_NAMES_LATIN[i] ?? ''),
      simple,
      english: englishNames[i] ?? '',
      meaning: { id: known.SURAH_NAMES_TRANS_ID[i] ?? '', en: englishMeanings[i] ?? '' },
      verses_count,
      place: known.SURAH_CATEGORIES[i] === 'Makkiyah' ? 'makkah' : 'madinah',
      revelation_order: SurahList[i + 1]?.[2] ?? 0,
      pages: [pageOf(before + 1), pageOf(before + verses_count)],
      before,
    }
    before += verses_count
    return chapter
  })
}

let read: Chapter[] | undefined

/** All 114, read when first asked for. */
export const allChapters = (): readonly Chapter[] => {
  read ??= readChapters()
  return read
}

export const findChapter = (number: number): Chapter | undefined => allChapters()[number - 1]

/** Addresses of all chapters, without language. */
export const quranPaths = (): string[] => allChapters().map(({ number, slug }) => chapterPath(number, slug))

/** Whether there is such a verse. */
export const isVerse = ({ chapter, verse }: Verse): boolean =>
  verse >= 1 && verse <= (findChapter(chapter)?.verses_count ?? 0)

/** A verse by its count through the whole text. */
export function verseAt(id: number): Verse | undefined {
  const chapter = allChapters().findLast(({ before }) => before < id)
  return chapter && { chapter: chapter.number, verse: id - chapter.before }
}

/** Where a verse stands: its count, juz, page and prostration. */
export function placeOf(place: Verse) {
  const id = (findChapter(place.chapter)?.before ?? 0) + place.verse
  return { id, juz: juzOf(place), page: pageOf(id), sajda: sajdaOf(id) }
}
