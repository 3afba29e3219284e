import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { aBuyer, aCart, addToCart, anOffer, bookingNow, eventsOf, seatsOf } from '#test/support/bookings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { expireHolds } from '../jobs.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const now = () => home.application.clock.now()

test('seats are kept for half an hour, priced by the catalogue', async () => {
  const offer = await anOffer(home)
  const { token } = await aBuyer(home)
  const party = { rooms: [{ type: 'quad', adults: 2 }], children: 1, infants: 1 }
  const reply = await addToCart(home, offer, { token, ...party })
  expect(reply.status).toBe(200)
  expect(reply.body.message).toBe('Pesanan Berhasil ditambahkan')
  const { price_quad, price_child, price_infant } = offer.departure
  expect(reply.body.data.total).toBe(2 * price_quad + (price_child ?? 0) + (price_infant ?? 0))
  expect(Date.parse(reply.body.data.hold_expires_at) - now().getTime()).toBeLessThanOrEqual(30 * minuteMs)
  // The infant has no seat of its own.
  expect(await seatsOf(home, offer)).toEqual([0, 3, 37])
  expect(await eventsOf(home, reply.body.data.booking_id)).toEqual(['hold'])
})

test('a room or an age that a date does not offer is refused, and holds no seat', async () => {
  const offer = await anOffer(home)
  const { db } = home.application
  const none = { price_double: null, price_infant: null }
  await db.update(departures).set(none).where(eq(departures.id, offer.departure.id))
  const { token } = await aBuyer(home)
  const inDouble = await addToCart(home, offer, { token, rooms: [{ type: 'double', adults: 2 }] })
  const withInfant = await addToCart(home, offer, { token, rooms: [{ type: 'quad', adults: 1 }], infants: 1 })
  expect([inDouble, withInfant].map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'F-DPS-7o7'],
    [409, 'F-DPS-7o7'],
  ])
  expect(await seatsOf(home, offer)).toEqual([0, 0, 40])
})

test('of two hundred buyers at once for ten seats, ten get one', async () => {
  const offer = await anOffer(home, { quota: 10 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => aBuyer(home)))
  const tries = Array.from({ length: 200 }, (_, i) => buyers[i % 20]?.token ?? '')
  const replies = await Promise.all(tries.map((token) => addToCart(home, offer, { token })))
  expect(replies.filter(({ status, body }) => status !== 200 && body.code !== 'F-DPS-D7m')).toEqual([])
  expect(await seatsOf(home, offer)).toEqual([0, 10, 0])
}, 60_000)

test('who comes too late is told so without a transaction, however many they are', async () => {
  const offer = await anOffer(home, { quota: 1 })
  await aCart(home, offer, { token: (await aBuyer(home)).token })
  const { token } = await aBuyer(home)
  const transactions = vi.spyOn(home.application.db, 'transaction')
  const headers = () => ({ 'idempotency-key': newId() })
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, i) => addToCart(home, offer, { token, ...(i % 2 && { headers: headers() }) })),
  )
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 F-DPS-D7m']))
  expect(transactions).not.toHaveBeenCalled()
  transactions.mockRestore()
})

test('who got the last seat hears so again under the same key, and may choose anew', async () => {
  const offer = await anOffer(home, { quota: 2 })
  const { token } = await aBuyer(home)
  const rooms = [{ type: 'quad', adults: 2 }]
  const headers = { 'idempotency-key': newId() }
  const first = await addToCart(home, offer, { token, headers, rooms })
  expect((await addToCart(home, offer, { token, headers, rooms })).body).toEqual(first.body)
  const other = await addToCart(home, offer, { token, headers, rooms: [{ type: 'double', adults: 2 }] })
  expect(other.body.code).toBe('F-IDM-1b9')
  const id = await aCart(home, offer, { token, rooms: [{ type: 'double', adults: 2 }] })
  expect(id).not.toBe(first.body.data.booking_id)
  expect(await seatsOf(home, offer)).toEqual([0, 2, 0])
})

test('seats that come back can be taken at once', async () => {
  const offer = await anOffer(home, { quota: 1 })
  const [one, other] = [await aBuyer(home), await aBuyer(home)]
  await aCart(home, offer, { token: one.token })
  expect((await addToCart(home, offer, { token: other.token })).body.code).toBe('F-DPS-D7m')
  await expireHolds(home.application.db, addMs(now(), 31 * minuteMs))
  expect((await addToCart(home, offer, { token: other.token })).status).toBe(200)
})

test('the same cart posted twenty times with one key is one hold', async () => {
  const offer = await anOffer(home)
  const { token } = await aBuyer(home)
  const headers = { 'idempotency-key': newId() }
  const replies = await Promise.all(Array.from({ length: 20 }, () => addToCart(home, offer, { token, headers })))
  expect(new Set(replies.map(({ body }) => body.data.booking_id)).size).toBe(1)
  expect(await seatsOf(home, offer)).toEqual([0, 1, 39])
  const other = await addToCart(home, offer, { token, headers, rooms: [{ type: 'double', adults: 2 }] })
  expect(other.status).toBe(409)
})

test('choosing anew on the same departure replaces the former choice', async () => {
  const offer = await anOffer(home)
  const { token } = await aBuyer(home)
  const first = await aCart(home, offer, { token, rooms: [{ type: 'quad', adults: 4 }] })
  const second = await aCart(home, offer, { token, rooms: [{ type: 'double', adults: 2 }] })
  expect((await bookingNow(home, first)).state).toBe('expired')
  expect((await bookingNow(home, second)).state).toBe('cart')
  expect(await eventsOf(home, first)).toEqual(['hold', 'replace'])
  expect(await seatsOf(home, offer)).toEqual([0, 2, 38])
})

test('one member keeps seats in three orders at most, also when asking at once', async () => {
  const { token } = await aBuyer(home)
  const offers = await Promise.all(Array.from({ length: 6 }, () => anOffer(home)))
  const replies = await Promise.all(offers.map((offer) => addToCart(home, offer, { token })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('F-BOK-2h2')
})

test('a hold that runs out gives its seats back, once, whoever notices', async () => {
  const offer = await anOffer(home)
  const { token } = await aBuyer(home)
  const id = await aCart(home, offer, { token })
  const later = addMs(now(), 31 * minuteMs)
  await Promise.all([expireHolds(home.application.db, later), expireHolds(home.application.db, later)])
  expect((await bookingNow(home, id)).state).toBe('expired')
  expect(await eventsOf(home, id)).toEqual(['hold', 'run_out'])
  expect(await seatsOf(home, offer)).toEqual([0, 0, 40])
})

test('a number of people that cannot travel is refused at its field', async () => {
  const offer = await anOffer(home)
  const { token } = await aBuyer(home)
  const rooms = (adults: unknown): { rooms: object[] } => ({ rooms: [{ type: 'quad', adults }] })
  const wishes = [
    rooms(0),
    rooms(-1),
    rooms(1.5),
    rooms(1e21),
    rooms('1'),
    { rooms: [] },
    { children: -1 },
    { infants: 2 },
  ]
  for (const wish of [...wishes, { rooms: [{ type: 'suite', adults: 1 }] }, { ...rooms(15), children: 6 }]) {
    const reply = await addToCart(home, offer, { token, ...wish })
    expect(reply.status, JSON.stringify(wish)).toBe(422)
    expect(Object.keys(reply.body.errors).length).toBeGreaterThan(0)
  }
  expect(await seatsOf(home, offer)).toEqual([0, 0, 40])
})

test('a departure of another product, of an unlicensed partner or of the past is not sold', async () => {
  const { token } = await aBuyer(home)
  const [mine, other, gone] = [await anOffer(home), await anOffer(home), await anOffer(home, { in_days: -1 })]
  const crossed = await addToCart(home, { ...mine, departure: other.departure }, { token })
  expect([crossed.status, crossed.body.code]).toEqual([404, 'F-REQ-4n4'])
  expect((await addToCart(home, gone, { token })).body.code).toBe('F-DPS-2c2')
})

test('what a client says of prices, owners and states is not heard', async () => {
  const offer = await anOffer(home)
  const { token, member } = await aBuyer(home)
  const lies = {
    price: 1,
    total: 1,
    prices: { quad: 1 },
    status: 'completed',
    user_id: newId(),
    seats: 0,
    discount: 9e9,
  }
  const id = await aCart(home, offer, { token, ...lies })
  const row = await bookingNow(home, id)
  expect(row).toMatchObject({
    total: offer.departure.price_quad,
    state: 'cart',
    user_id: member.id,
    seats: 1,
    discount: 0,
  })
})
