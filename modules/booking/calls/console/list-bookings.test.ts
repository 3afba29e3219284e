import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { booking_participants, bookings } from '#modules/booking/tables.ts'
import { documents } from '#modules/documents/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { aBuyer, aCart, anOffer, anOrder, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Query = Record<string, string>
const list = async (token: string, query: Query = {}) =>
  (await ask(home, 'GET', `/api/console/v1/bookings?${new URLSearchParams(query)}`, { token })).body.data
const idsOf = ({ rows }: { rows: { booking_id: string }[] }) => rows.map(({ booking_id }) => booking_id)
const put = (id: string, to: Partial<typeof bookings.$inferInsert>) =>
  home.application.db.update(bookings).set(to).where(eq(bookings.id, id))

/** Orders of one package, and its partner's own person at the desk. */
async function someOrders(count: number) {
  const offer = await anOffer(home)
  const orders = []
  for (let i = 0; i < count; i++) orders.push(await anOrder(home, { offer }))
  const { token, id } = await someStaff(home, ofPartner(offer.partner.id))
  return { offer, ids: orders.map((order) => order.id), orders, token, staff_id: id }
}

test('a partner lists its orders, the newest first, part by part, each once; carts and those of others are not there', async () => {
  const { offer, ids, token } = await someOrders(3)
  await aCart(home, offer, await aBuyer(home))
  await anOrder(home)
  const first = await list(token, { limit: '2' })
  const second = await list(token, { limit: '2', cursor: first.next_cursor })
  expect([...idsOf(first), ...idsOf(second)]).toEqual(ids.toReversed())
  expect([first.total, second.next_cursor]).toEqual([{ count: 3, is_more: false }, null])
  expect(first.rows[0]).toMatchObject({ status: 'awaiting_payment', travellers: 1, incomplete: 1, is_overdue: false })
  expect(first.rows[0].contact.phone_number).toMatch(/^\+62•+\d{3}$/)
})

test('an order is found by code, by who ordered, their phone as they dial it, or a traveller', async () => {
  const { ids, token } = await someOrders(3)
  const [one = '', two = '', three = ''] = ids
  const { code } = await bookingNow(home, one)
  await put(two, { name: 'Ratna Dewi Anggraini', email: 'ratna@keluarga.test', phone_number: '+6281255501234' })
  await home.application.db
    .update(booking_participants)
    .set({ name: 'Zulkarnain Hakim' })
    .where(eq(booking_participants.booking_id, three))
  for (const [search, id] of [
    [code, one],
    [code.toLowerCase(), one],
    [code.slice(0, -1), one],
    ['dewi angg', two],
    ['ratna@keluarga', two],
    ['0812-5550-1234', two],
    ['+62 812 5550 1234', two],
    ['zulkarnain', three],
  ] as const)
    expect([search, idsOf(await list(token, { search }))]).toEqual([search, [id]])
  expect(idsOf(await list(token, { search: '%' }))).toEqual([])
})

test('a name that more than a thousand have finds the same: who ordered, and with whom somebody of it travels', async () => {
  const { ids, token } = await someOrders(4)
  const [one = '', two = '', three = ''] = ids
  const { db, clock } = home.application
  await put(one, { name: 'Ratna Hidayat' })
  const named = { booking_id: two, age_group: 'adult', name: 'Siti Hidayat' } as const
  const people = Array.from({ length: 1001 }, (_, i) => ({ ...named, id: newId(), position: i + 10 }))
  await db.insert(booking_participants).values(people)
  const left = { ...named, booking_id: three, id: newId(), position: 10, cancelled_at: clock.now() }
  await db.insert(booking_participants).values(left)
  const { rows, total } = await list(token, { search: 'hidayat' })
  expect([idsOf({ rows }), total]).toEqual([[two, one], { count: 2, is_more: false }])
  const stranger = await someStaff(home, ofPartner(newId()))
  expect(idsOf(await list(stranger.token, { search: 'hidayat' }))).toEqual([])
})

test('a name that fills the page at once is read in the order of the list, and counted only where that is soon done', async () => {
  const { ids, token } = await someOrders(4)
  const [one = '', two = '', three = '', four = ''] = ids
  const { db } = home.application
  for (const id of [one, two, four]) await put(id, { name: 'Ratna Sulistyo' })
  const query = { search: 'sulistyo', limit: '1' }
  await db.update(booking_participants).set({ name: 'Budi Sulistyo' }).where(eq(booking_participants.booking_id, three))
  let part = await list(token, query)
  const parts = [part]
  while (part.next_cursor) {
    part = await list(token, { ...query, cursor: part.next_cursor })
    parts.push(part)
  }
  expect(parts.flatMap(idsOf)).toEqual([four, three, two, one])
  expect(parts.map(({ total }) => total)).toEqual(Array(4).fill({ count: 4, is_more: false }))
  const order = { ...(await bookingNow(home, one)), name: 'Dewi Lestari' }
  const copies = Array.from({ length: 1000 }, () => ({ ...order, id: newId(), code: newId(), voucher_token: newId() }))
  await db.insert(bookings).values(copies)
  expect([idsOf(await list(token, query)), (await list(token, query)).total]).toEqual([[four], null])
  expect((await list(token, { ...query, search: 'ratna sulistyo' })).total).toEqual({ count: 3, is_more: false })
})

test('the list is sorted by the day of departure, either way', async () => {
  const { ids, token } = await someOrders(3)
  const [one = '', two = '', three = ''] = ids
  await put(two, { departs_on: '2026-12-01' })
  await put(three, { departs_on: '2026-12-02' })
  await put(one, { departs_on: '2026-12-03' })
  expect(idsOf(await list(token, { sort: 'departs_on' }))).toEqual([two, three, one])
  expect(idsOf(await list(token, { sort: '-departs_on' }))).toEqual([one, three, two])
})

test('the list is narrowed to a departure, a state, what is overdue and whose documents are missing', async () => {
  const { ids, orders, offer, token } = await someOrders(3)
  const [one = '', two = '', three = ''] = ids
  const [first] = orders
  if (first) await payInvoice(home, first, first.invoices[0]?.invoice_code ?? '')
  await put(two, { state: 'in_progress', overdue_at: home.application.clock.now() })
  await put(three, { state: 'cancelled' })
  expect(idsOf(await list(token, { status: 'cancelled' }))).toEqual([three])
  expect(idsOf(await list(token, { settlement: 'overdue' }))).toEqual([two])
  const missing = await list(token, { documents: 'missing', limit: '1' })
  const rest = await list(token, { documents: 'missing', limit: '1', cursor: missing.next_cursor })
  expect([...idsOf(missing), ...idsOf(rest)]).toEqual([two, one])
  expect([missing.total, rest.next_cursor === null || idsOf(rest).length === 1]).toEqual([null, true])
  expect((await list(token, { departure_id: offer.departure.id })).rows).toHaveLength(3)
  expect((await list(token, { departure_id: newId() })).rows).toEqual([])
})

test('a tenant’s support reads the orders of that tenant alone', async () => {
  const { id } = await anOrder(home)
  const { tenant_id } = await bookingNow(home, id)
  const query = { search: (await bookingNow(home, id)).code }
  const support = async (tenant: string) =>
    (await someStaff(home, { role: 'support', scope: { kind: 'tenant', id: tenant } })).token
  expect(idsOf(await list(await support(tenant_id), query))).toEqual([id])
  expect(idsOf(await list(await support(newId()), query))).toEqual([])
})

test('the list is narrowed to orders with a document that nobody has checked, while that still matters', async () => {
  const { ids, token } = await someOrders(3)
  const [one = '', two = '', three = ''] = ids
  const scan = { owner_kind: 'booking', kind: 'ktp', file_key: 'x', type: 'image/webp', size: 1 } as const
  const sent = (owner_id: string, state: 'received' | 'accepted') => ({
    ...{ ...scan, id: newId(), owner_id, person_id: newId(), state },
    uploaded_at: home.application.clock.now(),
  })
  await home.application.db
    .insert(documents)
    .values([sent(one, 'received'), sent(two, 'accepted'), sent(three, 'received')])
  await put(three, { state: 'cancelled' })
  const { rows, total } = await list(token, { documents: 'received' })
  expect([idsOf({ rows }), total.count]).toEqual([[one], 1])
})

test('the list is taken as a file, which the audit knows', async () => {
  const { ids, token, staff_id } = await someOrders(2)
  await put(ids[0] ?? '', { name: '=1+1' })
  const { statusCode, headers, body } = await home.app.inject({
    url: '/api/console/v1/bookings/export?language=en',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = body.trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Booking code,Status,Package')
  expect([lines[2]?.includes("'=1+1"), /'\+62•+\d{3},/.test(lines[1] ?? '')]).toEqual([true, true])
  const audit = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff_id))
  expect(audit).toMatchObject([{ thing: 'export', thing_id: 'bookings', after: { rows: 2 } }])
})

test.each([
  ['status', 'gone'],
  ['settlement', 'yes'],
  ['departure_id', 'x'],
  ['cursor', 'nonsense'],
  ['sort', 'total'],
])('a %s that is none (%s) is refused', async (name, value) => {
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const query = new URLSearchParams({ [name]: value })
  expect((await ask(home, 'GET', `/api/console/v1/bookings?${query}`, { token })).status).toBe(422)
})
