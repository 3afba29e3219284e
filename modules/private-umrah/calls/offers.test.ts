import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { addDays, addMs, hourMs, jakartaDate } from '#core/time.ts'
import { seedConsultants } from '#demo/consultants.ts'
import { booking_participants } from '#modules/booking/tables.ts'
import { countPackages } from '#modules/catalogue/module.ts'
import { departures, products } from '#modules/catalogue/tables.ts'
import { partner_licences } from '#modules/partner/tables.ts'
import { checkLedger } from '#modules/payment/module.ts'
import { lapseOffers } from '#modules/private-umrah/lifecycle/clock.ts'
import { atBank, bookingNow } from '#test/support/bookings.ts'
import { fetched } from '#test/support/journeys.ts'
import { listening } from '#test/support/payments.ts'
import {
  accept,
  anOffer,
  aRequest,
  aServingPartner,
  decide,
  moveAsPartner,
  offerNow,
  type Plan,
  requestNow,
} from '#test/support/private-offers.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
  await seedConsultants(home.application.db, home.application.clock.now())
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults]).toEqual([0, []])
  await home.close()
})

const at = (path: string) => `/api/v1/custom-product/${path}`
const read = async ({ id, token }: Plan, what: string) => (await ask(home, 'GET', at(id + what), { token })).body.data
const stateOf = async ({ id }: Plan) => (await requestNow(home, id)).state
const offerState = async ({ id }: { id: string }) => (await offerNow(home, id)).state
const reason = 'Harganya di atas anggaran keluarga'

test('offers stand side by side, the cheapest first, with licence, price and all that differs from the wish', async () => {
  const plan = await aRequest(home, supply)
  await anOffer(home, plan.id)
  const other = { stays: [{ hotel_id: supply.madinah.id, nights: 3 }], extra_ids: [] }
  const stays = [...other.stays, { hotel_id: supply.otherMakkah.id, nights: 4 }]
  await anOffer(home, plan.id, { total: 70_000_000, down_payment: 0, journey: { stays, extra_ids: [] } })
  const offers = await read(plan, '/offers')
  expect(offers).toMatchObject([
    {
      ...{ status: 'open', total: 70_000_000, down_payment: null },
      differences: [
        { kind: 'hotel', wished: 'Hotel Makkah 5', offered: 'Hotel Makkah 3' },
        { kind: 'extra_missing', wished: 'Pembimbing', offered: null },
      ],
    },
    { total: 85_000_000, down_payment: 15_000_000, differences: [], partner: { licence: { kind: 'PPIU' } } },
  ])
  expect(JSON.stringify(offers)).not.toMatch(/"cost"|made_by/)
  expect(await read(plan, '/waiting')).toMatchObject({ status: 'offered', open_offers: 2 })
})

test('an accepted offer is a booking with its invoice, its seats held, and the other offers are lost', async () => {
  const plan = await aRequest(home, supply)
  const [offer, other] = [await anOffer(home, plan.id), await anOffer(home, plan.id)]
  const reply = await accept(home, plan, offer)
  expect(reply.body.data).toMatchObject({ id: plan.id, status: 'awaiting_payment', invoices: [{ amount: 85_000_000 }] })
  expect([await offerState(offer), await offerState(other)]).toEqual(['accepted', 'lost'])

  const booking = await bookingNow(home, plan.id)
  expect(booking).toMatchObject({ state: 'awaiting_payment', is_private: true, seats: 3, total: 85_000_000 })
  expect([booking.code, booking.partner_id]).toEqual([(await requestNow(home, plan.id)).code, offer.partner_id])
  const { db } = home.application
  const [departure] = await db.select().from(departures).where(eq(departures.id, booking.departure_id))
  expect([departure?.quota, departure?.held, departure?.sold]).toEqual([3, 3, 0])
  const [product] = await db.select().from(products).where(eq(products.id, booking.product_id))
  expect(product?.state).toBe('gone')
  // Not one of the partner's packages: it has the one that it sells.
  expect((await countPackages(db)).get(offer.partner_id)).toBe(1)
  const people = await db.select().from(booking_participants).where(eq(booking_participants.booking_id, plan.id))
  expect(people.map(({ age_group, name }) => [age_group, name?.slice(0, 6)])).toEqual([
    ['adult', 'Jamaah'],
    ['adult', 'Jamaah'],
    ['child', 'Jamaah'],
  ])
  const detail = await ask(home, 'GET', `/api/v3/users/bookings/${plan.id}`, { token: plan.token })
  expect(detail.body.data).toMatchObject({ status: 'awaiting_payment', price: { total: 85_000_000 } })
  const shown = await ask(home, 'GET', `/api/v3/products/${product?.slug}`)
  expect(shown.status).toBe(410)
})

test('the down payment of an offer starts the journey, and the rest is due later', async () => {
  await listening(home)
  const plan = await aRequest(home, supply)
  const offer = await anOffer(home, plan.id)
  const accepted = await accept(home, plan, offer, 'down_payment')
  expect(accepted.body.data.invoices.map(({ amount }: { amount: number }) => amount)).toEqual([15_000_000, 70_000_000])
  const due = await read(plan, '/gateways')
  expect(due.total_payment).toBe(15_000_000)
  expect(due.payment_method.length).toBeGreaterThan(0)
  const body = { payment_gateway: 'doku', payment_method_code: 'VIRTUAL_ACCOUNT_BCA' }
  const begun = await ask(home, 'POST', at(`${plan.id}/payment`), { token: plan.token, body })
  expect(begun.status).toBe(200)
  await atBank(home, begun.body.data.payment_number)
  expect([await stateOf(plan), (await bookingNow(home, plan.id)).state]).toEqual(['in_progress', 'in_progress'])
  expect(await read(plan, '/waiting')).toMatchObject({
    is_payment_completed: false,
    invoices: [{ state: 'paid' }, { state: 'waiting', amount: 70_000_000 }],
  })
  const invoice = await fetched(home, at(`${plan.id}/invoice`), plan.token)
  expect([invoice.status, invoice.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
})

test('who recommended the plan is named in its booking', async () => {
  const plan = await aRequest(home, supply, { form: { affiliate_code: 'RIHLA-AISYAH' } })
  const unknown = await aRequest(home, supply, { form: { affiliate_code: 'NOBODY' } })
  for (const one of [plan, unknown]) expect((await accept(home, one, await anOffer(home, one.id))).status).toBe(200)
  const { affiliate_code, consultant_name } = await bookingNow(home, plan.id)
  expect([affiliate_code, consultant_name]).toEqual(['RIHLA-AISYAH', expect.stringMatching(/Aisyah/)])
  expect((await bookingNow(home, unknown.id)).affiliate_code).toBeNull()
})

test('of two who accept at once, exactly one does, and the other reads why', async () => {
  const plan = await aRequest(home, supply)
  const offers = [await anOffer(home, plan.id), await anOffer(home, plan.id)]
  const replies = await Promise.all(offers.map((offer) => accept(home, plan, offer)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await Promise.all(offers.map(offerState))).sort()).toEqual(['accepted', 'lost'])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe(codes.private_offer_chosen)
})

test('an offer that was withdrawn, has lapsed, is another’s or says something else by now is not accepted', async () => {
  const plan = await aRequest(home, supply)
  const now = home.application.clock.now()
  const [withdrawn, lapsed, changed] = [
    await anOffer(home, plan.id),
    await anOffer(home, plan.id, { valid_until: addMs(now, -1) }),
    await anOffer(home, plan.id),
  ]
  await moveAsPartner(home, withdrawn, 'withdraw')
  await moveAsPartner(home, changed, 'change', { total: 90_000_000, version: 2 })
  const elsewhere = await anOffer(home, (await aRequest(home, supply)).id)
  const statuses = []
  for (const offer of [withdrawn, lapsed, changed, elsewhere]) statuses.push((await accept(home, plan, offer)).status)
  expect(statuses).toEqual([409, 409, 409, 404])
  expect(await stateOf(plan)).toBe('offered')
  const body = { decision: 'accept' }
  const unnamed = await ask(home, 'POST', at(`${plan.id}/approval-review`), { token: plan.token, body })
  expect(unnamed.body.errors).toHaveProperty('offer_id')
  expect((await accept(home, plan, await offerNow(home, changed.id))).status).toBe(200)
})

test('an offer on a journey that is bought no more is not accepted, however long it was said to run', async () => {
  const plan = await aRequest(home, supply)
  const today = jakartaDate(home.application.clock.now())
  const near = (days: number) => {
    const departs_on = addDays(today, days)
    const times = { departs_at: `${departs_on}T11:00:00+07:00`, arrives_at: `${departs_on}T17:05:00+03:00` }
    const flights = [{ number: 'SV 1', from: 'CGK', to: 'MED', ...times }]
    return { departs_on, flights }
  }
  const [late, last] = [
    await anOffer(home, plan.id, { journey: near(13) }),
    await anOffer(home, plan.id, { journey: near(14) }),
  ]
  expect((await accept(home, plan, late)).body.code).toBe(codes.private_offer_gone)
  expect((await accept(home, plan, last)).status).toBe(200)
  // As of any package: nothing is bought by paying after its last day.
  const closes = new Date(`${addDays(today, 1)}T00:00:00+07:00`)
  expect(await read(plan, '/waiting')).toMatchObject({ invoices: [{ due_at: closes.toISOString() }] })
})

test('from its acceptance on a request is the journey that was offered, and is called so', async () => {
  const plan = await aRequest(home, supply)
  const { plan: wished, departs_on } = await requestNow(home, plan.id)
  const later = addDays(departs_on, 3)
  const moved = { ...wished, departs_on: later, returns_on: addDays(wished.returns_on, 5), nights: wished.nights + 2 }
  const journey = { departs_on: later, returns_on: moved.returns_on }
  const offer = await anOffer(home, plan.id, { journey, plan: moved })
  await accept(home, plan, offer)
  const detail = await read(plan, '/detail-order')
  expect(detail).toMatchObject({ ...journey, plan: { departs_on: later, nights: moved.nights } })
  expect(detail.title).toContain(`${moved.nights} malam`)
  expect((await bookingNow(home, plan.id)).product_name.id).toBe(detail.title)
})

test('the rooms of a booking are those that were offered', async () => {
  const plan = await aRequest(home, supply)
  const { plan: wished } = await requestNow(home, plan.id)
  const stays = wished.stays.map((stay) => ({ ...stay, rooms: [{ sleeps: 4 as const, count: 1 }] }))
  expect(wished.stays[0]?.rooms).not.toEqual(stays[0]?.rooms)
  await accept(home, plan, await anOffer(home, plan.id, { plan: { ...wished, stays } }))
  expect((await bookingNow(home, plan.id)).rooms).toEqual([{ type: 'quad', adults: 2 }])
})

test('so near to the departure that all is paid at once, an offer has no down payment', async () => {
  const plan = await aRequest(home, supply)
  const departs_on = addDays(jakartaDate(home.application.clock.now()), 40)
  await anOffer(home, plan.id, { journey: { departs_on } })
  expect(await read(plan, '/offers')).toMatchObject([{ down_payment: null }])
})

test('what became of each offer stands in the history, with the reason that was given', async () => {
  const plan = await aRequest(home, supply)
  const [withdrawn, declined, lapsed] = [
    await anOffer(home, plan.id),
    await anOffer(home, plan.id),
    await anOffer(home, plan.id),
  ]
  await moveAsPartner(home, withdrawn, 'change', { version: 2 })
  await moveAsPartner(home, withdrawn, 'withdraw')
  await decide(home, plan, { decision: 'decline', offer_id: declined.id, reason })
  await lapseOffers(home.application.db, addMs(home.application.clock.now(), 73 * hourMs))
  const { timeline } = await read(plan, '/detail-order')
  expect(timeline.slice(0, 5)).toMatchObject([
    { event: 'reopen' },
    { event: 'offer_lapse', partner: lapsed.partner.name, reason: null },
    { event: 'offer_decline', reason },
    { event: 'offer_withdraw', reason: 'Kursi pada tanggal itu habis', partner: withdrawn.partner.name },
    { event: 'offer_change', reason: null },
  ])
  const offers: { id: string; end_reason: string | null }[] = await read(plan, '/offers')
  const reasons = new Map(offers.map(({ id, end_reason }) => [id, end_reason]))
  expect([withdrawn, declined, lapsed].map(({ id }) => reasons.get(id))).toEqual([
    'Kursi pada tanggal itu habis',
    reason,
    null,
  ])
})

test('of an offer that was withdrawn as the last one the family reads that it is gone, and can wait for others', async () => {
  const plan = await aRequest(home, supply)
  const offer = await anOffer(home, plan.id)
  await moveAsPartner(home, offer, 'withdraw')
  expect((await accept(home, plan, offer)).body.code).toBe(codes.private_offer_gone)
})

test('a partner whose licence was suspended meanwhile is not accepted', async () => {
  const plan = await aRequest(home, supply)
  const offer = await anOffer(home, plan.id)
  const { db, clock } = home.application
  await db
    .update(partner_licences)
    .set({ suspended_on: jakartaDate(clock.now()) })
    .where(eq(partner_licences.partner_id, offer.partner_id))
  expect((await accept(home, plan, offer)).status).toBe(409)
  expect(await offerState(offer)).toBe('open')
})

test('a request that is decided takes no second word', async () => {
  const sent = await aRequest(home, supply)
  const offer = await anOffer(home, sent.id)
  expect((await accept(home, sent, offer)).status).toBe(200)
  expect((await accept(home, sent, offer)).status).toBe(409)
  expect((await decide(home, sent, { decision: 'decline', reason })).status).toBe(409)
})

test('declining one offer keeps the request open; with the last of them it waits again', async () => {
  const plan = await aRequest(home, supply)
  const [one, two] = [await anOffer(home, plan.id), await anOffer(home, plan.id)]
  const decline = (offer_id: string, why?: string) =>
    decide(home, plan, { decision: 'decline', offer_id, ...(why && { reason: why }) })
  expect((await decline(one.id)).body.errors).toHaveProperty('reason')
  expect((await decline(one.id, reason)).body.data.status).toBe('offered')
  expect(await offerNow(home, one.id)).toMatchObject({ state: 'declined', decline_reason: reason })
  expect((await decline(one.id, reason)).status).toBe(409)
  expect((await decline(two.id, reason)).body.data.status).toBe('waiting_approval')
  expect((await anOffer(home, plan.id)).state).toBe('open')
  expect(await stateOf(plan)).toBe('offered')
})

test('declining the request ends it and every offer on it', async () => {
  const plan = await aRequest(home, supply)
  const offer = await anOffer(home, plan.id)
  const reply = await decide(home, plan, { decision: 'decline', reason })
  expect(reply.body.data.status).toBe('declined')
  // The family was promised that whoever had offered reads why.
  expect(await offerNow(home, offer.id)).toMatchObject({ state: 'lost', decline_reason: reason })
  expect(await requestNow(home, plan.id)).toMatchObject({ end_reason: reason, ended_at: expect.any(Date) })
})

test('the last open offer withdrawn: others may still offer, the same partner too', async () => {
  const plan = await aRequest(home, supply)
  const by = await aServingPartner(home)
  const offer = await anOffer(home, plan.id, { by })
  await expect(anOffer(home, plan.id, { by })).rejects.toThrow()
  await moveAsPartner(home, offer, 'withdraw')
  expect(await stateOf(plan)).toBe('waiting_approval')
  const again = await anOffer(home, plan.id, { by, valid_until: addMs(home.application.clock.now(), hourMs) })
  expect(await read(plan, '/offers')).toMatchObject([{ id: again.id }, { id: offer.id, status: 'withdrawn' }])
})
