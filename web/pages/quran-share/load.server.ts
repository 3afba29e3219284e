import { data, redirect } from 'react-router'
import { quranChapter } from '#modules/worship/contract.ts'
import { chapterNumber, chapterPath } from '#modules/worship/rules/quran/chapter-slug.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { requestedVerses } from '../../components/quran/requested-verses.ts'
import { unlessRefused } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import { words } from './words.ts'

async function find(context: Context, id: string) {
  if (chapterNumber(id) === undefined) return undefined
  return (await unlessRefused(api(context, quranChapter, { id }), [404]))?.chapter
}

export async function loadShare(context: Context, url: URL, params: { id: string; slug?: string }) {
  const { language } = pageOf(context)
  const say = words(language)
  const chapter = await find(context, params.id)
  const { searchParams, search } = url
  const requested = chapter && requestedVerses(searchParams.get('ayat'), chapter.verses_count)
  const { missing, missingText, all } = say
  if (!chapter || requested === 'beyond') return data({ missing: { missing, missingText, all } }, { status: 404 })
  const path = chapterPath(chapter.id, chapter.slug)
  if (params.slug !== undefined && params.slug !== chapter.slug) {
    throw redirect(`${inLanguage(language, path)}/DropdownShare${search}`, 301)
  }
  const key = requested && `${chapter.id}:${requested.from}`
  const what = key ? say.verse(chapter.name_simple, key) : say.chapter(chapter.name_simple)
  return data({
    missing: undefined,
    path,
    what,
    arabic: chapter.name_arabic,
    number: chapter.id,
    verse: requested?.from,
    picture: key && say.picture(key),
    say: { title: say.title(what), back: say.back, mark: say.mark, markHint: say.markHint },
  })
}

export type Loaded = Awaited<ReturnType<typeof loadShare>>['data']
