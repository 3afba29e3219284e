import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { bookingNow, eventsOf } from '#test/support/bookings.ts'
import { aJourney, putBooking } from '#test/support/journeys.ts'
import { nameTravellers } from '#test/support/rooming.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const reason = 'Ejaan di paspor berbeda'

/** A paid order of Muhammad Yusuf, and its partner's person at the desk. */
async function aTraveller() {
  const { id } = await aJourney(home)
  const [traveller_id = ''] = await nameTravellers(home, id, [{ name: 'Muhammad Yusuf', birth_date: '1980-05-01' }])
  const { partner_id } = await bookingNow(home, id)
  const staff = await someStaff(home, ofPartner(partner_id))
  const correct = (body: object, whom = traveller_id) =>
    ask(home, 'POST', `/api/console/v1/bookings/${id}/travellers/${whom}/correct`, { token: staff.token, body })
  return { id, staff, correct, traveller_id }
}

test('a partner corrects a spelling after the member’s last day, and the history and the audit say so', async () => {
  const { id, staff, correct, traveller_id } = await aTraveller()
  // Tomorrow: too late for a member.
  const tomorrow = jakartaDate(new Date(home.application.clock.now().getTime() + 86_400_000))
  await putBooking(home, id, { departs_on: tomorrow })
  const { status, body } = await correct({ name: 'Mohammad Yusuf', reason })
  expect([status, body.data.name]).toEqual([200, 'Mohammad Yusuf'])
  expect((await eventsOf(home, id)).at(-1)).toBe('correct')
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff.id))
  expect(rows).toMatchObject([
    {
      thing: 'traveller',
      thing_id: traveller_id,
      before: { name: 'M•••', birth_year: '1980' },
      after: { name: 'M•••', birth_year: '1980' },
      reason,
    },
  ])
})

test('a seat is not passed on: another person’s name is refused at its field', async () => {
  const { correct } = await aTraveller()
  const other = await correct({ name: 'Siti Aminah', reason })
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['name']])
  const both = await correct({ name: 'Mohammad Yusuf', birth_date: '1981-05-01', reason })
  expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['birth_date']])
  expect((await correct({ name: 'Mohammad Yusuf', reason: 'salah' })).status).toBe(422)
  expect((await correct({ name: 'Mohammad Yusuf', reason }, newId())).status).toBe(404)
})

test('once a journey has departed or ended, nobody is written another way', async () => {
  const { id, correct } = await aTraveller()
  await putBooking(home, id, { departs_on: jakartaDate(home.application.clock.now()) })
  expect((await correct({ name: 'Mohammad Yusuf', reason })).body.code).toBe('F-BOK-6c6')
  const ended = await aTraveller()
  await putBooking(home, ended.id, { state: 'cancelled' })
  expect((await ended.correct({ name: 'Mohammad Yusuf', reason })).body.code).toBe('F-BOK-6c6')
})
