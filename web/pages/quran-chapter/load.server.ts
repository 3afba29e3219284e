import { data, redirect } from 'react-router'
import type { Language } from '#core/messages.ts'
import { quranChapter, quranVerses } from '#modules/worship/contract.ts'
import { chapterNumber, chapterPath } from '#modules/worship/rules/quran/chapter-slug.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { requestedVerses } from '../../components/quran/requested-verses.ts'
import { signsOf } from '../../components/quran/signs.server.ts'
import { sourcesOf } from '../../components/quran/sources.server.ts'
import { readView } from '../../components/quran/view.ts'
import { withAffiliate } from '../../components/shell/use-href.ts'
import { linkedCrumbs } from '../../linked-crumbs.server.ts'
import { unlessRefused } from '../../softly.server.ts'
import { inLanguage } from '../../to.ts'
import { type VerseShown, versesHtml } from './verses-html.server.ts'
import { words } from './words.ts'

/** Resources of the call: the ministry's translation, Latin letters, Rowwad's translation. */
const translationOf = { id: 33, en: 1001 } as const
const latin = 57
const mostVerses = 286

/** A chapter, or nothing for what is none. */
async function find(context: Context, number: number | undefined) {
  if (number === undefined) return undefined
  return (await unlessRefused(api(context, quranChapter, { id: String(number) }), [404]))?.chapter
}
type Chapter = NonNullable<Awaited<ReturnType<typeof find>>>

export async function loadChapter(context: Context, url: URL, params: { id: string; slug?: string }) {
  const page = pageOf(context)
  const chapter = await find(context, chapterNumber(params.id))
  if (!chapter) return data({ missing: missingOf(page.language) }, { status: 404 })
  const path = chapterPath(chapter.id, chapter.slug)
  if (params.slug !== chapter.slug) throw redirect(inLanguage(page.language, path) + url.search, 301)
  const requested = requestedVerses(url.searchParams.get('ayat'), chapter.verses_count)
  if (typeof requested === 'object' && requested.from === requested.to) throw redirect(atVerse(url, requested.from))
  const shown = await shownOf(context, chapter, url.searchParams)
  const range = typeof requested === 'object' ? requested : undefined
  const share = (verse: number) =>
    withAffiliate(`${inLanguage(page.language, path)}/DropdownShare?ayat=${verse}`, page.affiliate_code)
  const html = versesHtml(await versesOf(context, chapter), { say: words(page.language), share, highlighted: range })
  const chapterData = { ...shown, ...verseNoticesOf(requested, chapter, page.language) }
  return data(unsent(chapterData, { html }), { status: chapterData.beyond ? 404 : 200 })
}

/** What there is to say of the verses the address asks for. */
function verseNoticesOf(requested: ReturnType<typeof requestedVerses>, chapter: Chapter, language: Language) {
  const say = words(language)
  const { name_simple, verses_count } = chapter
  const range = typeof requested === 'object' ? requested : undefined
  return {
    highlighted: range && {
      ...range,
      text: say.highlightedText(range.from, range.to),
      link: say.highlightedLink(range.from),
    },
    beyond: requested === 'beyond' ? { title: say.beyond, text: say.beyondText(name_simple, verses_count) } : undefined,
  }
}

async function shownOf(context: Context, chapter: Chapter, params: URLSearchParams) {
  const page = pageOf(context)
  const { language } = page
  const path = chapterPath(chapter.id, chapter.slug)
  const say = pageWords(language, chapter)
  const [previous, next] = await Promise.all(
    [chapter.id - 1, chapter.id + 1].map((number) => find(context, chapterNumber(String(number)))),
  )
  return {
    missing: undefined,
    path,
    number: chapter.id,
    name: chapter.name_simple,
    arabic: chapter.name_arabic,
    facts: factsOf(chapter, language),
    bismillah: chapter.bismillah_pre ? await bismillahOf(context) : undefined,
    view: readView(params),
    previous: linkOf(previous),
    next: linkOf(next),
    signs: signsOf(language),
    sources: sourcesOf(language),
    say,
    linked: [
      linkedCrumbs(page, [
        { name: say.quran, path: '/quran' },
        { name: say.surah, path },
      ]),
    ],
  }
}

/** Parts that the page is drawn with and that the browser finds in it: they are not sent a second time as data. */
function unsent<Sent extends object, Part extends object>(sent: Sent, part: Part): Sent & Partial<Part> {
  for (const [name, value] of Object.entries(part)) Object.defineProperty(sent, name, { value, enumerable: false })
  return sent
}

/** The same address without the question, at the verse: a browser goes there by itself. */
function atVerse(url: URL, verse: number): string {
  url.searchParams.delete('ayat')
  return `${url.pathname}${url.search}#v${verse}`
}

const linkOf = (chapter: Chapter | undefined) =>
  chapter && { name: chapter.name_simple, number: chapter.id, path: chapterPath(chapter.id, chapter.slug) }

async function bismillahOf(context: Context): Promise<string | undefined> {
  return (await api(context, quranVerses, { id: '1', per_page: 1 })).data.verses[0]?.text_uthmani
}

/** Verses as they are shown: juz and page stand where they begin. */
async function versesOf(context: Context, chapter: Chapter): Promise<VerseShown[]> {
  const translation = translationOf[pageOf(context).language]
  const { verses } = (
    await api(context, quranVerses, {
      id: String(chapter.id),
      per_page: mostVerses,
      translations: `${translation},${latin}`,
    })
  ).data
  return verses.map((verse, i) => {
    const before = verses[i - 1]
    const text = (id: number) => verse.translations?.find(({ resource_id }) => resource_id === id)?.text ?? ''
    return {
      n: verse.verse_number,
      arabic: verse.text_uthmani,
      latin: text(latin),
      translation: text(translation),
      ...(verse.juz_number !== before?.juz_number && { juz: verse.juz_number }),
      ...(verse.page_number !== before?.page_number && { page: verse.page_number }),
      ...(verse.sajdah_number !== null && { sajda: true as const }),
    }
  })
}

function factsOf(chapter: Chapter, language: Language): string[] {
  const say = words(language)
  const [from, to] = chapter.pages
  return [
    chapter.translated_name.name,
    say[chapter.revelation_place],
    say.count(chapter.verses_count),
    say.pages(from, to),
  ]
}

function pageWords(language: Language, { id, name_simple, translated_name, verses_count }: Chapter) {
  const say = words(language)
  const {
    title,
    description,
    surah,
    citation,
    count,
    pages,
    highlightedText,
    highlightedLink,
    beyondText,
    makkah,
    madinah,
    ...rest
  } = say
  return {
    ...rest,
    title: title(name_simple, translated_name.name),
    description: description(name_simple, verses_count),
    surah: surah(name_simple),
    citation: citation(name_simple, id),
    jumpHint: say.jumpHint(verses_count),
  }
}

function missingOf(language: Language) {
  const { missing, missingText, all, first, quran } = words(language)
  return { missing, missingText, all, first, quran }
}

type Answer = Awaited<ReturnType<typeof loadChapter>>['data']
export type Missing = NonNullable<Extract<Answer, { missing: object }>['missing']>
export type Loaded = Answer
export type ChapterShown = Extract<Answer, { path: string }>
