import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { addMs } from '#core/time.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const path = '/api/v3/user/auth/refresh'
const refresh = (token: string) => ask(home, 'POST', path, { headers: { 'refresh-token': token } })
const later = (ms: number) => home.application.clock.moveTo(addMs(home.application.clock.now(), ms))

test('a refresh token gives the next pair, and the new one goes on', async () => {
  const { refresh_token } = await signedIn(home, await anyMember(home))
  const second = await refresh(refresh_token)
  expect(second.status).toBe(200)
  expect(second.body.data.refresh_token).not.toBe(refresh_token)
  expect((await refresh(second.body.data.refresh_token)).status).toBe(200)
})

test('fifty tabs at once get the same successor, and nobody is locked out', async () => {
  const { refresh_token } = await signedIn(home, await anyMember(home))
  const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => reply.body.data.refresh_token)).size).toBe(1)
  expect((await refresh(replies[0]?.body.data.refresh_token)).status).toBe(200)
})

test('a token used again after the grace period ends the whole family', async () => {
  const { refresh_token } = await signedIn(home, await anyMember(home))
  const second = await refresh(refresh_token)
  later(10_001)
  const stolen = await refresh(refresh_token)
  expect(stolen.status).toBe(417)
  expect(stolen.body.message).toBe('Session Anda telah habis, silahkan login kembali')
  expect((await refresh(second.body.data.refresh_token)).status).toBe(417)
  const me = await ask(home, 'POST', '/api/v3/user/auth/logout', { token: second.body.data.user_token })
  expect(me.status).toBe(401)
})

test('no token, an unknown one, and one of another tenant are all the end of the session', async () => {
  const { refresh_token } = await signedIn(home, await anyMember(home))
  expect((await ask(home, 'POST', path)).status).toBe(417)
  expect((await refresh('x'.repeat(43))).status).toBe(417)
  const elsewhere = await ask(home, 'POST', path, {
    headers: { 'refresh-token': refresh_token, host: 'demo.localhost' },
  })
  expect(elsewhere.status).toBe(417)
})

test('a token of a session that ended long ago has nobody forget what they remember, however often it comes', async () => {
  const { refresh_token, user_token } = await signedIn(home, await anyMember(home))
  expect((await ask(home, 'POST', '/api/v3/user/auth/logout', { token: user_token })).status).toBe(200)
  const ended = vi.spyOn(home.application.ports, 'sessionsEnded')
  onTestFinished(() => ended.mockRestore())
  for (let i = 0; i < 3; i++) expect((await refresh(refresh_token)).status).toBe(417)
  expect(ended).not.toHaveBeenCalled()
})

test('thirty days unused is the end', async () => {
  const { refresh_token } = await signedIn(home, await anyMember(home))
  later(30 * 86_400_000 + 1)
  expect((await refresh(refresh_token)).status).toBe(417)
})

test('after signing out, neither token opens anything', async () => {
  const { user_token, refresh_token } = await signedIn(home, await anyMember(home))
  expect((await ask(home, 'POST', '/api/v3/user/auth/logout', { token: user_token })).status).toBe(200)
  expect((await ask(home, 'POST', '/api/v3/user/auth/logout', { token: user_token })).status).toBe(401)
  expect((await refresh(refresh_token)).status).toBe(417)
})
