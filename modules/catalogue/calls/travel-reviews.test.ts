import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { anyPartner, anyProduct, anyReview, catalogueBasics, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await catalogueBasics(home)
})
afterAll(() => home.close())

const reviewsOf = (slug: string, headers = {}) =>
  ask(home, 'GET', `/api/v3/travel/${slug}/product-reviews`, { headers })

test('a partner is judged by the reviews of all its packages', async () => {
  const partner = await anyPartner(home)
  for (const [name, rating] of [['Hemat', 4] as const, ['Lengkap', 5] as const]) {
    const product = await anyProduct(home, { partner_id: partner.id, name: { id: name, en: `${name} (en)` } })
    await anyReview(home, { product_id: product.id, partner_id: partner.id, rating })
  }
  const { data } = (await reviewsOf(partner.slug, { 'accept-language': 'en' })).body
  expect([data.total, data.rating, data.stars]).toEqual([2, 4.5, [0, 0, 0, 1, 1]])
  const names = data.items.map((item: { product: { name: string } }) => item.product.name)
  expect(names.sort()).toEqual(['Hemat (en)', 'Lengkap (en)'])
  expect((await reviewsOf(partner.slug, { host: 'demo.localhost' })).body.data.total).toBe(0)
  expect(await statementsOf(() => reviewsOf(partner.slug))).toHaveLength(3)
})

test('an unknown partner, a bank and one hidden here are not found', async () => {
  const bank = await anyPartner(home, { kind: 'financial' })
  const hidden = await anyPartner(home)
  await hidePartner(home, hidden.id, demoTenants[0].id)
  for (const slug of ['nobody', bank.slug, hidden.slug]) expect((await reviewsOf(slug)).status).toBe(404)
  expect((await reviewsOf(hidden.slug, { host: 'demo.localhost' })).status).toBe(200)
})
