import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { booking_participants } from '#modules/booking/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anOrder, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { putBooking } from '#test/support/journeys.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1'
const supporter = (scope: Scope = { kind: 'platform' }) => someStaff(home, { role: 'support', scope })
type Results = { members: { member_id: string; email: string }[]; orders: { code: string }[]; is_more: boolean }
const look = async (token: string, search: string): Promise<Results> =>
  (await ask(home, 'GET', `${base}/find?${new URLSearchParams({ search })}`, { token })).body.data
const idsIn = ({ members }: Results) => members.map(({ member_id }) => member_id)

const auditOf = async (staff_id: string) => {
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff_id))
  return rows.map(({ thing, thing_id, after }) => ({ thing, thing_id, after }))
}

test('a member is found by phone number, address, part of the name, and code of an order or invoice', async () => {
  const { token } = await supporter()
  const order = await anOrder(home)
  const { user_id, code } = await bookingNow(home, order.id)
  for (const search of [code.toLowerCase(), order.invoices[0]?.invoice_code ?? '']) {
    const result = await look(token, search)
    expect([idsIn(result), result.orders.map((one) => one.code)]).toEqual([[user_id], [code]])
  }
  const name = `Zulaikha ${newId().slice(-8)}`
  const member = await anyMember(home, { full_name: name, phone_number: '+6281399887711' })
  for (const search of [name.slice(2).toUpperCase(), '0813-9988 7711', member.email.toUpperCase()]) {
    expect(idsIn(await look(token, search))).toEqual([member.id])
  }
})

test('an order is found by who travels on it, whoever booked, and only within one’s scopes', async () => {
  const order = await anOrder(home)
  const name = `Rukayah ${newId().slice(-8)}`
  const { db } = home.application
  await db.update(booking_participants).set({ name }).where(eq(booking_participants.booking_id, order.id))
  const { code, tenant_id } = await bookingNow(home, order.id)
  const ordersFor = async (scope: Scope) =>
    (await look((await supporter(scope)).token, name.slice(1).toLowerCase())).orders
  expect(await ordersFor({ kind: 'tenant', id: tenant_id })).toMatchObject([{ code, traveller: name }])
  const other = demoTenants.find(({ id }) => id !== tenant_id)?.id ?? ''
  expect(await ordersFor({ kind: 'tenant', id: other })).toEqual([])
  expect((await look((await supporter()).token, '%%%')).orders).toEqual([])
})

test('who travels no more, or stands in a cart that nobody has ordered, is not a traveller', async () => {
  const { token } = await supporter()
  const { db, clock } = home.application
  const [cancelled, cart] = [await anOrder(home), await anOrder(home)]
  const name = `Salamah ${newId().slice(-8)}`
  const of = ({ id }: { id: string }) => eq(booking_participants.booking_id, id)
  await db.update(booking_participants).set({ name, cancelled_at: clock.now() }).where(of(cancelled))
  await db.update(booking_participants).set({ name }).where(of(cart))
  await putBooking(home, cart.id, { state: 'cart', checked_out_at: null })
  expect((await look(token, name)).orders).toEqual([])
})

test('addresses and numbers are masked, and the audit says what was looked for without them', async () => {
  const { id, token } = await supporter()
  const member = await anyMember(home, { phone_number: '+6281399887722' })
  const { members } = await look(token, member.email)
  expect(members[0]).toMatchObject({ email: `${member.email[0]}•••@rihla.test`, phone_number: '+62••••••••722' })
  expect(await auditOf(id)).toEqual([
    { thing: 'search', thing_id: 'email', after: { text: `${member.email[0]}•••@rihla.test`, members: 1, orders: 0 } },
  ])
})

test('the name somebody was looked for by is not in the audit either; a code of ours is', async () => {
  const { id, token } = await supporter()
  for (const search of ['Rahmawati', 'RHL-NONE99']) await look(token, search)
  expect((await auditOf(id)).map(({ after }) => after?.text)).toEqual(['Ra•••', 'RHL-NONE99'])
})

test('too little finds nothing and is no look; signs of a pattern are letters', async () => {
  const { id, token } = await supporter()
  expect(await look(token, 'ab')).toEqual({ members: [], orders: [], is_more: false })
  expect(await auditOf(id)).toEqual([])
  expect(await look(token, '%%%')).toMatchObject({ members: [] })
})

test('more than fit are said to be more', async () => {
  const { token } = await supporter()
  const full_name = `Banyak ${newId().slice(-8)}`
  const { id: _, email: __, ...row } = await anyMember(home, { full_name, password_hash: null })
  const others = Array.from({ length: 20 }, () => newId()).map((id) => ({ ...row, id, email: `${id}@rihla.test` }))
  await home.application.db.insert(users).values(others)
  const result = await look(token, full_name)
  expect([result.members.length, result.is_more]).toEqual([20, true])
})

test('support of one tenant finds and sees its own members only', async () => {
  const [own, other] = demoTenants
  const member = await anyMember(home, { tenant_id: own.id })
  const inside = await supporter({ kind: 'tenant', id: own.id })
  const outside = await supporter({ kind: 'tenant', id: other.id })
  expect(idsIn(await look(inside.token, member.email))).toEqual([member.id])
  expect(idsIn(await look(outside.token, member.email))).toEqual([])
  const url = `${base}/members/${member.id}`
  expect((await ask(home, 'GET', url, { token: inside.token })).status).toBe(200)
  expect((await ask(home, 'GET', url, { token: outside.token })).status).toBe(404)
})

test('one page says what happened with a member, the newest first, and who looked is written down', async () => {
  const { id: staff_id, token } = await supporter()
  const order = await anOrder(home, { plan: 'down_payment' })
  const { user_id, code } = await bookingNow(home, order.id)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const { data } = (await ask(home, 'GET', `${base}/members/${user_id}`, { token })).body
  expect(data.orders.map((one: { code: string }) => one.code)).toEqual([code])
  expect(data.invoices.map((one: { order_code: string }) => one.order_code)).toEqual([code])
  const events: { at: string; kind: string; event: string }[] = data.events
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const kinds = new Set(events.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['joined', 'notice', 'order', 'payment', 'signed_in'])
  expect(events.some(({ kind, event }) => kind === 'order' && event === 'checkout')).toBe(true)
  expect(await auditOf(staff_id)).toEqual([{ thing: 'member', thing_id: user_id, after: { orders: 1 } }])
})

test('what is to be paid is mailed again, not more than five times an hour, and only while it can be paid', async () => {
  const { id: staff_id, token } = await supporter()
  const order = await anOrder(home)
  const { user_id } = await bookingNow(home, order.id)
  const code = order.invoices[0]?.invoice_code ?? ''
  const url = `${base}/members/${user_id}/invoices/${code}/resend`
  expect((await ask(home, 'POST', url, { token })).status).toBe(200)
  const { data } = (await ask(home, 'GET', `${base}/members/${user_id}`, { token })).body
  const subjects = (await home.sentTo(data.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Tagihan Anda')).toHaveLength(1)
  expect(await auditOf(staff_id)).toContainEqual(
    expect.objectContaining({ thing: 'invoice', after: { code, mailed: true } }),
  )
  for (let i = 0; i < 4; i += 1) await ask(home, 'POST', url, { token })
  expect((await ask(home, 'POST', url, { token })).status).toBe(429)
  const other = await anyMember(home)
  expect((await ask(home, 'POST', `${base}/members/${other.id}/invoices/${code}/resend`, { token })).status).toBe(404)
  await payInvoice(home, order, code)
  expect((await ask(home, 'POST', url, { token })).body.code).toBe('F-INV-1p1')
})

test('a member has no way in', async () => {
  const member = await anyMember(home)
  const { user_token: token } = await signedIn(home, member)
  expect((await ask(home, 'GET', `${base}/find?search=siti`, { token })).status).toBe(404)
})

test('one sees how often one looked and helped, by week, and nothing of what others did', async () => {
  const [own, other] = [await supporter(), await supporter()]
  const member = await anyMember(home, { phone_number: '+6281399887799' })
  await look(own.token, member.email)
  await ask(home, 'GET', `${base}/members/${member.id}`, { token: own.token })
  const code = await ask(home, 'POST', `${base}/members/${member.id}/password-reset`, { token: own.token, body: {} })
  await look(other.token, member.email)
  const { weeks } = (await ask(home, 'GET', `${base}/figures/lookups`, { token: own.token })).body.data
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)).toMatchObject({ lookups: 2, helped: 1 })
  expect(code.status).toBe(200)
})
