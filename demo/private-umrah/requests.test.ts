import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '#modules/booking/tables.ts'
import { departures, products, reviews } from '#modules/catalogue/tables.ts'
import { fillOrderSummaries } from '#modules/orders/module.ts'
import { checkLedger } from '#modules/payment/module.ts'
import { private_offers, private_requests } from '#modules/private-umrah/tables.ts'
import { catalogueApp } from '#test/support/catalogue-app.ts'
import { signedIn } from '#test/support/members.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { demoMembers, seedMembers } from '../members.ts'
import { seedStaff } from '../staff.ts'
import { demoTenants, seedTenants } from '../tenants.ts'
import { plannerAt, planOf } from './plans.ts'
import { seedPrivateUmrah } from './seed-private-umrah.ts'
import { seedPrivateRequests } from './seed-requests.ts'
import { privateStories } from './stories.ts'

let home: TestApp
const db = () => home.application.db
const seed = () => ({ db: db(), now: home.application.clock.now(), seal: (bytes: Buffer) => bytes })

beforeAll(async () => {
  home = await catalogueApp()
  const { now } = seed()
  await seedTenants(db())
  await seedMembers(db(), async () => '', now)
  await seedStaff(db(), async () => '', now)
  await seedPrivateUmrah(seed())
  await seedPrivateRequests(seed())
  await fillOrderSummaries(db(), now)
}, 120_000)
afterAll(() => home.close())

const requests = () => db().select().from(private_requests).orderBy(asc(private_requests.code))

/** What one of the demo's members sees of it. */
async function seenBy(name: string) {
  const member = demoMembers.find(({ tenant_id, email }) => tenant_id === demoTenants[0].id && email.startsWith(name))
  if (!member) throw new Error(`no ${name}`)
  const { user_token: token } = await signedIn(home, member)
  const get = async (path: string) => (await ask(home, 'GET', `/api/v1/custom-product/${path}`, { token })).body.data
  return { token, get }
}

test('the demo has a private umrah in each state that people look for, once', async () => {
  const before = await requests()
  expect(before.map(({ state }) => state).sort()).toEqual([
    'cart',
    'completed',
    'expired',
    'in_progress',
    'offered',
    'waiting_approval',
  ])
  await seedPrivateRequests(seed())
  expect(await requests()).toEqual(before)
})

test('three partners have offered different journeys, near the estimate and still open', async () => {
  const { get } = await seenBy('jamaah')
  const { items } = await get('history?status=offered')
  const offers = await get(`${items[0].id}/offers`)
  expect(offers).toHaveLength(3)
  expect(new Set(offers.map(({ partner }: { partner: { id: string } }) => partner.id)).size).toBe(3)
  const kinds = offers.map(({ differences }: { differences: { kind: string }[] }) =>
    differences.map(({ kind }) => kind),
  )
  expect(kinds.filter((some: string[]) => some.length === 0)).toHaveLength(1)
  expect(kinds.flat()).toEqual(expect.arrayContaining(['date', 'hotel', 'extra_more']))
  for (const { total, status } of offers) {
    expect(status).toBe('open')
    // In Ramadan a hotel one class better is dearer by a third of the journey.
    expect(Math.abs(total / items[0].price - 1)).toBeLessThan(0.4)
  }
})

test('a family of four reads an estimate that is believable beside the packages from the same airport', async () => {
  const story = privateStories.find(({ shape }) => shape === 'family')
  if (!story) throw new Error('no family of four')
  // Before Ramadan, when everything is dearer.
  const { drawn } = await planOf(plannerAt(db(), seed().now), { ...story, days: 60 }, new Set())
  const { group, estimate } = drawn
  expect([group.adults, group.children]).toEqual([2, 2])
  const sold = await db()
    .select({ price: departures.price_quad })
    .from(departures)
    .innerJoin(products, eq(products.id, departures.product_id))
    .where(and(eq(products.category, 'umroh'), eq(products.state, 'on_sale'), eq(products.departure_airport, 'CGK')))
  const prices = sold.map(({ price }) => price).toSorted((a, b) => a - b)
  const usual = prices[Math.floor(prices.length / 2)] ?? 0
  // A journey of one's own is dearer than a seat in a group, and nobody believes twice as much.
  expect(estimate.per_person / usual).toBeGreaterThan(0.9)
  expect(estimate.per_person / usual).toBeLessThan(2)
})

test('the draft can be sent once its travellers are named', async () => {
  const { get } = await seenBy('jamaah')
  const { items } = await get('history?status=cart')
  const { problems } = await get(`${items[0].id}/checkout`)
  expect(Object.keys(problems)).toEqual(['contact', 'participants'])
})

test('what was accepted is a booking with the same id, its seats sold and its money in the books', async () => {
  const booked = (await requests()).filter(({ state }) => state === 'in_progress' || state === 'completed')
  for (const { id, code, state } of booked) {
    const [booking] = await db().select().from(bookings).where(eq(bookings.id, id))
    expect(booking).toMatchObject({ code, state, is_private: true })
    const [offer] = await db()
      .select()
      .from(private_offers)
      .where(eq(private_offers.request_id, id))
      .orderBy(private_offers.state)
    expect([offer?.state, offer?.total]).toEqual(['accepted', booking?.total])
    const [departure] = await db()
      .select()
      .from(departures)
      .where(eq(departures.id, booking?.departure_id ?? ''))
    expect([departure?.sold, departure?.held]).toEqual([booking?.seats, 0])
  }
  const { total, faults } = await checkLedger(db())
  expect([total, faults]).toEqual([0, []])
})

test('one has paid its down payment and the rest is due; one is back and has said how it was', async () => {
  const { token, get } = await seenBy('keluarga')
  const [going] = (await get('history?status=in_progress')).items
  expect(await get(`${going.id}/waiting`)).toMatchObject({
    is_payment_completed: false,
    invoices: [{ state: 'paid' }, { state: 'waiting' }],
  })
  const [over] = (await get('history?status=completed')).items
  const detail = await ask(home, 'GET', `/api/v3/users/bookings/${over.id}`, { token })
  expect(detail.body.data).toMatchObject({ status: 'completed', is_reviewed: true })
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, over.id))
  expect(await db().$count(reviews, eq(reviews.product_id, booking?.product_id ?? ''))).toBe(1)
})
