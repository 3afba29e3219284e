import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, sendTo, visit } from '#test/support/visits.ts'
import { words as analyticsWords } from '#web/components/analytics/words.ts'
import { toastWords } from '#web/components/toast-words.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)
const namesOf = (reader: PlainBrowser, selector: string): string[] =>
  reader.all(selector).map((element) => reader.name(element))

const orders = {
  '/': [
    ...['Haji', 'Umrah', 'Wisata Syariah', 'Promo', 'Oleh-oleh'],
    ...['Ibadah', 'Lainnya', 'Tentang Kami', 'Gabung Mitra Travel'],
  ],
  '/en': [
    ...['Hajj', 'Umrah', 'Sharia tours', 'Promos', 'Souvenirs'],
    ...['Worship', 'Other', 'About us', 'Join as a travel partner'],
  ],
}
const ends = {
  '/': ['Beralih ke versi baru', 'Masuk/Daftar'],
  '/en': ['Switch to the new version', 'Sign In/Register'],
}
for (const path of ['/', '/en'] as const) {
  test(`on a phone the menu of ${path} has the order of the seeds`, async () => {
    const lines = (await open(path)).all('[data-drawer] nav > ul > li')
    const texts = lines.map((line) => textOf(line.querySelector('summary') ?? line))
    expect(texts.slice(0, 9)).toEqual(orders[path])
    expect(texts.slice(9)).toEqual([ends[path][0], expect.stringMatching(/^(Bahasa|Language)/), ends[path][1]])
    expect(lines[6]?.querySelector('a')?.getAttribute('href')).toMatch(/\/panduan$/)
  })
}

test('the logo is white on a main-nav page and the bar takes the brand colour', async () => {
  const bars = async (path: string) => (await open(path)).all('.site-bar').map((bar) => bar.getAttribute('class') ?? '')
  const branded = await bars('/umroh')
  expect(branded.length).toBeGreaterThan(0)
  for (const bar of branded) expect(bar).toContain('tone-brand')
  const paper = await bars('/umroh-dana-talangan')
  expect(paper.length).toBeGreaterThan(0)
  for (const bar of paper) {
    expect(bar).toContain('bg-paper')
    expect(bar).not.toContain('tone-brand')
  }
})

test('a promo has a back title that leads to the list', async () => {
  const reader = await open('/promo/ramadan')
  expect(reader.text()).toContain('Detail Promo')
  expect(reader.link('Kembali')).toBe('/promo')
})

test('an affiliate code stays in links, unlinks the logo and hides the menus', async () => {
  const reader = await open('/')
  expect(namesOf(reader, 'nav')).toContain('Menu utama')
  expect(namesOf(reader, 'a[href]')).toContain('Beranda Rihla')
  expect(namesOf(reader, 'ul')).toContain('Produk')
  await reader.open('/?affiliate_code=RIHLA-AISYAH')
  expect(namesOf(reader, 'nav')).not.toContain('Menu utama')
  expect(reader.all('[data-drawer]')).toEqual([])
  expect(namesOf(reader, 'a[href]')).not.toContain('Beranda Rihla')
  expect(namesOf(reader, 'ul')).not.toContain('Produk')
  await reader.follow('Tentang Kami', reader.one('body footer'))
  expect(reader.path).toMatch(/\/tentang-kami\?affiliate_code=RIHLA-AISYAH$/)
  await reader.open('/')
  expect(reader.path).toMatch(/\?affiliate_code=RIHLA-AISYAH$/)
})

test('a tenant without hajj and financing shows neither, in any menu', async () => {
  const reader = await new PlainBrowser(home, newBrowser('demo.localhost')).open('/')
  expect(reader.all('a[href="/umroh-dana-tabungan"]')).not.toEqual([])
  expect(reader.all('a[href="/haji"], a[href="/umroh-dana-talangan"]')).toEqual([])
})

test('preferences never lead off the site', async () => {
  const reply = await visit(home, newBrowser(), '/preferences', {
    text_size: '999',
    color_scheme: 'dark; Domain=evil.example',
    analytics: 'always',
    back: '//evil.example',
  })
  expect(reply.location).toBe('/')
  expect(reply.set.join()).not.toMatch(/text_size|color_scheme|analytics/)
})

test('signing out forgets the session even when the call fails, and says so on the login page', async () => {
  const browser = newBrowser()
  browser.cookies.set('jwt', 'stale').set('refresh_token', 'stale')
  const reply = await sendTo(home, browser, { method: 'POST', url: '/en/auth/logout' })
  expect([reply.status, reply.location]).toEqual([302, '/en/auth/login'])
  expect([...browser.cookies.keys()]).not.toContain('jwt')
  expect([...browser.cookies.keys()]).not.toContain('refresh_token')
  expect(browser.cookies.get('toast')).toBe('signed_out')
})

test('the floating WhatsApp button opens a chat in a new tab', async () => {
  const reader = await open('/')
  const button = reader.all('a[href]').find((link) => reader.name(link).includes('Chat lewat WhatsApp'))
  expect(button?.getAttribute('href')).toBe('https://wa.me/6281100001001')
  expect(button?.getAttribute('target')).toBe('_blank')
  expect(button?.getAttribute('rel')).toBe('noopener')
})

test('the gallery of parts is not there outside development', async () => {
  expect((await open('/ui-gallery')).status).toBe(404)
})

test('without scripts menus open, the language switches and the search form leads to its page', async () => {
  const reader = await open('/')
  for (const place of ['[data-drawer] nav', 'nav[aria-label="Menu utama"]']) {
    const group = [...reader.one(place).querySelectorAll('details')].find((part) => reader.name(part) === 'Umrah')
    if (!group) throw new Error(`${place} has no part for umrah`)
    expect(reader.link('Umrah Reguler', group)).not.toBe('')
  }
  await reader.follow(/English/)
  expect(reader.one('html').getAttribute('lang')).toBe('en')
  expect(reader.link('Search')).toBe('/en/search-page')
  const menu = reader.one('nav[aria-label="Menu"]')
  expect(reader.link('Umrah step by step', menu)).toBe('/en/panduan/manasik')
  await reader.press('Search', { Search: 'madinah' })
  expect(reader.path).toBe('/en/search-page?term=madinah')
})

test('without scripts the text size and the way back from the newer look are plain forms', async () => {
  const reader = await open('/new-look')
  expect(reader.one('html').getAttribute('data-look')).toBe('new')
  await reader.press('125%')
  expect(reader.one('html').getAttribute('data-text')).toBe('125')
  await reader.press('Kembali ke tampilan klasik', {}, reader.one('main'))
  expect(reader.one('html').getAttribute('data-look')).toBe('classic')
  expect(reader.text()).toContain('Kembali ke tampilan klasik')
})

test('without scripts the colours are chosen by plain forms, and drawn as chosen from the first byte', async () => {
  const reader = await open('/en/umroh?page=2')
  const scheme = () => reader.one('html').getAttribute('data-scheme')
  const frame = () => reader.all('meta[name=theme-color]').map((meta) => meta.getAttribute('media'))
  expect([scheme(), frame()]).toEqual(['system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']])
  await reader.press('Dark')
  expect([reader.path, scheme(), frame()]).toEqual(['/en/umroh?page=2', 'dark', [null]])
  expect(reader.name(reader.one('[name=color_scheme][aria-pressed=true]'))).toBe('Dark')
  await reader.press('Light')
  expect([scheme(), frame()]).toEqual(['light', [null]])
  await reader.press('Match device')
  expect(scheme()).toBe('system')
  expect((await reader.open('/')).name(reader.one('[name=color_scheme][aria-pressed=true]'))).toBe('Ikuti perangkat')
})

const safar = () => new PlainBrowser(home, newBrowser('demo.localhost'))

test('a brand without an analytics id asks nobody, names nothing of it and has no form for it', async () => {
  for (const path of ['/', '/kebijakan-privasi', '/auth/login']) {
    const reader = await open(path)
    expect(reader.all('.consent-bar, #analytics, [name=analytics]')).toEqual([])
    expect(reader.html).not.toMatch(/dataset\.analytics|google-tag|googletagmanager/)
  }
})

test.each(['id', 'en'] as const)('a brand with one asks in %s, with two buttons alike', async (language) => {
  const say = analyticsWords(language)
  const reader = await safar().open(language === 'id' ? '/umroh' : '/en/umroh')
  const bar = reader.part(say.title)
  expect(reader.link(say.more, bar)).toMatch(/\/kebijakan-privasi#analytics$/)
  const buttons = [...bar.querySelectorAll('button')]
  expect(buttons.map((button) => reader.name(button))).toEqual([say.no, say.yes])
  expect(new Set(buttons.map((button) => button.getAttribute('class'))).size).toBe(1)
  // Shown by a script that runs before anything is drawn: it stands before the styles, which it would otherwise wait for.
  expect(reader.html.indexOf('dataset.analytics')).toBeGreaterThan(0)
  expect(reader.html.indexOf('dataset.analytics')).toBeLessThan(reader.html.indexOf('rel="stylesheet"'))
  expect(reader.html).not.toMatch(/<script[^>]*google/)
})

test('without scripts visits are accepted and declined on the privacy page, which says so; declining deletes the cookies', async () => {
  const reader = await safar().open('/en/kebijakan-privasi')
  const say = analyticsWords('en')
  await reader.press(say.yes, {}, reader.one('section[aria-labelledby=analytics]'))
  expect([reader.path, reader.browser.cookies.get('analytics')]).toEqual(['/en/kebijakan-privasi', 'yes'])
  expect(reader.text()).toContain(toastWords('en').analytics_yes)
  reader.browser.cookies.set('_ga', 'GA1.1.1.1').set('_ga_SAFARDEMO1', 'GS1.1').set('_gauge', 'ours')
  await reader.press(say.no, {}, reader.one('section[aria-labelledby=analytics]'))
  expect(reader.text()).toContain(toastWords('en').analytics_no)
  expect([...reader.browser.cookies.keys()].filter((name) => name.startsWith('_ga'))).toEqual(['_gauge'])
  expect(reader.browser.cookies.get('analytics')).toBe('no')
})
