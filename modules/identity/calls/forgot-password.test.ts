import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { anyMember } from '#test/support/members.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { password_resets } from '../tables.ts'

let home: TestApp
let member: Awaited<ReturnType<typeof anyMember>>
beforeAll(async () => {
  home = await people.proxiedApp()
  member = await anyMember(home, { email: people.newEmail() })
})
afterAll(() => home.close())

const forgot = (email: unknown, headers = {}) =>
  people.post(home, 'user/auth/forgot-password', { body: { email }, headers })

test('a known and an unknown address look and cost the same', async () => {
  const replies: unknown[] = []
  const work: unknown[] = []
  for (const email of [member.email, people.newEmail()]) {
    work.push(await people.countWork(home, async () => replies.push(people.visible(await forgot(email)))))
  }
  expect(replies[1]).toEqual(replies[0])
  expect(work[1]).toEqual(work[0])
})

test('the link leads to the own site in the language of the member, whatever the request claims', async () => {
  const english = await anyMember(home, { email: people.newEmail(), language: 'en' })
  await forgot(english.email, { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' })
  const [mail] = await home.sentTo(english.email)
  const [tenant] = home.application.tenants.all().filter((candidate) => candidate.id === english.tenant_id)
  expect(mail?.text).toContain(`${tenant?.public_url}/en/auth/reset-password/`)
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  expect(people.tokenIn(mail?.text)).toMatch(/^[\w-]{43}$/)
})

test('what is stored of a link opens nothing', async () => {
  const { id, email } = await anyMember(home, { email: people.newEmail() })
  const reply = await forgot(email)
  const token = people.tokenIn((await home.sentTo(email))[0]?.text)
  const [row] = await home.application.db.select().from(password_resets).where(eq(password_resets.user_id, id))
  expect(row?.token_hash).not.toContain(token)
  expect(JSON.stringify(reply)).not.toContain(token)
})

test('three mails in a quarter of an hour, and then silence that says nothing', async () => {
  const { email } = await anyMember(home, { email: people.newEmail() })
  const replies: unknown[] = []
  for (let i = 0; i < 5; i += 1) replies.push(people.visible(await forgot(email)))
  expect(replies).toEqual(replies.map(() => replies[0]))
  expect(await home.sentTo(email)).toHaveLength(3)
  people.later(home, 901)
  await forgot(email)
  expect(await home.sentTo(email)).toHaveLength(4)
})

test.each([[['a@rihla.test', 'b@rihla.test']], ['a@rihla.test\r\nBcc: b@rihla.test'], ['a@rihla.test,b@rihla.test']])(
  'a link goes to one address: %j is none',
  async (email) => {
    expect((await forgot(email)).status).toBe(422)
  },
)
