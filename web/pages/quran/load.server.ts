import type { Language } from '#core/messages.ts'
import { quranChapters, quranMarksOf } from '#modules/worship/contract.ts'
import { chapterPath } from '#modules/worship/rules/quran/chapter-slug.ts'
import { juzStarts, readKey } from '#modules/worship/rules/quran/divisions.ts'
import type { Marks } from '#modules/worship/rules/quran/marks.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { sourcesOf } from '../../components/quran/sources.server.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { memberOf } from '../../shell.server.ts'
import { optional } from '../../softly.server.ts'
import { searchOf } from './search.server.ts'
import { words } from './words.ts'

export async function loadQuran(context: Context, params: URLSearchParams) {
  const page = pageOf(context)
  const { chapters } = (await api(context, quranChapters, { language: page.language })).data
  const shown = chapters.map((chapter) => ({
    number: chapter.id,
    name: chapter.name_simple,
    arabic: chapter.name_arabic,
    meaning: chapter.translated_name.name,
    facts: `${words(page.language)[chapter.revelation_place]} · ${words(page.language).count(chapter.verses_count)}`,
    path: chapterPath(chapter.id, chapter.slug),
  }))
  const query = (params.get('q') ?? '').trim().slice(0, 100)
  const tab = params.get('tab') === 'juz' ? ('juz' as const) : ('surah' as const)
  return {
    chapters: shown,
    juz: juzOf(shown, page.language),
    tab,
    query,
    result: query ? await searchOf(context, { query, page: params.get('page'), chapters: shown }) : undefined,
    account: await accountOf(context),
    sources: sourcesOf(page.language),
    say: pageWords(page.language),
    linked: [linkedCrumbs(page, [{ name: words(page.language).crumb, path: '/quran' }])],
  }
}

export type Quran = Awaited<ReturnType<typeof loadQuran>>
export type ChapterShown = Quran['chapters'][number]

/** Marks of the member who reads; a page for a guest is cached for all, and knows of nobody. */
async function accountOf(context: Context): Promise<Marks | undefined> {
  if (!(await memberOf(context))) return undefined
  const marks = await optional(context, api(context, quranMarksOf, {}))
  return marks && { bookmarks: marks.bookmarks, last_read: marks.last_read ?? undefined }
}

type Chapter = { number: number; name: string; path: string }

function juzOf(chapters: readonly Chapter[], language: Language) {
  const say = words(language)
  return juzStarts.flatMap((key, i) => {
    const start = readKey(key)
    const chapter = start && chapters[start.chapter - 1]
    if (!chapter) return []
    return [
      {
        number: i + 1,
        name: say.juz(i + 1),
        from: say.juzFrom(chapter.name, start.verse),
        path: `${chapter.path}#v${start.verse}`,
      },
    ]
  })
}

function pageWords(language: Language) {
  const { juz, juzFrom, page, chapterPlace, versePlace, count, resultsFor, matchingVerses, makkah, madinah, ...say } =
    words(language)
  return say
}
