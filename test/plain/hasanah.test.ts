import { afterAll, beforeAll, expect, test } from 'vitest'
import { bubblingForms } from '#test/support/bubbling-forms.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)
const inPart = (reader: PlainBrowser, name: string | RegExp, selector: string) => [
  ...reader.part(name).querySelectorAll(selector),
]
const conversation = /^(Komentar|Comments) \(/
const comments = (reader: PlainBrowser) => inPart(reader, conversation, 'article')

test('the index leads with one story, shows what is read and what we announce, and pages through the rest', async () => {
  const reader = await open('/blog')
  expect(reader.text('h1')).toBe('Hasanah')
  expect(reader.text('main h2')).toBe('Urutan umrah dari niat sampai tahallul')
  expect(inPart(reader, 'Paling banyak dibaca', 'li')).toHaveLength(5)
  expect(inPart(reader, 'Siaran pers', 'a')).toHaveLength(3)
  expect(inPart(reader, 'Artikel lainnya', 'article')).toHaveLength(9)
  await reader.follow('2', reader.one('main'))
  expect(reader.path).toBe('/blog?page=2')
  expect(inPart(reader, 'Artikel lainnya', 'article')).toHaveLength(9)
  expect(() => reader.part('Siaran pers')).toThrow(/no part/)
})

test('a post that is not in English says so and is marked as Indonesian', async () => {
  const reader = await open('/en/blog/haid-dan-rencana-umrah')
  expect(reader.text('main')).toContain('This article is in Indonesian')
  expect(reader.one('h1').getAttribute('lang')).toBe('id')
  await reader.open('/en/blog/urutan-umrah-dari-niat-sampai-tahalul')
  expect(reader.text('h1')).toContain('The steps of umrah')
  expect(reader.text('main')).not.toContain('This article is in Indonesian')
})

test('comments: three newest first, more when asked, in another order', async () => {
  const reader = await open('/blog/mendampingi-orang-tua-berumrah')
  expect(comments(reader)).toHaveLength(3)
  expect(comments(reader).map(textOf)[0]).toContain('Gelang nama untuk ibu')
  await reader.follow('Tampilkan komentar lain')
  expect(reader.path).toMatch(/\?comments=13/)
  expect(comments(reader)).toHaveLength(5)
  await reader.follow('Terlama')
  expect(comments(reader).map(textOf)[0]).toContain('Kalimat terakhirnya')
})

test('an address without a post says so and suggests others', async () => {
  const reader = await open('/blog/tidak-ada')
  expect(reader.status).toBe(404)
  await reader.open('/en/blog/tidak-ada')
  expect(reader.text('h1')).toBe('Article not found')
  expect(reader.all('main article')).toHaveLength(3)
})

test('the home page has four articles, and the way to all of them', async () => {
  const reader = await open('/en')
  const section = reader.part('Articles to help you prepare')
  expect([...section.querySelectorAll('article')]).toHaveLength(4)
  await reader.follow('All articles', section)
  expect(reader.path).toBe('/en/blog')
})

test('without scripts posts are found, read and commented on', async () => {
  const { browser } = await memberBrowser(home)
  const reader = await new PlainBrowser(home, browser).open('/blog')
  await reader.press('Cari', { 'Cari artikel': 'zamzam' }, reader.one('main'))
  await reader.follow('Zamzam: kisah, adab, dan cara membawa pulang')
  expect(bubblingForms(reader.document)).toEqual([])
  await reader.press('Kirim komentar')
  expect(reader.text()).toContain('Tulis komentar: Field tidak boleh kosong')
  await reader.press('Kirim komentar', { 'Tulis komentar': 'Tanpa skrip pun bisa' })
  expect(reader.text()).toContain('Komentar berhasil ditambahkan')
  const own = () => comments(reader).filter((comment) => textOf(comment).includes('Tanpa skrip pun bisa'))
  const like = /^Suka \d+ ?, komentar/
  await reader.press(like, {}, own()[0])
  expect(own().map((comment) => [...comment.querySelectorAll('button')].map((one) => reader.name(one)))).toEqual([
    expect.arrayContaining([expect.stringMatching(/^Suka 1 ?, komentar/)]),
  ])
  await reader.follow('Tampilkan komentar lain')
  expect(comments(reader)).toHaveLength(4)
  await reader.press('Ya, hapus', {}, own()[0])
  expect(own()).toEqual([])
})
