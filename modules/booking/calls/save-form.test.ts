import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { aBuyer, aCart, anOffer, anOrder, bookingNow, checkOut } from '#test/support/bookings.ts'
import { signedIn } from '#test/support/members.ts'
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
const keep = ({ id, token }: Whose, fields: object, revision?: string) =>
  ask(home, 'PUT', `/api/v3/bookings/${id}/form`, { token, body: { fields, ...(revision && { revision }) } })
const shown = async ({ id, token }: Whose) =>
  (await ask(home, 'GET', `/api/v3/bookings/${id}/detail/order`, { token })).body.data.draft

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
  await keep(mine, { name: 'Siti' }, 'page1.2')
  expect((await keep(mine, { name: 'Sit' }, 'page1.1')).status).toBe(200)
  expect(await shown(mine)).toEqual({ name: 'Siti' })
  await keep(mine, { name: 'Aminah' }, 'page2.1')
  expect(await shown(mine)).toEqual({ name: 'Aminah' })
  const odd = await keep(mine, { name: 'x' }, 'one')
  expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['revision']])
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
  expect([status, body.errors]).toEqual([422, { fields: ['Maksimal 109'] }])
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
  const drafts = await Promise.all([ordered, late].map(async ({ id }) => bookingNow(home, id)))
  expect(drafts.map(({ state, draft }) => [state, draft])).toEqual([
    ['awaiting_payment', null],
    ['expired', null],
  ])
})

test('somebody else keeps nothing in it', async () => {
  const order = await anOrder(home)
  const { token } = await aBuyer(home)
  expect((await keep({ id: order.id, token }, half)).status).toBe(404)
})
