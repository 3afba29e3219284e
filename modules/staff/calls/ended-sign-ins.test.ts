import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { newId } from '#core/ids.ts'
import type { Grant } from '#core/staff.ts'
import { aConsultant } from '#test/support/chats.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { aColleague } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { openSession } from '../sign-in/open.ts'

let home: TestApp
let ended: MockInstance<(staff_id: string) => void>
beforeAll(async () => {
  home = await testApp()
  ended = vi.spyOn(home.application.ports, 'staffSessionsEnded')
})
afterAll(() => home.close())
beforeEach(() => void ended.mockClear())

const at = '/api/console/v1'
const confirm_name = 'Nadia Putri'
const platform: Grant = { role: 'admin', scope: { kind: 'platform' } }
const endedFor = () => ended.mock.calls.flat()

test('whoever signs out, or ends another sign-in of their own, loses what is open there', async () => {
  const { id, token } = await someStaff(home, platform)
  const { db, clock } = home.application
  const visit = { now: clock.now(), request: { ip: '127.0.0.1', user_agent: 'test' } }
  const { session_id } = await openSession(db, id, visit)
  expect((await ask(home, 'DELETE', `${at}/sessions/${session_id}`, { token })).status).toBe(200)
  expect((await ask(home, 'POST', `${at}/sign-out`, { token, body: {} })).status).toBe(200)
  expect(endedFor()).toEqual([id, id])
})

test('whoever loses a role loses what is open, though another role stays', async () => {
  const partner_id = newId()
  const staffed: Grant = { role: 'partner_staff', scope: { kind: 'partner', id: partner_id } }
  const owner = await someStaff(home, ofPartner(partner_id))
  const clerk = await someStaff(home, staffed, { role: 'editor', scope: { kind: 'platform' } })
  const { rows } = (await ask(home, 'GET', `${at}/staff`, { token: owner.token })).body.data
  const [grant] = rows.find(({ id }: { id: string }) => id === clerk.id).grants
  const body = { confirm_name }
  const reply = await ask(home, 'DELETE', `${at}/staff/${clerk.id}/grants/${grant.id}`, { token: owner.token, body })
  expect([reply.status, endedFor()]).toEqual([200, [clerk.id]])
})

test('whoever chooses a password anew, or has lost their phone, loses what is open', async () => {
  const partner_id = newId()
  const owner = await someStaff(home, ofPartner(partner_id))
  const clerk = await aColleague(home, { role: 'partner_staff', scope: { kind: 'partner', id: partner_id } })
  await ask(home, 'POST', `${at}/password/forgot`, { body: { email: clerk.email } })
  const [mail] = await home.sentTo(clerk.email)
  const link = /\/password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const password = 'Safar-Tenang#31'
  const form = { token: link, password, password_confirmation: password }
  expect((await ask(home, 'POST', `${at}/password`, { body: form })).status).toBe(200)
  const body = { reason: 'Ponsel hilang', confirm_name }
  const reset = await ask(home, 'POST', `${at}/staff/${clerk.id}/two-step/reset`, { token: owner.token, body })
  expect([reset.body.data, endedFor()]).toEqual([{ status: 'done' }, [clerk.id, clerk.id]])
})

test('a consultant who is one no more loses what is open', async () => {
  const consultant = await aConsultant(home)
  const { token } = await someStaff(home, platform)
  const body = { reason: 'Berhenti atas permintaan sendiri', confirm_name: consultant.name }
  const reply = await ask(home, 'POST', `${at}/consultants/${consultant.id}/end`, { token, body })
  expect([reply.status, endedFor()]).toEqual([200, [consultant.staff_id]])
})
