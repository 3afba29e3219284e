import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, addMs, dayMs, jakartaDate } from '#core/time.ts'
import { partnersFor } from '#modules/private-umrah/eligible.ts'
import { private_prices, private_requests } from '#modules/private-umrah/tables.ts'
import { aBuyer } from '#test/support/bookings.ts'
import { hidePartner } from '#test/support/catalogue-fixtures.ts'
import {
  accept,
  anOffer,
  aPlan,
  aRequest,
  aServingPartner,
  aTravellersForm,
  nameTravellers,
  type Plan,
  requestNow,
} from '#test/support/private-offers.ts'
import { anOrderForm, aSupply, type Supply } from '#test/support/private-umrah.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

const at = (path: string) => `/api/v1/custom-product/${path}`
const read = async ({ id, token }: Plan, what = '') => (await ask(home, 'GET', at(id + what), { token })).body.data
const send = ({ id, token }: Plan) => ask(home, 'POST', at(`${id}/checkout`), { token })

test('a plan is a draft until its travellers are named and it is sent, then partners have a week', async () => {
  const plan = await aPlan(home, supply)
  const draft = await read(plan, '/checkout')
  expect(draft).toMatchObject({ status: 'cart', is_estimate: true, travellers: 3, contact: null, open_offers: 0 })
  expect(draft.form).toEqual(anOrderForm(home, supply))
  expect(Object.keys(draft.problems)).toEqual(['contact', 'participants'])
  expect(draft.participants.map(({ age_group }: { age_group: string }) => age_group)).toEqual([
    'adult',
    'adult',
    'child',
  ])
  expect((await send(plan)).body.errors).toMatchObject({ contact: [expect.any(String)] })

  expect((await nameTravellers(home, plan)).body.data).toMatchObject({
    problems: {},
    contact: { name: 'Siti Rahmawati', note: null },
  })
  const sent = await send(plan)
  expect([sent.status, sent.body.data.status]).toEqual([200, 'waiting_approval'])
  const now = home.application.clock.now()
  expect(Math.abs(Date.parse(sent.body.data.closes_at) - addMs(now, 7 * dayMs).getTime())).toBeLessThan(60_000)
  const detail = await read(plan, '/detail-order')
  expect(detail.timeline.map(({ event }: { event: string }) => event)).toEqual(['submit', 'create'])
  expect(await read(plan, '/waiting')).toMatchObject({ status: 'waiting_approval', open_offers: 0, invoices: [] })
})

test('partners are not mailed by one family as often as it likes', async () => {
  const plan = await aPlan(home, supply)
  await nameTravellers(home, plan)
  const { id } = (await ask(home, 'GET', '/api/v3/user/auth/me', { token: plan.token })).body.data
  const rule = { points: 10, seconds: 24 * 3600 }
  for (let i = 0; i < 10; i++) await home.application.ports.limits.take(`private requests sent by ${id}`, rule)
  const sent = await send(plan)
  expect([sent.status, Number(sent.headers['retry-after']) > 3600]).toEqual([429, true])
  expect((await read(plan)).status).toBe('cart')
})

test('what cannot be had is no draft, each reason at its field', async () => {
  const { token } = await aBuyer(home)
  const whole = anOrderForm(home, supply)
  const errors = async (change: object): Promise<string[]> => {
    const reply = await ask(home, 'POST', at('cart'), { token, body: { ...whole, ...change } })
    expect(reply.status).toBe(422)
    return Object.keys(reply.body.errors)
  }
  const [first, second] = whole.hotels
  expect(await errors({ return_date: addDays(whole.departure_date, -1) })).toEqual(['return_date'])
  expect(await errors({ return_date: addDays(whole.departure_date, 6) })).toEqual(['hotels'])
  expect(await errors({ total_participants_adult: 0 })).toEqual(['total_participants_adult'])
  expect(await errors({ departure_date: addDays(jakartaDate(home.application.clock.now()), -1) })).toEqual([
    'departure_date',
  ])
  expect(await errors({ hotels: [second, { ...first, partner_custom_hotel_id: supply.otherMakkah.id }] })).toEqual([
    'hotels.1.partner_custom_hotel_id',
  ])
})

test('an infant does not travel as an adult, and names and passports are those that a visa needs', async () => {
  const plan = await aPlan(home, supply)
  const form = await aTravellersForm(home, plan)
  const [one, two, child] = form.participants
  const today = jakartaDate(home.application.clock.now())
  const errorsOf = async (participants: object[]) => {
    const reply = await nameTravellers(home, plan, { participants })
    expect(reply.status).toBe(422)
    return Object.keys(reply.body.errors)
  }
  expect(await errorsOf([{ ...one, birth_date: addMonths(today, -6) }, { ...two }, { ...child }])).toEqual([
    'participants.0.birth_date',
  ])
  expect(await errorsOf([{ ...one, name: 'Siti' }, { ...two }, { ...child }])).toEqual(['participants.0.name'])
  const soon = addMonths((await requestNow(home, plan.id)).departs_on, 3)
  expect(await errorsOf([{ ...one }, { ...two, passport_expires_on: soon }, { ...child }])).toEqual([
    'participants.1.passport_expires_on',
  ])
  expect((await send(plan)).status).toBe(422)
})

test('what was withdrawn since it was planned keeps a draft from being sent', async () => {
  const plan = await aPlan(home, supply)
  await nameTravellers(home, plan)
  const { db, clock } = home.application
  const ofVan = eq(private_prices.vehicle_id, supply.vehicle)
  await db.update(private_prices).set({ withdrawn_at: clock.now() }).where(ofVan)
  expect(await read(plan, '/checkout')).toMatchObject({ problems: { transportation_id: [expect.any(String)] } })
  const refused = await send(plan)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['transportation_id']])
  await db.update(private_prices).set({ withdrawn_at: null }).where(ofVan)
  expect((await send(plan)).status).toBe(200)
})

test('a draft becomes another plan, with new places where others travel; a sent one stays as it is', async () => {
  const plan = await aPlan(home, supply)
  await nameTravellers(home, plan)
  const change = (form: object) =>
    ask(home, 'PUT', at(plan.id), { token: plan.token, body: { ...anOrderForm(home, supply), ...form } })
  expect((await change({ addons_ids: [] })).status).toBe(200)
  expect(await read(plan)).toMatchObject({ form: { addons_ids: [] }, problems: {} })
  expect((await change({ participants_children: [{ age: 1 }] })).status).toBe(200)
  const other = await read(plan)
  expect(Object.keys(other.problems)).toEqual(['participants'])
  expect(other.participants.at(-1)).toMatchObject({ age_group: 'infant', name: null })
  expect((await change({ total_participants_adult: 0 })).status).toBe(422)
  await nameTravellers(home, plan)
  await send(plan)
  expect((await change({})).status).toBe(409)
  expect((await nameTravellers(home, plan)).status).toBe(409)
  expect((await send(plan)).status).toBe(409)
})

test('a passport that holds for one date is looked at again for another', async () => {
  const plan = await aPlan(home, supply)
  const { participants } = await aTravellersForm(home, plan)
  const { departs_on } = await requestNow(home, plan.id)
  const passport_expires_on = addMonths(departs_on, 7)
  await nameTravellers(home, plan, { participants: participants.map((one) => ({ ...one, passport_expires_on })) })
  expect((await read(plan)).problems).toEqual({})
  const body = { ...anOrderForm(home, supply), departure_date: addDays(departs_on, 70) }
  expect((await ask(home, 'PUT', at(plan.id), { token: plan.token, body })).status).toBe(200)
  expect((await read(plan)).problems).toHaveProperty(['participants.0.passport_expires_on'])
  expect((await send(plan)).body.errors).toHaveProperty(['participants.0.passport_expires_on'])
})

test('a journey begins and ends at home', async () => {
  const { token } = await aBuyer(home)
  const turned = { departure_airport_id: 'JED', destination_airport_id: 'CGK', return_airport_id: 'CGK' }
  const body = { ...anOrderForm(home, supply), ...turned }
  const reply = await ask(home, 'POST', at('cart'), { token, body })
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['airline_id']])
})

test('nobody else finds it', async () => {
  const plan = await aRequest(home, supply)
  const stranger = { ...plan, token: (await aBuyer(home)).token }
  const offer = await anOffer(home, plan.id)
  for (const path of ['', '/detail-order', '/checkout', '/offers', '/waiting', '/gateways', '/invoice'])
    expect((await ask(home, 'GET', at(plan.id + path), { token: stranger.token })).status).toBe(404)
  const form = anOrderForm(home, supply)
  expect((await ask(home, 'PUT', at(plan.id), { token: stranger.token, body: form })).status).toBe(404)
  const body = await aTravellersForm(home, plan)
  expect((await ask(home, 'POST', at(`${plan.id}/participants`), { token: stranger.token, body })).status).toBe(404)
  expect((await send(stranger)).status).toBe(404)
  expect((await accept(home, stranger, offer)).status).toBe(404)
  const history = await ask(home, 'GET', at('history'), { token: stranger.token })
  expect(history.body.data.items).toEqual([])
})

test('a member has five open plans at most; one that ends makes room', async () => {
  const buyer = await aBuyer(home)
  const plans = []
  for (let n = 0; n < 5; n++) plans.push(await aPlan(home, supply, { buyer }))
  const sixth = () => ask(home, 'POST', at('cart'), { token: buyer.token, body: anOrderForm(home, supply) })
  expect((await sixth()).status).toBe(409)
  const { db } = home.application
  await db
    .update(private_requests)
    .set({ state: 'expired' })
    .where(eq(private_requests.id, plans[0]?.id ?? ''))
  const [one, other] = await Promise.all([sixth(), sixth()])
  expect([one.status, other.status].sort()).toEqual([200, 409])
})

test('the list has the newest first, by status and by code', async () => {
  const buyer = await aBuyer(home)
  const draft = await aPlan(home, supply, { buyer })
  const sent = await aRequest(home, supply, { buyer })
  const list = async (query: string): Promise<string[]> =>
    (await ask(home, 'GET', at(`history?${query}`), { token: buyer.token })).body.data.items.map(
      ({ id }: { id: string }) => id,
    )
  expect(await list('')).toEqual([sent.id, draft.id])
  expect(await list('status=cart')).toEqual([draft.id])
  expect(await list('status=unpaid')).toEqual([sent.id, draft.id])
  expect(await list('status=ended')).toEqual([])
  expect(await list(`search=${(await requestNow(home, sent.id)).code}`)).toEqual([sent.id])
  expect(await list('search=%25')).toEqual([])
})

test('those may offer who are licensed, shown here, and sell a package from its airport', async () => {
  const { id } = await aRequest(home, supply)
  const [serving, hidden, elsewhere] = [
    await aServingPartner(home),
    await aServingPartner(home),
    await aServingPartner(home, 'SUB'),
  ]
  const { db, clock } = home.application
  const request = await requestNow(home, id)
  await hidePartner(home, hidden.partner.id, request.tenant_id)
  const eligible = await partnersFor(db, request, clock.now())
  expect(eligible).toContain(serving.partner.id)
  expect(eligible).not.toContain(hidden.partner.id)
  expect(eligible).not.toContain(elsewhere.partner.id)
  const later = addMs(clock.now(), 400 * dayMs)
  expect(await partnersFor(db, request, later)).not.toContain(serving.partner.id)
})
