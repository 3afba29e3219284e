import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDay, formatRupiah } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'

type Departure = { departs_on: string; seats_free: number; prices: Record<'quad' | 'triple' | 'double', number> }
type Product = { slug: string; departures: Departure[] }
type Card = { slug: string; label: string | null }

let home: TestApp
let product: Product
beforeAll(async () => {
  home = await demoApp()
  product = await openPackage()
})
afterAll(() => home.close())

const get = async (path: string) => (await ask(home, 'GET', `/api/v3/${path}`)).body.data
const open = (path: string) => new PlainBrowser(home).open(path)
const isOpen = ({ seats_free }: Departure): boolean => seats_free > 0

/** A package of the demo with several dates to choose from. */
async function openPackage(): Promise<Product> {
  const { items }: { items: Card[] } = await get('umroh/search?limit=40')
  for (const { slug } of items) {
    const candidate: Product = await get(`products/${slug}`)
    if (candidate.departures.filter(isOpen).length < 3) continue
    const reviews: { total: number } = await get(`products/${slug}/reviews`)
    if (reviews.total > 5) return candidate
  }
  throw new Error('the demo has no package with three dates and six reviews')
}

async function soldOutPackage(): Promise<Card> {
  for (let page = 1; page < 20; page++) {
    const { items }: { items: Card[] } = await get(`products?limit=100&page=${page}`)
    const soldOut = items.find(({ label }) => label === 'sold_out')
    if (soldOut) return soldOut
  }
  throw new Error('the demo has no package that is sold out')
}

test('without scripts a date, a room and a month can be chosen, and every tab can be read', async () => {
  const [, second] = product.departures.filter(isOpen)
  if (!second) throw new Error('too few dates')
  const reader = await open(`/en/product/${product.slug}`)
  const offer = () => reader.part('Price and departure')
  await reader.follow(new RegExp(formatDay(second.departs_on, 'en')), offer())
  await reader.follow(/^Double room/, offer())
  expect(textOf(offer())).toContain(formatRupiah(rupiah(second.prices.double), 'en'))
  await reader.open(reader.path.replace(/&?month=[\d-]+/, ''))
  const months = [...reader.part('Months with departures').querySelectorAll('a[href]')]
  await reader.open(months.at(-1)?.getAttribute('href') ?? '')
  const last = product.departures.at(-1)?.departs_on ?? ''
  expect(reader.name(reader.one('#calendar table'))).toContain(last.slice(0, 4))
  const headings = reader.all('main h2, main h3, main h4').map(textOf)
  for (const heading of ['Not included', 'Hotels', 'Flights', 'Documents to prepare']) {
    expect(headings.filter((text) => text.includes(heading))).not.toEqual([])
  }
})

test('without scripts a search for two opens a package for two, in whichever room', async () => {
  const reader = await open('/')
  await reader.press('Cari paket', { 'Jumlah orang': '2 orang' }, reader.one('main search form[action="/umroh"]'))
  expect(reader.path).toMatch(/^\/umroh\?.*travellers=2/)
  await reader.open(reader.one('main article a[href*="/product/"]').getAttribute('href') ?? '')
  const offer = () => reader.part('Harga dan keberangkatan')
  expect(reader.value('Dewasa, kamar quad')).toBe('2')
  await reader.follow(/^Double · berdua/, offer())
  expect([reader.value('Dewasa, kamar double'), reader.value('Dewasa, kamar quad')]).toEqual(['2', '0'])
})

for (const [prefix, say] of [
  [
    '',
    {
      title: 'Kuota habis',
      name: 'Nama lengkap',
      phone: 'Nomor HP',
      send: 'Beri tahu saya',
      short: 'Minimal 10 karakter',
      noted: 'Kami akan memberi tahu Anda saat tersedia kembali',
      missing: 'Produk Tidak Ditemukan',
      others: 'Mungkin yang Anda cari',
    },
  ],
  [
    '/en',
    {
      title: 'Sold out',
      name: 'Full name',
      phone: 'Mobile number',
      send: 'Notify me',
      short: 'At least 10 characters',
      noted: 'We will let you know when it is available again',
      missing: 'Product not found',
      others: 'Were you looking for these?',
    },
  ],
] as const) {
  test(`without scripts whoever finds a package sold out leaves a name and a number${prefix}`, async () => {
    const reader = await open(`${prefix}/product/${(await soldOutPackage()).slug}`)
    const form = () => reader.part(say.title)
    const [name, phone] = [`${say.title} › ${say.name}`, `${say.title} › ${say.phone}`]
    await reader.press(say.send, { [phone]: '08123' }, form())
    expect(textOf(form())).toContain(say.short)
    expect(reader.field(name).getAttribute('aria-invalid')).toBe('true')
    expect(reader.value(phone)).toBe('08123')
    await reader.press(say.send, { [name]: 'Siti Rahmawati', [phone]: '081234567890' }, form())
    expect(textOf(form())).toContain(say.noted)
  })

  test(`an address that leads nowhere says so and offers others${prefix}`, async () => {
    const reader = await open(`${prefix}/product/umroh-hemat-9-hari-garudaa`)
    expect(reader.status).toBe(404)
    expect(reader.text('h1')).toBe(say.missing)
    const [first] = reader.part(say.others).querySelectorAll('article a[href]')
    expect(first?.getAttribute('href')).toMatch(new RegExp(`^${prefix}/product/`))
    await reader.open(first?.getAttribute('href') ?? '')
    expect(reader.status).toBe(200)
  })
}

test('more reviews and more packages come when asked for', async () => {
  const reader = await open(`/product/${product.slug}`)
  const reviews = () => reader.part('Ulasan jamaah').querySelectorAll('li[id^=review-]').length
  const similar = () => reader.part('Paket serupa').querySelectorAll('article').length
  expect([reviews(), similar()]).toEqual([5, 6])
  await reader.follow('Tampilkan ulasan lain')
  expect(reviews()).toBeGreaterThan(5)
  await reader.follow('Muat lebih banyak')
  expect(similar()).toBe(12)
})

test('reviews in another language than the page say so, to browsers and to readers', async () => {
  const english = (await open(`/en/product/${product.slug}`)).part('Traveller reviews')
  const texts = [...english.querySelectorAll('li[id^=review-] p[lang=id]')]
  expect(texts).toHaveLength(5)
  expect(textOf(english).match(/Travelled in \w+ \d{4} · In Indonesian/g)).toHaveLength(5)
  const indonesian = (await open(`/product/${product.slug}`)).part('Ulasan jamaah')
  expect(textOf(indonesian)).toContain(texts[0]?.textContent)
  expect(indonesian.querySelectorAll('[lang]')).toHaveLength(0)
  expect(textOf(indonesian)).not.toMatch(/ · Dalam bahasa/)
})

test('a consultant who brought the visitor is named, and the way on keeps the code', async () => {
  const reader = await open(`/product/${product.slug}?affiliate_code=RIHLA-AISYAH`)
  expect(reader.text()).toContain('Paket Rekomendasi Consultan Aisyah Nur Fadhilah')
  await reader.follow(/^Triple · bertiga/, reader.part('Harga dan keberangkatan'))
  expect(reader.path).toMatch(/affiliate_code=RIHLA-AISYAH.*room=triple/)
})
