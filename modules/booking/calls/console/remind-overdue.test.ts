import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { anOffer, anOrder, eventsOf, type Offer } from '#test/support/bookings.ts'
import { aJourney, putBooking } from '#test/support/journeys.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

/** An order whose settlement is overdue. */
async function overdue(offer: Offer) {
  const order = await aJourney(home, { offer, plan: 'down_payment' })
  await putBooking(home, order.id, { overdue_at: home.application.clock.now() })
  return order
}
const partnerOf = (offer: Offer) => someStaff(home, ofPartner(offer.partner.id))
const post = (path: string, token: string) =>
  ask(home, 'POST', `/api/console/v1/${path}`, { token, body: {}, headers: { 'idempotency-key': newId() } })
const reminders = async ({ member }: { member: { email: string } }) =>
  (await home.sentTo(member.email)).filter(({ subject }) => subject.includes('jatuh tempo')).length
const remindersIn = async (id: string) => (await eventsOf(home, id)).filter((event) => event === 'remind').length

test('who booked is reminded of an overdue settlement once a day, and the history says so', async () => {
  const offer = await anOffer(home)
  const order = await overdue(offer)
  const { token } = await partnerOf(offer)
  const first = await post(`bookings/${order.id}/remind`, token)
  expect([first.status, first.body.data]).toEqual([200, { invoice_code: order.invoices[1]?.invoice_code }])
  const again = await post(`bookings/${order.id}/remind`, token)
  expect([again.status, again.body.code]).toEqual([409, 'F-INV-6r6'])
  expect([await reminders(order), await remindersIn(order.id)]).toEqual([1, 1])
  const own = await ask(home, 'GET', `/api/v3/users/bookings/${order.id}`, { token: order.token })
  expect(own.body.data.timeline).toContainEqual(expect.objectContaining({ event: 'remind', reason: null }))
  const { data } = (await ask(home, 'GET', `/api/console/v1/bookings/${order.id}/changes`, { token })).body
  expect(data.overdue).toMatchObject({ can_remind: false, invoice_code: order.invoices[1]?.invoice_code })
  const { clock } = home.application
  clock.moveTo(addMs(clock.now(), dayMs))
  const { token: tomorrow } = await partnerOf(offer)
  expect((await post(`bookings/${order.id}/remind`, tomorrow)).status).toBe(200)
  expect([await reminders(order), await remindersIn(order.id)]).toEqual([2, 2])
})

test('of two who remind at once one does', async () => {
  const offer = await anOffer(home)
  const order = await overdue(offer)
  const [one, two] = [await partnerOf(offer), await partnerOf(offer)]
  const replies = await Promise.all([one, two].map(({ token }) => post(`bookings/${order.id}/remind`, token)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await reminders(order)).toBe(1)
})

test('all who are overdue on a departure are reminded together, without those who were reminded today', async () => {
  const offer = await anOffer(home)
  const orders = [await overdue(offer), await overdue(offer), await overdue(offer)]
  await aJourney(home, { offer, plan: 'down_payment' })
  const { token } = await partnerOf(offer)
  await post(`bookings/${orders[0]?.id}/remind`, token)
  const departure = `departures/${offer.departure.id}/remind`
  const all = await post(departure, token)
  expect([all.status, all.body.data]).toEqual([200, { reminded: 2 }])
  expect((await post(departure, token)).body.code).toBe('F-INV-6r6')
  for (const order of orders) expect(await reminders(order)).toBe(1)
})

test('nobody is reminded of what is not overdue, and nobody reminds for another partner', async () => {
  const order = await anOrder(home)
  const { token } = await partnerOf(order.offer)
  expect((await post(`bookings/${order.id}/remind`, token)).body.code).toBe('F-INV-5n5')
  expect((await post(`departures/${order.offer.departure.id}/remind`, token)).body.code).toBe('F-INV-5n5')
  const other = await partnerOf(await anOffer(home))
  expect((await post(`bookings/${order.id}/remind`, other.token)).status).toBe(404)
  expect((await post(`departures/${order.offer.departure.id}/remind`, other.token)).status).toBe(404)
})
