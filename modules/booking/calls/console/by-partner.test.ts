import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { bookings } from '#modules/booking/tables.ts'
import { checkLedger } from '#modules/payment/module.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { aBuyer, aCart, anOffer, anOrder, bookingNow, checkOut, payInvoice, seatsOf } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { newNumber } from '#test/support/phones.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
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

/** A paid order, and its partner's own person at the desk. */
async function paidOrder() {
  const order = await anOrder(home)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const staff = await someStaff(home, ofPartner(order.offer.partner.id))
  const url = `/api/console/v1/bookings/${order.id}`
  const send = (to: string, body: object, key: string) =>
    ask(home, 'POST', to, { token: staff.token, body, headers: { 'idempotency-key': key } })
  const confirm_name = (await bookingNow(home, order.id)).code
  const cancel = (body: object, key = newId()) =>
    send(`/api/console/v1/bookings/${order.id}/cancel`, { confirm_name, ...body }, key)
  const reschedule = (body: object) => send(`/api/console/v1/bookings/${order.id}/reschedule`, body, newId())
  return { order, staff, url, cancel, reschedule }
}

/** A cart whose form was sent and whose phone number was never proved. */
async function unorderedCart() {
  const [buyer, offer] = [await aBuyer(home, { phone_verified_at: null }), await anOffer(home)]
  const id = await aCart(home, offer, buyer)
  expect((await checkOut(home, id, { token: buyer.token, phone_number: newNumber() })).status).toBe(200)
  return { token: buyer.token, offer, id }
}

const auditOf = (id: string) => home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, id))

test('a partner sees who travels, what was paid and what happened, and no number of a document', async () => {
  const { order, staff, url } = await paidOrder()
  const { status, body } = await ask(home, 'GET', url, { token: staff.token })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    booking_id: order.id,
    status: 'in_progress',
    seats: 1,
    invoices: [{ state: 'paid' }],
    participants: [{ position: 1 }],
  })
  expect(body.data.timeline.map(({ event }: { event: string }) => event)).toEqual(['hold', 'checkout', 'start'])
  expect(JSON.stringify(body)).not.toMatch(/passport_number|passport_sealed/)
  expect(await auditOf(order.id)).toMatchObject([{ staff_id: staff.id, before: null, after: { travellers: 1 } }])
})

test('a booking is cancelled by who types its code, and by nobody else', async () => {
  const { order, cancel } = await paidOrder()
  const { status, body } = await cancel({ reason, confirm_name: 'RH' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['confirm_name']])
  expect((await bookingNow(home, order.id)).state).toBe('in_progress')
})

test('a partner cancels: the seats are free, the money goes back, who booked is told why, and the desk knows who did it', async () => {
  const { order, staff, cancel } = await paidOrder()
  const { status, body } = await cancel({ reason })
  expect([status, body.data.status]).toEqual([200, 'cancelled'])
  expect(await seatsOf(home, order.offer)).toEqual([0, 0, 40])
  const [entry, ...others] = await auditOf(order.id)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ staff_id: staff.id, thing: 'booking', reason })
  expect([entry?.before?.state, entry?.after?.state]).toEqual(['in_progress', 'cancelled'])
  const mails = await home.sentTo(order.member.email)
  expect(mails.some(({ text }) => text.replaceAll('\n', ' ').includes(reason))).toBe(true)
})

test('the same key cancels once, and a booking that has ended is not cancelled again', async () => {
  const { order, cancel } = await paidOrder()
  const key = newId()
  const [one, two] = [await cancel({ reason }, key), await cancel({ reason }, key)]
  expect([one.status, two.status]).toEqual([200, 200])
  expect(await auditOf(order.id)).toHaveLength(1)
  const again = await cancel({ reason })
  expect([again.status, again.body.code]).toEqual([409, 'F-BOK-6c6'])
  expect(await auditOf(order.id)).toHaveLength(1)
})

test('a partner moves a booking to another date of the package, and to no date of another', async () => {
  const { order, reschedule } = await paidOrder()
  const { product, hotel_id } = order.offer
  const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
  const foreign = (await anOrder(home)).offer.departure
  expect((await reschedule({ departure_id: foreign.id, reason })).body.code).toBe('F-DPS-D7m')
  const { status, body } = await reschedule({ departure_id: other.id, reason })
  expect([status, body.data.departure_id]).toEqual([200, other.id])
  const [entry] = await auditOf(order.id)
  expect([entry?.before?.departure_id, entry?.after?.departure_id]).toEqual([order.offer.departure.id, other.id])
})

test('a journey that has departed is neither cancelled nor moved, and its member declines nothing', async () => {
  const { order, cancel, reschedule } = await paidOrder()
  const { product, hotel_id, departure } = order.offer
  const moved = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 2, quota: 40 })
  const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
  expect(departure.id).not.toBe(moved.id)
  await home.application.db
    .update(bookings)
    .set({
      departs_on: jakartaDate(home.application.clock.now()),
      moved_from: { departure_id: departure.id, departs_on: '2027-01-01', returns_on: '2027-01-09', reason, at: '' },
    })
    .where(eq(bookings.id, order.id))
  expect((await cancel({ reason })).body.code).toBe('F-BOK-6c6')
  expect((await reschedule({ departure_id: other.id, reason })).status).toBe(409)
  const own = { token: order.token }
  const declined = await ask(home, 'POST', `/api/v3/users/bookings/${order.id}/reschedule/decline`, own)
  expect(declined.body.code).toBe('F-BOK-9d9')
  const seen = await ask(home, 'GET', `/api/v3/users/bookings/${order.id}`, own)
  expect([seen.body.data.status, seen.body.data.reschedule.can_decline]).toEqual(['in_progress', false])
})

test('of a cart that was never ordered a partner sees nobody', async () => {
  const { token, offer, id } = await unorderedCart()
  const staff = await someStaff(home, ofPartner(offer.partner.id))
  const { body } = await ask(home, 'GET', `/api/console/v1/bookings/${id}`, { token: staff.token })
  expect(body.data).toMatchObject({ status: 'cart', contact: { name: null, email: null, phone_number: null } })
  expect([token.length > 0, body.data.participants]).toEqual([true, []])
  expect(await auditOf(id)).toEqual([])
})

test('a reason that says nothing is refused at its field', async () => {
  const { cancel } = await paidOrder()
  const { status, body } = await cancel({ reason: 'batal' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['reason']])
})
