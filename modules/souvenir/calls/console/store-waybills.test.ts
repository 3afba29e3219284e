import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '#core/ids.ts'
import { addMs, hourMs } from '#core/time.ts'
import { outbox } from '#database/tables.ts'
import { trackShipments } from '#modules/shipping/tracking.ts'
import { listOf } from '#test/support/notices.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { someStaff } from '#test/support/staff.ts'
import { aStoreOrder, atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Desk = Awaited<ReturnType<typeof atStore>>
const aWaybill = () => `JP${newCode(10)}`

async function sendFile({ token }: Desk, text: string) {
  const body = new FormData()
  body.set('file', new Blob([text]), 'resi.csv')
  const sent = new Response(body)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const bytes = Buffer.from(await sent.arrayBuffer())
  return ask(home, 'POST', '/api/console/v1/store-orders/waybills', { token, headers, body: bytes })
}

/** Asks couriers so many hours from now. */
const track = (hours: number) => {
  const { db, clock, outside } = home.application
  return trackShipments(db, outside.couriers, addMs(clock.now(), hours * hourMs))
}

/** Two orders of one store, paid, and the store's desk. */
async function twoOfOneStore() {
  const one = await aStoreOrder(home)
  const other = await aStoreOrder(home, { store_id: one.store.id })
  return { one, other, desk: await atStore(home, one.store.id) }
}

test('a waybill is of one parcel: the field says which order of the store has it, and nothing of another store’s', async () => {
  const { one, other, desk } = await twoOfOneStore()
  const waybill = aWaybill()
  await desk.post(`store-orders/${one.id}/ship`, { waybill })
  const own = await desk.post(`store-orders/${other.id}/ship`, { waybill })
  expect([own.status, own.body.code]).toEqual([422, 'F-SHP-6w6'])
  expect(own.body.errors).toEqual({ waybill: [`Nomor resi ini sudah dipakai pesanan ${one.code}`] })
  const stranger = await aStoreOrder(home)
  const foreign = await (await atStore(home, stranger.store.id)).post(`store-orders/${stranger.id}/ship`, { waybill })
  expect(foreign.body.errors).toEqual({
    waybill: ['Nomor resi ini sudah dipakai paket lain. Periksa lagi nomornya'],
  })
  expect((await desk.get(`store-orders/${other.id}`)).body.data.state).toBe('paid')
})

test('in a file, the second order with one waybill is named with the order that has it', async () => {
  const { one, other, desk } = await twoOfOneStore()
  const waybill = aWaybill()
  const { data } = (await sendFile(desk, `${one.code},${waybill}\r\n${other.code},${waybill}`)).body
  expect(data.shipped).toBe(1)
  const [wrong] = data.wrong
  const [first, second] = wrong.code === one.code ? [other, one] : [one, other]
  expect(wrong).toMatchObject({ code: second.code, problem: 'waybill_taken', holder_code: first.code })
  const again = await sendFile(desk, `${second.code},${waybill}`)
  expect(again.body.errors).toEqual({ file: [`Baris 1: nomor resi ini sudah dipakai pesanan ${first.code}`] })
})

test('of two stores that write down one waybill at once, one is refused', async () => {
  const orders = [await aStoreOrder(home), await aStoreOrder(home)]
  const waybill = aWaybill()
  const replies = await Promise.all(
    orders.map(async ({ id, store }) => (await atStore(home, store.id)).post(`store-orders/${id}/ship`, { waybill })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('a waybill that the courier does not know comes first at the desk, is said to the buyer, and is corrected', async () => {
  const { order, order_ids, offers, token, ship } = await paidOrders(home)
  const [id = ''] = order_ids
  const desk = await atStore(home, offers[0]?.store.id ?? '')
  const older = await aStoreOrder(home, { store_id: offers[0]?.store.id ?? '' })
  const [wrong, right] = [aWaybill(), 'SBX6600001']
  await ship(id, wrong)
  await track(6)
  expect((await order(id)).tracking).toMatchObject({ is_unknown: false })
  await track(24)
  expect((await order(id)).tracking).toMatchObject({ is_unknown: true, steps: [] })
  const { rows } = (await desk.get('store-orders')).body.data
  expect(rows.map((row: { id: string }) => row.id)).toEqual([id, older.id])
  expect(rows[0]).toMatchObject({ state: 'shipped', is_waybill_unknown: true })
  await track(48)
  const sent = await home.application.db.select({ parcel: outbox.parcel }).from(outbox)
  const mails = sent.filter(({ parcel }) => parcel?.kind === 'staff_letter' && JSON.stringify(parcel).includes(wrong))
  expect(mails).toMatchObject([{ parcel: { staff_letter: { subject: expect.stringMatching(/^Nomor resi tidak/) } } }])

  const corrected = await desk.put(`store-orders/${id}/waybill`, { waybill: right })
  expect(corrected.body.data).toMatchObject({ waybill: right, is_waybill_unknown: false, state: 'shipped' })
  expect(corrected.body.data.timeline.at(-1)).toMatchObject({ event: 'correct_waybill', by_name: 'Nadia Putri' })
  expect((await listOf(home, token)).items[0]).toMatchObject({ title: 'Nomor resi diperbaiki' })
  await track(6)
  expect(await order(id)).toMatchObject({ tracking: { waybill: right, is_unknown: false, steps: [{}] } })
  const late = await desk.put(`store-orders/${id}/waybill`, { waybill: aWaybill() })
  expect([late.status, late.body.code]).toEqual([409, 'F-SVN-9m9'])
})

test('a store does not mark a tracked parcel delivered; the platform’s people do', async () => {
  const order = await aStoreOrder(home)
  const desk = await atStore(home, order.store.id)
  const shipped = await desk.post(`store-orders/${order.id}/ship`, { waybill: aWaybill() })
  expect(shipped.body.data.can).toMatchObject({ deliver: false, correct_waybill: true })
  const refused = await desk.post(`store-orders/${order.id}/deliver`)
  expect([refused.status, refused.body.code]).toEqual([409, 'F-SVN-at1'])
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const done = await ask(home, 'POST', `/api/console/v1/store-orders/${order.id}/deliver`, { token })
  expect(done.body.data).toMatchObject({ state: 'delivered' })
})
