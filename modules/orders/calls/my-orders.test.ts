import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { bookingsDeparting, holdsEnding } from '#modules/booking/module.ts'
import { askAgain } from '#modules/financing/desk/decide.ts'
import { later } from '#test/support/accounts.ts'
import { aBuyer, aCart, anOffer, anOrder, checkOut, payInvoice } from '#test/support/bookings.ts'
import { anyPicture } from '#test/support/catalogue-fixtures.ts'
import { aSubmitted, ofOfficer } from '#test/support/financing.ts'
import { aJourney, putBooking } from '#test/support/journeys.ts'
import { signedIn } from '#test/support/members.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const list = (token: string, path: string) => ask(home, 'GET', `/api/v3/users/bookings/status/${path}`, { token })
const latest = async (token: string) => (await ask(home, 'GET', '/api/v3/home/latest-order', { token })).body.data

test('what a bank is deciding on is nothing to continue, and is again what it waits for after that', async () => {
  const applied = await aSubmitted(home)
  expect(await latest(applied.token)).toBeNull()
  const { db, clock } = home.application
  const documents = [{ kind: 'identity_card' as const, reason: 'Foto buram' }]
  await askAgain(db, { ...ofOfficer(applied), documents }, clock.now())
  expect(await latest(applied.token)).toMatchObject({ id: applied.id, status: 'awaiting_payment', next_payment: null })
})

test('an order stands under the tab of its state, with what is to be paid next', async () => {
  await anyPicture(home, 'kaaba-1-card', '#445566')
  const order = await anOrder(home, { plan: 'down_payment' })
  const { status, body } = await list(order.token, 'unpaid/category/all')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    total: 1,
    current_page: 1,
    last_page: 1,
    first_item: 1,
    last_item: 1,
    counts: { unpaid: 1, in_progress: 0, completed: 0 },
  })
  expect(body.data.items[0]).toMatchObject({
    id: order.id,
    status: 'awaiting_payment',
    category: 'umroh',
    product: {
      name: 'Umrah 9 Hari',
      slug: order.offer.product.slug,
      picture_id: 'kaaba-1-card',
      picture_colour: '#445566',
    },
    participants: 1,
    total: 30_000_000,
    due_amount: 30_000_000,
    next_payment: { stage: 'down_payment', amount: 5_000_000, invoice_code: order.invoices[0]?.invoice_code },
  })
  expect((await list(order.token, 'not_paid/category/umroh')).body.data.total).toBe(1)
  for (const other of ['haji', 'hajj', 'halal-tour'])
    expect((await list(order.token, `unpaid/category/${other}`)).body.data.items).toEqual([])
})

test('once the first part is paid it goes on under the next tab, and stays unpaid until the rest is paid', async () => {
  const journey = await aJourney(home, { plan: 'down_payment' })
  const { body } = await list(journey.token, 'in_progress/category/all')
  expect(body.data.items).toMatchObject([{ status: 'in_progress', next_payment: { stage: 'settlement' } }])
  const unpaid = await list(journey.token, 'unpaid/category/all')
  expect(unpaid.body.data).toMatchObject({ total: 1, counts: { unpaid: 1, in_progress: 1, completed: 0 } })
  expect(unpaid.body.data.items).toMatchObject([
    { id: journey.id, due_amount: 25_000_000, next_payment: { stage: 'settlement', amount: 25_000_000 } },
  ])
  expect(Date.parse(unpaid.body.data.items[0].next_payment.due_at)).toBeGreaterThan(
    home.application.clock.now().getTime(),
  )
  expect((await list(journey.token, 'unpaid/category/haji')).body.data.total).toBe(0)
  await payInvoice(home, journey, journey.invoices[1]?.invoice_code ?? '')
  const settled = (await list(journey.token, 'unpaid/category/all')).body.data
  expect(settled).toMatchObject({ total: 0, counts: { unpaid: 0, in_progress: 1, completed: 0 } })
  const [whole] = (await list(journey.token, 'in_progress/category/all')).body.data.items
  expect(whole).toMatchObject({ due_amount: 0, next_payment: null })
  await putBooking(home, journey.id, { state: 'expired' })
  const over = await list(journey.token, 'completed/category/all')
  expect(over.body.data).toMatchObject({ total: 1, counts: { unpaid: 0, in_progress: 0, completed: 1 } })
})

test('search finds by code and by name, in either language, and takes signs as they are', async () => {
  const order = await anOrder(home)
  const totalFor = async (search: string) =>
    (await list(order.token, `unpaid/category/all?search=${encodeURIComponent(search)}`)).body.data.total
  const { code } = (await list(order.token, 'unpaid/category/all')).body.data.items[0]
  expect(await totalFor(code.toLowerCase())).toBe(1)
  expect(await totalFor('umrah 9')).toBe(1)
  expect(await totalFor('Hari (en)')).toBe(1)
  expect(await totalFor('%')).toBe(0)
  expect(await totalFor('Turki')).toBe(0)
})

test('pages say where they are, and one beyond the last is empty', async () => {
  const { token } = await aBuyer(home)
  for (let i = 0; i < 3; i++) {
    const id = await aCart(home, await anOffer(home), { token })
    expect((await checkOut(home, id, { token })).status).toBe(200)
    await putBooking(home, id, { state: 'completed' })
  }
  const second = (await list(token, 'completed/category/all?limit=2&page=2')).body.data
  expect(second).toMatchObject({ total: 3, current_page: 2, last_page: 2, first_item: 3, last_item: 3 })
  const beyond = (await list(token, 'completed/category/all?limit=2&page=9')).body.data
  expect(beyond).toMatchObject({ items: [], total: 3, last_page: 2, first_item: 0, last_item: 0 })
})

test('a longer list asks no more of the database', async () => {
  const { token } = await aBuyer(home)
  const add = async () => {
    const id = await aCart(home, await anOffer(home), { token })
    await checkOut(home, id, { token })
    await putBooking(home, id, { state: 'completed' })
  }
  await add()
  const statementCount = async () => (await statementsOf(() => list(token, 'completed/category/all'))).length
  const one = await statementCount()
  for (let i = 0; i < 3; i++) await add()
  expect(await statementCount()).toBe(one)
})

test('orders of others, and of another tenant, are not seen', async () => {
  await anOrder(home)
  const { token } = await aBuyer(home)
  expect((await list(token, 'unpaid/category/all')).body.data.total).toBe(0)
  expect(await latest(token)).toBeNull()
  const other = await aBuyer(home, { tenant_id: demoTenants[1].id })
  expect((await list(other.token, 'unpaid/category/all')).status).toBe(401)
})

test.each([
  'paid/category/all',
  'unpaid/category/kurban',
  'unpaid/category/all?page=0',
  'unpaid/category/all?limit=1e9',
])('%s is refused at its field', async (path) => {
  const { token } = await aBuyer(home)
  expect((await list(token, path)).status).toBe(422)
})

test('the order to continue is the newest cart or unpaid order, and a cart only while its seats are kept', async () => {
  const order = await anOrder(home)
  expect(await latest(order.token)).toMatchObject({ id: order.id, status: 'awaiting_payment' })
  later(home, 1)
  const cart = await aCart(home, await anOffer(home), { token: order.token })
  expect(await latest(order.token)).toMatchObject({ id: cart, status: 'cart', next_payment: null })
  const same = await ask(home, 'GET', '/api/v3/bookings/latest/continue', { token: order.token })
  expect(same.body.data.id).toBe(cart)
  later(home, 31 * 60)
  // Half an hour is longer than a token lives.
  const { user_token } = await signedIn(home, order.member)
  expect(await latest(user_token)).toMatchObject({ id: order.id })
})

test('with nothing else to continue it is the order whose settlement waits', async () => {
  const journey = await aJourney(home, { plan: 'down_payment' })
  const owed = { id: journey.id, status: 'in_progress', due_amount: 25_000_000, next_payment: { stage: 'settlement' } }
  expect(await latest(journey.token)).toMatchObject(owed)
  const cart = await aCart(home, await anOffer(home), { token: journey.token })
  expect(await latest(journey.token)).toMatchObject({ id: cart, status: 'cart', due_amount: 0 })
  const paid = await aJourney(home)
  expect(await latest(paid.token)).toBeNull()
})

test('reminders learn which journeys leave without their documents, and which holds end', async () => {
  const journey = await aJourney(home)
  const day = journey.offer.departure.departs_on
  const leaving = await bookingsDeparting(home.application.db, { from: day, to: day })
  expect(leaving.find(({ id }) => id === journey.id)).toMatchObject({ is_documents_complete: false, departs_on: day })
  const { token, member } = await aBuyer(home)
  const cart = await aCart(home, await anOffer(home), { token })
  const now = home.application.clock.now()
  const ending = (minutes: number) =>
    holdsEnding(home.application.db, { after: now, before: new Date(now.getTime() + minutes * 60_000) })
  expect((await ending(29)).find(({ id }) => id === cart)).toBeUndefined()
  expect((await ending(31)).find(({ id }) => id === cart)).toMatchObject({ user_id: member.id })
})
