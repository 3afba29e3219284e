import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { drafts } from '#modules/drafts/tables.ts'
import { aBuyer, aCart, anOffer, anOrder, bookingNow, checkOut } from '#test/support/bookings.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { anyPromo } from '#test/support/promos.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { saveForm } from '../contract.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function cart() {
  const buyer = await aBuyer(home)
  return { ...buyer, id: await aCart(home, await anOffer(home), buyer) }
}
type Whose = { id: string; token: string }
type Stamp = { revision?: string; version?: number }
const keep = ({ id, token }: Whose, fields: object, stamp: Stamp = {}) =>
  ask(home, 'PUT', `/api/v3/bookings/${id}/form`, { token, body: { fields, ...stamp } })
const orderOf = async ({ id, token }: Whose) =>
  (await ask(home, 'GET', `/api/v3/bookings/${id}/detail/order`, { token })).body.data
const shown = async (mine: Whose) => (await orderOf(mine)).draft
const draftRows = (id: string) => home.application.db.select().from(drafts).where(eq(drafts.thing_id, id))

const half = { name: 'Si', email: 'siti@', 'participants.0.name': '', 'participants.19.relation': 'self', self: 'on' }

test('what was typed so far is kept with the cart as it is, also where it is wrong, and a promo leaves it alone', async () => {
  const mine = await cart()
  expect(await shown(mine)).toBeNull()
  expect((await keep(mine, { name: 'S' })).status).toBe(200)
  expect((await keep(mine, half)).status).toBe(200)
  expect(await shown(mine)).toEqual(half)
  const { code } = await anyPromo(home)
  await ask(home, 'PATCH', `/api/v3/bookings/${mine.id}/promo/code/${code}`, { token: mine.token })
  expect(await shown(mine)).toEqual(half)
})

test('of two that were sent quickly the later one stays, whichever arrives last', async () => {
  const mine = await cart()
  await keep(mine, { name: 'Siti' }, { revision: 'page1.2', version: 0 })
  const late = await keep(mine, { name: 'Sit' }, { revision: 'page1.1', version: 0 })
  expect([late.status, late.body.data]).toEqual([200, { version: 1 }])
  expect(await shown(mine)).toEqual({ name: 'Siti' })
  await keep(mine, { name: 'Aminah' }, { revision: 'page2.1' })
  expect(await shown(mine)).toEqual({ name: 'Aminah' })
  const odd = await keep(mine, { name: 'x' }, { revision: 'one' })
  expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['revision']])
  const negative = await keep(mine, { name: 'x' }, { version: -1 })
  expect([negative.status, Object.keys(negative.body.errors)]).toEqual([422, ['version']])
})

test('what a second tab has saved is not written over by the first, which is told of it and may decide', async () => {
  const mine = await cart()
  const [first, second] = ['tab1', 'tab2']
  // Two in a row in one tab, before any answer has come.
  for (const count of [1, 2]) {
    const saved = await keep(mine, { name: `Siti ${count}` }, { revision: `${first}.${count}`, version: 0 })
    expect([saved.status, saved.body.data]).toEqual([200, { version: count }])
  }
  const { draft, draft_version } = await orderOf(mine)
  expect([draft, draft_version]).toEqual([{ name: 'Siti 2' }, 2])
  const newer = { name: 'Siti 2', email: 'siti@rihla.test' }
  expect((await keep(mine, newer, { revision: `${second}.1`, version: 2 })).status).toBe(200)

  const refused = await keep(mine, { name: 'Siti 3' }, { revision: `${first}.3`, version: 0 })
  const [stored] = await draftRows(mine.id)
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      code: 'F-DRF-1v1',
      message: 'Form ini diubah di tab lain',
      data: { version: 3, fields: newer, updated_at: stored?.updated_at.toISOString() },
    },
  ])
  expect(await shown(mine)).toEqual(newer)
  // "Keep mine": the version it was told of.
  const decided = await keep(mine, { name: 'Siti 3' }, { revision: `${first}.4`, version: 3 })
  expect([decided.status, decided.body.data]).toEqual([200, { version: 4 }])
  expect(await shown(mine)).toEqual({ name: 'Siti 3' })
  expect((await keep(mine, newer, { revision: `${second}.2`, version: 2 })).status).toBe(409)
})

test('of two tabs that save at the same moment one is told of the other', async () => {
  const mine = await cart()
  const replies = await Promise.all(
    ['a.1', 'b.1', 'c.1'].map((revision) => keep(mine, { name: revision }, { revision, version: 0 })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('fields that the form does not have, and texts that no database keeps, are refused at their names', async () => {
  const mine = await cart()
  for (const fields of [
    { consent: 'on' },
    { 'participants.20.name': 'x' },
    { __proto__x: 'x' },
    { name: 'a\u0000b' },
    { name: '\ud800' },
    { address: 'x'.repeat(301) },
    { name: 1 },
  ]) {
    expect([(await keep(mine, fields)).status, JSON.stringify(fields)]).toEqual([422, JSON.stringify(fields)])
  }
  expect(await shown(mine)).toBeNull()
})

test('more names than the form has are refused before any is checked, and not repeated', async () => {
  const { token } = await aBuyer(home)
  const names = Object.fromEntries(Array.from({ length: 26_000 }, (_, i) => [i.toString(36), '']))
  const { status, body } = await keep({ id: crypto.randomUUID(), token }, names)
  expect([status, body.errors]).toEqual([422, { fields: ['Maksimal 115'] }])
  expect(saveForm.limit).toBeDefined()
})

test('once it is ordered, or its time has run out, nothing typed is left', async () => {
  const [ordered, late] = [await cart(), await cart()]
  for (const mine of [ordered, late]) await keep(mine, half)
  expect((await checkOut(home, ordered.id, { token: ordered.token })).status).toBe(200)
  expect((await keep(ordered, half)).body.code).toBe('F-BOK-6c6')
  home.application.clock.moveTo(addMs(home.application.clock.now(), 31 * minuteMs))
  const { user_token: token } = await signedIn(home, late.member)
  expect((await keep({ ...late, token }, half)).body.code).toBe('F-BOK-1x1')
  await shown({ ...late, token })
  home.application.clock.restore()
  const ended = await Promise.all(
    [ordered, late].map(async ({ id }) => [(await bookingNow(home, id)).state, await draftRows(id)]),
  )
  expect(ended).toEqual([
    ['awaiting_payment', []],
    ['expired', []],
  ])
})

test('somebody else keeps nothing in it', async () => {
  const order = await anOrder(home)
  const { token } = await aBuyer(home)
  expect((await keep({ id: order.id, token }, half)).status).toBe(404)
  const theirs = await cart()
  await keep(theirs, half)
  expect((await keep({ id: theirs.id, token }, { name: 'x' }, { version: 1 })).status).toBe(404)
  const [, elsewhere] = demoTenants
  const { user_token } = await signedIn(home, await anyMember(home, { tenant_id: elsewhere.id }))
  const there = { token: user_token, headers: { host: 'demo.localhost' }, body: { fields: half } }
  expect((await ask(home, 'PUT', `/api/v3/bookings/${theirs.id}/form`, there)).status).toBe(404)
  expect(await shown(theirs)).toEqual(half)
})
