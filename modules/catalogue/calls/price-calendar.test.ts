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

const inDays = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))
type Dated = { in_days: number; price_quad: number; sold?: number; partner?: object; airport?: string }

async function dated({ in_days, price_quad, sold = 0, partner, airport = 'CGK' }: Dated) {
  const owner = await anyPartner(home, partner)
  const product = await anyProduct(home, { partner_id: owner.id, departure_airport: airport })
  await anyDeparture(home, { product_id: product.id, hotel_id, in_days, price_quad, sold })
  return owner
}
const calendar = async (query: string, headers = {}) =>
  (await ask(home, 'GET', `/api/v3/products/calendar?${query}`, { headers })).body.data

test('each day shows the cheapest way to leave that still has seats', async () => {
  const day = inDays(200)
  await dated({ in_days: 200, price_quad: 31_000_000 })
  await dated({ in_days: 200, price_quad: 28_000_000 })
  await dated({ in_days: 200, price_quad: 20_000_000, sold: 40 })
  await dated({ in_days: 200, price_quad: 19_000_000, partner: { licence_valid_until: '2020-01-01' } })
  const { days } = await calendar(`month=${day.slice(0, 7)}`)
  expect(days).toEqual([
    { day, hijri: expect.stringMatching(/ H$/), price_from: 28_000_000, packages: 2, seats_free: 80 },
  ])
})
test('a city, a category and a partner the tenant hides narrow it', async () => {
  const day = inDays(260)
  const month = `month=${day.slice(0, 7)}`
  await dated({ in_days: 260, price_quad: 30_000_000, airport: 'SUB' })
  const hidden = await dated({ in_days: 260, price_quad: 25_000_000 })
  await hidePartner(home, hidden.id, demoTenants[0].id)
  const prices = async (query: string) =>
    (await calendar(`${month}&${query}`)).days.map((one: { price_from: number }) => one.price_from)
  expect(await prices('')).toEqual([30_000_000])
  expect(await prices('city=Surabaya')).toEqual([30_000_000])
  expect(await prices('city=Jakarta')).toEqual([])
  expect(await prices('category=haji')).toEqual([])
})
test.each(['month=2027-13', 'month=abc', 'category=none', 'city='])('%s is refused, not run', async (query) => {
  expect((await ask(home, 'GET', `/api/v3/products/calendar?${query}`)).status).toBe(422)
})
test('it asks two statements however many days it shows', async () => {
  expect(await statementsOf(() => calendar('month=2027-06'))).toHaveLength(2)
})
