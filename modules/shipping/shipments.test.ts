import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { deliverShipment, prepareShipment, shipmentOf, shipShipment, stopShipment } from './module.ts'
import { shipment_history } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

/** The order of a store: no module but this one has to know of it. */
const anOrder = () => ({ order_kind: 'souvenir' as const, order_id: newId() })
const here = () => ({ db: home.application.db, now: home.application.clock.now() })

test('the shipment of any kind of order is prepared once, shipped by a courier, and delivered', async () => {
  const { db, now } = here()
  const [order, staff_id] = [anOrder(), newId()]
  expect(await shipmentOf(db, order)).toBeUndefined()
  for (let i = 0; i < 2; i++) await prepareShipment(db, { ...order, reason: 'paid' }, now)
  expect(await shipShipment(db, { ...order, staff_id, courier: 'JNE', waybill: 'JNE0012345' }, now)).toBe(true)
  expect(await deliverShipment(db, { ...order, staff_id }, now)).toBe(true)
  const steps = ['preparing', 'shipped', 'delivered'].map((state) => ({ at: now, state }))
  expect(await shipmentOf(db, order)).toEqual({ state: 'delivered', courier: 'JNE', waybill: 'JNE0012345', steps })
})

test('its history says who did what, and why', async () => {
  const { db, now } = here()
  const [order, staff_id] = [anOrder(), newId()]
  await prepareShipment(db, { ...order, reason: 'paid' }, now)
  await shipShipment(db, { ...order, staff_id, courier: 'POS', waybill: 'P1' }, now)
  const history = await db
    .select()
    .from(shipment_history)
    .where(eq(shipment_history.order_id, order.order_id))
    .orderBy(shipment_history.id)
  expect(history.map(({ event, actor, actor_id, reason }) => ({ event, actor, actor_id, reason }))).toEqual([
    { event: 'prepare', actor: 'house', actor_id: null, reason: 'paid' },
    { event: 'ship', actor: 'staff', actor_id: staff_id, reason: 'POS P1' },
  ])
})

test('what is called off is stopped before it is shipped, and not after', async () => {
  const { db, now } = here()
  const [early, late] = [anOrder(), anOrder()]
  for (const order of [early, late]) await prepareShipment(db, { ...order, reason: 'paid' }, now)
  await shipShipment(db, { ...late, courier: 'JNE', waybill: 'J2' }, now)
  expect(await stopShipment(db, { ...early, reason: 'cancelled' }, now)).toBe(true)
  expect(await stopShipment(db, { ...late, reason: 'cancelled' }, now)).toBe(false)
})

test('an order of another kind does not reach the shipment', async () => {
  const { db, now } = here()
  const order = anOrder()
  await prepareShipment(db, { ...order, reason: 'paid' }, now)
  const other = { ...order, order_kind: 'booking' as const }
  expect(await shipmentOf(db, other)).toBeUndefined()
  expect(await stopShipment(db, { ...other, reason: 'cancelled' }, now)).toBe(false)
})
