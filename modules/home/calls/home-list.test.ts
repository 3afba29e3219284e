import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { getV3, type ListingFixture, listingFixture } from '#test/support/listings.ts'
import { anyPromo } from '#test/support/promos.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let fixture: ListingFixture
const made: Record<string, string> = {}
const get = async (path: string, host = 'localhost') => (await getV3(home, path, { headers: { host } })).body.data
const idsOf = (items: { id: string }[]) => items.map((item) => item.id)

beforeAll(async () => {
  home = await testApp()
  fixture = await listingFixture(home)
  const featured = { is_featured: true, can_finance: true, can_save: true }
  const product = async (name: string, wish: object) => {
    made[name] = (await fixture.product({ ...featured, ...wish }, { days: [70, 370] })).id
  }
  await product('umrah', { view_count: 9 })
  await product('hajj', { category: 'haji', kind: 'hajj', type_slug: 'haji-khusus', hijri_year: 1448 })
  await product('tour', { category: 'wisata-syariah', kind: 'tour_international', type_slug: 'turki' })
  await fixture.rebuild()
  const ends = (days: number) => ({ ends_at: addMs(home.application.clock.now(), days * dayMs) })
  for (const tenant of demoTenants) {
    await anyPromo(home, { tenant_id: tenant.id, slug: 'banner', code: 'BANNER', is_banner: true, ...ends(1) })
    await anyPromo(home, { tenant_id: tenant.id, slug: 'plain', code: 'PLAIN', is_banner: false, ...ends(9) })
  }
})
afterAll(() => home.close())

test('a tenant without hajj has none in any row, nor among what people look for', async () => {
  expect(idsOf(await get('home/marketing'))).toContain(made.hajj)
  expect(idsOf(await get('home/haji'))).toEqual([made.hajj])
  const there = 'demo.localhost'
  expect(idsOf(await get('home/marketing', there)).sort()).toEqual([made.umrah, made.tour].sort())
  for (const list of ['home/haji', 'hajj/search'])
    expect((await ask(home, 'GET', `/api/v3/${list}`, { headers: { host: there } })).status).toBe(404)
  const mostSearched = await get('products/most/searched', there)
  expect(mostSearched.map((one: { category: string }) => one.category)).not.toContain('haji')
})

test('what is featured comes most looked at first, what can be saved for as many as asked; both have addresses of their own', async () => {
  const featured = idsOf(await get('products/marketing'))
  expect([featured[0], featured.length]).toEqual([made.umrah, 3])
  expect(idsOf(await get('products/savings'))).toEqual([made.umrah])
  expect((await get('products/savings'))[0].dates).toEqual([fixture.dayIn(370)])
  expect((await get('products/savings?months=2'))[0].dates).toHaveLength(2)
  expect(await get('products/savings?months=13')).toEqual([])
  expect(await get('products/savings?limit=1')).toHaveLength(1)
  expect(idsOf(await get('products/marketing', 'demo.localhost'))).not.toContain(made.hajj)
  expect((await getV3(home, 'products/savings?limit=0')).body.errors).toHaveProperty('limit')
})

test('the banner shows its own promos first, the ads those it leaves out', async () => {
  const slugs = (items: { slug: string }[]) => items.map((item) => item.slug)
  expect(slugs(await get('home/promos'))).toEqual(['banner', 'plain'])
  const ads = await get('home/ads')
  expect(slugs(ads.map((ad: { promo: { slug: string } }) => ad.promo))).toEqual(['plain', 'banner'])
  expect(await get('products/promo-ads')).toEqual(ads)
})

test('a promo at home does not tell how many are left', async () => {
  const [promo] = await get('home/promos')
  expect(promo).toMatchObject({ code: 'BANNER', state: 'active' })
  for (const secret of ['quota', 'used']) expect(Object.keys(promo)).not.toContain(secret)
})

test('lists requested together share their queries, and each gets its own cards', async () => {
  await get('home/financing')
  const lists = ['marketing', 'haji', 'wisata', 'financing', 'savings']
  let result: Awaited<ReturnType<typeof get>>[] = []
  const sent = await statementsOf(async () => {
    result = await Promise.all(lists.map((list) => get(`home/${list}`)))
  })
  expect(sent).toHaveLength(2)
  expect(result.map((items) => items.length)).toEqual([3, 1, 1, 1, 1])
  expect(idsOf(result[2])).toEqual([made.tour])
})
