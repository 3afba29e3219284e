import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { allChapters } from '#modules/worship/quran/chapters.ts'
import { chapterText } from '#modules/worship/quran/text.ts'
import { allDoa } from '#modules/worship/rules/doa.ts'
import { countSign, mushafSigns } from '#modules/worship/rules/quran/signs.ts'
import { arabicMarkup } from '#server/og/verse.ts'
import { DoaCard } from '../doa/doa-card.tsx'
import { Arabic } from './arabic.tsx'
import { arabicHtml } from './arabic-html.ts'

let verses: string[] = []
let names: string[] = []
const doa = allDoa.filter(({ quran }) => quran.length > 0).map(({ arabic }) => arabic)
beforeAll(async () => {
  verses = (await Promise.all(allChapters().map(({ number }) => chapterText(number)))).flatMap(({ arabic }) => arabic)
  names = allChapters().map(({ arabic }) => arabic)
})

const require = createRequire(import.meta.url)
const style = ['arabic', 'quran'].map((name) => readFileSync(`web/components/quran/${name}.css`, 'utf8')).join('')
/** Ornament of the pages and pictures: the digits and brackets of a verse's number. */
const ornament = '٠١٢٣٤٥٦٧٨٩﴿﴾\u00a0'

function missingIn(file: string, text: string): string[] {
  const font: { characterSet: number[] } = createRequire(require.resolve('pdfkit'))('fontkit').openSync(file)
  const known = new Set(font.characterSet)
  return [...new Set(text)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))
}

test.each([
  ['pages', require.resolve(/url\("(@fontsource[^"]+)"\)/.exec(style)?.[1] ?? '')],
  ['pictures', 'server/og/fonts/scheherazade-new.ttf'],
])('no character of the whole Quran is missing in the font of %s', (_where, file) => {
  expect(missingIn(file, verses.join('') + names.join('') + doa.join('') + ornament)).toEqual([])
  expect(missingIn(file, 'ا漢')).toEqual(['漢'])
})

test('whatever shows the Quran asks for that font first', () => {
  const families = [...style.matchAll(/font-family: ([^;]+);/g)].map(([, family]) => family)
  expect(new Set(families)).toEqual(new Set(['"Scheherazade New"', '"Scheherazade New", serif']))
})

const sign = `<span class="quran-sign" aria-hidden="true">${countSign}</span>`
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

test('the sign of another count stands in its span, 97 times in 93 verses, and the text stays as it is', () => {
  const drawn = verses.map(arabicHtml)
  expect(drawn.map(textOf)).toEqual(verses)
  expect(drawn.filter((html) => html.includes(sign))).toHaveLength(93)
  expect(drawn.join('').split(sign)).toHaveLength(98)
  expect(drawn.join('').replaceAll(sign, '')).not.toContain(countSign)
})

test('so it does in pictures and in what scripts draw', () => {
  const pictured = verses.map((verse) => arabicMarkup(verse, 60))
  expect(pictured.map((markup) => textOf(markup).replaceAll('\u00a0', ' ').replaceAll('\u200b', ''))).toEqual(verses)
  const small = `<span size="27.0pt" rise="24883">${countSign}</span>`
  expect(pictured.join('').replaceAll(small, '')).not.toContain(countSign)
  const verse = verses[6] ?? ''
  expect(renderToStaticMarkup(createElement(Arabic, { text: verse }))).toBe(`<span>${arabicHtml(verse)}</span>`)
})

test('words of the Quran in a doa are set like the Quran, and no other words are', () => {
  const text = verses[6] ?? ''
  const card = { id: 'a', step: '', title: '', latin: '', meaning: '', source: '', review: '', is_reviewed: false }
  const drawn = (is_quran: boolean) => {
    const doa = { ...card, arabic: text, is_quran, times: undefined }
    const say = { latin: '', meaning: '', source: '', link: '' }
    return /<p lang="ar" dir="rtl" class="([^"]*)">(.*?)<\/p>|<p class="([^"]*)" lang="ar" dir="rtl">(.*?)<\/p>/
      .exec(renderToStaticMarkup(createElement(DoaCard, { doa, say })))
      ?.slice(1)
      .filter(Boolean)
  }
  expect(drawn(true)).toEqual([expect.stringMatching(/^quran-arabic /), arabicHtml(text)])
  expect(drawn(false)).toEqual([expect.stringMatching(/^arabic /), text])
})

test('a sign that stands apart stays on the line of its word', () => {
  expect(arabicHtml('ۨ كَلِمَة ࣖ اُخْرٰى')).toBe('ۨ <span class="quran-word">كَلِمَة ࣖ</span> اُخْرٰى')
  expect(arabicHtml('۞ كَلِمَة ۗ ۛ')).toBe('<span class="quran-word">۞ كَلِمَة ۗ ۛ</span>')
  expect(arabicHtml('كَلِمَة ۗوَاُخْرٰى')).toBe('<span class="quran-word">كَلِمَة ۗ</span><wbr>وَاُخْرٰى')
  // A small nun is read with the word that follows it.
  const loose = / (?!\u06e8)[\p{M}\u06d4\u06d5\u06e9]|\u06de /u
  const outside = verses.map((verse) => arabicHtml(verse).replaceAll(sign, countSign))
  for (const html of outside) expect(html.replace(/<span class="quran-word">[^<]*<\/span>/g, '')).not.toMatch(loose)
})

test('each sign of the text is explained, and nothing else', () => {
  const usedSigns = new Set(verses.join('').match(/[\u06d4-\u06ed\u08d6]/g))
  expect(new Set(Object.values(mushafSigns))).toEqual(usedSigns)
})
