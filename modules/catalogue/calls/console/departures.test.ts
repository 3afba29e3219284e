import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import {
  type APackage,
  aPackage,
  approve,
  plannedDates,
  save,
  see,
  submit,
  waitingDate,
} from '#test/support/packages.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { renewClosings } from '../../closing.ts'
import { departures } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const dayIn = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))
const at = ({ product }: APackage) => `/api/console/v1/packages/${product.id}/departures`
const list = async (made: APackage) => (await ask(home, 'GET', at(made), { token: made.owner.token })).body.data
const add = (made: APackage, body: object) => ask(home, 'POST', at(made), { token: made.owner.token, body })
const open = async (slug: string) => (await ask(home, 'GET', `/api/v3/products/${slug}`)).body.data.departures

test('dates of a package on sale are added together, and sold once they are approved', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  await save(home, made, {})
  const dates = [dayIn(200), dayIn(207), dayIn(200)]
  expect((await add(made, plannedDates(made, { dates }))).body.data).toEqual({ added: 2 })
  const before = await list(made)
  expect([before.can_add, before.dates.map(({ state }: { state: string }) => state)]).toEqual([
    true,
    ['open', 'waiting', 'waiting'],
  ])
  expect(await open(made.product.slug)).toHaveLength(1)
  await renewClosings(home.application.db, home.application.clock.now())
  expect(await open(made.product.slug)).toHaveLength(1)
  await submit(home, made)
  expect((await list(made)).can_add).toBe(false)
  expect((await add(made, plannedDates(made, { dates }))).body.code).toBe('F-PRD-6w6')
  expect((await approve(home, made)).status).toBe(200)
  const [, second] = await open(made.product.slug)
  expect(second).toMatchObject({
    departs_on: dayIn(200),
    returns_on: dayIn(208),
    flights: [{ departs_at: `${dayIn(200)}T10:00:00+07:00` }],
    prices: { quad: 31_000_000 },
    certainties: { flight: { state: 'pending' } },
  })
})

test('adding dates does not get in the way of who writes on the package', async () => {
  const made = await aPackage(home)
  const { version } = await see(home, made)
  await add(made, plannedDates(made, { dates: [dayIn(200)] }))
  expect((await save(home, made, { version })).status).toBe(200)
})

test.each([
  ['a day that has passed', { dates: ['2020-01-01'] }, 'dates'],
  ['an airline nobody knows', { airline_code: 'XX' }, 'airline_code'],
  ['a price of nothing', { prices: { quad: 0, triple: 1, double: 1, child: 1, infant: 1 } }, 'prices.quad'],
  ['no quad price', { prices: { quad: null, triple: 1, double: 1, child: 1, infant: 1 } }, 'prices.quad'],
  ['no hotel', { stays: [] }, 'stays'],
  ['no flight', { flights: [] }, 'flights'],
])('%s is refused at its field', async (_, wish, field) => {
  const made = await aPackage(home)
  const refused = await add(made, plannedDates(made, { dates: [dayIn(200)], ...wish }))
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
})

test('a quota moves by a number of seats, never below those that are sold and held', async () => {
  const made = await aPackage(home, { state: 'on_sale', dates: 0 })
  const date = await anyDeparture(home, {
    product_id: made.product.id,
    hotel_id: made.hotel_id,
    in_days: 90,
    quota: 40,
    sold: 30,
    held: 5,
  })
  const change = (by: number) =>
    ask(home, 'POST', `${at(made)}/${date.id}/quota`, {
      token: made.owner.token,
      body: { change: by, reason: 'Maskapai menambah kursi' },
    })
  expect((await change(5)).body.data).toMatchObject({ quota: 45, sold: 30, held: 5 })
  expect((await change(-10)).body.data.quota).toBe(35)
  const refused = await change(-1)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['change']])
  const [row] = await home.application.db.select().from(departures).where(eq(departures.id, date.id))
  expect(row?.quota).toBe(35)
})

test('a quota that moves while its date waits for a reviewer is not written over by the approval', async () => {
  const made = await aPackage(home, { state: 'on_sale', dates: 0 })
  const date = await waitingDate(home, { product_id: made.product.id, hotel_id: made.hotel_id, in_days: 90, quota: 40 })
  await submit(home, made)
  const move = (change: number) =>
    ask(home, 'POST', `${at(made)}/${date.id}/quota`, {
      token: made.owner.token,
      body: { change, reason: 'Maskapai mengubah kursi' },
    })
  const answers = await Promise.all([move(5), move(-2), move(7), approve(home, made), move(-1)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await list(made)).dates).toMatchObject([{ state: 'open', quota: 49 }])
})

test('a date is closed for good, also when the usual closings are made anew', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const [date] = (await list(made)).dates
  const close = (confirm_name = made.product.name.id) =>
    ask(home, 'POST', `${at(made)}/${date.id}/close`, {
      token: made.owner.token,
      body: { reason: 'Pesawat carter dibatalkan', confirm_name },
    })
  expect(Object.keys((await close('Umrah lain')).body.errors)).toEqual(['confirm_name'])
  expect((await close()).body.data.state).toBe('closed')
  await renewClosings(home.application.db, home.application.clock.now())
  expect(await open(made.product.slug)).toEqual([])
  expect((await close()).body.code).toBe('F-DPS-2c2')
})

test('only a date that is not on sale can be removed', async () => {
  const made = await aPackage(home, { state: 'on_sale' })
  const [live] = (await list(made)).dates
  const added = await waitingDate(home, { product_id: made.product.id, hotel_id: made.hotel_id, in_days: 120 })
  const remove = (id: string) => ask(home, 'DELETE', `${at(made)}/${id}`, { token: made.owner.token })
  expect((await remove(live.id)).body.code).toBe('F-DPS-3s3')
  expect((await remove(added.id)).status).toBe(200)
  expect((await list(made)).dates).toHaveLength(1)
})
