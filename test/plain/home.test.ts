import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { newBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)
const hrefsIn = (element: Element): string[] =>
  [...element.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
const firstCard = (row: Element): string => {
  const [card] = row.querySelectorAll('article')
  return card ? textOf(card) : ''
}
/** The labels of the radio buttons of that name. */
const radios = (reader: PlainBrowser, name: string): string[] =>
  reader.all(`main input[type=radio][name=${name}]`).map((radio) => reader.name(radio.closest('label') ?? radio))

test('the home page answers in both languages', async () => {
  for (const [path, language] of [
    ['/', 'id'],
    ['/en', 'en'],
  ] as const) {
    const reader = await open(path)
    expect(reader.one('html').getAttribute('lang')).toBe(language)
    expect(reader.all('h1')).toHaveLength(1)
  }
})

test('without scripts each kind of journey has its own form, sent to its listing', async () => {
  const reader = await open('/')
  expect(radios(reader, 'what')).toEqual(['Umrah', 'Haji', 'Wisata'])
  const tours = reader.one('main search form[action="/wisata-syariah"]')
  expect(firstCard(reader.part('Haji'))).not.toBe('')
  await reader.press('Cari paket', { 'Ke mana': 'Luar negeri' }, tours)
  expect(reader.path).toMatch(/^\/wisata-syariah\?.*destination=international/)
  expect(reader.all('main article').length).toBeGreaterThan(0)
})

test('the page brings the first four of each row, and its script gets them all', async () => {
  const names = (row: Element) => [...row.querySelectorAll('article h3')].map(textOf)
  for (const [path, rows] of [
    [
      '/',
      { Umrah: 'umroh', Haji: 'haji', Wisata: 'wisata-syariah', Menabung: 'savings', 'Dana talangan': 'financing' },
    ],
    ['/en/', { Umrah: 'umroh', Hajj: 'haji', Tours: 'wisata-syariah', Savings: 'savings', Financing: 'financing' }],
  ] as const) {
    const reader = await open(path)
    for (const [label, row] of Object.entries(rows)) {
      const { status, html } = await visit(home, newBrowser(), `${path}product-row?row=${row}`)
      const all: { card: { name: string } }[] = JSON.parse(html)
      expect([row, status, all.length > 4]).toEqual([row, 200, true])
      expect(names(reader.one(`main section[aria-label="${label}"]`))).toEqual(
        all.slice(0, 4).map(({ card }) => card.name),
      )
    }
  }
  expect((await visit(home, newBrowser(), '/product-row?row=__proto__')).status).toBe(404)
  expect((await visit(home, newBrowser('demo.localhost'), '/product-row?row=haji')).html).toBe('[]')
})

test('reviews on the English home page say that they are in Indonesian', async () => {
  const reviews = (await open('/en')).part('Traveller reviews')
  const cards = [...reviews.querySelectorAll('article')]
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(textOf(card)).toContain(' · In Indonesian')
  expect(reviews.querySelectorAll('article p[lang=id]')).toHaveLength(cards.length)
})

test('saving and financing show what a month or the start takes', async () => {
  const reader = await open('/')
  expect(reader.all('main h2').map(textOf).join('\n')).toMatch(/^Menabung umrah mulai Rp\. [\d.]+\/bulan$/m)
  expect(firstCard(reader.part('Menabung'))).toContain('/bulan')
  expect(radios(reader, 'plan')).toContain('Dana talangan')
  expect(firstCard(reader.part('Dana talangan'))).toContain('Uang muka mulai')
  expect(reader.link('Semua paket dana talangan')).toBe('/umroh-dana-talangan')
})

test('what it claims of agencies is what the list of partners counts', async () => {
  const list = await open('/partner')
  const travels = Number(/^(\d+) mitra$/.exec(list.text('#results'))?.[1])
  expect(travels).toBeGreaterThan(120)
  expect(list.text('main')).not.toMatch(/Izin (?:habis|dibekukan)/)
  const reader = await open('/')
  expect(reader.text('main')).toContain(`Lebih dari ${Math.floor((travels - 1) / 10) * 10} travel berizin`)
  const partners = reader.part(`${travels} travel berizin`)
  const listed: { licence: { state: string } }[] = (await ask(home, 'GET', '/api/v3/home/partners')).body.data
  expect(partners.querySelectorAll('li').length).toBe(listed.filter(({ licence }) => licence.state === 'valid').length)
  await reader.open(hrefsIn(partners)[0] ?? '')
  expect([reader.status, reader.path]).toEqual([200, expect.stringMatching(/^\/travel\//)])
})

test.each(['/', '/en'])('no link of the page body of %s leads nowhere', async (path) => {
  const links = hrefsIn((await open(path)).one('main'))
  expect(links.length).toBeGreaterThan(30)
  const reader = new PlainBrowser(home)
  for (const href of new Set(links)) expect([href, (await reader.open(href)).status]).toEqual([href, 200])
})

test('what is often looked for is found', async () => {
  const popular = hrefsIn((await open('/')).part('Sedang banyak dicari'))
  expect(popular.length).toBeGreaterThan(4)
  for (const href of popular) expect([href, (await open(href)).all('article').length > 0]).toEqual([href, true])
})

test('a tenant without hajj and financing has neither on its home page', async () => {
  const reader = await new PlainBrowser(home, newBrowser('demo.localhost')).open('/')
  expect(radios(reader, 'what')).toEqual(['Umrah', 'Wisata'])
  expect(reader.one('main input[name=what][checked]').getAttribute('value')).toBe('umroh')
  const labels = reader.all('main label').map(textOf)
  expect(labels.filter((label) => /Haji|Dana talangan/.test(label))).toEqual([])
  expect(reader.all('main a[href^="/haji"], main a[href^="/umroh-dana-talangan"]')).toEqual([])
  expect(firstCard(reader.part('Menabung'))).not.toBe('')
  expect(reader.text('main')).not.toContain('Haji Khusus')
})

test('the next prayer and the ways to worship stand right after the search, in the city this browser has chosen', async () => {
  for (const [path, title] of [
    ['/', 'Ibadah hari ini'],
    ['/en', 'Worship today'],
  ] as const) {
    const reader = await open(path)
    const strip = reader.part(title)
    const prefix = path === '/' ? '' : path
    const ways = ['/quran', '/jadwal-sholat', '/kiblat', '/doa'].map((way) => prefix + way)
    expect(hrefsIn(strip)).toEqual([`${prefix}/jadwal-sholat`, ...ways])
    expect(textOf(strip)).toMatch(/(Sholat berikutnya|Next prayer) · Jakarta ?\S+ \d{2}[.:]\d{2} WIB/)
    expect(reader.all('main > section').indexOf(strip)).toBe(1)
    // Nothing further down says it again.
    expect(hrefsIn(reader.one('main')).filter((href) => ways.includes(href))).toEqual(hrefsIn(strip))
  }
  const browser = newBrowser()
  browser.cookies.set('prayer_city', 'makkah')
  const reader = await new PlainBrowser(home, browser).open('/')
  expect(textOf(reader.part('Ibadah hari ini'))).toMatch(/Makkah ?\S+ \d{2}\.\d{2} waktu Arab Saudi/)
})
