import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate, minuteMs } from '#core/time.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { later, newestCode, wrong } from '#test/support/accounts.ts'
import { aBuyer, aCart, aForm, anOffer, bookingNow, checkOut, eventsOf, seatsOf } from '#test/support/bookings.ts'
import { signedIn } from '#test/support/members.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

const ordered = async (wish: Parameters<typeof anOffer>[1] = {}, party = {}) => {
  const offer = await anOffer(home, wish)
  const buyer = await aBuyer(home)
  return { offer, ...buyer, id: await aCart(home, offer, { token: buyer.token, ...party }) }
}
const verify = (id: string, token: string, code: string) =>
  ask(home, 'POST', `/api/v3/bookings/${id}/verification`, { token, body: { code } })

test('checking out freezes the price and makes the invoice, due in a day', async () => {
  const { id, token, offer } = await ordered()
  const reply = await checkOut(home, id, { token, addons: [{ id: offer.addon.id, quantity: 2 }] })
  expect(reply.status).toBe(200)
  const total = offer.departure.price_quad + 2 * 900_000
  expect(reply.body.data).toMatchObject({ status: 'awaiting_payment', verification: null })
  expect(reply.body.message).toBe('Pesanan dibuat')
  expect(reply.body.data.invoices).toMatchObject([{ stage: 'full', amount: total, state: 'waiting' }])
  expect(await bookingNow(home, id)).toMatchObject({ state: 'awaiting_payment', total, hold_expires_at: null })
  expect(await eventsOf(home, id)).toEqual(['hold', 'checkout'])
  expect(await seatsOf(home, offer)).toEqual([0, 1, 39])
})

test("paying down makes two invoices: the package's own part a seat, and the rest 45 days before", async () => {
  const { id, token, offer } = await ordered({ down_payment: 5_000_000 }, { rooms: [{ type: 'quad', adults: 2 }] })
  const reply = await checkOut(home, id, { token, plan: 'down_payment' })
  const { departs_on, price_quad } = offer.departure
  expect(reply.body.data.invoices).toMatchObject([
    { stage: 'down_payment', amount: 10_000_000 },
    { stage: 'settlement', amount: 2 * price_quad - 10_000_000 },
  ])
  const due = new Date(reply.body.data.invoices[1].due_at)
  expect(jakartaDate(addMs(due, -1))).toBe(jakartaDate(addMs(new Date(`${departs_on}T00:00:00+07:00`), -45 * dayMs)))
})

test('near the departure only full payment is taken', async () => {
  const { id, token } = await ordered({ in_days: 30 })
  const reply = await checkOut(home, id, { token, plan: 'down_payment' })
  expect([reply.status, reply.body.code, Object.keys(reply.body.errors ?? {})]).toEqual([422, 'F-BOK-7p7', ['plan']])
})

test('the same checkout posted twenty times with one key is one order', async () => {
  const { id, token } = await ordered()
  const headers = { 'idempotency-key': newId() }
  const replies = await Promise.all(Array.from({ length: 20 }, () => checkOut(home, id, { token, headers })))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await invoicesOf(home.application.db, [id])).get(id)).toHaveLength(1)
  const again = await checkOut(home, id, { token })
  expect([again.status, again.body.code]).toEqual([409, 'F-BOK-6c6'])
})

test('a hold that ran out cannot be checked out', async () => {
  const { id, member } = await ordered()
  home.application.clock.moveTo(addMs(home.application.clock.now(), 30 * minuteMs))
  const { user_token: token } = await signedIn(home, member)
  const reply = await checkOut(home, id, { token })
  expect([reply.status, reply.body.code]).toEqual([409, 'F-BOK-1x1'])
})

test('a number never proved gets a code, and the right code places the order', async () => {
  const { id, token } = await ordered()
  const phone_number = newNumber()
  const response = await checkOut(home, id, { token, phone_number })
  expect(response.body.message).toBe('Kode verifikasi telah dikirim')
  expect(response.body.data).toMatchObject({ status: 'cart', invoices: [], verification: { is_needed: true } })
  expect(response.body.data.verification.phone_number).not.toContain(phone_number.slice(4, -3))
  const code = await newestCode(home, phone_number)
  const bad = await verify(id, token, wrong(code))
  expect([bad.status, bad.body.code, Object.keys(bad.body.errors)]).toEqual([422, 'F-OTP-1w1', ['code']])
  const [one, two] = await Promise.all([verify(id, token, code), verify(id, token, code)])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
  expect(await bookingNow(home, id)).toMatchObject({ state: 'awaiting_payment', phone_number })
})

test.each([
  ['has none', { phone_number: null, phone_verified_at: null }, true],
  ['never proved theirs', { phone_verified_at: null }, true],
  ['has proved another', {}, false],
])('a number that is proved for an order shows in the profile of a member who %s: %#', async (_, wish, isShown) => {
  const offer = await anOffer(home)
  const { member, token } = await aBuyer(home, wish)
  const id = await aCart(home, offer, { token })
  const phone_number = newNumber()
  await checkOut(home, id, { token, phone_number })
  expect((await verify(id, token, await newestCode(home, phone_number))).status).toBe(200)
  const { body } = await ask(home, 'GET', '/api/v3/user/auth/me', { token })
  const shown = isShown ? phone_number : member.phone_number
  expect(body.data).toMatchObject({ phone_number: shown, is_phone_verified: true })
})

test('a form that comes again within the minute is kept, and the code that went out still counts', async () => {
  const { id, token } = await ordered()
  const phone_number = newNumber()
  await checkOut(home, id, { token, phone_number })
  const again = await checkOut(home, id, { token, phone_number, job_name: 'Petani' })
  expect(again.body.data).toMatchObject({ status: 'cart', verification: { is_needed: true } })
  expect(await home.sentTo(phone_number)).toHaveLength(1)
  expect((await verify(id, token, await newestCode(home, phone_number))).status).toBe(200)
  expect(await bookingNow(home, id)).toMatchObject({ job_name: 'Petani', state: 'awaiting_payment' })
})

test('five wrong codes end a code', async () => {
  const { id, token } = await ordered()
  const phone_number = newNumber()
  await checkOut(home, id, { token, phone_number })
  const code = await newestCode(home, phone_number)
  for (let i = 0; i < 5; i++) await verify(id, token, wrong(code))
  expect((await verify(id, token, code)).status).toBe(422)
})

test('another number gets its own code, and the old code counts no more', async () => {
  const { id, token } = await ordered()
  const [first, second] = [newNumber(), newNumber()]
  await checkOut(home, id, { token, phone_number: first })
  const old = await newestCode(home, first)
  const url = `/api/v3/bookings/${id}/verification/phone-number`
  const same = await ask(home, 'PATCH', url, { token, body: { phone_number: first } })
  expect([same.status, same.body.code]).toEqual([429, 'F-OTP-3t3'])
  expect((await ask(home, 'PATCH', url, { token, body: { phone_number: second } })).status).toBe(200)
  expect((await verify(id, token, old)).status).toBe(422)
  expect((await verify(id, token, await newestCode(home, second))).status).toBe(200)
})

test('a code that is sent again a minute later is a new one, and the first counts no more', async () => {
  const { id, token } = await ordered()
  const phone_number = newNumber()
  await checkOut(home, id, { token, phone_number })
  const first = await newestCode(home, phone_number)
  const resend = () => ask(home, 'POST', `/api/v3/bookings/${id}/verification/resend`, { token })
  const early = await resend()
  expect([early.status, early.body.code]).toEqual([429, 'F-OTP-3t3'])
  expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60)
  later(home, 61)
  const again = await resend()
  expect([again.status, again.body.message]).toEqual([200, 'Kode verifikasi telah dikirim'])
  expect(Date.parse(again.body.data.next_allowed_at)).toBeGreaterThan(home.application.clock.now().getTime())
  expect(await home.sentTo(phone_number)).toHaveLength(2)
  expect((await verify(id, token, first)).status).toBe(422)
  expect((await verify(id, token, await newestCode(home, phone_number))).status).toBe(200)
})

test('a code is not asked for before who orders is filled in', async () => {
  const { id, token } = await ordered()
  const reply = await ask(home, 'POST', `/api/v3/bookings/${id}/verification/resend`, { token })
  expect([reply.status, reply.body.code]).toEqual([409, 'F-BOK-8f8'])
})

test('every place has its own person of its own age', async () => {
  const { id, token } = await ordered({}, { rooms: [{ type: 'quad', adults: 1 }], children: 1 })
  const form = await aForm(home, id)
  const [adult, child] = form.participants
  const other = await ordered()
  const [stranger] = (await aForm(home, other.id)).participants
  const cases: [unknown, string][] = [
    [[adult], 'participants'],
    [[adult, adult], 'participants.1.id'],
    [[adult, { ...child, birth_date: undefined }], 'participants.1.birth_date'],
    [[adult, { ...child, birth_date: '1990-01-01' }], 'participants.1.birth_date'],
    [[adult, child, stranger], 'participants.2.id'],
    [[{ ...adult, name: 'A' }, child], 'participants.0.name'],
  ]
  for (const [participants, field] of cases) {
    const reply = await checkOut(home, id, { token, participants })
    expect([reply.status, Object.keys(reply.body.errors)], field).toEqual([422, expect.arrayContaining([field])])
  }
  expect((await bookingNow(home, id)).state).toBe('cart')
})

test('an extra of another package is refused at its field', async () => {
  const { id, token } = await ordered()
  const other = await anOffer(home)
  const reply = await checkOut(home, id, { token, addons: [{ id: other.addon.id, quantity: 1 }] })
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['addons.0.id']])
})

test('a form with nothing in it says so at every field', async () => {
  const { id, token } = await ordered()
  const reply = await ask(home, 'POST', `/api/v3/bookings/${id}/do-checkout`, { token, body: {} })
  expect(reply.status).toBe(422)
  const fields = 'name gender birth_date address phone_number job_name instansi email participants'
  expect(Object.keys(reply.body.errors).toSorted()).toEqual(fields.split(' ').toSorted())
})

test('an order says what its package leaves out for all who travel, and the true total', async () => {
  const offer = await anOffer(home)
  const { token } = await aBuyer(home)
  const rooms = [{ type: 'quad', adults: 2 }]
  const id = await aCart(home, offer, { token, rooms, infants: 1 })
  const { price } = (await ask(home, 'GET', `/api/v3/bookings/${id}/detail/order`, { token })).body.data
  expect(price.excluded).toEqual([{ text: 'Paspor', amount: 3 * 650_000 }])
  expect(price.true_total).toBe(price.total + 3 * 650_000)
})

test('the price of a cart follows the catalogue until it is ordered', async () => {
  const { id, token, offer } = await ordered()
  await home.application.db
    .update(departures)
    .set({ price_quad: 31_000_000 })
    .where(eq(departures.id, offer.departure.id))
  const shown = await ask(home, 'GET', `/api/v3/bookings/${id}/detail/order`, { token })
  expect(shown.body.data.price.total).toBe(31_000_000)
  await checkOut(home, id, { token })
  await home.application.db
    .update(departures)
    .set({ price_quad: 99_000_000 })
    .where(eq(departures.id, offer.departure.id))
  const frozen = await ask(home, 'GET', `/api/v3/users/bookings/${id}`, { token })
  expect(frozen.body.data.price).toMatchObject({ total: 31_000_000, total_words: 'tiga puluh satu juta rupiah' })
})
