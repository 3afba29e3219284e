import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { addMs, dayMs } from '#core/time.ts'
import { earn } from '#modules/payouts/module.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { aStoreOrder, atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const file = (url: string, token: string) =>
  home.app.inject({ url: `/api/console/v1/${url}`, headers: { host: 'localhost', authorization: `Bearer ${token}` } })

test('what waits for a store stands in its list with its clock, and nobody else’s', async () => {
  const order = await aStoreOrder(home)
  const other = await aStoreOrder(home)
  const desk = await atStore(home, order.store.id)
  const { rows, total } = (await desk.get('store-orders')).body.data
  expect(rows).toMatchObject([
    { id: order.id, buyer_name: 'Siti Aminah', state: 'paid', pieces: 2, subtotal: 300_000, shipping_cost: 18_000 },
  ])
  expect([rows[0].due_at, total]).toEqual([order.process_by?.toISOString(), { count: 1, is_more: false }])
  expect((await desk.get('store-orders?queue=shipped')).body.data.rows).toEqual([])
  expect((await desk.get(`store-orders?search=${order.code}`)).body.data.rows).toHaveLength(1)
  expect((await desk.get(`store-orders/${other.id}`)).status).toBe(404)
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  expect((await ask(home, 'GET', `/api/console/v1/store-orders/${other.id}`, { token })).status).toBe(200)
})

test('an order that nobody has paid is at no desk', async () => {
  const order = await aStoreOrder(home, { state: 'awaiting_payment', paid_at: null })
  const desk = await atStore(home, order.store.id)
  expect((await desk.get(`store-orders/${order.id}`)).status).toBe(404)
  expect((await desk.get('store-orders')).body.data.rows).toEqual([])
})

test('one order says what is in it, where it goes and what can be done, in the reader’s language', async () => {
  const order = await aStoreOrder(home, {
    ...{ state: 'cancel_requested', resumes_as: 'paid', cancel_reason: 'wrong_item', cancel_note: 'Salah warna' },
    answer_by: new Date('2030-01-02T16:59:59Z'),
  })
  const desk = await atStore(home, order.store.id)
  const { data } = (await desk.get(`store-orders/${order.id}`)).body
  expect(data).toMatchObject({
    buyer_phone: '+6281234567890',
    destination: { street: 'Jl. Terusan Jakarta No. 12', subdistrict_name: 'Antapani', postcode: '40291' },
    lines: [{ name: 'Sajadah Uji', quantity: 2, subtotal: 300_000 }],
    cancel_request: { reason: 'wrong_item', note: 'Salah warna' },
    due_at: '2030-01-02T16:59:59.000Z',
    can: { process: false, ship: false, deliver: false, reject: true, answer: true },
  })
  expect(JSON.stringify(data)).not.toContain('siti@example.test')
})

test('the file of orders begins with code and waybill; the packing slip is a PDF of the own store alone', async () => {
  const order = await aStoreOrder(home, { state: 'processing' })
  const desk = await atStore(home, order.store.id)
  const csv = await file('store-orders/export?language=en', desk.token)
  const [head, line] = csv.body.split('\r\n')
  expect(head).toMatch(/^\uFEFFOrder code,Waybill,/)
  expect(line).toMatch(new RegExp(`^${order.code},,Toko Uji,Siti Aminah,To ship,2,300000,18000,JNE Regular \\(REG\\),`))
  const slip = await file(`store-orders/${order.id}/packing-slip?language=en`, desk.token)
  expect([slip.statusCode, slip.headers['content-type'], slip.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  const stranger = await atStore(home, (await aStoreOrder(home)).store.id)
  expect((await file(`store-orders/${order.id}/packing-slip`, stranger.token)).statusCode).toBe(404)
})

test('a store is called by its name where its people sign in and on its statement, which is its own alone', async () => {
  const { store, id, code, tenant_id } = await aStoreOrder(home)
  const desk = await atStore(home, store.id)
  const { db, clock } = home.application
  const earned = { tenant_id, payee_kind: 'store', payee_id: store.id, amount: rupiah(50_000) } as const
  await earn(
    db,
    [{ ...earned, order_kind: 'souvenir', order_id: id, item: 'order:1:line:1', reason: code }],
    clock.now(),
  )
  expect((await desk.get('me')).body.data.grants).toMatchObject([{ role: 'store', scope: { name: store.name } }])
  expect((await desk.get('earnings')).body.data.rows).toMatchObject([{ payee_name: store.name, reason: code }])
  const other = await atStore(home, (await aStoreOrder(home)).store.id)
  expect((await other.get('earnings')).body.data.rows).toEqual([])
})

test('the list goes by the clock: what ends first stands first, what no clock runs for stands last', async () => {
  const { store, id: begun } = await aStoreOrder(home, { state: 'processing', process_by: null })
  const of = { store_id: store.id }
  const { id: later } = await aStoreOrder(home, { ...of, process_by: new Date('2030-01-03T16:59:59Z') })
  const { id: sooner } = await aStoreOrder(home, {
    ...{ ...of, state: 'cancel_requested', resumes_as: 'paid', cancel_reason: 'other' },
    answer_by: new Date('2030-01-02T16:59:59Z'),
  })
  const desk = await atStore(home, store.id)
  const idsAt = async (query: string) => {
    const { rows, next_cursor } = (await desk.get(`store-orders?${query}`)).body.data
    return { ids: rows.map(({ id }: { id: string }) => id), next_cursor }
  }
  const first = await idsAt('limit=2')
  expect(first.ids).toEqual([sooner, later])
  expect((await idsAt(`limit=2&cursor=${first.next_cursor}`)).ids).toEqual([begun])
})

test('thirty days after its end phone and address are masked; before, every look is audited', async () => {
  const now = home.application.clock.now()
  const looksAt = async (id: string) =>
    (await home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, id))).length
  const [recent, old] = await Promise.all(
    [29, 31].map((days) => aStoreOrder(home, { state: 'completed', ended_at: addMs(now, -days * dayMs) })),
  )
  if (!recent || !old) throw new Error('no orders')
  const seen = async ({ id, store }: typeof recent) =>
    (await (await atStore(home, store.id)).get(`store-orders/${id}`)).body.data
  expect(await seen(recent)).toMatchObject({ is_contact_hidden: false, buyer_phone: '+6281234567890' })
  expect(await looksAt(recent.id)).toBe(1)
  const masked = await seen(old)
  expect(masked).toMatchObject({
    ...{ is_contact_hidden: true, buyer_name: 'Siti Aminah', buyer_phone: '•••' },
    destination: { phone_number: '•••', street: '•••', postcode: '•••', note: null, city_name: 'Kota Bandung' },
  })
  expect(JSON.stringify(masked)).not.toMatch(/81234567890|Terusan|Pagar/)
  expect(await looksAt(old.id)).toBe(0)
})
