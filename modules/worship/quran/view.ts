import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { chapterNumber } from '../rules/quran/chapter-slug.ts'
import { keyOf } from '../rules/quran/divisions.ts'
import { type Chapter, findChapter, placeOf } from './chapters.ts'
import { chapterText, englishText } from './text.ts'

/** What is held besides the Arabic. 33 and 57 are the public service's own numbers for the same texts. */
export const resources = [
  {
    id: 33,
    name: 'Terjemahan Kementerian Agama RI',
    author_name: 'Kementerian Agama Republik Indonesia',
    slug: 'id-indonesian-islamic-affairs-ministry',
    language_name: 'indonesian',
    of: async (chapter: number) => (await chapterText(chapter)).indonesian,
  },
  {
    id: 57,
    name: 'Transliterasi Kementerian Agama RI',
    author_name: 'Kementerian Agama Republik Indonesia',
    slug: 'transliteration',
    language_name: 'indonesian',
    of: async (chapter: number) => (await chapterText(chapter)).latin,
  },
  {
    id: 1001,
    name: 'Rowwad Translation Center',
    author_name: 'Rowwad Translation Center',
    slug: 'en-rowwad',
    language_name: 'english',
    of: englishText,
  },
] as const

/** The language asked for, as far as there is one; without a wish that of the caller. */
export const languageOf = (requested: string | undefined, caller: Language): Language => {
  if (!requested) return caller
  return requested.split('-')[0] === 'id' ? 'id' : 'en'
}

export function chapterOf(id: string): Chapter {
  const chapter = findChapter(chapterNumber(id) ?? 0)
  if (!chapter) throw new Refusal(codes.not_found)
  return chapter
}

export const presentChapter = (chapter: Chapter, language: Language) => ({
  id: chapter.number,
  revelation_place: chapter.place,
  revelation_order: chapter.revelation_order,
  // The first begins with it as a verse of its own; the ninth has none.
  bismillah_pre: chapter.number !== 1 && chapter.number !== 9,
  name_simple: language === 'en' ? chapter.english : chapter.simple,
  name_complex: chapter.latin,
  name_arabic: chapter.arabic,
  verses_count: chapter.verses_count,
  pages: chapter.pages,
  translated_name: { language_name: language === 'id' ? 'indonesian' : 'english', name: chapter.meaning[language] },
  slug: chapter.slug,
})

/** Verses from one to another of a chapter, with the translations wished for. */
export async function presentVerses(chapter: Chapter, range: { from: number; to: number }, wished: readonly number[]) {
  const { arabic } = await chapterText(chapter.number)
  const known = resources.filter(({ id }) => wished.includes(id))
  const texts = await Promise.all(known.map(async ({ id, of }) => ({ id, texts: await of(chapter.number) })))
  return arabic.slice(range.from - 1, range.to).map((text_uthmani, i) => {
    const verse = range.from + i
    const place = placeOf({ chapter: chapter.number, verse })
    const translations = texts.map(({ id, texts: all }) => ({
      id: id * 10_000 + place.id,
      resource_id: id,
      text: all[verse - 1] ?? '',
    }))
    return {
      id: place.id,
      verse_number: verse,
      verse_key: keyOf({ chapter: chapter.number, verse }),
      juz_number: place.juz,
      page_number: place.page,
      sajdah_number: place.sajda,
      text_uthmani,
      ...(wished.length > 0 && { translations }),
    }
  })
}
