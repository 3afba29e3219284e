import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, hourMs } from '#core/time.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { staff, staff_grants, staff_sessions } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const me = (options: Parameters<typeof ask>[3]) => ask(home, 'GET', '/api/console/v1/me', options)

test('who works at the desk learns who they are and what they may do where', async () => {
  const partner_id = newId()
  const { id, token, person } = await someStaff(home, ofPartner(partner_id), {
    role: 'admin',
    scope: { kind: 'platform' },
  })
  const { status, body } = await me({ token })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id, full_name: person.full_name, email: person.email })
  expect(body.data.grants).toHaveLength(2)
  const scope = { kind: 'partner', id: partner_id, name: '' }
  expect(body.data.grants).toContainEqual({ role: 'partner_owner', scope })
  expect(body.data.grants).toContainEqual({ role: 'admin', scope: { kind: 'platform', id: null, name: '' } })
})

test('a guest, a member, and a secret of nobody find no desk', async () => {
  const member = await signedIn(home, await anyMember(home))
  for (const token of [undefined, member.user_token, 'x'.repeat(43), 'no secret at all']) {
    expect((await me(token === undefined ? {} : { token })).status).toBe(404)
  }
})

test('on any other host than its own there is no desk', async () => {
  const { token } = await someStaff(home, ofPartner(newId()))
  const headers = { host: 'demo.localhost' }
  expect((await me({ token, headers })).status).toBe(404)
  expect((await ask(home, 'DELETE', '/api/console/v1/me', { token, headers })).status).toBe(404)
  const broken = { ...headers, 'content-type': 'application/json' }
  const reply = await home.app.inject({ method: 'POST', url: '/api/console/v1/me', headers: broken, payload: '{' })
  expect(reply.statusCode).toBe(404)
})

test('nor is there a sign-in of it, however its address is spelled', async () => {
  for (const url of ['/api/console/v1/sign-in', '/api/%63onsole/v1/sign-in', '/api/console%2Fv1/sign-in']) {
    const headers = { host: 'demo.localhost', 'content-type': 'application/json' }
    const reply = await home.app.inject({ method: 'POST', url, headers, payload: { email: 'a@b.test', password: 'x' } })
    expect([url, reply.statusCode]).toEqual([url, 404])
  }
})

const { db } = { db: () => home.application.db }

test.each([
  [
    'the sign-in was ended',
    ({ session_id }: { session_id: string }) =>
      db().update(staff_sessions).set({ ended_at: new Date() }).where(eq(staff_sessions.id, session_id)),
  ],
  [
    'its time is over',
    ({ session_id }: { session_id: string }) =>
      db()
        .update(staff_sessions)
        .set({ expires_at: addMs(home.application.clock.now(), -hourMs) })
        .where(eq(staff_sessions.id, session_id)),
  ],
  [
    'the person was sent away',
    ({ id }: { id: string }) => db().update(staff).set({ deactivated_at: new Date() }).where(eq(staff.id, id)),
  ],
  [
    'the last grant was taken away',
    ({ id }: { id: string }) => db().delete(staff_grants).where(eq(staff_grants.staff_id, id)),
  ],
])('nobody is let in once %s, from the next request on', async (_, end) => {
  const person = await someStaff(home, ofPartner(newId()))
  expect((await me({ token: person.token })).status).toBe(200)
  await end({ id: person.id, session_id: person.session_id })
  expect((await me({ token: person.token })).status).toBe(404)
})
