import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { getV3, type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fixture: ListingFixture
type Item = { name: string }
const named = (text: string) => ({ id: text, en: text })
const tour = { category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' } as const
const hajj = { category: 'haji', kind: 'hajj', type_slug: 'haji-khusus' } as const

const get = async (path: string, headers = {}) => (await getV3(home, path, { headers })).body.data
const names = ({ items }: { items: Item[] }) => items.map((item) => item.name)
const searchNames = async (term: string, headers = {}) =>
  names(await get(`search?term=${encodeURIComponent(term)}`, headers))
const listed = async (query: string) => names(await get(`products?sort=relevant&${query}`))

beforeAll(async () => {
  home = await testApp()
  home.application.clock.moveTo(new Date('2026-11-15T03:00:00Z'))
  fixture = await listingFixture(home)
  const product = (name: string, wish: object, date: object) => fixture.product({ name: named(name), ...wish }, date)
  // Seen most: only what was asked for may bring another before it.
  const seen = { view_count: 900 }
  await product('Seoul Musim Semi', { ...tour, ...seen }, { departs_on: '2027-02-10' })
  await product('Umrah Ramadhan Hemat', {}, { departs_on: '2027-02-12' })
  await product('Umrah Maret', {}, { departs_on: '2027-12-20' })
  await product('Umrah Akhir Tahun', {}, { departs_on: '2026-12-20', airline_code: 'SV' })
  await product('Manasik Haji dan Umrah', { ...hajj, ...seen, hijri_year: 1448 }, { departs_on: '2026-12-20' })
  await product('Haji Khusus 1448', { ...hajj, hijri_year: 1448 }, { departs_on: '2027-05-05' })
  await product('Istanbul dan Bursa', tour, { departs_on: '2027-04-01' })
  await fixture.rebuild()
})
afterAll(() => home.close())

test('a month brings those named after it first, then umrah, then other journeys of that month', async () => {
  expect(await searchNames('ramadhan 1448')).toEqual(['Umrah Ramadhan Hemat', 'Seoul Musim Semi'])
  expect(await searchNames('ramdan')).toEqual(['Umrah Ramadhan Hemat', 'Seoul Musim Semi'])
})

test('a month without a year is the next one before any later', async () => {
  const [first, second] = await searchNames('umroh desember')
  expect([first, second]).toEqual(['Umrah Akhir Tahun', 'Umrah Maret'])
})

test('the journey that is meant comes before one that only mentions it', async () => {
  expect((await searchNames('umroh')).at(-1)).toBe('Manasik Haji dan Umrah')
  expect((await searchNames('haji'))[0]).toBe('Manasik Haji dan Umrah')
  expect(await searchNames('wisata')).toEqual(['Seoul Musim Semi', 'Istanbul dan Bursa'])
  expect((await searchNames('haji plus'))[0]).toBe('Haji Khusus 1448')
})

test('cheap means the cheaper ones, and is not taken for umrah', async () => {
  expect(await searchNames('murah')).toEqual(['Umrah Ramadhan Hemat'])
  expect((await searchNames('umroh murah'))[0]).toBe('Umrah Ramadhan Hemat')
})

test('the stars of the hotel are found though no name speaks of them', async () => {
  const [card] = (await get('products?limit=1')).items
  expect((await searchNames(`hotel bintang ${card.hotel_stars}`)).length).toBe(7)
  const other = card.hotel_stars === 5 ? 3 : 5
  expect((await searchNames(`bintang ${other} seoul`))[0]).toBe('Seoul Musim Semi')
})

test('a list by relevance is the search, page by page, with a count for each kind of journey', async () => {
  const all = await searchNames('umroh')
  expect(await listed('search=umroh')).toEqual(all)
  expect([...(await listed('search=umroh&limit=2')), ...(await listed('search=umroh&limit=2&page=2'))]).toEqual(all)
  expect(await listed('search=umroh&category=haji')).toEqual(['Manasik Haji dan Umrah'])
  const { facets } = await get('products?sort=relevant&search=umroh&category=haji', { 'accept-language': 'en' })
  expect(facets.category).toEqual([
    { value: 'haji', label: 'Hajj', count: 1 },
    { value: 'umroh', label: 'Umrah', count: 3 },
  ])
})

test('where nothing has everything, a list shows what has most of it, in any order', async () => {
  const near = await listed('search=saudia%20ramadhan%20haji')
  expect(near.length).toBeGreaterThan(0)
  expect(names(await get('products?sort=cheapest&search=saudia%20ramadhan%20haji')).sort()).toEqual(near.sort())
})

test('a tenant without hajj neither finds nor lists nor offers it', async () => {
  const there = { host: 'demo.localhost' }
  expect(await searchNames('haji', there)).toEqual([])
  expect(names(await get('products?limit=50', there)).filter((name) => /Haji/.test(name))).toEqual([])
  expect((await ask(home, 'GET', '/api/v3/hajj', { headers: there })).status).toBe(404)
  const trending: { category: string }[] = await get('products/most/searched', there)
  expect(trending.map((one) => one.category)).not.toContain('haji')
})

test('what an airline flies comes before what only bears its name, and umrah before other journeys', async () => {
  const partner = await anyPartner(home, { name: 'Garuda Nusantara Wisata' })
  await fixture.product(
    { name: named('Umrah Garuda Emas'), partner_id: partner.id, view_count: 5000 },
    { departs_on: '2027-03-01', airline_code: 'SV' },
  )
  await fixture.product({ ...tour, name: named('Seoul by Garuda'), view_count: 5000 }, { departs_on: '2027-03-01' })
  await fixture.rebuild()
  const all = await searchNames('garuda')
  expect(all.slice(0, 2).sort()).toEqual(['Umrah Maret', 'Umrah Ramadhan Hemat'])
  expect(all.at(-1)).toBe('Umrah Garuda Emas')
  expect(all).toContain('Seoul by Garuda')
})

test('packages of the same name are suggested once, and counted each', async () => {
  for (let i = 0; i < 3; i++) await fixture.product({ name: named('Umrah Kembar') }, { departs_on: '2027-01-20' })
  await fixture.rebuild()
  const { items, total } = await get('search?term=kembar')
  expect(names({ items })).toEqual(['Umrah Kembar'])
  expect(total).toBe(3)
})
