import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let hotel_id: string
beforeAll(async () => {
  home = await testApp()
  hotel_id = (await catalogueBasics(home)).hotel_id
})
afterAll(() => home.close())

const open = (id: string) => ask(home, 'GET', `/api/v3/products/${id}/detail`)

test('a package by its id is the package by its slug', async () => {
  const partner = await anyPartner(home)
  const product = await anyProduct(home, { partner_id: partner.id })
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90 })
  const byId = await open(product.id)
  const bySlug = await ask(home, 'GET', `/api/v3/products/${product.slug}`)
  expect(byId.body.data).toEqual(bySlug.body.data)
  expect(await statementsOf(() => open(product.id))).toHaveLength(1)
})

test('an unknown id is not found, a draft neither, and one that was sold once is gone', async () => {
  const partner = await anyPartner(home)
  const draft = await anyProduct(home, { partner_id: partner.id, state: 'draft' })
  const gone = await anyProduct(home, { partner_id: partner.id, state: 'gone' })
  expect((await open(newId())).status).toBe(404)
  expect((await open(draft.id)).status).toBe(404)
  expect((await open(gone.id)).body.code).toBe('F-PRD-4g0')
})

test('what is no id is refused at its field', async () => {
  for (const id of ['1', 'x', "'%20or%201=1", '00000000-0000-0000-0000-00000000000g', 'a'.repeat(200)]) {
    const { status, body } = await open(id)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['id']])
  }
})
