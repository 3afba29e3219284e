import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { cache } from '#core/cache.ts'
import { plainTranslation } from '../rules/quran/plain-translation.ts'

/** The verses of one chapter, each list from verse 1 on. The Arabic is as the source has it, letter by letter. */
export type ChapterText = { arabic: string[]; latin: string[]; indonesian: string[] }

// Found when they are needed, beside the product: bundled they would be read and kept by every start.
const beside = createRequire(import.meta.url)

const verses = z.record(z.string(), z.string())
const chapterFile = z.object({ arabics: verses, latins: verses, translations: z.object({ id: verses }) })
const englishFile = z.array(z.object({ sura: z.int(), ayaNumber: z.int(), translation: z.string() }))

const inOrder = (versesByNumber: z.output<typeof verses>): string[] =>
  Object.keys(versesByNumber)
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => versesByNumber[key] ?? '')

async function readChapter(number: number): Promise<ChapterText> {
  const file = await readFile(beside.resolve(`quran-pack/surah/${number}`), 'utf8')
  const { arabics, latins, translations } = chapterFile.parse(JSON.parse(file))
  return {
    arabic: inOrder(arabics),
    latin: inOrder(latins),
    indonesian: inOrder(translations.id).map(plainTranslation),
  }
}

/** The package is a script with one list: read as data, only the translation of its verses stays in memory. */
async function readEnglish(): Promise<string[][]> {
  const name = '@kmaslesa/quran_translation-english_rowwad_translation_centar/data.js'
  const file = await readFile(beside.resolve(name), 'utf8')
  const list = englishFile.parse(JSON.parse(file.slice(file.indexOf('['), file.lastIndexOf(']') + 1)))
  const chapters: string[][] = []
  for (const { sura, ayaNumber, translation } of list) {
    const chapter = chapters[sura - 1] ?? []
    chapter[ayaNumber - 1] = translation
    chapters[sura - 1] = chapter
  }
  return chapters
}

const chapters = cache<ChapterText>({ entries: 114 })
const english = cache<string[][]>({ entries: 1 })

/** A chapter, 1 to 114, read when it is first asked for; what failed is tried anew. */
export const chapterText = (number: number): Promise<ChapterText> =>
  chapters.load(String(number), () => readChapter(number))

/** The English verses of a chapter. */
export async function englishText(number: number): Promise<string[]> {
  return (await english.load('all', readEnglish))[number - 1] ?? []
}
