import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { anyMember } from '#test/support/members.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

const check = (token: string, headers = {}) =>
  people.post(home, 'user/auth/reset-password/check', { body: { token }, headers })

test('a mailed link is good until it is used or too old, here only, and asking does not use it up', async () => {
  const { email } = await anyMember(home, { email: people.newEmail() })
  await people.post(home, 'user/auth/forgot-password', { body: { email } })
  const token = people.tokenIn((await home.sentTo(email))[0]?.text)
  for (let i = 0; i < 2; i += 1) expect((await check(token)).status).toBe(200)
  expect((await check(token, { host: 'demo.localhost' })).body.code).toBe('F-RST-1x1')
  const [password, password_confirmation] = [people.goodPassword, people.goodPassword]
  await people.post(home, 'user/auth/reset-password', { body: { token, password, password_confirmation } })
  const used = await check(token)
  expect(used.body).toMatchObject({ code: 'F-RST-1x1', errors: { token: [used.body.message] } })
  expect((await check('x'.repeat(43))).body.code).toBe('F-RST-1x1')
})
