import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { checkLedger, refundsOf } from '#modules/payment/module.ts'
import { earnings } from '#modules/payouts/tables.ts'
import { scan, send } from '#test/support/journeys.ts'
import { listOf } from '#test/support/notices.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { someStaff } from '#test/support/staff.ts'
import { atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { souvenir_orders } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const text = 'Kotaknya penyok dan dua botol pecah'
const reason = 'Foto dari pembeli jelas, kami kembalikan'

/** A parcel on its way, with its buyer, its store and the platform's finance. */
async function aParcel() {
  const paid = await paidOrders(home)
  const [id = ''] = paid.order_ids
  await paid.ship(id)
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const url = `/api/console/v1/store-orders/${id}`
  return {
    ...paid,
    order_id: id,
    desk: await atStore(home, paid.offers[0]?.store.id ?? ''),
    report: (fields: Parameters<typeof send>[2]['fields'] = {}) =>
      send(home, `/api/v1/users/bookings/merchant/${id}/problem`, {
        token: paid.token,
        fields: { kind: 'damaged', text, ...fields },
      }),
    refund: (what: { positions?: readonly number[]; is_whole?: boolean }) =>
      ask(home, 'POST', `${url}/problem/refund`, { token, body: { reason, ...what } }),
    close: () => ask(home, 'POST', `${url}/problem/close`, { token, body: { reason } }),
    look: async () => (await ask(home, 'GET', url, { token })).body.data,
  }
}

const earned = (checkout_id: string) => db().select().from(earnings).where(eq(earnings.order_id, checkout_id))
const books = async () => (await checkLedger(db())).faults

test('a damaged parcel waits until it is decided; a refund of one line goes back, and the store earns its parcel', async () => {
  const parcel = await aParcel()
  const { order_id, id, order, deliver, later, desk, token } = parcel
  await deliver(order_id)
  const { status, body } = await parcel.report({ photo_1: { name: 'a.jpg', bytes: await scan() } })
  expect([status, body.message]).toEqual([200, 'Laporan Anda terkirim'])
  expect(body.data).toMatchObject({ problem: { kind: 'damaged', text, state: 'open' }, completes_at: null })
  expect(body.data.problem.picture_ids).toHaveLength(1)
  const twice = await parcel.report()
  expect([twice.status, twice.body.code]).toEqual([409, 'F-PRB-1o1'])
  await later(30 * dayMs)
  expect((await order(order_id)).state).toBe('delivered')
  expect(await earned(id)).toEqual([])

  expect((await desk.get('store-orders')).body.data.rows).toMatchObject([{ id: order_id, has_problem: true }])
  const own = (await desk.get(`store-orders/${order_id}`)).body.data
  expect(own.can).toMatchObject({ answer_problem: true, decide_problem: false })
  await desk.post(`store-orders/${order_id}/problem/answer`, { reason: 'Kami bungkus rapi, mungkin di jalan' })
  expect((await desk.post(`store-orders/${order_id}/problem/refund`, { reason })).status).toBe(404)

  expect((await parcel.look()).can).toMatchObject({ deliver: false, answer_problem: false, decide_problem: true })
  const nothing = await parcel.refund({})
  expect([nothing.status, nothing.body.errors]).toEqual([422, { positions: ['Pilih yang dikembalikan'] }])
  const decided = await parcel.refund({ positions: [1] })
  expect(decided.body.data).toMatchObject({ state: 'delivered', problem: { state: 'refunded' }, has_problem: false })
  const [refund] = await refundsOf(db(), id)
  expect(refund?.refund).toMatchObject({ reason: 'parcel_problem', amount: decided.body.data.lines[0].refunded })
  expect((await order(order_id)).problem.steps.map(({ event }: { event: string }) => event)).toEqual([
    'report',
    'answer',
    'refund',
  ])
  const titles = (await listOf(home, token)).items.map(({ title }: { title: string }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Toko menjawab laporan Anda', 'Laporan Anda disetujui']))
  await later(4 * dayMs)
  const done = await order(order_id)
  expect([done.state, done.can_report]).toEqual(['completed', []])
  const sum = (await earned(id)).reduce((total, { amount }) => total + amount, 0)
  expect(sum).toBe(done.total - done.refunded)
  expect(await books()).toEqual([])
})

test('a parcel is missing after its days; all of it goes back, and its order ends', async () => {
  const parcel = await aParcel()
  const { order_id, order, later } = parcel
  const early = await parcel.report({ kind: 'not_arrived' })
  expect([early.status, early.body.code]).toEqual([409, 'F-PRB-2n2'])
  expect((await order(order_id)).missing_from).toEqual(expect.any(String))
  const shipped_at = addMs(home.application.clock.now(), -14 * dayMs)
  await db().update(souvenir_orders).set({ shipped_at }).where(eq(souvenir_orders.id, order_id))
  expect((await parcel.report({ kind: 'not_arrived' })).status).toBe(200)
  const { data } = (await parcel.refund({ is_whole: true })).body
  expect(data).toMatchObject({ state: 'cancelled', end_reason: 'problem_refunded' })
  const after = await order(order_id)
  expect(after).toMatchObject({ end_reason: 'Ada masalah dengan paketnya', refunded: after.total, can_complete: false })
  await later(40 * dayMs)
  expect(await books()).toEqual([])
})

test('what is closed goes on with its days anew, and whoever has the parcel ends what they reported', async () => {
  const parcel = await aParcel()
  const { order_id, order, deliver, complete } = parcel
  await parcel.report()
  await deliver(order_id)
  expect((await order(order_id)).completes_at).toBeNull()
  const closed = await parcel.close()
  expect(closed.body.data).toMatchObject({ state: 'delivered', problem: { state: 'closed' } })
  expect((await order(order_id)).completes_at).toEqual(expect.any(String))
  expect((await parcel.close()).body.code).toBe('F-SVN-9m9')
  expect((await parcel.report({ kind: 'wrong' })).status).toBe(200)
  const both = { problem: { kind: 'wrong', state: 'open' }, earlier_problems: [{ kind: 'damaged', state: 'closed' }] }
  const [mine, atDesk] = [await order(order_id), await parcel.look()]
  expect([mine, atDesk]).toMatchObject([both, both])
  expect(mine.earlier_problems[0].steps.map(({ event }: { event: string }) => event)).toEqual(['report', 'close'])
  expect(atDesk.earlier_problems[0].steps[1].by_name).toEqual(expect.any(String))
  expect((await complete(order_id)).body.data).toMatchObject({ state: 'completed', problem: { state: 'closed' } })
  expect((await parcel.report()).body.code).toBe('F-PRB-2n2')
})

test('a report says what and why, with pictures that are pictures', async () => {
  const parcel = await aParcel()
  const bad = await parcel.report({ kind: 'ugly', text: 'x' })
  expect([bad.status, Object.keys(bad.body.errors).toSorted()]).toEqual([422, ['kind', 'text']])
  const long = await parcel.report({ text: 'a'.repeat(1001) })
  expect(Object.keys(long.body.errors)).toEqual(['text'])
  const file = await parcel.report({ photo_2: { name: 'a.jpg', bytes: Buffer.from('halo') } })
  expect(Object.keys(file.body.errors)).toEqual(['photo_2'])
  expect((await parcel.order(parcel.order_id)).problem).toBeNull()
})
