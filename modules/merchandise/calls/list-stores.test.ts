import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { anyPicture } from '#test/support/catalogue-fixtures.ts'
import { anyItem, anyStore, both, getV1 } from '#test/support/merchandise.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const read = async (path: string) => (await getV1(home, path)).body.data
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)
const dayIn = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))

test('stores come in the order of the shop, a page at a time, without those suspended', async () => {
  const first = await anyStore(home, { name: 'Rumah Kurma', position: 1 })
  await anyStore(home, { name: 'Diskon 50% Jaya', position: 3 })
  await anyStore(home, { name: 'Tenun Garut', position: 2 })
  const closed = await anyStore(home, { name: 'Ditutup', position: 0, suspended_at: home.application.clock.now() })
  await anyItem(home, { store_id: first.id })
  await anyItem(home, { store_id: first.id, state: 'draft' })
  const page = await read('merchandise/stores?limit=2')
  expect([namesOf(page), page.total, page.last_page]).toEqual([['Rumah Kurma', 'Tenun Garut'], 3, 2])
  expect(page.items[0]).toMatchObject({ slug: first.slug, items: 1, rating: null, logo: null, closed_until: null })
  expect(namesOf(await read('merchandise/stores?search=tenun'))).toEqual(['Tenun Garut'])
  expect(namesOf(await read('merchandise/stores?search=50%25'))).toEqual(['Diskon 50% Jaya'])
  expect(namesOf(await read('merchandise/stores?search=%25%25'))).toEqual([])
  for (const path of ['', '/products', '/recommendations']) {
    for (const slug of [closed.slug, 'tidak-ada']) {
      expect((await getV1(home, `merchandise/stores/${slug}${path}`)).status).toBe(404)
    }
  }
})

test('a store tells its hours, its holiday and where it is', async () => {
  await anyPicture(home, 'logo-toko', '#334455')
  const { slug } = await anyStore(home, {
    logo_picture_id: 'logo-toko',
    open_days: [1, 2, 3],
    closed_from: dayIn(2),
    closed_until: dayIn(4),
  })
  expect(await read(`merchandise/stores/${slug}`)).toMatchObject({
    about: 'Tentang toko',
    province: expect.stringMatching(/jawa barat/i),
    city: expect.stringMatching(/bandung/i),
    logo: { picture_id: 'logo-toko', picture_colour: '#334455' },
    cover: null,
    opens_at: '08:00',
    closes_at: '17:00',
    open_days: [1, 2, 3],
    closed_from: dayIn(2),
    closed_until: null,
  })
  const rested = await anyStore(home, { closed_from: dayIn(-4), closed_until: dayIn(-2) })
  expect(await read(`merchandise/stores/${rested.slug}`)).toMatchObject({ closed_from: null, closed_until: null })
})

test('what a store sells is filtered like every list; what people buy most is recommended', async () => {
  const store = await anyStore(home)
  const sell = (name: string, wish = {}) => anyItem(home, { store_id: store.id, name: both(name), ...wish })
  await sell('Tasbih Kayu', { category_slug: 'tasbih', sold_count: 3 })
  await sell('Tasbih Batu', { category_slug: 'tasbih', sold_count: 5 })
  await sell('Peci Rajut', { category_slug: 'peci', view_count: 30 })
  await anyItem(home, { store_id: (await anyStore(home)).id, name: both('Tasbih Tetangga') })
  const page = await read(`merchandise/stores/${store.slug}/products?category=tasbih&search=tasbeh&sort=popular`)
  expect([namesOf(page), page.total]).toEqual([['Tasbih Batu', 'Tasbih Kayu'], 2])
  const best = await read(`merchandise/stores/${store.slug}/recommendations?limit=2`)
  expect([namesOf(best), best.is_show_more]).toEqual([['Tasbih Batu', 'Tasbih Kayu'], true])
})
