import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { weeksUntil } from '#core/weeks.ts'
import { anOffer, bookingNow } from '#test/support/bookings.ts'
import { aJourney, putBooking } from '#test/support/journeys.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const salesFor = async (token: string) =>
  (await ask(home, 'GET', '/api/console/v1/figures/sales', { token })).body.data.weeks

test('a partner sees its own sales by the week of the first payment, without what was cancelled or long ago', async () => {
  const now = home.application.clock.now()
  const offer = await anOffer(home)
  const sold = await aJourney(home, { offer, rooms: [{ type: 'quad', adults: 2 }] })
  const before = await aJourney(home, { offer })
  await putBooking(home, before.id, { started_at: addMs(now, -14 * dayMs) })
  const cancelled = await aJourney(home, { offer })
  await putBooking(home, cancelled.id, { state: 'cancelled' })
  const old = await aJourney(home, { offer })
  await putBooking(home, old.id, { started_at: addMs(now, -100 * dayMs) })
  await aJourney(home)
  const { token } = await someStaff(home, ofPartner(offer.partner.id))
  const weeks = await salesFor(token)
  expect(weeks.map(({ week }: { week: string }) => week)).toEqual(weeksUntil(now, 12))
  const { total } = await bookingNow(home, sold.id)
  expect(weeks.at(-1)).toMatchObject({ bookings: 1, travellers: 2, amount: total })
  expect(weeks.at(-3)).toMatchObject({ bookings: 1, travellers: 1 })
  expect(weeks.reduce((sum: number, { bookings }: { bookings: number }) => sum + bookings, 0)).toBe(2)
})

test('a tenant sees what it sold, whoever runs it', async () => {
  const { id } = await aJourney(home)
  const { tenant_id } = await bookingNow(home, id)
  const thisWeek = async (tenant: string) => {
    const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'tenant', id: tenant } })
    return (await salesFor(token)).at(-1)
  }
  const before = await thisWeek(tenant_id)
  const { id: other_id } = await aJourney(home)
  const other = await bookingNow(home, other_id)
  expect(other.tenant_id).toBe(tenant_id)
  expect(await thisWeek(tenant_id)).toMatchObject({
    bookings: before.bookings + 1,
    amount: before.amount + other.total,
  })
  expect(await thisWeek(newId())).toMatchObject({ bookings: 0, amount: 0 })
})
