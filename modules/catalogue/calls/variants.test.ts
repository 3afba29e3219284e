import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let hotel_id: string
beforeAll(async () => {
  home = await testApp()
  hotel_id = (await catalogueBasics(home)).hotel_id
})
afterAll(() => home.close())

async function dated(name: string, in_days: number, wish: { partner?: object; state?: 'draft' } = {}) {
  const partner = await anyPartner(home, wish.partner)
  const product = await anyProduct(home, {
    partner_id: partner.id,
    name: { id: name, en: `${name} (en)` },
    ...(wish.state && { state: wish.state }),
  })
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days, sold: 38 })
  return product
}
const variants = async (query: string, headers = {}) => {
  const { status, body } = await ask(home, 'GET', `/api/v3/products/variant?${query}`, { headers })
  expect(status).toBe(200)
  return body.data
}
const names = async (query: string, headers = {}) =>
  (await variants(query, headers)).map((one: { product: { name: string } }) => one.product.name)

test('dates come earliest first, by the name of their package', async () => {
  await dated('Milad Akbar', 90)
  await dated('Milad Plus', 60)
  await dated('Lain', 10)
  expect(await names('search=milad')).toEqual(['Milad Plus', 'Milad Akbar'])
  expect(await names('search=milad&limit=1', { 'accept-language': 'en' })).toEqual(['Milad Plus (en)'])
  expect((await names('limit=1'))[0]).toBe('Lain')
  const [first] = await variants('search=lain')
  expect(first).toMatchObject({ seats_free: 2, label: 'ready_to_depart', prices: { quad: 30_000_000 } })
  expect(Object.keys(first).sort()).toEqual(['departs_on', 'id', 'label', 'prices', 'product', 'seats_free'])
})

test('a word still being typed does not search yet', async () => {
  expect(await names('search=mi')).toEqual(await names(''))
})

test('what is not sold here is not offered', async () => {
  const yesterday = jakartaDate(addMs(home.application.clock.now(), -dayMs))
  await dated('Syawalan usai', -1)
  await dated('Syawalan konsep', 30, { state: 'draft' })
  await dated('Syawalan kedaluwarsa', 30, { partner: { licence_valid_until: yesterday } })
  const hidden = await dated('Syawalan tersembunyi', 30)
  await hidePartner(home, hidden.partner_id, demoTenants[0].id)
  expect(await names('search=syawalan')).toEqual([])
  expect(await names('search=syawalan', { host: 'demo.localhost' })).toEqual(['Syawalan tersembunyi'])
})

test('bad input finds nothing or is refused', async () => {
  for (const search of ["'%20or%201=1--", '%25%25%25', '____', '%5C%5C%5C', '%3Cscript%3E', '%01%02%03']) {
    expect(await names(`search=${search}`)).toEqual([])
  }
  for (const query of [
    'limit=0',
    'limit=-1',
    'limit=51',
    'limit=abc',
    `search=${'a'.repeat(10_000)}`,
    'search=a%00bc',
  ]) {
    expect((await ask(home, 'GET', `/api/v3/products/variant?${query}`)).status).toBe(422)
  }
})

test('a search is two statements, and a name is found by its index', async () => {
  expect(await statementsOf(() => variants('search=milad'))).toHaveLength(2)
  const plan = await home.application.db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`)
    return db.execute(sql`explain select id from products
      where ((name ->> 'id') || ' ' || (name ->> 'en')) ilike '%milad%'`)
  })
  expect(JSON.stringify(plan.rows)).toContain('products_names')
})
