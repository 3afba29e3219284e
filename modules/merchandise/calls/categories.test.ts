import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { aBanner } from '#test/support/content.ts'
import { anyItem, anyStore, getV1 } from '#test/support/merchandise.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { knownCategories } from '../rules/known-categories.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('kinds of souvenirs come in the order of the shop, with how many of each are sold', async () => {
  const { id: store_id } = await anyStore(home)
  await anyItem(home, { store_id, category_slug: 'peci' })
  await anyItem(home, { store_id, category_slug: 'kurma' })
  const { data } = (await getV1(home, 'merchandise/categories', { headers: { 'accept-language': 'en' } })).body
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(knownCategories.map(({ slug }) => slug))
  expect(data[0]).toMatchObject({ slug: 'kurma', name: 'Dates', requires_halal: true, requires_bpom: false, count: 0 })
  expect(data.find(({ slug }: { slug: string }) => slug === 'peci').count).toBe(1)
})

test('banners of the shop are those of the brand that lead into it', async () => {
  const [mine, other] = demoTenants
  await aBanner(home, { path: '/umroh' })
  await aBanner(home, { path: '/oleh-oleh-lain' })
  await aBanner(home, { tenant_id: other.id, path: '/oleh-oleh' })
  const { id } = await aBanner(home, { tenant_id: mine.id, path: '/oleh-oleh?category=kurma' })
  const { data } = (await getV1(home, 'merchandise/banners')).body
  expect(data.map((banner: { id: string }) => banner.id)).toEqual([id])
})

test('a brand without promos for souvenirs shows none', async () => {
  expect((await getV1(home, 'merchandise/promos')).body.data).toEqual([])
})
