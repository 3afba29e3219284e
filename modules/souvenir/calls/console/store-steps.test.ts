import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item_variants } from '#modules/merchandise/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { aStoreOrder, atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Desk = Awaited<ReturnType<typeof atStore>>
const reason = 'Barang rusak saat dikemas'

async function sendFile({ token }: Desk, text: string) {
  const body = new FormData()
  body.set('file', new Blob([text]), 'resi.csv')
  const sent = new Response(body)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const bytes = Buffer.from(await sent.arrayBuffer())
  return ask(home, 'POST', '/api/console/v1/store-orders/waybills', { token, headers, body: bytes })
}

const auditOf = ({ id }: Desk) =>
  home.application.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.staff_id, id), eq(audit_log.thing, 'souvenir_order')))

test('a store begins and hands over; each step is told with who took it, and once only', async () => {
  const order = await aStoreOrder(home)
  const desk = await atStore(home, order.store.id)
  const url = `store-orders/${order.id}`
  const begun = (await desk.post(`${url}/process`)).body.data
  expect(begun).toMatchObject({ state: 'processing', due_at: expect.any(String), can: { process: false, ship: true } })
  const wrong = await desk.post(`${url}/ship`, { waybill: 'a b' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['waybill']])
  const shipped = (await desk.post(`${url}/ship`, { waybill: 'jp1234567890' })).body.data
  expect(shipped).toMatchObject({ state: 'shipped', waybill: 'JP1234567890', can: { ship: false, deliver: false } })
  const again = await desk.post(`${url}/ship`, { waybill: 'JP9999999999' })
  expect([again.status, again.body.code]).toEqual([409, 'F-SVN-9m9'])
  expect(
    shipped.timeline.map(({ event, by_name }: { event: string; by_name: string | null }) => [event, by_name]),
  ).toEqual([['order', null], ...['process', 'ship'].map((event) => [event, 'Nadia Putri'])])
  expect(await auditOf(desk)).toMatchObject([
    { before: { state: 'paid' }, after: { state: 'processing' } },
    { after: { state: 'shipped', waybill: 'JP1234567890' } },
  ])
})

test('a wish to cancel that the store declines needs a reason, and the order goes on with its days anew', async () => {
  const order = await aStoreOrder(home, {
    ...{ state: 'cancel_requested', resumes_as: 'paid', cancel_reason: 'changed_mind', process_by: null },
  })
  const desk = await atStore(home, order.store.id)
  const url = `store-orders/${order.id}/answer`
  const blank = await desk.post(url, { is_granted: false })
  expect([blank.status, Object.keys(blank.body.errors)]).toEqual([422, ['reason']])
  const { data } = (await desk.post(url, { is_granted: false, reason: 'Sudah dikemas dan dijemput kurir' })).body
  expect(data).toMatchObject({ state: 'paid', cancel_request: null, due_at: expect.any(String) })
  expect(data.timeline.at(-1)).toMatchObject({ reason: 'Sudah dikemas dan dijemput kurir' })
})

test('a rejected order, and a wish that is granted, end with their reason; what left the stock comes back', async () => {
  const orders = [
    await aStoreOrder(home),
    await aStoreOrder(home, { state: 'cancel_requested', resumes_as: 'paid', cancel_reason: 'changed_mind' }),
  ] as const
  const [one, other] = [await atStore(home, orders[0].store.id), await atStore(home, orders[1].store.id)]
  const short = await one.post(`store-orders/${orders[0].id}/reject`, { reason: 'habis' })
  expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['reason']])
  const rejected = await one.post(`store-orders/${orders[0].id}/reject`, { reason })
  expect([rejected.status, rejected.body.data]).toMatchObject([200, { state: 'rejected', end_reason: reason }])
  const granted = await other.post(`store-orders/${orders[1].id}/answer`, { is_granted: true })
  expect([granted.status, granted.body.data]).toMatchObject([200, { state: 'cancelled' }])
  expect((await one.post(`store-orders/${orders[0].id}/process`)).body.code).toBe('F-SVN-9m9')
  const [back] = await home.application.db
    .select({ stock: item_variants.stock })
    .from(item_variants)
    .where(eq(item_variants.id, orders[0].variant.id))
  expect(back?.stock).toBe(12)
})

test('a file of waybills ships the good lines and names each wrong one; sent again it changes nothing', async () => {
  const order = await aStoreOrder(home)
  const foreign = await aStoreOrder(home)
  const desk = await atStore(home, order.store.id)
  const text = `\uFEFFKode pesanan,Resi\r\n${order.code},JP0000011111\r\n${foreign.code},JP0000022222\r\nhalo,JP0000033333\r\n`
  const wrong = [
    { line: 3, code: foreign.code, problem: 'order_unknown', holder_code: null },
    { line: 4, code: 'HALO', problem: 'line_fields', holder_code: null },
  ]
  expect((await sendFile(desk, text)).body.data).toEqual({ shipped: 1, wrong })
  expect((await sendFile(desk, text)).body.data).toEqual({ shipped: 1, wrong })
  expect(await auditOf(desk)).toHaveLength(1)
  const late = await sendFile(desk, `${order.code},JP9999999999`)
  expect([late.status, late.body.errors]).toEqual([422, { file: ['Baris 1: pesanan ini tidak menunggu dikirim'] }])
  expect((await sendFile(desk, 'Kode pesanan,Resi\r\n')).body.errors.file[0]).toMatch(/^Tidak ada nomor resi/)
  const { data } = (await (await atStore(home, foreign.store.id)).get(`store-orders/${foreign.id}`)).body
  expect(data.state).toBe('paid')
})
