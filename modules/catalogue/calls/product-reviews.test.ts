import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyPartner, anyProduct, anyReview, catalogueBasics, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { recentReviews, reviewView } from '../module.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await catalogueBasics(home)
})
afterAll(() => home.close())

async function reviewed(ratings: number[]) {
  const partner = await anyPartner(home)
  const product = await anyProduct(home, { partner_id: partner.id })
  for (const rating of ratings) {
    home.application.clock.moveTo(addMs(home.application.clock.now(), minuteMs))
    await anyReview(home, { product_id: product.id, partner_id: partner.id, rating })
  }
  return product
}
const reviewsOf = (slug: string, query = '', headers = {}) =>
  ask(home, 'GET', `/api/v3/products/${slug}/reviews${query}`, { headers })

test('reviews come newest first, with the rating and the stars of all of them', async () => {
  const { slug } = await reviewed([1, 5, 5, 4, 5, 3])
  const { body } = await reviewsOf(slug, '?limit=2', { 'accept-language': 'en' })
  expect(body.data).toMatchObject({ total: 6, current_page: 1, last_page: 3, first_item: 1, last_item: 2 })
  expect([body.data.rating, body.data.stars]).toEqual([3.8, [1, 0, 1, 1, 3]])
  expect(body.data.items.map((item: { rating: number }) => item.rating)).toEqual([3, 5])
  expect(body.data.items[0].product).toEqual({ slug, name: 'Umrah 9 Hari (en)', has_page: true })
  const last = (await reviewsOf(slug, '?limit=2&page=3')).body.data
  expect(last.items.map((item: { rating: number }) => item.rating)).toEqual([5, 1])
  expect((await reviewsOf(slug)).body.data.items[0].product.name).toBe('Umrah 9 Hari')
})

test('a package nobody has reviewed has no rating, and a page beyond the end is empty', async () => {
  const { slug } = await reviewed([])
  expect((await reviewsOf(slug)).body.data).toMatchObject({ items: [], total: 0, rating: null, stars: [0, 0, 0, 0, 0] })
  expect((await reviewsOf((await reviewed([5])).slug, '?page=10000')).body.data).toMatchObject({ items: [], total: 1 })
})

test('what members of one tenant wrote stays there', async () => {
  const { slug } = await reviewed([5])
  const other = (await reviewsOf(slug, '', { host: 'demo.localhost' })).body.data
  expect([other.total, other.rating]).toEqual([0, null])
})

test('reviews are two statements, whatever their number', async () => {
  const { slug } = await reviewed([5, 4, 3, 2, 1])
  expect(await statementsOf(() => reviewsOf(slug))).toHaveLength(2)
})

test('an unknown package is not found, and impossible pages are refused', async () => {
  const { slug } = await reviewed([5])
  expect((await reviewsOf('nobody')).status).toBe(404)
  expect((await reviewsOf("x'%20or%201=1")).status).toBe(404)
  for (const query of [
    '?page=-1',
    '?page=0',
    '?page=abc',
    '?page=10001',
    '?limit=51',
    '?limit=1e9',
    '?page=1&page=2',
  ]) {
    expect([query, (await reviewsOf(slug, query)).status]).toEqual([query, 422])
  }
  expect((await reviewsOf('a'.repeat(10_000))).status).toBe(404)
})

function at(host: string) {
  const tenant = home.application.tenants.byHost(host)
  if (!tenant) throw new Error(`no tenant at ${host}`)
  return { db: home.application.db, tenant }
}

test('the newest reviews of a tenant leave out partners it hides', async () => {
  const shown = await reviewed([4])
  const hidden = await reviewed([5])
  await hidePartner(home, hidden.partner_id, demoTenants[0].id)
  const [newest] = await recentReviews(at('localhost'), 1)
  expect(newest && reviewView(newest, 'en').product).toEqual({
    slug: shown.slug,
    name: 'Umrah 9 Hari (en)',
    has_page: true,
  })
  expect(await recentReviews(at('demo.localhost'), 10)).toEqual([])
})
