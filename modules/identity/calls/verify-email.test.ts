import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { ask, type TestHouse } from '#test/support/house.ts'
import { one_time_codes } from '../tables.ts'

let home: TestHouse
beforeAll(async () => {
  home = await people.proxiedHouse()
})
afterAll(() => home.close())

const verify = (email: string, code: string, headers = {}) =>
  people.post(home, 'user/auth/email/verify', { body: { email, code }, headers })

async function registered() {
  const email = people.newEmail()
  await people.post(home, 'auth/register', { body: people.form(email) })
  return { email, code: await people.newestCode(home, email) }
}

test('the code opens the account and signs the member in, once', async () => {
  const { email, code } = await registered()
  const reply = await verify(email, code)
  expect(reply.status).toBe(200)
  const me = await ask(home, 'GET', '/api/v3/user/auth/me', { token: reply.body.data.user_token })
  expect(me.body.data.email).toBe(email)
  expect((await verify(email, code)).body.code).toBe('F-OTP-1w1')
})

test('of a hundred who bring the right code at once, one comes in', async () => {
  const { email, code } = await registered()
  const replies = await Promise.all(Array.from({ length: 100 }, () => verify(email, code)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.body.code === 'F-OTP-1w1')).toHaveLength(99)
})

test('however many guess at once, a code is compared five times and then dead', async () => {
  const { email, code } = await registered()
  const guesses = Array.from({ length: 1000 }, (_, i) => String(i).padStart(6, '0')).filter((guess) => guess !== code)
  const replies = await Promise.all(guesses.map((guess) => verify(email, guess)))
  expect(new Set(replies.map((reply) => reply.body.code))).toEqual(new Set(['F-OTP-1w1']))
  const [row] = await home.house.db.select().from(one_time_codes).where(eq(one_time_codes.destination, email))
  expect(row?.tries).toBe(5)
  expect((await verify(email, code)).body.code).toBe('F-OTP-1w1')
})

test('wrong, expired, of another tenant, and for nobody: one answer', async () => {
  const { email, code } = await registered()
  const other = await verify(email, code, { host: 'demo.localhost' })
  const wrong = await verify(email, people.wrong(code))
  const nobody = await verify(people.newEmail(), code)
  people.later(home, 301)
  const late = await verify(email, code)
  const expected = people.visible(wrong)
  expect(expected.status).toBe(422)
  expect([other, nobody, late].map(people.visible)).toEqual([expected, expected, expected])
})
