import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { signedIn, testPassword } from '#test/support/members.ts'
import { newNumber, phones } from '#test/support/phones.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { one_time_codes } from '../tables.ts'

let home: TestApp
let phone: ReturnType<typeof phones>
beforeAll(async () => {
  home = await people.proxiedApp()
  phone = phones(home)
  await phone.listen()
})
afterAll(() => home.close())

test('a number changes when its code comes back, and the e-mail address is told', async () => {
  const { member, token } = await phone.ofMember()
  const number = newNumber()
  const reply = await phone.update(token, number.replace('+62', '0'))
  expect(reply.status).toBe(200)
  expect(Date.parse(reply.body.data.next_allowed_at)).toBeGreaterThan(home.application.clock.now().getTime())
  expect(await phone.phoneOf(token)).toEqual({ phone_number: member.phone_number, is_phone_verified: false })
  const [text] = await home.sentTo(number)
  expect(text?.text).toMatch(/^\d{6} adalah kode verifikasi Rihla untuk nomor HP Anda\. Berlaku 5 menit\./)
  const code = people.codeIn(text?.text)
  expect((await phone.verify(token, people.wrong(code))).body.code).toBe('F-OTP-1w1')
  expect((await phone.verify(token, code)).status).toBe(200)
  expect(await phone.phoneOf(token)).toEqual({ phone_number: number, is_phone_verified: true })
  const [mail] = await home.sentTo(member.email)
  expect(mail?.subject).toBe('Nomor HP Anda telah diubah')
  expect(mail?.text).not.toContain(number)
  expect((await phone.verify(token, code)).body.code).toBe('F-OTP-1w1')
  expect((await phone.resend(token)).status).toBe(404)
})

test('an old session is not enough, a number nobody can have is refused, and ten codes a day are', async () => {
  const { member, token } = await phone.ofMember()
  const invalid = await phone.update(token, '0000000000')
  expect(invalid.body.errors).toEqual({ phone_number: ['Nomor HP tidak valid. Contoh: 081234567890'] })
  const { refresh_token } = await signedIn(home, member)
  people.later(home, 601)
  const next = await ask(home, 'POST', '/api/v3/user/auth/refresh', { headers: { 'refresh-token': refresh_token } })
  const stale = next.body.data.user_token
  expect((await phone.update(stale, newNumber())).body.code).toBe('F-REA-1p1')
  expect((await phone.update(stale, newNumber(), 'salah')).body.code).toBe('F-REA-1p1')
  for (let i = 0; i < 10; i += 1) expect((await phone.update(stale, newNumber(), testPassword)).status).toBe(200)
  expect((await phone.update(stale, newNumber(), testPassword)).body.code).toBe('F-OTP-3t3')
})

test('who typed the password for a new number does not type it again for its code', async () => {
  const { member } = await phone.ofMember()
  const { refresh_token } = await signedIn(home, member)
  people.later(home, 601)
  const next = await ask(home, 'POST', '/api/v3/user/auth/refresh', { headers: { 'refresh-token': refresh_token } })
  const stale = next.body.data.user_token
  const number = newNumber()
  expect((await phone.update(stale, number, testPassword)).status).toBe(200)
  expect((await phone.verify(stale, await people.newestCode(home, number))).status).toBe(200)
})

test('a stranger who asks for codes to a number keeps nobody else from it, and a deleted account does not reset its day', async () => {
  const number = newNumber()
  const [strange, owner] = [await phone.ofMember(), await phone.ofMember()]
  expect((await phone.update(strange.token, number)).status).toBe(200)
  const headers = people.stranger()
  const body = { current_password: testPassword }
  await ask(home, 'DELETE', '/api/v3/user/auth/me', { token: strange.token, body, headers })
  expect((await phone.update(owner.token, number)).status).toBe(200)
  expect((await phone.verify(owner.token, await people.newestCode(home, number))).status).toBe(200)
  const { db } = home.application
  const codes = await db.select().from(one_time_codes).where(eq(one_time_codes.destination, number))
  expect(codes.map(({ user_id }) => user_id).toSorted()).toEqual([owner.member.id, null])
})
