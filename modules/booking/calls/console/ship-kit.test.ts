import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anAddress } from '#test/support/addresses.ts'
import { anOrder, bookingNow } from '#test/support/bookings.ts'
import { aJourney } from '#test/support/journeys.ts'
import { sweepAll } from '#test/support/retention.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { retention } from '../../retention.ts'

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

test('a kit goes to the active address, which stays as it was once the kit is on its way', async () => {
  const { id, token } = await aJourney(home)
  const { staff, ship } = await aDesk(id)
  const address = (method: 'POST' | 'DELETE', rest: string, body?: object) =>
    ask(home, method, `/api/v1/users/addresses${rest}`, { token, ...(body && { body }) })
  const kit = async () =>
    (await ask(home, 'GET', `/api/console/v1/bookings/${id}/changes`, { token: staff.token })).body.data.kit
  expect(await kit()).toMatchObject({ state: 'preparing', destination: null })
  await address('POST', '', anAddress)
  const moved = (await address('POST', '', { ...anAddress, street: 'Jl. Braga No. 99', is_active: true })).body.data.id
  const there = { recipient_name: anAddress.recipient_name, street: 'Jl. Braga No. 99', city_name: 'Kota Bandung' }
  expect(await kit()).toMatchObject({ state: 'preparing', destination: there })
  await ship({ ...jne, waybill: 'JNE0012346' })
  await address('DELETE', `/${moved}`)
  expect(await kit()).toMatchObject({ state: 'shipped', destination: there })
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff.id))
  expect(rows.map(({ thing, after }) => [thing, after?.state])).toEqual([
    ['shipment', 'preparing'],
    ['shipment', 'shipped'],
    ['shipment', 'shipped'],
  ])
  expect(JSON.stringify(rows)).not.toContain('Braga')
  const { db, ports, clock } = home.application
  await sweepAll(retention, { db, ports, now: addMs(clock.now(), 12 * 366 * dayMs) })
  expect(await kit()).toMatchObject({ state: 'shipped', destination: null })
})

test('an order that is not paid has no kit yet, and a waybill that says nothing is refused at its field', async () => {
  const { id } = await anOrder(home)
  const { ship } = await aDesk(id)
  expect((await ship()).body.code).toBe('F-KIT-1n1')
  const empty = await ship({ courier: 'JNE', waybill: ' ' })
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['waybill']])
})
