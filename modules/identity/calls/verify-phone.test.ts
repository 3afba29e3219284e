import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { testPassword } from '#test/support/members.ts'
import { newNumber, phones } from '#test/support/phones.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { requestNewPhone } from '../module.ts'

let home: TestApp
let phone: ReturnType<typeof phones>
beforeAll(async () => {
  home = await people.proxiedApp()
  phone = phones(home)
  await phone.listen()
})
afterAll(() => home.close())

test('confirming the number one has is no change, so nobody is told', async () => {
  const { member, token } = await phone.ofMember()
  await phone.resend(token)
  expect((await phone.verify(token, await people.newestCode(home, member.phone_number))).status).toBe(200)
  expect(await phone.phoneOf(token)).toEqual({ phone_number: member.phone_number, is_phone_verified: true })
  expect(await home.sentTo(member.email)).toHaveLength(0)
})

test("another member's code is worth nothing, and asking for a number voids no one else's code", async () => {
  const number = newNumber()
  const [first, second] = [await phone.ofMember(), await phone.ofMember()]
  await phone.update(first.token, number)
  const code = await people.newestCode(home, number)
  people.later(home, 61)
  expect((await phone.verify(second.token, code)).body.code).toBe('F-OTP-1w1')
  await phone.update(second.token, number)
  expect((await phone.verify(first.token, code)).status).toBe(200)
})

test('of many who bring the right code at once one is right, and guesses end after five', async () => {
  const { token } = await phone.ofMember()
  const number = newNumber()
  await phone.update(token, number)
  const code = await people.newestCode(home, number)
  const replies = await Promise.all(Array.from({ length: 30 }, () => phone.verify(token, code)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  const next = newNumber()
  await phone.update(token, next)
  const secret = await people.newestCode(home, next)
  await Promise.all(Array.from({ length: 30 }, () => phone.verify(token, people.wrong(secret))))
  expect((await phone.verify(token, secret)).body.code).toBe('F-OTP-1w1')
})

test('a session that was left open makes no other number the member’s, and confirms their own', async () => {
  const { member, token } = await phone.ofMember()
  people.later(home, 11 * 60)
  const number = newNumber()
  const { db, ports, clock } = home.application
  // By support: nobody has typed a password for it.
  await db.transaction((tx) =>
    requestNewPhone({ db: tx, ports, now: clock.now() }, { ...member, brand: 'Rihla' }, number),
  )
  const code = await people.newestCode(home, number)
  expect((await phone.verify(token, code)).body.code).toBe('F-REA-1p1')
  expect((await phone.phoneOf(token)).phone_number).toBe(member.phone_number)
  expect((await phone.verify(token, code, testPassword)).status).toBe(200)
  people.later(home, 61)
  await phone.update(token, number, testPassword)
  expect((await phone.verify(token, await people.newestCode(home, number))).status).toBe(200)
})
