import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, addMs, hourMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { products } from '#modules/catalogue/tables.ts'
import { hidden_partners, partner_licences } from '#modules/partner/tables.ts'
import { monthOf } from '#modules/private-umrah/rules/pricing.ts'
import { private_offers, private_requests } from '#modules/private-umrah/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import {
  accept,
  anOffer,
  aRequest,
  aServingPartner,
  offerNow,
  requestNow,
  type Serving,
} from '#test/support/private-offers.ts'
import { aDepartureDate, anOrderForm, aSupply, type Supply } from '#test/support/private-umrah.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

const base = '/api/console/v1/private-requests'
const listOf = async ({ owner }: Serving, query = '') =>
  (await ask(home, 'GET', `${base}${query}`, { token: owner.token })).body.data
const fileOf = ({ owner }: Serving, id: string) => ask(home, 'GET', `${base}/${id}`, { token: owner.token })

/** What is offered on the usual wish: as it was wished for, at a price. */
function terms(change: object = {}) {
  const form = anOrderForm(home, supply)
  const { departure_date, airline_id, airline_class_id, hotels, transportation_id, addons_ids } = form
  return {
    ...{ departure_date, airline_id, airline_class_id, hotels, transportation_id, addons_ids },
    ...{ price_adult: 30_000_000, price_child: 25_000_000, down_payment: 5_000_000, cost: 76_500_000 },
    ...{ note: 'Termasuk pembimbing', refund_terms: 'Sesuai ketentuan maskapai dan hotel', ...change },
  }
}

const offer = ({ owner }: Serving, id: string, change?: object) =>
  ask(home, 'POST', `${base}/${id}/offers`, { token: owner.token, body: terms(change) })
const withdraw = ({ owner }: Serving, id: string, offer_id: string) =>
  ask(home, 'POST', `${base}/${id}/offers/${offer_id}/take-back`, {
    token: owner.token,
    body: { reason: 'Kursi untuk tanggal ini sudah habis' },
  })

test('a wish is there for licensed partners that are shown and sell from its airport, and for nobody else', async () => {
  const { db, clock } = home.application
  const plan = await aRequest(home, supply)
  const fitting = await aServingPartner(home)
  const elsewhere = await aServingPartner(home, 'SUB')
  const [suspended, hidden, withdrawn, ending] = [
    await aServingPartner(home),
    await aServingPartner(home),
    await aServingPartner(home),
    await aServingPartner(home),
  ]
  const day = jakartaDate(clock.now())
  await db
    .update(partner_licences)
    .set({ suspended_on: day })
    .where(and(eq(partner_licences.partner_id, suspended.partner.id), eq(partner_licences.kind, 'PPIU')))
  // Good today, and over before the family leaves.
  const valid_until = addDays((await requestNow(home, plan.id)).departs_on, -1)
  await db.update(partner_licences).set({ valid_until }).where(eq(partner_licences.partner_id, ending.partner.id))
  await db.insert(hidden_partners).values({ tenant_id: demoTenants[0].id, partner_id: hidden.partner.id })
  await db.update(products).set({ state: 'gone' }).where(eq(products.partner_id, withdrawn.partner.id))
  const has = async (one: Serving) => {
    const { rows } = await listOf(one)
    return rows.some(({ id }: { id: string }) => id === plan.id)
  }
  expect(await has(fitting)).toBe(true)
  expect((await fileOf(fitting, plan.id)).status).toBe(200)
  for (const one of [elsewhere, suspended, hidden, withdrawn, ending]) {
    expect(await has(one)).toBe(false)
    expect((await fileOf(one, plan.id)).status).toBe(404)
    expect((await offer(one, plan.id)).status).toBe(404)
  }
  expect((await requestNow(home, plan.id)).state).toBe('waiting_approval')
})

test('nobody’s name or contact is in what a partner reads, before and after it offers', async () => {
  const plan = await aRequest(home, supply)
  const one = await aServingPartner(home)
  const note = 'Ibu saya memakai kursi roda'
  await home.application.db.update(private_requests).set({ note }).where(eq(private_requests.id, plan.id))
  const { name, email, phone_number } = await requestNow(home, plan.id)
  const made = await offer(one, plan.id)
  expect(made.status).toBe(200)
  const read = [await fileOf(one, plan.id), made, await listOf(one)].map((answer) => JSON.stringify(answer)).join()
  for (const secret of [name, email, phone_number, note, 'Jamaah Nomor', plan.member.id])
    expect(read).not.toContain(secret ?? 'missing')
  const { data } = made.body
  expect(data).toMatchObject({
    ...{ standing: 'open', travellers: 3, open_offers: 1, booking_id: null },
    wish: {
      ...{ adults: 2, child_ages: [5], group: { adults: 2, children: 1, infants: 0 } },
      departure_airport: { iata: 'CGK', city: 'Jakarta' },
      journey: { stays: [{ name: 'Hotel Madinah 4' }, { name: 'Hotel Makkah 5' }], transportation: 'Van' },
    },
    offers: [{ state: 'open', total: 85_000_000, cost: 76_500_000, version: 1, differences: [] }],
    can: { offer: false, change: true, withdraw: true },
  })
  const seen = await ask(home, 'GET', `/api/v1/custom-product/${plan.id}/offers`, { token: plan.token })
  expect(seen.body.data).toMatchObject([{ total: 85_000_000, down_payment: 15_000_000 }])
  expect(JSON.stringify(seen.body)).not.toContain('76500000')
})

test('an offer differs only as far as it can be had, and its prices make sense; else each mistake is at its field', async () => {
  const plan = await aRequest(home, supply)
  const one = await aServingPartner(home)
  const wrong = async (change: object) => Object.keys((await offer(one, plan.id, change)).body.errors ?? {}).sort()
  const { hotels } = terms()
  expect(await wrong({ price_adult: 999_999 })).toEqual(['price_adult'])
  expect(await wrong({ price_child: undefined })).toEqual(['price_child'])
  expect(await wrong({ price_child: 31_000_000 })).toEqual(['price_child'])
  expect(await wrong({ down_payment: 29_000_000 })).toEqual(['down_payment'])
  expect(await wrong({ refund_terms: 'pendek' })).toEqual(['refund_terms'])
  expect(await wrong({ departure_date: '2020-01-01', airline_class_id: 'business' })).toEqual(['departure_date'])
  expect(await wrong({ airline_class_id: 'business' })).toEqual(['airline_class_id'])
  expect(await wrong({ airline_id: 'GA' })).toEqual(['airline_id'])
  expect(await wrong({ hotels: [hotels[1], hotels[1]] })).toEqual(['hotels.1.partner_custom_hotel_id'])
  const other = [hotels[0], { duration_night: 4, partner_custom_hotel_id: supply.otherMakkah.id }]
  // Nobody of that age travels: its price is none.
  const made = await offer(one, plan.id, { hotels: other, addons_ids: [], price_infant: 9_000_000 })
  expect(made.body.data.offers).toMatchObject([
    {
      ...{ price_infant: null, total: 85_000_000 },
      differences: [
        { kind: 'hotel', wished: 'Hotel Makkah 5', offered: 'Hotel Makkah 3' },
        { kind: 'extra_missing', wished: 'Pembimbing' },
      ],
    },
  ])
})

test('an offer on a journey that closes sooner than its hours ends with it, and the family reads that', async () => {
  const plan = await aRequest(home, supply)
  const today = jakartaDate(home.application.clock.now())
  const made = await offer(await aServingPartner(home), plan.id, { departure_date: addDays(today, 15) })
  const closes = new Date(`${addDays(today, 2)}T00:00:00+07:00`).toISOString()
  expect(made.body.data.offers).toMatchObject([{ valid_until: closes }])
  const seen = await ask(home, 'GET', `/api/v1/custom-product/${plan.id}/offers`, { token: plan.token })
  expect(seen.body.data).toMatchObject([{ valid_until: closes }])
})

test('a direct flight for which one with a change of planes is offered is a difference, on the way there and home', async () => {
  const plan = await aRequest(home, supply)
  const one = await aServingPartner(home)
  await addFlights(
    'EK',
    [
      ['CGK', 'MED'],
      ['JED', 'CGK'],
    ],
    'DXB',
  )
  const file = await fileOf(one, plan.id)
  expect(file.body.data.choices.airlines).toContainEqual(expect.objectContaining({ id: 'EK', vias: ['DXB'] }))
  const made = await offer(one, plan.id, { airline_id: 'EK' })
  expect(made.body.data.offers[0]).toMatchObject({
    journey: { flights: [{ via: 'DXB', via_city: 'Dubai' }, { via: 'DXB' }] },
    differences: expect.arrayContaining([
      { kind: 'flight_there', wished: 'Langsung', offered: 'Transit di Dubai (DXB)' },
      { kind: 'flight_home', wished: 'Langsung', offered: 'Transit di Dubai (DXB)' },
    ]),
  })
})

test('a partner has one open offer, a family five; whoever runs out or withdraws makes place', async () => {
  const plan = await aRequest(home, supply)
  const one = await aServingPartner(home)
  const first = (await offer(one, plan.id)).body.data.offers[0]
  expect((await offer(one, plan.id)).body.code).toBe('F-PRV-6o6')
  const others = [1, 2, 3, 4].map(() => anOffer(home, plan.id))
  for (const other of others) await other
  const sixth = await aServingPartner(home)
  expect((await fileOf(sixth, plan.id)).body.data).toMatchObject({
    is_full: true,
    open_offers: 5,
    can: { offer: false },
  })
  const late = await offer(sixth, plan.id)
  expect([late.status, late.body.code]).toEqual([409, 'F-PRV-7f7'])
  expect((await withdraw(one, plan.id, first.id)).body.data).toMatchObject({ offers: [{ state: 'withdrawn' }] })
  expect((await offer(sixth, plan.id)).status).toBe(200)
})

test('of two partners at once both get in, and one partner twice is one offer', async () => {
  const plan = await aRequest(home, supply)
  const [one, other] = [await aServingPartner(home), await aServingPartner(home)]
  const answers = await Promise.all([offer(one, plan.id), offer(other, plan.id), offer(one, plan.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  expect((await requestNow(home, plan.id)).state).toBe('offered')
})

test('an offer is changed by the version that was read, its hours begin anew, and only by its own partner', async () => {
  const { clock, db } = home.application
  const plan = await aRequest(home, supply)
  const [one, other] = [await aServingPartner(home), await aServingPartner(home)]
  const { id } = (await offer(one, plan.id)).body.data.offers[0]
  const soon = addMs(clock.now(), hourMs)
  await db.update(private_offers).set({ valid_until: soon }).where(eq(private_offers.id, id))
  const change = (by: Serving, version: number) =>
    ask(home, 'PUT', `${base}/${plan.id}/offers/${id}`, {
      token: by.owner.token,
      body: { ...terms({ price_adult: 28_000_000 }), version },
    })
  expect((await change(other, 1)).status).toBe(404)
  const changed = await change(one, 1)
  expect(changed.body.data.offers).toMatchObject([{ version: 2, total: 81_000_000 }])
  expect((await offerNow(home, id)).valid_until > addMs(clock.now(), 71 * hourMs)).toBe(true)
  const late = await change(one, 1)
  expect([late.status, late.body.code]).toEqual([409, 'F-PRV-5v5'])
  expect((await withdraw(other, plan.id, id)).status).toBe(404)
  expect((await withdraw(one, plan.id, id)).status).toBe(200)
  expect((await withdraw(one, plan.id, id)).body.code).toBe('F-PRV-4g4')
  // The last one is gone: the request waits for others.
  expect((await requestNow(home, plan.id)).state).toBe('waiting_approval')
  const said = await db.select().from(audit_log).where(eq(audit_log.thing_id, id)).orderBy(audit_log.id)
  expect(said).toMatchObject([
    { before: null, after: { state: 'open', total: 85_000_000 } },
    { before: { version: 1 }, after: { version: 2, total: 81_000_000 } },
    { after: { state: 'withdrawn' }, reason: 'Kursi untuk tanggal ini sudah habis' },
  ])
})

test('who is chosen finds the booking and the family’s note, the other that it is taken and nothing else; both find it by its state', async () => {
  const plan = await aRequest(home, supply)
  const [one, other, third] = [await aServingPartner(home), await aServingPartner(home), await aServingPartner(home)]
  const made = (await offer(one, plan.id)).body.data.offers[0]
  await offer(other, plan.id)
  const note = 'Ibu saya memakai kursi roda'
  await home.application.db.update(private_requests).set({ note }).where(eq(private_requests.id, plan.id))
  expect((await fileOf(one, plan.id)).body.data.family_note).toBeNull()
  expect((await accept(home, plan, await offerNow(home, made.id))).status).toBe(200)
  expect((await fileOf(one, plan.id)).body.data).toMatchObject({
    ...{ standing: 'mine', booking_id: plan.id, family_note: note },
  })
  expect(JSON.stringify((await fileOf(other, plan.id)).body)).not.toContain(note)
  const booked = await ask(home, 'GET', `/api/console/v1/bookings/${plan.id}`, { token: one.owner.token })
  expect(booked.body.data.contact).toMatchObject({ name: 'Siti Rahmawati' })
  expect((await fileOf(other, plan.id)).body.data).toMatchObject({
    ...{ standing: 'taken', wish: null, travellers: null, estimate: null, booking_id: null, choices: null },
    ...{ offers: [{ state: 'lost' }], can: { offer: false, change: false, withdraw: false } },
  })
  expect((await fileOf(third, plan.id)).status).toBe(404)
  expect((await offer(other, plan.id)).body.code).toBe('F-PRV-3c3')
  const idsIn = async (who: Serving, queue: string) =>
    (await listOf(who, `?queue=${queue}`)).rows.map(({ id }: { id: string }) => id)
  expect([await idsIn(one, 'accepted'), await idsIn(other, 'lost'), await idsIn(other, 'ended')]).toEqual(
    [1, 2, 3].map(() => [plan.id]),
  )
  expect(await idsIn(other, 'open')).not.toContain(plan.id)
})

/** Flights that the platform has added, there and home, sold in the months of the usual wish. */
async function addFlights(airline_id: string, ways: readonly (readonly [from: string, to: string])[], via?: string) {
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const put = async (path: string, body: object) =>
    (await ask(home, 'PUT', `/api/console/v1/${path}`, { token, body })).body.data
  const months = monthsFrom(aDepartureDate(home))
  for (const [from, to] of ways) {
    const times = { weekdays: [1, 2, 3, 4, 5, 6, 7], departs_at: '10:00', arrives_at: '16:00', arrives_days_later: 0 }
    const flight = { airline_id, number: `${airline_id} ${from}`, from, to, ...(via && { via }), ...times }
    const { id } = await put('private-routes', flight)
    await put(`private-supply/routes/${id}/prices`, { variant: 'economy', months, price: 7_500_000 })
  }
}

const monthsFrom = (day: string) => [monthOf(day), addMonths(monthOf(day), 1)]

test('own offers that run out come first, then what closes first; the list goes on behind its cursor', async () => {
  const { clock } = home.application
  // An airport of its own: what other tests have sent is not among it.
  const form = { departure_airport_id: 'KNO' }
  await addFlights('SV', [
    ['KNO', 'MED'],
    ['JED', 'KNO'],
  ])
  const by = await aServingPartner(home, 'KNO')
  const first = (await aRequest(home, supply, { form })).id
  const second = (await aRequest(home, supply, { form })).id
  const last = (await aRequest(home, supply, { form })).id
  await anOffer(home, last, { by, valid_until: addMs(clock.now(), 20 * hourMs) })
  const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)
  const whole = await listOf(by)
  expect([idsOf(whole), whole.total.count]).toEqual([[last, first, second], 3])
  const part = await listOf(by, '?limit=1')
  const next = await listOf(by, `?limit=1&cursor=${part.next_cursor}`)
  expect([idsOf(part), idsOf(next)]).toEqual([[last], [first]])
  expect(idsOf(await listOf(by, '?sort=departs_on&search=medan'))).toHaveLength(3)
  expect(idsOf(await listOf(by, '?search=surabaya'))).toEqual([])
  const { departs_on } = await requestNow(home, first)
  expect(idsOf(await listOf(by, `?from=${departs_on}&until=${departs_on}`))).toHaveLength(3)
  expect(idsOf(await listOf(by, `?from=${addDays(departs_on, 1)}`))).toEqual([])
  expect(idsOf(await listOf(by, '?queue=unanswered'))).toEqual([first, second])
  expect(idsOf(await listOf(by, '?queue=expiring'))).toEqual([last])
  expect(idsOf(await listOf(by, `?search=${(await requestNow(home, second)).code.slice(4)}`))).toEqual([second])
})
