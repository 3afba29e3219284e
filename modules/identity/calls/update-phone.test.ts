import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { ask, type TestHouse } from '#test/support/house.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'

let home: TestHouse
beforeAll(async () => {
  home = await people.proxiedHouse()
  // Messages go over HTTP to the sandbox gateway of this very house.
  const address = new URL(await home.app.listen({ port: 0, host: '127.0.0.1' }))
  home.house.state.port = Number(address.port)
})
afterAll(() => home.close())

let last = 0
const newNumber = () => `+62812${String(70_000_000 + (last += 1))}`
const ofMember = async (wish = {}) => {
  const member = await anyMember(home, { email: people.newEmail(), phone_number: newNumber(), ...wish })
  return { member, token: (await signedIn(home, member)).user_token }
}
const update = (token: string, phone_number: string, current_password?: string) =>
  ask(home, 'PATCH', '/api/v3/user/auth/phone-number', { token, body: { phone_number, current_password } })
const resend = (token: string) => people.post(home, 'user/auth/phone-number/resend-otp', { token })
const verify = (token: string, code: string) =>
  people.post(home, 'user/auth/phone-number/verify', { token, body: { code } })
const phoneOf = async (token: string) => {
  const { phone_number, is_phone_verified } = (await ask(home, 'GET', '/api/v3/user/auth/me', { token })).body.data
  return { phone_number, is_phone_verified }
}

test('a number changes when its code comes back, and the e-mail address is told', async () => {
  const { member, token } = await ofMember()
  const number = newNumber()
  const reply = await update(token, number.replace('+62', '0'))
  expect(reply.status).toBe(200)
  expect(Date.parse(reply.body.data.next_allowed_at)).toBeGreaterThan(home.house.clock.now().getTime())
  expect(await phoneOf(token)).toEqual({ phone_number: member.phone_number, is_phone_verified: false })
  const [text] = await home.sentTo(number)
  expect(text?.text).toMatch(/^Kode Rihla Anda \d{6}\. Berlaku 5 menit\./)
  const code = people.codeIn(text?.text)
  expect((await verify(token, people.wrong(code))).body.code).toBe('F-OTP-1w1')
  expect((await verify(token, code)).status).toBe(200)
  expect(await phoneOf(token)).toEqual({ phone_number: number, is_phone_verified: true })
  const [mail] = await home.sentTo(member.email)
  expect(mail?.subject).toBe('Nomor telepon Anda telah diubah')
  expect(mail?.text).not.toContain(number)
  expect((await verify(token, code)).body.code).toBe('F-OTP-1w1')
  expect((await resend(token)).status).toBe(404)
})

test('a code goes again to the number that waits for one, the newest alone counts', async () => {
  const { member, token } = await ofMember()
  expect((await resend(token)).status).toBe(200)
  const first = await people.newestCode(home, member.phone_number)
  const soon = await resend(token)
  expect(soon.body.code).toBe('F-OTP-3t3')
  expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60)
  const number = newNumber()
  await update(token, number)
  people.later(home, 61)
  expect((await resend(token)).status).toBe(200)
  expect(await home.sentTo(number)).toHaveLength(2)
  expect((await verify(token, first)).body.code).toBe('F-OTP-1w1')
  expect((await verify(token, await people.newestCode(home, number))).status).toBe(200)
})

test('confirming the number one has is no change, so nobody is told', async () => {
  const { member, token } = await ofMember()
  await resend(token)
  expect((await verify(token, await people.newestCode(home, member.phone_number))).status).toBe(200)
  expect(await phoneOf(token)).toEqual({ phone_number: member.phone_number, is_phone_verified: true })
  expect(await home.sentTo(member.email)).toHaveLength(0)
})

test("another member's code is worth nothing, and asking for a number voids no one else's code", async () => {
  const number = newNumber()
  const [first, second] = [await ofMember(), await ofMember()]
  await update(first.token, number)
  const code = await people.newestCode(home, number)
  people.later(home, 61)
  expect((await verify(second.token, code)).body.code).toBe('F-OTP-1w1')
  await update(second.token, number)
  expect((await verify(first.token, code)).status).toBe(200)
})

test('of many who bring the right code at once one is right, and guesses end after five', async () => {
  const { token } = await ofMember()
  const number = newNumber()
  await update(token, number)
  const code = await people.newestCode(home, number)
  const replies = await Promise.all(Array.from({ length: 30 }, () => verify(token, code)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  const next = newNumber()
  await update(token, next)
  const secret = await people.newestCode(home, next)
  await Promise.all(Array.from({ length: 30 }, () => verify(token, people.wrong(secret))))
  expect((await verify(token, secret)).body.code).toBe('F-OTP-1w1')
})

test('an old session is not enough, a number nobody can have is refused, and ten codes a day are', async () => {
  const { member, token } = await ofMember()
  const invalid = await update(token, '0000000000')
  expect(invalid.body.errors).toEqual({ phone_number: ['Nomor telepon tidak valid'] })
  const { refresh_token } = await signedIn(home, member)
  people.later(home, 601)
  const next = await ask(home, 'POST', '/api/v3/user/auth/refresh', { headers: { 'refresh-token': refresh_token } })
  const stale = next.body.data.user_token
  expect((await update(stale, newNumber())).body.code).toBe('F-REA-1p1')
  expect((await update(stale, newNumber(), 'salah')).body.code).toBe('F-REA-1p1')
  for (let i = 0; i < 10; i += 1) expect((await update(stale, newNumber(), testPassword)).status).toBe(200)
  expect((await update(stale, newNumber(), testPassword)).body.code).toBe('F-OTP-3t3')
})
