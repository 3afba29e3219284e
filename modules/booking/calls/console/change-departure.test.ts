import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { continueRuns } from '#modules/booking/lifecycle/departure-run.ts'
import { bookings } from '#modules/booking/tables.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { checkLedger, refundsOf } from '#modules/payment/module.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { later } from '#test/support/accounts.ts'
import { aBuyer, addToCart, anOffer, anOrder, bookingNow, payInvoice, seatsOf } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { aJourney, putBooking } from '#test/support/journeys.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(async () => {
  const { total, faults } = await checkLedger(home.application.db)
  expect([total, faults]).toEqual([0, []])
  await home.close()
})

const reason = 'Maskapai membatalkan penerbangan'
const round = () => continueRuns(home.application.db, home.application.clock.now())

/** A departure with orders that are paid and one that is not, another date, and its partner's own person. */
async function aDeparture({ paid = 2, other_quota = 40 } = {}) {
  const offer = await anOffer(home)
  const { product, hotel_id, departure } = offer
  const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: other_quota })
  const orders = []
  for (let i = 0; i < paid; i++) orders.push(await aJourney(home, { offer, plan: 'down_payment' }))
  const unpaid = await anOrder(home, { offer })
  const staff = await someStaff(home, ofPartner(offer.partner.id))
  const { token } = staff
  const url = `/api/console/v1/departures/${departure.id}`
  const confirm_name = product.name.id
  const change = async (body: object, by = token) =>
    ask(home, 'POST', `${url}/changes`, {
      ...{ token: by, body: { reason, confirm_name, code: await stepCodeOf(home, by), ...body } },
      headers: { 'idempotency-key': newId() },
    })
  const pause = async (is_paused: boolean, by = token) =>
    ask(home, 'POST', `${url}/changes/pause`, {
      token: by,
      body: { is_paused, ...(!is_paused && { code: await stepCodeOf(home, by) }) },
    })
  const get = async (path = '') => (await ask(home, 'GET', url + path, { token })).body.data
  return { staff, offer, other: { ...offer, departure: other }, orders, unpaid, change, pause, get }
}
const statesOf = async (orders: readonly { id: string }[]) =>
  Promise.all(orders.map(async ({ id }) => (await bookingNow(home, id)).state))
const amountsBack = async ({ id }: { id: string }) =>
  (await refundsOf(home.application.db, id)).map(({ refund }) => refund.amount)
const mailsTo = async ({ member }: { member: { email: string } }, words: string) =>
  (await home.sentTo(member.email)).filter(({ subject }) => subject.includes(words))

test('what it means to cancel or move a departure is said before anything is done', async () => {
  const { get, other } = await aDeparture()
  expect(await get('/changes')).toMatchObject({
    ...{ can_change: true, bookings: 2, unpaid_bookings: 1, travellers: 3, seats: 2 },
    ...{ refund: 10_000_000, fee: 0, unpaid: 80_000_000 },
    dates: [{ departure_id: other.departure.id, seats_left: 40, has_seats: true }],
  })
})

test('a cancelled departure is sold no more, each family is told once with its choices, and all money goes back', async () => {
  const { staff, offer, orders, unpaid, change, get } = await aDeparture()
  const { status, body } = await change({ kind: 'cancel' })
  expect([status, body.data]).toMatchObject([200, { kind: 'cancel', total: 3, cancelled: 0, finished_at: null }])
  const { token } = await aBuyer(home)
  expect((await addToCart(home, offer, { token })).status).toBe(409)
  await round()
  expect((await get()).run.finished_at).toBeNull()
  later(home, 2 * 60)
  await round()
  expect(await statesOf([...orders, unpaid])).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect((await get()).run).toMatchObject({ total: 3, cancelled: 3, moved: 0, skipped: 0 })
  expect((await get()).run.finished_at).not.toBeNull()
  for (const order of orders) {
    expect(await amountsBack(order)).toEqual([5_000_000])
    const mails = await mailsTo(order, 'Pesanan dibatalkan')
    expect(mails).toHaveLength(1)
    const text = mails[0]?.text.replaceAll('\n', ' ') ?? ''
    expect([text.includes(reason), text.includes('Masih ingin berangkat?')]).toEqual([true, true])
  }
  expect(await seatsOf(home, offer)).toEqual([0, 0, 40])
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff.id))
  expect(rows.map(({ thing, after }) => `${thing} ${after?.state ?? after?.kind}`).sort()).toEqual([
    ...['booking cancelled', 'booking cancelled', 'booking cancelled', 'departure cancel'],
  ])
  expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(1)
})

test('a moved departure takes who has paid with it; who has not is told to order anew', async () => {
  const { offer, other, orders, unpaid, change, get } = await aDeparture()
  const { status } = await change({ kind: 'move', to_departure_id: other.departure.id })
  expect(status).toBe(200)
  await round()
  expect(await statesOf([...orders, unpaid])).toEqual(['in_progress', 'in_progress', 'cancelled'])
  for (const order of orders) {
    expect((await bookingNow(home, order.id)).departure_id).toBe(other.departure.id)
    expect(await amountsBack(order)).toEqual([])
    const [mail, ...more] = await mailsTo(order, 'Jadwal keberangkatan berubah')
    expect([more, mail?.text.replaceAll('\n', ' ').includes('tolak jadwal baru')]).toEqual([[], true])
  }
  expect([await seatsOf(home, offer), await seatsOf(home, other)]).toEqual([
    [0, 0, 40],
    [2, 0, 38],
  ])
  expect((await get()).run).toMatchObject({ kind: 'move', total: 3, moved: 2, cancelled: 1, skipped: 0 })
})

test('a run that is stopped half-way has done nothing of what it was at, and goes on from there', async () => {
  const { orders, unpaid, change, get } = await aDeparture({ paid: 3 })
  await change({ kind: 'cancel' })
  const { db } = home.application
  const stuck = orders[1]?.id ?? ''
  // The last statement of its transaction is the one that fails: all before it is done and then lost.
  await db.execute(sql`create function stop_run() returns trigger language plpgsql as
    'begin raise exception ''the process died''; end'`)
  await db.execute(sql`create trigger stop_run before insert on departure_run_bookings for each row
    when (new.booking_id = ${sql.raw(`'${stuck}'`)}) execute function stop_run()`)
  await expect(round()).rejects.toThrow('1 orders of departures were not changed')
  expect(await statesOf([...orders, unpaid])).toEqual(['cancelled', 'in_progress', 'cancelled', 'cancelled'])
  expect([await amountsBack({ id: stuck }), (await get()).run]).toMatchObject([
    [],
    { total: 4, cancelled: 3, finished_at: null },
  ])
  await db.execute(sql`drop trigger stop_run on departure_run_bookings`)
  await Promise.all([round(), round()])
  expect(await statesOf([...orders, unpaid])).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled'])
  expect((await get()).run).toMatchObject({ total: 4, cancelled: 4 })
  for (const order of orders) {
    expect(await amountsBack(order)).toEqual([5_000_000])
    expect(await mailsTo(order, 'Pesanan dibatalkan')).toHaveLength(1)
  }
})

test('a wrong code of the app changes nothing, and a run that is paused stands still until it goes on', async () => {
  const { orders, change, pause, get } = await aDeparture()
  expect((await change({ kind: 'cancel', code: '000000' })).body.code).toBe('F-STF-1c1')
  expect([(await get()).run, (await pause(true)).status]).toEqual([null, 404])
  await change({ kind: 'cancel' })
  expect((await pause(true)).body.data.paused_at).not.toBeNull()
  await round()
  expect(await statesOf(orders)).toEqual(['in_progress', 'in_progress'])
  expect((await get()).run).toMatchObject({ cancelled: 0, finished_at: null })
  expect((await pause(false)).body.data.paused_at).toBeNull()
  await round()
  expect(await statesOf(orders)).toEqual(['cancelled', 'cancelled'])
})

test('what an admin has stopped goes on by an admin alone, and only with a code of the app', async () => {
  const { offer, change, pause, get } = await aDeparture({ paid: 0 })
  const admin = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  await change({ kind: 'cancel' })
  expect((await pause(true, admin.token)).body.data.paused_by).toBe('platform')
  for (const is_paused of [true, false]) expect((await pause(is_paused)).body.code).toBe('F-DPS-7p7')
  const url = `/api/console/v1/departures/${offer.departure.id}/changes/pause`
  const resume = (body: object) => ask(home, 'POST', url, { token: admin.token, body: { is_paused: false, ...body } })
  expect(Object.keys((await resume({})).body.errors)).toEqual(['code'])
  expect((await resume({ code: '000000' })).body.code).toBe('F-STF-1c1')
  expect((await get()).run.paused_by).toBe('platform')
  expect((await pause(false, admin.token)).body.data).toMatchObject({ paused_at: null, paused_by: null })
})

test('who finds the other date full stays, is counted, and is cancelled by another run', async () => {
  const { other, orders, change, get } = await aDeparture()
  await change({ kind: 'move', to_departure_id: other.departure.id })
  await home.application.db.update(departures).set({ quota: 1 }).where(eq(departures.id, other.departure.id))
  await round()
  expect((await get()).run).toMatchObject({ total: 3, moved: 1, cancelled: 1, skipped: 1 })
  expect(await statesOf(orders)).toEqual(['in_progress', 'in_progress'])
  expect((await change({ kind: 'cancel' })).status).toBe(200)
  await round()
  expect((await get()).run).toMatchObject({ kind: 'cancel', total: 1, cancelled: 1 })
  expect(await statesOf(orders)).toEqual(['in_progress', 'cancelled'])
})

test('of two who press at once one begins, and the other is told so', async () => {
  const { offer, orders, change } = await aDeparture()
  const second = await someStaff(home, ofPartner(offer.partner.id))
  const replies = await Promise.all([change({ kind: 'cancel' }), change({ kind: 'cancel' }, second.token)])
  expect(replies.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort()).toEqual(['200 ', '409 F-DPS-5r5'])
  await round()
  for (const order of orders) expect(await amountsBack(order)).toEqual([5_000_000])
})

test('a date without seats for all is refused, and nothing is closed', async () => {
  const { offer, other, change, get } = await aDeparture({ other_quota: 1 })
  const { body } = await change({ kind: 'move', to_departure_id: other.departure.id })
  expect(body.code).toBe('F-DPS-D7m')
  expect((await change({ kind: 'move', to_departure_id: (await anOffer(home)).departure.id })).body.code).toBe(
    'F-DPS-D7m',
  )
  expect((await get()).run).toBeNull()
  const { token } = await aBuyer(home)
  expect((await addToCart(home, offer, { token })).status).toBe(200)
})

test('a date that does not offer the room of everybody is refused; who finds it so later stays and is counted', async () => {
  const { other, orders, change, get } = await aDeparture()
  const to_departure_id = other.departure.id
  const one = orders[0]?.id ?? ''
  const { db } = home.application
  await db
    .update(bookings)
    .set({ rooms: [{ type: 'double', adults: 1 }] })
    .where(eq(bookings.id, one))
  const offer = (price_double: number | null) =>
    db.update(departures).set({ price_double }).where(eq(departures.id, to_departure_id))
  await offer(null)
  expect((await get('/changes')).dates).toMatchObject([{ has_seats: true, is_offered: false }])
  expect((await change({ kind: 'move', to_departure_id })).body.code).toBe('F-DPS-7o7')
  await offer(36_000_000)
  expect((await get('/changes')).dates).toMatchObject([{ has_seats: true, is_offered: true }])
  expect((await change({ kind: 'move', to_departure_id })).status).toBe(200)
  await offer(null)
  await round()
  expect((await get()).run).toMatchObject({ total: 3, moved: 1, cancelled: 1, skipped: 1 })
  expect((await bookingNow(home, one)).departure_id).not.toBe(to_departure_id)
})

test('a date that waits for a reviewer is neither cancelled nor moved: it would be on sale once it is approved', async () => {
  const { offer, change, get } = await aDeparture({ paid: 0 })
  const waits = eq(departures.id, offer.departure.id)
  await home.application.db.update(departures).set({ published_at: null }).where(waits)
  expect((await get('/changes')).can_change).toBe(false)
  expect((await change({ kind: 'cancel' })).body.code).toBe('F-PRD-6w6')
  expect((await get()).run).toBeNull()
})

test('an order that slips onto a date that is called off is not paid for, and ends with the others', async () => {
  const { offer, unpaid, change, get } = await aDeparture({ paid: 0 })
  const late = await anOrder(home, { offer })
  await putBooking(home, late.id, { state: 'cart' })
  expect((await change({ kind: 'cancel' })).status).toBe(200)
  await round()
  expect(await statesOf([unpaid])).toEqual(['cancelled'])
  await putBooking(home, late.id, { state: 'awaiting_payment' })
  await expect(payInvoice(home, late, late.invoices[0]?.invoice_code ?? '')).rejects.toThrow(/409 .*F-INV-2e2/)
  expect((await get()).run.finished_at).toBeNull()
  await round()
  expect(await statesOf([late])).toEqual(['cancelled'])
})

test('who types another name, is not the owner, or is of another partner changes nothing', async () => {
  const { offer, change, get } = await aDeparture()
  const other = await change({ kind: 'cancel', confirm_name: 'Umrah' })
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['confirm_name']])
  expect(Object.keys((await change({ kind: 'move' })).body.errors)).toEqual(['to_departure_id'])
  const clerk = await someStaff(home, { role: 'partner_staff', scope: { kind: 'partner', id: offer.partner.id } })
  expect((await change({ kind: 'cancel' }, clerk.token)).status).toBe(404)
  const stranger = await someStaff(home, ofPartner((await anOffer(home)).partner.id))
  expect((await change({ kind: 'cancel' }, stranger.token)).status).toBe(404)
  expect((await get()).run).toBeNull()
})
