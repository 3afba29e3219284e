import type { Output } from '#core/call.ts'
import { isCallFailure } from '#core/client.ts'
import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { quranSearch } from '#modules/worship/contract.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { words } from './words.ts'

type Chapter = { number: number; name: string; arabic: string; meaning: string; facts: string; path: string }
type SearchInput = { query: string; page: string | null; chapters: readonly Chapter[] }
type Search = Output<typeof quranSearch>['search']

const nothing = { places: [], chapters: [], total_results: 0, current_page: 1, total_pages: 0, results: [] }

/** What a query finds; one that cannot be asked finds nothing. */
async function ask(context: Context, { query, page }: SearchInput): Promise<Omit<Search, 'query'>> {
  const { language } = pageOf(context)
  const wanted = /^[1-9]\d{0,2}$/.test(page ?? '') ? Math.min(Number(page), 700) : 1
  try {
    return (await api(context, quranSearch, { query, language, page: wanted, size: 20 })).data.search
  } catch (error) {
    if (isCallFailure(error) && error.status === 422) return nothing
    throw error
  }
}

export async function searchOf(context: Context, input: SearchInput) {
  const { language } = pageOf(context)
  const say = words(language)
  const { places, chapters, results, ...search } = await ask(context, input)
  const chapterOf = (number: number) => input.chapters[number - 1]
  return {
    title: say.resultsFor(input.query),
    total: search.total_results,
    verses_title: say.matchingVerses(formatNumber(search.total_results, language)),
    page: search.current_page,
    last_page: search.total_pages,
    places: places.flatMap((place) => {
      const chapter = chapterOf(place.chapter_id)
      return chapter ? [{ ...placeOf(place, chapter, language), kind: place.kind }] : []
    }),
    chapters: chapters.flatMap(({ id }) => chapterOf(id) ?? []),
    verses: results.flatMap(({ verse_number, chapter_id, verse_key, field, pieces, text_uthmani, translation }) => {
      const chapter = chapterOf(chapter_id)
      const name = chapter && `${chapter.name} ${verse_key}`
      return chapter
        ? [
            {
              key: verse_key,
              name,
              path: `${chapter.path}#v${verse_number}`,
              field,
              pieces,
              arabic: text_uthmani,
              translation,
            },
          ]
        : []
    }),
  }
}

type Place = Search['places'][number]

function placeOf({ kind, number, verse_number, to }: Place, chapter: Chapter, language: Language) {
  const say = words(language)
  const from = say.juzFrom(chapter.name, verse_number)
  const path = `${chapter.path}#v${verse_number}`
  if (kind === 'chapter')
    return { label: say.chapterPlace(number, chapter.name), text: chapter.meaning, path: chapter.path }
  if (kind === 'juz') return { label: say.juz(number), text: from, path }
  if (kind === 'page') return { label: say.page(number), text: from, path }
  const verses = to > verse_number ? `${verse_number}–${to}` : String(verse_number)
  const range = to > verse_number ? `${chapter.path}?ayat=${verse_number}-${to}` : path
  return { label: say.versePlace(chapter.name, verses), text: chapter.meaning, path: range }
}

export type SearchResult = Awaited<ReturnType<typeof searchOf>>
