import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit_log } from '#modules/staff/tables.ts'
import { anOrder, bookingNow } from '#test/support/bookings.ts'
import { aJourney } from '#test/support/journeys.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const jne = { courier: 'JNE', waybill: 'JNE0012345' }

async function aDesk(id: string) {
  const staff = await someStaff(home, ofPartner((await bookingNow(home, id)).partner_id))
  const url = `/api/console/v1/bookings/${id}`
  const ship = (body: object = jne) => ask(home, 'POST', `${url}/kit/ship`, { token: staff.token, body })
  const deliver = () => ask(home, 'POST', `${url}/kit/deliver`, { token: staff.token, body: {} })
  return { staff, ship, deliver }
}

test('a kit is shipped with its waybill, arrives, and who booked can follow it', async () => {
  const { id, token } = await aJourney(home)
  const { staff, ship, deliver } = await aDesk(id)
  const early = await deliver()
  expect([early.status, early.body.code]).toEqual([409, 'F-KIT-1n1'])
  expect((await ship()).body.data).toMatchObject({ state: 'shipped', ...jne })
  expect((await ship()).body.code).toBe('F-KIT-1n1')
  const seen = await ask(home, 'GET', `/api/v3/users/bookings/${id}/tracking/shipping`, { token })
  expect([seen.status, seen.body.data.waybill]).toEqual([200, jne.waybill])
  expect((await deliver()).body.data.state).toBe('delivered')
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff.id))
  expect(rows.map(({ before, after }) => [before?.state, after?.state])).toEqual([
    ['preparing', 'shipped'],
    ['shipped', 'delivered'],
  ])
})

test('an order that is not paid has no kit yet, and a waybill that says nothing is refused at its field', async () => {
  const { id } = await anOrder(home)
  const { ship } = await aDesk(id)
  expect((await ship()).body.code).toBe('F-KIT-1n1')
  const empty = await ship({ courier: 'JNE', waybill: ' ' })
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['waybill']])
})
