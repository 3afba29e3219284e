import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { juzStarts, keyOf } from '../rules/quran/divisions.ts'
import { allChapters, placeOf } from './chapters.ts'
import digests from './digests.json' with { type: 'json' }
import { chapterText, englishText } from './text.ts'

const beside = createRequire(import.meta.url)
const sourceOf = (number: number) => JSON.parse(readFileSync(beside.resolve(`quran-pack/surah/${number}`), 'utf8'))
const digestOf = (verses: readonly string[]) =>
  createHash('sha256').update(verses.join('\n')).digest('hex').slice(0, 16)

test('every letter of all 114 chapters is the one that was checked', async () => {
  for (const { number } of allChapters()) {
    expect([number, digestOf((await chapterText(number)).arabic)]).toEqual([number, digests[number - 1]])
  }
  expect(digests).toHaveLength(114)
})

test('one mark less in one verse is noticed', async () => {
  const { arabic } = await chapterText(1)
  const changed = arabic.map((text, i) => (i === 6 ? text.replace('ۙ', '') : text))
  expect(changed).not.toEqual(arabic)
  expect(digestOf(changed)).not.toBe(digests[0])
})

test('6,236 verses, each with Arabic, Latin, Indonesian and English', async () => {
  let verses = 0
  for (const { number, verses_count } of allChapters()) {
    const { arabic, latin, indonesian } = await chapterText(number)
    const texts = [arabic, latin, indonesian, await englishText(number)]
    expect([number, texts.map((list) => list.length)]).toEqual([number, texts.map(() => verses_count)])
    expect(texts.flat().every((text) => text.trim().length > 0)).toBe(true)
    verses += verses_count
  }
  expect(verses).toBe(6_236)
})

/** What was taken out of a text, in order, if taking out is all that was done. */
function takenOut(before: string, after: string): string[] | undefined {
  const taken: string[] = []
  let [i, run] = [0, '']
  for (const letter of after) {
    while (i < before.length && before[i] !== letter) run += before[i++]
    if (i++ >= before.length) return undefined
    if (run) taken.push(run)
    run = ''
  }
  run += before.slice(i)
  return run ? [...taken, run] : taken
}

test('of the Indonesian only the numbers of footnotes and the stray number of 37:100 are left out', async () => {
  const taken: string[] = []
  for (const { number } of allChapters()) {
    const source: string[] = Object.values(sourceOf(number).translations.id)
    const { indonesian } = await chapterText(number)
    for (const [i, text] of source.entries()) {
      const out = takenOut(text, indonesian[i] ?? '')
      expect([number, i + 1, out]).toEqual([number, i + 1, expect.anything()])
      if (text === indonesian[i]) expect(text).not.toMatch(/\d/)
      expect(indonesian[i]).not.toMatch(/\d/)
      taken.push(...(out ?? []))
    }
  }
  expect(taken.filter((text) => /^ ?\d+\) ?$/.test(text))).toHaveLength(763)
  expect(taken.filter((text) => !/^ ?\d+\) ?$/.test(text))).toEqual(['100. '])
})

test('a changed letter is not taken for one left out', () => {
  expect(takenOut('Tuhan1) semesta', 'Tuhan semesta')).toEqual(['1)'])
  expect(takenOut('Tuhan1) semesta', 'Tuhan samesta')).toBeUndefined()
})

test('Latin and English are as their sources have them', async () => {
  const english: { translation: string }[] = beside(
    '@kmaslesa/quran_translation-english_rowwad_translation_centar/data.js',
  ).translation
  const shown: string[] = []
  for (const { number } of allChapters()) {
    expect((await chapterText(number)).latin).toEqual(Object.values(sourceOf(number).latins))
    shown.push(...(await englishText(number)))
  }
  expect(shown).toEqual(english.map(({ translation }) => translation))
})

test('juz begin where the ministry has them begin, seven of them elsewhere than in the Madinah print', () => {
  const firsts: string[] = []
  for (const { number, verses_count } of allChapters()) {
    for (let verse = 1; verse <= verses_count; verse++) {
      const place = { chapter: number, verse }
      if (placeOf(place).juz > firsts.length) firsts.push(keyOf(place))
    }
  }
  expect(firsts).toEqual(juzStarts)
  expect(firsts).toHaveLength(30)
  for (const key of ['3:92', '5:83', '9:94', '15:2', '27:60', '29:45', '36:22']) expect(firsts).toContain(key)
})

test('pages run from 1 to 604 and fifteen verses ask for a prostration', () => {
  expect(placeOf({ chapter: 2, verse: 255 })).toEqual({ id: 262, juz: 3, page: 42, sajda: null })
  expect([placeOf({ chapter: 1, verse: 1 }).page, placeOf({ chapter: 114, verse: 6 }).page]).toEqual([1, 604])
  const sajdaVerses = allChapters().flatMap(({ number, verses_count }) =>
    Array.from({ length: verses_count }, (_, i) => ({ chapter: number, verse: i + 1 })).filter(
      (place) => placeOf(place).sajda !== null,
    ),
  )
  expect(sajdaVerses.map(keyOf)).toEqual(
    '7:206 13:15 16:50 17:109 19:58 22:18 22:77 25:60 27:26 32:15 38:24 41:38 53:62 84:21 96:19'.split(' '),
  )
})

test('each chapter has a name, a meaning in both languages and an address of its own', () => {
  const chapters = allChapters()
  expect(new Set(chapters.map(({ slug }) => slug)).size).toBe(114)
  expect(
    chapters.every(({ meaning, arabic, slug }) => meaning.id && meaning.en && arabic && /^[a-z-]+$/.test(slug)),
  ).toBe(true)
  expect([chapters[2]?.slug, chapters[17]?.meaning.en, chapters[113]?.meaning.en]).toEqual([
    'ali-imran',
    'The Cave',
    'People',
  ])
})
