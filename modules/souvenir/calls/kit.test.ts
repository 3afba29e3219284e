import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, hourMs } from '#core/time.ts'
import { shipShipment } from '#modules/shipping/module.ts'
import { trackShipments } from '#modules/shipping/tracking.ts'
import { anAddress } from '#test/support/addresses.ts'
import { aJourney } from '#test/support/journeys.ts'
import { listening } from '#test/support/payments.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const get = (path: string, token: string) => ask(home, 'GET', `/api/v1/merchandise/supplies/${path}`, { token })

test('the kit of a journey says what it brings, for everyone who travels', async () => {
  const { id, token } = await aJourney(home)
  const { body } = await get(`products?booking_id=${id}`, token)
  const [first] = body.data
  expect(first).toEqual({ name: 'Koper dan tas kabin', quantity: first.quantity })
  expect(first.quantity).toBeGreaterThan(0)
  const english = await ask(home, 'GET', `/api/v1/merchandise/supplies/products?booking_id=${id}`, {
    token,
    headers: { 'accept-language': 'en' },
  })
  expect(english.body.data[1].name).toBe('Ihram cloth or prayer dress')
})

test('couriers of the kit are for information, to the active address, and to none where there is none', async () => {
  await listening(home)
  const { id, token } = await aJourney(home)
  const methods = (rest = '') => get(`shipping-methods?booking_id=${id}${rest}`, token)
  expect((await methods()).body.data).toEqual({ address: null, methods: [] })
  await ask(home, 'POST', '/api/v1/users/addresses', { token, body: anAddress })
  const all = (await methods()).body.data
  expect(all.address).toMatchObject({ street: anAddress.street, is_active: true })
  expect(all.methods.length).toBeGreaterThan(1)
  const one = (await methods('&courier=jne')).body.data.methods
  expect(new Set(one.map(({ courier }: { courier: string }) => courier))).toEqual(new Set(['jne']))
})

test('a kit by a courier whom we ask is tracked, and both its owner and the waybill’s rule know it', async () => {
  await listening(home)
  const [journey, other] = [await aJourney(home), await aJourney(home)]
  const { token: staff } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const ship = (id: string) =>
    ask(home, 'POST', `/api/console/v1/bookings/${id}/kit/ship`, {
      token: staff,
      body: { courier: 'JNE', waybill: 'SBX4400001' },
    })
  expect((await ship(journey.id)).status).toBe(200)
  expect((await ship(other.id)).body.code).toBe('F-SHP-6w6')
  const { db, clock, outside } = home.application
  await trackShipments(db, outside.couriers, addMs(clock.now(), 6 * hourMs))
  const { data } = (await get(`${journey.id}/tracking`, journey.token)).body
  expect(data).toMatchObject({ state: 'shipped', tracking: { courier: 'jne', status: 'ON PROCESS', steps: [{}] } })
})

test('where the kit is stands here as it does with the booking', async () => {
  const { id, token } = await aJourney(home)
  const tracking = async () => (await get(`${id}/tracking`, token)).body.data
  expect(await tracking()).toMatchObject({ state: 'preparing', steps: [{ event: 'preparing' }], destination: null })
  await ask(home, 'POST', '/api/v1/users/addresses', { token, body: anAddress })
  expect((await tracking()).destination).toMatchObject({ street: anAddress.street, postcode: anAddress.postcode })
  const { db, clock } = home.application
  const order = { order_kind: 'booking', order_id: id } as const
  await shipShipment(db, { ...order, courier: 'JNE', waybill: 'JNE0012345' }, clock.now())
  expect(await tracking()).toMatchObject({ state: 'shipped', courier: 'JNE', waybill: 'JNE0012345' })
})
