import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { anyMember } from '#test/support/members.ts'
import type { TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

const resend = (email: string) => people.post(home, 'user/auth/email/resend-otp', { body: { email } })
const waitOf = (reply: Awaited<ReturnType<typeof resend>>) =>
  Math.round((Date.parse(reply.body.data.next_allowed_at) - home.application.clock.now().getTime()) / 1000)

test('a waiting, a verified and an unknown address look and cost the same', async () => {
  const waiting = people.newEmail()
  await people.post(home, 'auth/register', { body: people.form(waiting) })
  people.later(home, 61)
  const member = await anyMember(home, { email: people.newEmail() })
  const replies: unknown[] = []
  const work: unknown[] = []
  for (const email of [waiting, member.email, people.newEmail()]) {
    work.push(await people.countWork(home, async () => replies.push(people.visible(await resend(email)))))
  }
  expect(replies).toEqual([replies[0], replies[0], replies[0]])
  expect(work).toEqual([work[0], work[0], work[0]])
  expect(await home.sentTo(waiting)).toHaveLength(2)
  expect(await home.sentTo(member.email)).toHaveLength(0)
})

test('a code may be asked for once a minute, three times a quarter of an hour, ten times a day', async () => {
  const email = people.newEmail()
  await people.post(home, 'auth/register', { body: people.form(email) })
  expect(waitOf(await resend(email))).toBeLessThanOrEqual(60)
  expect(await home.sentTo(email)).toHaveLength(1)
  people.later(home, 61)
  await resend(email)
  people.later(home, 61)
  expect(waitOf(await resend(email))).toBeGreaterThan(700)
  people.later(home, 61)
  expect(waitOf(await resend(email))).toBeGreaterThan(600)
  expect(await home.sentTo(email)).toHaveLength(3)
  for (let i = 0; i < 12; i += 1) {
    people.later(home, 400)
    await resend(email)
  }
  expect((await home.sentTo(email)).length).toBeLessThanOrEqual(10)
  people.later(home, 86_400)
  const before = (await home.sentTo(email)).length
  await resend(email)
  expect(await home.sentTo(email)).toHaveLength(before + 1)
})

test('of many who ask at once, one code goes out', async () => {
  const email = people.newEmail()
  await people.post(home, 'auth/register', { body: people.form(email) })
  people.later(home, 61)
  await Promise.all(Array.from({ length: 30 }, () => resend(email)))
  expect(await home.sentTo(email)).toHaveLength(2)
})
