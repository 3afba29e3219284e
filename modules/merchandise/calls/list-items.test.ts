import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { anyItem, anyStore, both, getV1 } from '#test/support/merchandise.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { noteSupplyChanged } from '../module.ts'
import { item_certificates, item_variants, items, stores } from '../tables.ts'

let home: TestApp
let store: Awaited<ReturnType<typeof anyStore>>
beforeAll(async () => {
  home = await testApp()
  store = await anyStore(home, { name: 'Galeri Sakinah' })
})
afterAll(() => home.close())

type Wish = Partial<Parameters<typeof anyItem>[1]>
const item = (name: string, wish: Wish = {}) => anyItem(home, { store_id: store.id, name: both(name), ...wish })
const priced = (name: string, price: number, wish: Wish = {}) => item(name, { variants: [{ price }], ...wish })
const list = async (query: string) => (await getV1(home, `merchandise?${query}`)).body.data
const namesIn = ({ items: cards }: { items: { name: string }[] }) => cards.map(({ name }) => name)
const names = async (query: string) => namesIn(await list(query))
const dayIn = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))

test('items are filtered by kind and price, sorted and paged, with what other choices would leave', async () => {
  await priced('Tasbih Kayu', 25_000, { category_slug: 'tasbih', sold_count: 9 })
  await priced('Tasbih Batu', 90_000, { category_slug: 'tasbih', view_count: 20, rating_sum: 5, rating_count: 1 })
  await priced('Tasbih Habis', 10_000, { category_slug: 'tasbih', stock_free: 0, sold_count: 500 })
  await priced('Peci Rajut', 40_000, { category_slug: 'peci' })
  expect(await names('category=tasbih')).toEqual(['Tasbih Kayu', 'Tasbih Batu', 'Tasbih Habis'])
  expect(await names('category=tasbih&sort=cheapest')).toEqual(['Tasbih Kayu', 'Tasbih Batu', 'Tasbih Habis'])
  expect(await names('category=tasbih&sort=dearest')).toEqual(['Tasbih Batu', 'Tasbih Kayu', 'Tasbih Habis'])
  expect((await names('category=tasbih&sort=rating'))[0]).toBe('Tasbih Batu')
  const page = await list('category=tasbih&start_price=20000&end_price=50000&limit=1')
  expect(page).toMatchObject({
    total: 1,
    last_page: 1,
    categories: [
      { slug: 'tasbih', name: 'Tasbih', count: 1 },
      { slug: 'peci', name: 'Peci', count: 1 },
    ],
    price_range: { least: 10_000, most: 90_000 },
  })
  expect(await list('category=tasbih&page=9')).toMatchObject({ items: [], total: 3, current_page: 9 })
  expect(await list('category=anak')).toMatchObject({ total: 0, price_range: null })
  expect(await names('category=&search=&start_price=&end_price=&sort=&limit=100')).toHaveLength(4)
})

test('a card says what the item costs, what is left of it, whose it is and what proves it', async () => {
  const dates = await item('Kurma Sukari', {
    category_slug: 'kurma',
    variants: [
      { price: 60_000, stock: 5, held: 2 },
      { price: 110_000, stock: 4 },
      { price: 9_000, stock: 50, removed_at: home.application.clock.now() },
    ],
    certificates: [{ kind: 'halal' }, { kind: 'bpom', valid_until: dayIn(-1) }],
    rating_sum: 14,
    rating_count: 3,
  })
  const { items: cards } = await list('category=kurma')
  expect(cards).toMatchObject([
    {
      id: dates.id,
      slug: dates.slug,
      category: { slug: 'kurma', name: 'Kurma' },
      price_from: 60_000,
      price_to: 110_000,
      stock_free: 7,
      rating: 4.7,
      certificates: ['halal'],
      store: { slug: store.slug, name: 'Galeri Sakinah', city: expect.stringMatching(/bandung/i), closed_until: null },
    },
  ])
  const english = await getV1(home, 'merchandise?category=kurma', { headers: { 'accept-language': 'en' } })
  expect(namesIn(english.body.data)).toEqual(['Kurma Sukari (en)'])
})

test.each([
  ['sejadah turki', 'Sajadah Turki'],
  ['sajdah turki', 'Sajadah Turki'],
  ['turk', 'Sajadah Turki'],
  ['sajadah merah', 'Sajadah Turki'],
  ['zam zam', 'Botol Zamzam'],
  ['botol untuk zamzam qwertyuiop', 'Botol Zamzam'],
])('a search for "%s" gives %s first', async (typed, wanted) => {
  if ((await names('search=turki')).length === 0) {
    await item('Sajadah Turki', { variants: [{ name: both('Merah') }] })
    await item('Sajadah Polos', { sold_count: 900 })
    await item('Botol Zamzam', { category_slug: 'zamzam' })
  }
  expect((await names(`search=${encodeURIComponent(typed)}`))[0]).toBe(wanted)
})

test('a search finds the store and the kind too, after those that are named so', async () => {
  await item('Gantungan Sakinah', { category_slug: 'dekorasi' })
  const hits = await names('search=sakinah&limit=100')
  expect(hits[0]).toBe('Gantungan Sakinah')
  expect(hits.length).toBeGreaterThan(1)
  expect(await names('search=qwertyuiop')).toEqual([])
})

test('what may not be sold today is in no list, and comes back when it may', async () => {
  const { db } = home.application
  const wish = { category_slug: 'parfum' }
  await item('Tanpa Bukti', wish)
  await item('Satu Bukti', { ...wish, certificates: [{ kind: 'halal' }] })
  const [halal, bpom] = [{ kind: 'halal' as const }, { kind: 'bpom' as const }]
  const lapsed = await item('Lewat', { ...wish, certificates: [halal, { ...bpom, valid_until: dayIn(-1) }] })
  await item('Hari Ini', { ...wish, certificates: [halal, { ...bpom, valid_until: dayIn(0) }] })
  await item('Konsep', { ...wish, state: 'draft', certificates: [halal, bpom] })
  await item('Ditarik', { ...wish, state: 'withdrawn', certificates: [halal, bpom] })
  await item('Tanpa Varian', { ...wish, variants: [], certificates: [halal, bpom] })
  const closed = await anyStore(home, { suspended_at: home.application.clock.now() })
  await item('Toko Ditutup', { ...wish, store_id: closed.id, certificates: [halal, bpom] })
  expect(await names('category=parfum')).toEqual(['Hari Ini'])
  await db
    .update(item_certificates)
    .set({ valid_until: dayIn(9) })
    .where(eq(item_certificates.item_id, lapsed.id))
  await db.update(items).set({ changed_at: new Date() }).where(eq(items.id, lapsed.id))
  await db.update(stores).set({ suspended_at: null, changed_at: new Date() }).where(eq(stores.id, closed.id))
  noteSupplyChanged()
  expect((await names('category=parfum')).sort()).toEqual(['Hari Ini', 'Lewat', 'Toko Ditutup'])
})

test('a certificate that ran out over night stops the sale, though nothing was written', async () => {
  const certificates = [{ kind: 'halal' as const, valid_until: dayIn(0) }]
  await item('Kopi Arab', { category_slug: 'makanan-minuman', certificates })
  expect(await names('category=makanan-minuman')).toEqual(['Kopi Arab'])
  const { clock } = home.application
  const before = clock.now()
  clock.moveTo(addMs(before, dayMs))
  expect(await names('category=makanan-minuman')).toEqual([])
  clock.moveTo(before)
})

test('a new price and a new stock are listed once they are written', async () => {
  const { db } = home.application
  const { id } = await priced('Mukena Katun', 200_000, { category_slug: 'mukena' })
  await list('category=mukena')
  await db.update(item_variants).set({ price: 180_000, stock: 0 }).where(eq(item_variants.item_id, id))
  await db
    .update(items)
    .set({ price_from: 180_000, price_to: 180_000, stock_free: 0, changed_at: new Date() })
    .where(eq(items.id, id))
  noteSupplyChanged()
  expect(await list('category=mukena&end_price=190000')).toMatchObject({
    items: [{ price_from: 180_000, stock_free: 0 }],
    price_range: { least: 180_000, most: 180_000 },
  })
})

test('a page of cards is one statement, and none while nothing of it changes', async () => {
  await item('Peci Bordir', { category_slug: 'peci' })
  await list('category=tasbih')
  expect(await statementsOf(() => list('category=peci'))).toHaveLength(1)
  expect(await statementsOf(() => list('category=peci&sort=newest'))).toHaveLength(0)
})

test('a store on holiday stays listed and says until when', async () => {
  const resting = await anyStore(home, { closed_from: dayIn(-1), closed_until: dayIn(3) })
  const soon = await anyStore(home, { closed_from: dayIn(1), closed_until: dayIn(3) })
  await item('Buku Libur', { category_slug: 'buku', store_id: resting.id })
  await item('Buku Nanti', { category_slug: 'buku', store_id: soon.id })
  const { items: cards } = await list('category=buku&sort=newest')
  expect(cards.map((card: { store: { closed_until: string } }) => card.store.closed_until).sort()).toEqual(
    [dayIn(3), null].sort(),
  )
  expect(await names(`store=${resting.slug}`)).toEqual(['Buku Libur'])
})

test.each(['page=0', 'limit=1000', 'start_price=-1', 'start_price=1.5', 'sort=kind', `search=${'x'.repeat(201)}`])(
  '%s is refused',
  async (query) => {
    expect((await getV1(home, `merchandise?${query}`)).status).toBe(422)
  },
)
