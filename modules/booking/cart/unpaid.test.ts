import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { users } from '#modules/identity/tables.ts'
import { expireInvoices } from '#modules/payment/module.ts'
import {
  aBuyer,
  aCart,
  addToCart,
  anOffer,
  bookingNow,
  checkOut,
  eventsOf,
  payInvoice,
  seatsOf,
} from '#test/support/bookings.ts'
import { signedIn, testPassword } from '#test/support/members.ts'
import { newNumber } from '#test/support/phones.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { expireHolds } from '../jobs.ts'
import { bookings } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const adults = (count: number) => ({ rooms: [{ type: 'quad', adults: count }] })

/** Orders without paying. */
async function order(token: string, seats = 1, phone_number?: string) {
  const offer = await anOffer(home)
  const id = await aCart(home, offer, { token, ...adults(seats) })
  const reply = await checkOut(home, id, { token, ...(phone_number && { phone_number }) })
  return { id, offer, reply }
}

test('orders that wait for money count like carts: a fourth is refused', async () => {
  const { token } = await aBuyer(home)
  for (let i = 0; i < 3; i++) expect((await order(token)).reply.status).toBe(200)
  const fourth = await addToCart(home, await anOffer(home), { token })
  expect([fourth.status, fourth.body.code]).toEqual([409, 'F-BOK-2h2'])
})

test('what is paid is kept from nobody: the next order is free to be made', async () => {
  const { token } = await aBuyer(home)
  const orders = [await order(token), await order(token), await order(token)]
  const [first] = orders
  await payInvoice(home, { id: first?.id ?? '', token }, first?.reply.body.data.invoices[0].invoice_code)
  expect((await addToCart(home, await anOffer(home), { token })).status).toBe(200)
})

test('of one departure and all others together, twenty seats are kept unpaid at most', async () => {
  const { token } = await aBuyer(home)
  await order(token, 12)
  const offer = await anOffer(home)
  const tooMany = await addToCart(home, offer, { token, ...adults(9) })
  expect([tooMany.status, tooMany.body.code]).toEqual([409, 'F-BOK-0u0'])
  expect((await addToCart(home, offer, { token, ...adults(8) })).status).toBe(200)
  // Another choice on the same departure takes the place of the former, and is not counted twice.
  expect((await addToCart(home, offer, { token, ...adults(7) })).status).toBe(200)
  expect(await seatsOf(home, offer)).toEqual([0, 7, 33])
})

test('several accounts with one proven phone are one person, already in their carts', async () => {
  const phone_number = newNumber()
  const buyers = await Promise.all(Array.from({ length: 5 }, () => aBuyer(home, { phone_number })))
  const offer = await anOffer(home, { quota: 100 })
  const carts = await Promise.all(buyers.map(({ token }) => addToCart(home, offer, { token, ...adults(10) })))
  expect(carts.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
  expect(await seatsOf(home, offer)).toEqual([0, 20, 80])
})

test('a phone that was proved only at checkout counts from then on', async () => {
  const phone_number = newNumber()
  await order((await aBuyer(home, { phone_number })).token, 15)
  const other = await aBuyer(home, { phone_number, phone_verified_at: null })
  const offer = await anOffer(home)
  const id = await aCart(home, offer, { token: other.token, ...adults(8) })
  await home.application.db
    .update(users)
    .set({ phone_verified_at: home.application.clock.now() })
    .where(eq(users.id, other.member.id))
  const reply = await checkOut(home, id, { token: other.token })
  expect([reply.status, reply.body.code]).toEqual([409, 'F-BOK-0u0'])
})

test('a number that is not proved, typed at checkout, takes nothing from what the proven one keeps', async () => {
  const phone_number = newNumber()
  const [one, other] = [await aBuyer(home, { phone_number }), await aBuyer(home, { phone_number })]
  const id = await aCart(home, await anOffer(home), { token: one.token, ...adults(12) })
  const response = await checkOut(home, id, { token: one.token, phone_number: newNumber() })
  expect(response.body.data.verification.is_needed).toBe(true)
  const reply = await addToCart(home, await anOffer(home), { token: other.token, ...adults(9) })
  expect([reply.status, reply.body.code]).toEqual([409, 'F-BOK-0u0'])
})

test('a number proved for an order counts with the one of the account, whichever the next order names', async () => {
  const [first, second] = [newNumber(), newNumber()]
  const buyer = await aBuyer(home, { phone_number: first })
  await order((await aBuyer(home, { phone_number: second })).token, 15)
  const paid = await aCart(home, await anOffer(home), buyer)
  await home.application.db
    .update(bookings)
    .set({ phone_number: second, phone_verified_at: home.application.clock.now(), state: 'in_progress' })
    .where(eq(bookings.id, paid))
  const reply = await addToCart(home, await anOffer(home), { token: buyer.token, ...adults(6) })
  expect([reply.status, reply.body.code]).toEqual([409, 'F-BOK-0u0'])
})

test('whoever has proved no phone keeps eight seats in two carts at most, until one is proved', async () => {
  const { member, token } = await aBuyer(home, { phone_number: null, phone_verified_at: null })
  const [first, second] = [await anOffer(home), await anOffer(home)]
  const add = async (offer: typeof first, seats: number) => {
    const { status, body } = await addToCart(home, offer, { token, ...adults(seats) })
    return status === 200 ? 'kept' : `${status} ${body.code}`
  }
  expect(await add(first, 9)).toBe('409 F-BOK-5n5')
  expect(await add(first, 8)).toBe('kept')
  expect(await add(second, 1)).toBe('409 F-BOK-5n5')
  // Another choice of the same departure takes the place of the former.
  expect([await add(first, 2), await add(second, 2)]).toEqual(['kept', 'kept'])
  expect(await add(await anOffer(home), 1)).toBe('409 F-BOK-5n5')
  await home.application.db
    .update(users)
    .set({ phone_number: newNumber(), phone_verified_at: home.application.clock.now() })
    .where(eq(users.id, member.id))
  expect(await add(await anOffer(home), 12)).toBe('kept')
})

test('many new accounts without a phone keep few seats each, and one that is deleted none', async () => {
  const offer = await anOffer(home, { quota: 40 })
  for (let i = 0; i < 2; i++) {
    const { token } = await aBuyer(home, { phone_number: null, phone_verified_at: null })
    expect((await addToCart(home, offer, { token, ...adults(12) })).status).toBe(409)
    expect((await addToCart(home, offer, { token, ...adults(8) })).status).toBe(200)
    expect(await seatsOf(home, offer)).toEqual([0, 8, 32])
    await ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body: { current_password: testPassword } })
    expect(await seatsOf(home, offer)).toEqual([0, 0, 40])
  }
})

const later = (ms: number) => home.application.clock.moveTo(addMs(home.application.clock.now(), ms))

test('choosing anew keeps the end of the first choice', async () => {
  const buyer = await aBuyer(home)
  const offer = await anOffer(home)
  const first = await addToCart(home, offer, buyer)
  later(10 * minuteMs)
  const second = await addToCart(home, offer, { ...buyer, ...adults(2) })
  expect(second.body.data.booking_id).not.toBe(first.body.data.booking_id)
  expect(second.body.data.hold_expires_at).toBe(first.body.data.hold_expires_at)
  const stored = await bookingNow(home, second.body.data.booking_id)
  expect(stored.hold_expires_at?.toISOString()).toBe(first.body.data.hold_expires_at)
})

test.each(['the same account', 'another account with the same phone'])(
  'seats of one departure that ran out three times in a day are not kept a fourth time, for %s',
  async (who) => {
    const phone_number = newNumber()
    const [buyer, offer] = [await aBuyer(home, { phone_number }), await anOffer(home)]
    // The application notices the end itself, or the next choice comes first: either is a hold that ran out.
    for (const isNoticed of [true, false, true]) {
      const { user_token: token } = await signedIn(home, buyer.member)
      expect((await addToCart(home, offer, { token })).status).toBe(200)
      later(31 * minuteMs)
      if (isNoticed) await expireHolds(home.application.db, home.application.clock.now())
    }
    const member = who === 'the same account' ? buyer.member : (await aBuyer(home, { phone_number })).member
    const now = await signedIn(home, member)
    const fourth = await addToCart(home, offer, { token: now.user_token })
    expect([fourth.status, fourth.body.code]).toEqual([409, 'F-BOK-3w3'])
    expect((await addToCart(home, await anOffer(home), { token: now.user_token })).status).toBe(200)
    later(dayMs)
    const next_day = await signedIn(home, member)
    expect((await addToCart(home, offer, { token: next_day.user_token })).status).toBe(200)
  },
)

test('a hold that ran out before anybody noticed counts with those that were noticed', async () => {
  const [{ member }, offer] = [await aBuyer(home), await anOffer(home)]
  const token = async () => (await signedIn(home, member)).user_token
  for (const isNoticed of [true, true, false]) {
    expect((await addToCart(home, offer, { token: await token() })).status).toBe(200)
    later(31 * minuteMs)
    if (isNoticed) await expireHolds(home.application.db, home.application.clock.now())
  }
  const fourth = await addToCart(home, offer, { token: await token() })
  expect([fourth.status, fourth.body.code]).toEqual([409, 'F-BOK-3w3'])
})

test('orders of one departure that run out unpaid day after day do not keep its seats for ever', async () => {
  const { member } = await aBuyer(home)
  const offer = await anOffer(home)
  const token = async () => (await signedIn(home, member)).user_token
  for (let day = 0; day < 3; day++) {
    const buyer = { token: await token(), ...adults(20) }
    const { status } = await checkOut(home, await aCart(home, offer, buyer), { token: buyer.token })
    expect(status).toBe(200)
    later(dayMs + minuteMs)
    await expireInvoices(home.application.db, home.application.clock.now())
    expect(await seatsOf(home, offer)).toEqual([0, 0, 40])
  }
  const fourth = await addToCart(home, offer, { token: await token() })
  expect([fourth.status, fourth.body.code]).toEqual([409, 'F-BOK-3w3'])
  later(6 * dayMs)
  expect((await addToCart(home, offer, { token: await token() })).status).toBe(200)
})

test('a deleted account gives its unpaid seats back and keeps what is paid', async () => {
  const { token } = await aBuyer(home)
  const paid = await order(token)
  await payInvoice(home, { id: paid.id, token }, paid.reply.body.data.invoices[0].invoice_code)
  const unpaid = await order(token, 4)
  const offer = await anOffer(home)
  const cart = await aCart(home, offer, { token, ...adults(2) })
  const reply = await ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body: { current_password: testPassword } })
  expect(reply.status).toBe(200)
  expect(await seatsOf(home, unpaid.offer)).toEqual([0, 0, 40])
  expect(await seatsOf(home, offer)).toEqual([0, 0, 40])
  expect(await seatsOf(home, paid.offer)).toEqual([1, 0, 39])
  expect((await bookingNow(home, cart)).state).toBe('expired')
  expect((await eventsOf(home, unpaid.id)).at(-1)).toBe('abandon')
})
