import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import {
  deliverShipment,
  onShipmentDelivered,
  prepareShipment,
  shipmentOf,
  shipShipment,
  trackingOf,
} from './module.ts'
import type { TrackAnswer } from './ports.ts'
import { trackShipments } from './tracking.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const steps = [{ date: '2026-11-18', time: '10:00', text: 'Diterima', city: 'BANDUNG' }]
const underway: TrackAnswer = { ok: true, is_delivered: false, status: 'ON PROCESS', steps }
const arrived: TrackAnswer = { ...underway, is_delivered: true, status: 'DELIVERED' }

/** A parcel with a courier who says what a test lets them say, so many hours after it was shipped. */
async function aParcel() {
  const { db, clock } = home.application
  const shipped_at = clock.now()
  const order = { order_kind: 'booking' as const, order_id: newId() }
  const waybill = `W${order.order_id}`
  await prepareShipment(db, { ...order, reason: 'paid' }, shipped_at)
  const tracked = { courier_code: 'jne', last_phone_digits: '67890' }
  await shipShipment(db, { ...order, courier: 'JNE', waybill, tracked }, shipped_at)
  let questions = 0
  const after = (hours: number, answer: TrackAnswer) => {
    const track = async (one: { waybill: string; last_phone_digits: string }): Promise<TrackAnswer> => {
      if (one.waybill !== waybill) return underway
      questions++
      return one.last_phone_digits === '67890' ? answer : { ok: false, why: 'refused', detail: '' }
    }
    const rates = async () => ({ ok: true, rates: [] }) as const
    return trackShipments(db, { track, rates }, addMs(shipped_at, hours * hourMs))
  }
  return { db, order, after, questions: () => questions, shipped_at }
}

test('a courier is asked after six hours, then once a day, and for thirty days at most', async () => {
  const { after, questions } = await aParcel()
  for (const hours of [5, 6, 7, 29, 30, 31]) await after(hours, underway)
  expect(questions()).toBe(2)
  await after((30 * dayMs) / hourMs, underway)
  await after((60 * dayMs) / hourMs, underway)
  expect(questions()).toBe(3)
})

test('who cannot be reached is asked again sooner, and what was said before stays', async () => {
  const { db, order, after, questions } = await aParcel()
  await after(6, underway)
  await after(30, { ok: false, why: 'spent', detail: '' })
  expect(await trackingOf(db, order)).toMatchObject({ status: 'ON PROCESS', steps })
  await after(36, underway)
  expect(questions()).toBe(3)
})

test('what has arrived stays so, and its courier is not asked any more', async () => {
  const { db, order, after, questions } = await aParcel()
  await after(6, arrived)
  await after(40, underway)
  expect(questions()).toBe(1)
  expect(await trackingOf(db, order)).toMatchObject({ status: 'DELIVERED' })
  expect(await shipmentOf(db, order)).toMatchObject({ state: 'delivered' })
})

test('what staff know to have arrived is not asked about either', async () => {
  const { db, order, after, questions, shipped_at } = await aParcel()
  await deliverShipment(db, order, shipped_at)
  await after(6, underway)
  expect(questions()).toBe(0)
})

test('what could not be written down when it arrived is asked about again soon', async () => {
  const { db, order, after } = await aParcel()
  let isBroken = true
  onShipmentDelivered(async (_, { order_id }) => {
    if (isBroken && order_id === order.order_id) throw new Error('the order could not be written')
  })
  await expect(after(6, arrived)).rejects.toThrow('1 of')
  expect(await trackingOf(db, order)).toMatchObject({ status: null })
  isBroken = false
  await after(6.2, arrived)
  expect(await shipmentOf(db, order)).toMatchObject({ state: 'delivered' })
})
