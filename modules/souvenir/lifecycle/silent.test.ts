import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { trackShipments } from '#modules/shipping/tracking.ts'
import { send } from '#test/support/journeys.ts'
import { listOf } from '#test/support/notices.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const track = (days: number) => {
  const { db, clock, outside } = home.application
  return trackShipments(db, outside.couriers, addMs(clock.now(), days * dayMs))
}
const question = 'Apakah paket sudah sampai?'

test('a parcel that nobody speaks of any more is completed after its buyer was asked, unless they say no', async () => {
  const { token, order_ids, order, ship, later } = await paidOrders(home, { stores: 2 })
  const [silent = '', missing = ''] = order_ids
  for (const id of order_ids) await ship(id)
  const questions = async () =>
    (await listOf(home, token)).items.filter(({ title }: { title: string }) => title === question).length
  await later(31 * dayMs)
  expect([await questions(), (await order(silent)).completes_at]).toEqual([0, null])

  await track(31)
  for (let times = 0; times < 2; times++) await later(31 * dayMs)
  expect([await questions(), (await order(silent)).state]).toEqual([2, 'shipped'])
  const fields = { kind: 'damaged', text: 'Kotaknya penyok dan dua botol pecah' }
  await send(home, `/api/v1/users/bookings/merchant/${missing}/problem`, { token, fields })
  await later(35 * dayMs)
  expect([(await order(silent)).state, (await order(missing)).state]).toEqual(['completed', 'shipped'])
})
