import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { addMs, hourMs, secondMs } from '#core/time.ts'
import { issueInvoices, voidInvoices } from '#modules/payment/module.ts'
import { anOrder } from '#test/support/bookings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { registerOrderKind } from './kinds.ts'
import { checkOrderSummaries, rebuildOrderSummaries } from './module.ts'
import { summarise } from './summaries.ts'

let home: TestApp
let unregister: () => void
beforeAll(async () => {
  home = await testApp()
  await db().execute(sql`
    create table gifts (id uuid primary key, tenant_id uuid, user_id uuid, code text, title jsonb, total bigint,
      created_at timestamptz, status text default 'awaiting_payment')`)
  unregister = registerOrderKind(kind)
})
afterAll(async () => {
  unregister()
  await home.close()
})

const db = () => home.application.db

/** What a list shows of gifts: nobody travels, so they have no days. */
const gifts = (ids?: readonly string[]): SQL => sql`
  select id as order_id, tenant_id, user_id, code, status, 'kado' as category, title, id as item_id,
    null::date as starts_on, null::date as ends_on, 3 as quantity, total, null::timestamptz as hold_expires_at,
    false as is_overdue, created_at
  from gifts ${ids ? sql`where id = any(${sql.param([...ids])}::uuid[])` : sql``}`

/** A kind of order that only this test has. */
const kind = {
  name: 'private_umrah',
  categories: ['kado'],
  tabs: { unpaid: ['awaiting_payment'], in_progress: ['shipped'], completed: ['delivered'] },
  summaries: gifts,
  items: async () => [],
} as const

type Order = Awaited<ReturnType<typeof anOrder>>

/** A gift of somebody who has a booking too, ordered a second later. */
async function aGift({ member }: Order) {
  const [id, now] = [newId(), addMs(home.application.clock.now(), secondMs)]
  const title = { id: 'Kurma ajwa', en: 'Ajwa dates' }
  await db().transaction(async (tx) => {
    await tx.execute(sql`
      insert into gifts (id, tenant_id, user_id, code, title, total, created_at) values (${id}, ${member.tenant_id}, ${member.id}, ${`OLE-${id.slice(-8)}`},
        ${JSON.stringify(title)}::jsonb, 150000, ${now.toISOString()}::timestamptz)`)
    const payer = { name: member.full_name, email: member.email, phone_number: '+6281234567890' }
    const amount = rupiah(150_000)
    const money = {
      lines: [{ item: 'gift', label: title, amount }],
      stages: [{ stage: 'full', amount, due_at: addMs(now, hourMs) }],
    } as const
    const whose = { tenant_id: member.tenant_id, user_id: member.id }
    await issueInvoices(tx, { kind: 'private_umrah', order_id: id, ...whose, subject: title, payer, ...money }, now)
    await summarise(tx, { kind: 'private_umrah', order_id: id, now })
  })
  return { id, now }
}

const list = async (token: string, rest: string) =>
  (await ask(home, 'GET', `/api/v3/users/bookings/status/unpaid/category/all${rest}`, { token })).body.data
const idsIn = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

test('orders of two kinds are listed, counted, searched and paged together', async () => {
  const booking = await anOrder(home)
  const gift = await aGift(booking)
  const { token } = booking
  const both = await list(token, '')
  expect(idsIn(both)).toEqual([gift.id, booking.id])
  expect(both).toMatchObject({ total: 2, counts: { unpaid: 2, in_progress: 0, completed: 0 } })
  expect(both.items[0]).toMatchObject({ participants: 3, due_amount: 150_000, product: { name: 'Kurma ajwa' } })
  expect(both.items.map((item: { kind: string }) => item.kind)).toEqual(['private_umrah', 'booking'])
  expect(both.items[1].product.slug).toBe(booking.offer.product.slug)
  expect(await list(token, '?limit=1&page=2')).toMatchObject({ items: [{ id: booking.id }], total: 2, last_page: 2 })
  expect(idsIn(await list(token, '?search=ajwa dates'))).toEqual([gift.id])
  expect(idsIn(await list(token, '?search=umrah'))).toEqual([booking.id])
  const latest = await ask(home, 'GET', '/api/v3/home/latest-order', { token })
  expect(latest.body.data.id).toBe(gift.id)
})

test('an invoice is listed with the order it is for, of whatever kind, and all kinds can be made anew', async () => {
  const booking = await anOrder(home)
  const { id, now } = await aGift(booking)
  await voidInvoices(db(), { order_id: id, actor: 'house', reason: 'cancelled' }, now)
  expect((await list(booking.token, '')).items[0]).toMatchObject({ id, due_amount: 0, next_payment: null })
  expect(await checkOrderSummaries(db())).toEqual([])
  await db().execute(sql`update order_summaries set title = '{}'`)
  expect(await checkOrderSummaries(db())).not.toEqual([])
  await rebuildOrderSummaries(db(), now)
  expect(await checkOrderSummaries(db())).toEqual([])
  expect(idsIn(await list(booking.token, ''))).toEqual([id, booking.id])
})

/** What has become of a gift. */
async function step(id: string, status: string) {
  const now = home.application.clock.now()
  await db().execute(sql`update gifts set status = ${status} where id = ${id}`)
  await summarise(db(), { kind: 'private_umrah', order_id: id, now })
}

test('an order of a kind without days is listed with none, under its own category and by its own states', async () => {
  const booking = await anOrder(home)
  const { id, now } = await aGift(booking)
  await voidInvoices(db(), { order_id: id, actor: 'house', reason: 'cancelled' }, now)
  const under = async (path: string) =>
    (await ask(home, 'GET', `/api/v3/users/bookings/status/${path}`, { token: booking.token })).body.data
  const gift = { id, kind: 'private_umrah', category: 'kado', departs_on: null, returns_on: null }
  expect((await under('unpaid/category/kado')).items).toMatchObject([gift])
  await step(id, 'shipped')
  const list = await under('in_progress/category/kado')
  expect(list.items).toMatchObject([{ ...gift, status: 'shipped', tab: 'in_progress' }])
  expect(list.counts).toEqual({ unpaid: 0, in_progress: 1, completed: 0 })
  expect(list.categories).toEqual(['umroh', 'haji', 'wisata-syariah', 'private-umroh', 'oleh-oleh', 'kado'])
  await step(id, 'delivered')
  expect((await under('completed/category/all')).items).toMatchObject([{ ...gift, tab: 'completed' }])
  expect((await under('unpaid/category/umroh')).items).toMatchObject([{ id: booking.id, kind: 'booking' }])
  expect(await checkOrderSummaries(db())).toEqual([])
})

test('a state that stands under no tab is not stored', async () => {
  const { id } = await aGift(await anOrder(home))
  await expect(step(id, 'lost')).rejects.toMatchObject({ cause: { column: 'tab' } })
  await step(id, 'delivered')
})

test('a category is there as long as its kind is', async () => {
  const { token } = await anOrder(home)
  const status = async () =>
    (await ask(home, 'GET', '/api/v3/users/bookings/status/unpaid/category/kado', { token })).status
  unregister()
  expect(await status()).toBe(422)
  unregister = registerOrderKind(kind)
  expect(await status()).toBe(200)
})

test('a kind is registered once', () => {
  expect(() => registerOrderKind(kind)).toThrow('private_umrah is listed already')
})
