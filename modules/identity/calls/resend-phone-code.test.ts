import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { newNumber, phones } from '#test/support/phones.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
let phone: ReturnType<typeof phones>
beforeAll(async () => {
  home = await people.proxiedApp()
  phone = phones(home)
  await phone.listen()
})
afterAll(() => home.close())

test('a code goes again to the number that waits for one, the newest alone counts', async () => {
  const { member, token } = await phone.ofMember()
  expect((await phone.resend(token)).status).toBe(200)
  const first = await people.newestCode(home, member.phone_number)
  const soon = await phone.resend(token)
  expect(soon.body.code).toBe('F-OTP-3t3')
  expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60)
  const number = newNumber()
  await phone.update(token, number)
  people.later(home, 61)
  expect((await phone.resend(token)).status).toBe(200)
  expect(await home.sentTo(number)).toHaveLength(2)
  expect((await phone.verify(token, first)).body.code).toBe('F-OTP-1w1')
  expect((await phone.verify(token, await people.newestCode(home, number))).status).toBe(200)
})
