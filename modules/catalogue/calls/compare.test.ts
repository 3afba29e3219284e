import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let hotel_id: string
const slugs: string[] = []
beforeAll(async () => {
  home = await testApp()
  hotel_id = (await catalogueBasics(home)).hotel_id
  for (let i = 0; i < 5; i += 1) {
    const partner = await anyPartner(home)
    const product = await anyProduct(home, { partner_id: partner.id })
    await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90 + i })
    slugs.push(product.slug)
  }
})
afterAll(() => home.close())

const compare = (list: string[], headers: Record<string, string> = {}) =>
  ask(home, 'GET', `/api/v3/products/compare?slugs=${encodeURIComponent(list.join(','))}`, { headers })

test('packages stand side by side in the order asked for, each with its own dates and total', async () => {
  const requested = [slugs[2]!, slugs[0]!, slugs[1]!]
  const { status, body } = await compare(requested, { 'accept-language': 'en' })
  expect(status).toBe(200)
  expect(body.data.map((one: { slug: string }) => one.slug)).toEqual(requested)
  for (const one of body.data) {
    expect([one.name, one.departures.length, one.departures[0].true_total]).toEqual([
      'Umrah 9 Hari (en)',
      1,
      30_650_000,
    ])
  }
})

test('four packages are as many statements as one', async () => {
  expect(await statementsOf(() => compare(slugs.slice(1, 5)))).toHaveLength(4)
  expect(await statementsOf(() => compare(slugs.slice(1, 5)))).toHaveLength(1)
})

test('unknown, gone and hidden packages are left out', async () => {
  const partner = await anyPartner(home)
  const gone = await anyProduct(home, { partner_id: partner.id, state: 'gone' })
  const hidden = await anyProduct(home, { partner_id: (await anyPartner(home)).id })
  await hidePartner(home, hidden.partner_id, demoTenants[0].id)
  const { body } = await compare([slugs[0]!, gone.slug, hidden.slug, slugs[1]!])
  expect(body.data.map((one: { slug: string }) => one.slug)).toEqual(slugs.slice(0, 2))
})

test('fewer than two packages, or more than four, are refused', async () => {
  for (const list of [[], [slugs[0]!], [slugs[0]!, slugs[0]!], [slugs[0]!, 'nobody'], slugs, ["'", '"'], [',,,']]) {
    const { status, body } = await compare(list)
    expect([status, body.errors?.slugs]).toEqual([422, ['Pilih 2 sampai 4 paket']])
  }
  expect((await ask(home, 'GET', '/api/v3/products/compare')).status).toBe(422)
  expect((await compare(['a'.repeat(701)])).status).toBe(422)
})
