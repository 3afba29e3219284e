import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { monthOf } from '#modules/private-umrah/rules/pricing.ts'
import { private_prices } from '#modules/private-umrah/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { aDepartureDate, anOrderForm, aSupply, type Supply } from '#test/support/private-umrah.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let supply: Supply
let token: string
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
  token = (await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })).token
})
afterAll(() => home.close())

const base = '/api/console/v1'
const put = (url: string, body: object) => ask(home, 'PUT', url, { token, body })
const remove = (kind: string, id: string) => ask(home, 'POST', `${base}/private-supply/${kind}/${id}/remove`, { token })
const see = async () => (await ask(home, 'GET', `${base}/private-supply`, { token })).body.data
const both = (text: string) => ({ id: text, en: text })

/** Where a family's form says that the usual plan cannot be had. */
async function problems(change: object = {}) {
  const body = { ...anOrderForm(home, supply), ...change }
  const reply = await ask(home, 'POST', '/api/v1/custom-product/estimation-price', { body })
  return Object.keys(reply.body.errors ?? {})
}

const months = () => {
  const first = monthOf(aDepartureDate(home))
  return [first, addMonths(first, 1)]
}

test('a price row that is withdrawn stops plans at its field; another price is another row, and the estimate follows', async () => {
  const prices = `${base}/private-supply/vehicles/${supply.vehicle}/prices`
  expect(await problems()).toEqual([])
  expect((await put(prices, { months: months(), price: null })).body.data).toEqual({ set: 0, withdrawn: 2 })
  expect(await problems()).toEqual(['transportation_id'])
  expect((await put(prices, { months: months(), price: 9_500_000 })).body.data).toEqual({ set: 2, withdrawn: 0 })
  expect((await put(prices, { months: months(), price: 9_900_000 })).body.data).toEqual({ set: 2, withdrawn: 2 })
  // What stays as it is is no other row.
  expect((await put(prices, { months: months(), price: 9_900_000 })).body.data).toEqual({ set: 0, withdrawn: 0 })
  expect(await problems()).toEqual([])
  const { data } = (await ask(home, 'GET', prices, { token })).body
  expect(data).toMatchObject({ name: 'Van', variants: [''] })
  expect(data.prices).toContainEqual({ variant: '', month: months()[0], price: 9_900_000 })
  const rows = await home.application.db
    .select()
    .from(private_prices)
    .where(eq(private_prices.vehicle_id, supply.vehicle))
  const ofMonth = rows.filter(({ month }) => month === months()[0])
  expect(ofMonth.map(({ price, withdrawn_at }) => [price, withdrawn_at === null])).toEqual(
    expect.arrayContaining([
      [9_000_000, false],
      [9_500_000, false],
      [9_900_000, true],
    ]),
  )
  expect((await put(prices, { months: ['2027-01-02'], price: 1 })).status).toBe(422)
  const wrong = await put(`${base}/private-supply/hotels/${supply.makkah.id}/prices`, {
    months: months(),
    variant: '5',
    price: 1,
  })
  expect(Object.keys(wrong.body.errors)).toEqual(['variant'])
})

test('a flight, a hotel, a vehicle and an extra are added, changed and removed, and families see each at once', async () => {
  const flight = {
    ...{ airline_id: 'GA', number: 'GA 980', from: 'cgk', to: 'JED', weekdays: [1, 3, 3] },
    ...{ departs_at: '12:00', arrives_at: '18:00', arrives_days_later: 0 },
  }
  const { id } = (await put(`${base}/private-routes`, flight)).body.data
  expect((await see()).routes).toContainEqual(
    expect.objectContaining({ id, from: 'CGK', weekdays: [1, 3], priced_until: null, airline: 'Garuda Indonesia' }),
  )
  expect(Object.keys((await put(`${base}/private-routes`, flight)).body.errors)).toEqual(['number'])
  const round = await put(`${base}/private-routes`, { ...flight, id, via: 'JED' })
  expect(Object.keys(round.body.errors)).toEqual(['via'])
  const strange = await put(`${base}/private-routes`, { ...flight, id, airline_id: 'ZZ', from: 'QQQ', to: 'QQQ' })
  expect(Object.keys(strange.body.errors).sort()).toEqual(['airline_id', 'from', 'to'])
  expect((await put(`${base}/private-routes`, { ...flight, id, departs_at: '13:00' })).status).toBe(200)
  const said = await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, id))
  expect(said.at(-1)).toMatchObject({ before: { departs_at: '12:00' }, after: { departs_at: '13:00' } })
  const { hotel_id } = await catalogueBasics(home)
  const hotel = { hotel_id, licence_number: 'NSK-7', licensed_until: '2099-12-31', distance_metres: 300 }
  expect((await put(`${base}/private-hotels`, hotel)).status).toBe(200)
  expect(Object.keys((await put(`${base}/private-hotels`, hotel)).body.errors)).toEqual(['hotel_id'])
  const named = { name: both('Bus kecil'), about: both('Untuk rombongan'), position: 9 }
  expect((await put(`${base}/private-vehicles`, { ...named, capacity: 12 })).status).toBe(200)
  const extra = (await put(`${base}/private-extras`, { ...named, per: 'group' })).body.data
  expect((await put(`${base}/private-extras`, { ...named, per: 'person', id: extra.id })).body.data).toEqual(extra)
  expect((await remove('extras', extra.id)).status).toBe(200)
  expect((await remove('extras', extra.id)).status).toBe(404)
})

test('a licence that ends before the family leaves, and a hotel that is offered no more, are said at the hotel', async () => {
  const { madinah } = supply
  const licence = { id: madinah.id, hotel_id: madinah.hotel_id, licence_number: 'NSK-1', distance_metres: 400 }
  const save = (licensed_until: string) => put(`${base}/private-hotels`, { ...licence, licensed_until })
  await save(addDays(aDepartureDate(home), 2))
  expect(await problems()).toEqual(['hotels.0.partner_custom_hotel_id'])
  await save('2099-12-31')
  expect(await problems()).toEqual([])
  const other = { duration_night: 4, partner_custom_hotel_id: supply.otherMakkah.id }
  const hotels = [anOrderForm(home, supply).hotels[0], other]
  expect(await problems({ hotels })).toEqual([])
  await remove('hotels', supply.otherMakkah.id)
  expect(await problems({ hotels })).toEqual(['hotels.1.partner_custom_hotel_id'])
})

test('while umrah is closed nothing can be planned, until the closure is removed', async () => {
  const closes_on = addDays(aDepartureDate(home), 3)
  const closure = { closes_on, reopens_on: addDays(closes_on, 40), source: 'Kementerian Haji dan Umrah Arab Saudi' }
  expect(Object.keys((await put(`${base}/umrah-closures`, { ...closure, reopens_on: closes_on })).body.errors)).toEqual(
    ['reopens_on'],
  )
  expect((await put(`${base}/umrah-closures`, closure)).status).toBe(200)
  expect(await problems()).toEqual(['departure_date'])
  expect((await see()).closures).toContainEqual(closure)
  expect((await remove('closures', closes_on)).status).toBe(200)
  expect((await remove('closures', closes_on)).status).toBe(404)
  expect(await problems()).toEqual([])
})

test('who works for one brand finds nothing of it', async () => {
  const scope = { kind: 'tenant', id: demoTenants[0].id } as const
  const { token: local } = await someStaff(home, { role: 'admin', scope })
  expect((await ask(home, 'GET', `${base}/private-supply`, { token: local })).status).toBe(404)
})
