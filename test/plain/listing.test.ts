import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#database/tables.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { newBrowser, visit } from '#test/support/visits.ts'
import { inLanguage } from '#web/to.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const open = (path: string) => new PlainBrowser(home).open(path)
const numberIn = (text: string): number => Number(text.replace(/\D/g, ''))
const cardTexts = (reader: PlainBrowser): string[] => reader.all('main article').map(textOf)
const prices = (reader: PlainBrowser): number[] =>
  reader.all('main article .product-amount').map((element) => numberIn(textOf(element)))
const count = (reader: PlainBrowser): number => numberIn(reader.text('#results [role=status]'))
const isRising = (all: readonly number[]): boolean => all.every((one, i) => one >= (all[i - 1] ?? 0))

/** The second choice of a pill, and how many packages it promises. */
function someChoice(reader: PlainBrowser, label: string) {
  const option = reader.field(label).querySelectorAll('option')[1]
  const [, name = '', promised = ''] = /^(.+) \((\d+)\)$/.exec(option?.textContent ?? '') ?? []
  return { name, promised: Number(promised), value: option?.getAttribute('value') ?? '' }
}

const storedColours = async () =>
  new Map((await home.application.db.select().from(pictures)).map(({ id, colour }) => [id, colour]))
const pictureId = (picture: Element) => /^\/pictures\/([^/]+)/.exec(picture.getAttribute('src') ?? '')?.[1] ?? ''

test('pictures wait in their own colours', async () => {
  const colours = await storedColours()
  const product = (await open('/umroh')).one('main article a[href^="/product/"]').getAttribute('href') ?? ''
  for (const path of ['/', '/umroh', product, '/galleries', '/promo', '/blog', '/panduan', '/tidak/ada']) {
    const shown = (await open(path)).all('main picture img')
    expect(shown.length, path).toBeGreaterThan(0)
    for (const picture of shown) {
      const id = pictureId(picture)
      expect([path, id, picture.getAttribute('style')]).toEqual([path, id, `background-color:${colours.get(id)}`])
    }
  }
})

test('a page that is reached inside the site is told the colours as well', async () => {
  const colours = await storedColours()
  const cards = (await open('/umroh')).all('main article picture img')
  const wanted = new Set(cards.map((picture) => colours.get(pictureId(picture))))
  expect(wanted.size).toBeGreaterThan(2)
  const { status, html: data } = await visit(home, newBrowser(), '/umroh.data')
  expect(status).toBe(200)
  for (const colour of wanted) expect(data).toContain(`"${colour}"`)
})

test.each(['/', '/umroh', '/wisata-syariah'])('a card of %s opens its package at the price it shows', async (path) => {
  const cards = (await open(path)).all('main article').flatMap((card) => {
    const price = card.querySelector('.product-amount')
    const href = card.querySelector('a[href*="?departure="]')?.getAttribute('href')
    return price && href ? [{ href, price: textOf(price) }] : []
  })
  expect(cards.length).toBeGreaterThan(0)
  for (const { href, price } of cards.slice(0, 4)) {
    expect([href, (await open(href)).text('#offer .money.text-2xl')]).toEqual([href, price])
  }
})

const spoken = {
  id: {
    month: 'Bulan berangkat',
    city: 'Kota asal',
    sort: 'Urutkan',
    apply: 'Terapkan',
    active: 'Filter aktif',
    remove: (name: string) => `Hapus filter ${name}`,
    clear: 'Hapus semua filter',
    cheapest: 'Harga termurah',
    dearest: 'Harga termahal',
  },
  en: {
    month: 'Departure month',
    city: 'Departure city',
    sort: 'Sort by',
    apply: 'Apply',
    active: 'Active filters',
    remove: (name: string) => `Remove filter ${name}`,
    clear: 'Clear all filters',
    cheapest: 'Cheapest',
    dearest: 'Most expensive',
  },
} as const

for (const language of ['id', 'en'] as const) {
  const say = spoken[language]
  const at = (path: string) => inLanguage(language, path)

  test(`without scripts month and city narrow the list by what they promise, and chips give it back, in ${language}`, async () => {
    const reader = await open(at('/umroh'))
    const whole = count(reader)
    const month = someChoice(reader, say.month)
    await reader.press(say.apply, { [say.month]: month.value })
    expect(count(reader)).toBe(month.promised)
    expect(month.promised).toBeLessThan(whole)
    expect(reader.value(say.month)).toBe(month.value)
    // With a month the price shown is of a date in it, and so is what the card opens at.
    const cards = reader.all('main article a[href*="/product/"]').map((link) => link.getAttribute('href') ?? '')
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.filter((href) => !href.includes(`?departure=${month.value}-`))).toEqual([])

    const city = someChoice(reader, say.city)
    await reader.press(say.apply, { [say.city]: city.value })
    expect(count(reader)).toBe(city.promised)
    expect(cardTexts(reader).length).toBeGreaterThan(0)
    for (const text of cardTexts(reader)) expect(text).toContain(city.name)

    await reader.follow(say.remove(month.name), reader.part(say.active))
    expect(reader.path).toBe(at(`/umroh?city=${encodeURIComponent(city.value)}`))
    expect(reader.value(say.month)).toBe('')
    await reader.follow(say.clear, reader.part(say.active))
    expect(reader.path).toBe(at('/umroh'))
    expect(count(reader)).toBe(whole)
    expect(reader.value(say.city)).toBe('')
  })

  test(`without scripts cheapest begins with the cheapest, dearest with the dearest, in ${language}`, async () => {
    const reader = await open(at('/wisata-syariah'))
    await reader.press(say.apply, { [say.sort]: say.cheapest })
    const [cheapest = 0] = prices(reader)
    expect(isRising(prices(reader))).toBe(true)
    await reader.press(say.apply, { [say.sort]: say.dearest })
    expect(prices(reader)[0]).toBeGreaterThan(cheapest)
    expect(isRising(prices(reader).reverse())).toBe(true)
  })
}

test('without scripts a button sends the filters, the order, and what the page itself keeps', async () => {
  const reader = await open('/wisata-syariah?type=umroh')
  const month = someChoice(reader, 'Bulan berangkat')
  await reader.press('Terapkan', { 'Bulan berangkat': month.value, Urutkan: 'cheapest' })
  const query = new URL(reader.path, 'http://localhost').searchParams
  expect([query.get('type'), query.get('month'), query.get('sort')]).toEqual(['umroh', month.value, 'cheapest'])
  expect(count(reader)).toBe(month.promised)
  await reader.follow(`Hapus filter ${month.name}`, reader.part('Filter aktif'))
  expect(reader.path).toBe('/wisata-syariah?type=umroh&sort=cheapest')
})

test('a part of a category is an address with its own heading and title', async () => {
  const reader = await open('/umroh')
  await reader.follow('Umrah Ramadan', reader.part('Jenis umrah'))
  expect(reader.path).toMatch(/subcategory=umroh-ramadhan/)
  expect(reader.text('h1')).toBe('Umrah Ramadan')
  expect(reader.text('title')).toMatch(/^Umrah Ramadan · Paket Umrah/)
})

test('hajj is found by Hijri year and by agency', async () => {
  const reader = await open('/haji')
  const year = someChoice(reader, 'Tahun Hijriah')
  await reader.press('Terapkan', { 'Tahun Hijriah': year.value })
  expect(count(reader)).toBe(year.promised)
  expect(cardTexts(reader).length).toBeGreaterThan(0)
  for (const text of cardTexts(reader)) expect(text).toMatch(new RegExp(`Musim haji ${year.value} H|Umrah, bukan haji`))
  const travel = someChoice(reader, 'Travel')
  await reader.press('Terapkan', { Travel: travel.value })
  expect(count(reader)).toBe(travel.promised)
  expect(cardTexts(reader).length).toBeGreaterThan(0)
  for (const text of cardTexts(reader)) expect(text).toContain(travel.name)
})

test('tours change with their tab, and keep the month', async () => {
  const month = someChoice(await open('/wisata-syariah?type=umroh'), 'Bulan berangkat').value
  const reader = await open(`/wisata-syariah?month=${month}&destination=domestic&sort=cheapest`)
  const tabs = reader.part('Pilihan wisata syariah')
  expect([...tabs.querySelectorAll('[aria-current=page]')].map(textOf)).toEqual(['Wisata halal'])
  await reader.follow('Umrah plus wisata', tabs)
  expect(reader.path).toBe(`/wisata-syariah?type=umroh&month=${month}&sort=cheapest`)
  expect(reader.text('h1')).toBe('Umrah plus wisata ke negara lain')
})

for (const [path, label] of [
  ['/umroh-dana-talangan', 'Lama cicilan (bulan)'],
  ['/umroh-dana-tabungan', 'Lama menabung (bulan)'],
] as const) {
  test(`instalments and deposits follow the months one chooses on ${path}`, async () => {
    const reader = await open(path)
    const note = () => numberIn(reader.text('main article .money.text-base'))
    const lightest = note()
    await reader.follow('6', reader.part(label))
    expect(reader.path).toBe(`${path}?months=6`)
    expect(note()).toBeGreaterThan(lightest * 1.9)
    // The months stay when something else is chosen.
    await reader.press('Terapkan', { Urutkan: 'cheapest' })
    const query = new URL(reader.path, 'http://localhost').searchParams
    expect([query.get('months'), query.get('sort')]).toEqual(['6', 'cheapest'])
  })
}

test('the page about savings names every bank, its terms, and where the money lies', async () => {
  const reader = await open('/saving')
  expect(reader.text('main')).toContain('Kami tidak menyimpan uang Anda.')
  const bank = reader.all('main li').find((item) => {
    const headings = [...item.querySelectorAll('h2, h3, h4')].map(textOf)
    return headings.includes('Bank Amanina Syariah')
  })
  if (!bank) throw new Error('the bank is not there')
  for (const term of ['Akad', 'Wadiah', 'Simpanan minimum', 'Biaya administrasi', 'Nisbah nasabah:bank', 'Izin OJK']) {
    expect(textOf(bank)).toContain(term)
  }
})
