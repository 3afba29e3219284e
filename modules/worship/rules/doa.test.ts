import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { chapterText } from '../quran/text.ts'
import { allDoa, doaCategories, englishLatin, findDoa, type QuranWords } from './doa.ts'

test('not a letter and not a mark of the Arabic has changed', () => {
  const all = allDoa.map(({ id, arabic }) => `${id}\t${arabic}`).join('\n')
  expect(createHash('sha256').update(all).digest('hex')).toBe(
    'd8788c737b7993f31a990016a6c69f26f0fb43d09d9fb81e049c26598fef07e3',
  )
})

const wordsOf = async ({ verse, from, to }: QuranWords): Promise<string> => {
  const [chapter = 0, number = 0] = verse.split(':').map(Number)
  const { arabic } = await chapterText(chapter)
  return (arabic[number - 1] ?? '')
    .split(' ')
    .slice(from, to + 1)
    .join(' ')
}

test('a doa from the Quran is the text of the mushaf, mark by mark', async () => {
  const fromQuran = allDoa.filter(({ quran }) => quran.length > 0)
  expect(fromQuran.length).toBeGreaterThan(15)
  for (const { id, quran, followed_by, arabic } of fromQuran) {
    const words = (await Promise.all(quran.map(wordsOf))).join(' ')
    expect([id, arabic]).toEqual([id, words + followed_by])
    // Neither a sign alone nor a missing word: the range begins and ends with letters.
    expect([id, /^\p{L}/u.test(words), words.includes('  ')]).toEqual([id, true, false])
  }
})

test('a source that names the Quran is one of its verses, and no other is', () => {
  for (const { id, quran, source } of allDoa) expect([id, /^QS\. /.test(source.id)]).toEqual([id, quran.length > 0])
})

test('there are forty or more, each under its own name', () => {
  expect(allDoa.length).toBeGreaterThanOrEqual(40)
  expect(new Set(allDoa.map(({ id }) => id)).size).toBe(allDoa.length)
  const wanted = ['safar', 'melihat-kabah', 'zamzam', 'tahallul', 'salam-nabi', 'sebelum-tidur', 'niat-umrah-lafal']
  expect(wanted.filter((id) => !allDoa.some((one) => one.id === id))).toEqual([])
})

test.each([
  ['syarīka lak', 'sharika lak'],
  ["ḥaiṡu a'ūżu", "haythu a'udhu"],
  ['Gufrānak, qaulī', 'Ghufranak, qawli'],
  ['manẓar, ṣalli, taḍī‘', 'manzar, salli, tadi‘'],
])('English readers see “%s” as “%s”', (latin, plain) => {
  expect(englishLatin(latin)).toBe(plain)
})

test('no line and no dot is left in the Latin of English pages', () => {
  expect(allDoa.filter(({ latin }) => /[^\p{ASCII}]/u.test(latin.en)).map(({ id }) => id)).toEqual([])
})

test('every part of the journey has its doa, and each has all its parts', () => {
  expect(new Set(allDoa.map(({ category }) => category))).toEqual(new Set(doaCategories))
  for (const one of allDoa) {
    for (const text of [one.latin, one.source, one.title, one.meaning].flatMap(Object.values<string>)) {
      expect(text.trim(), one.id).not.toBe('')
    }
    expect(one.arabic, one.id).toMatch(/^[\p{Script=Arabic}\p{M}\s،؛.]+$/u)
  }
})

const ids = (search: string) => findDoa({ search }).map(({ id }) => id)

test.each([
  ['لبيك اللهم عمرة', 'niat-umrah'],
  ['labbaikallahumma umratan', 'niat-umrah'],
  ['pintu-pintu rahmat', 'masuk-masjid'],
  ['beneficial knowledge', 'zamzam'],
  ['Rabbana atina fiddunya', 'rukun-yamani-hajar-aswad'],
  ['muslim 1966', 'menyembelih'],
  ['labbayk', 'talbiyah'],
  ['ربنا اتنا في الدنيا', 'rukun-yamani-hajar-aswad'],
])('“%s” finds %s', (search, id) => {
  expect(ids(search)).toContain(id)
})

test('a category holds only its own, and a word that is nowhere finds nothing', () => {
  expect(findDoa({ category: 'sai' }).map(({ id }) => id)).toEqual(['menuju-safa', 'safa-marwah', 'antara-safa-marwah'])
  expect(ids('zzz')).toEqual([])
  expect(ids('%_\\')).toHaveLength(allDoa.length)
})
