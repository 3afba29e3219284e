import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { outbox } from '#database/tables.ts'
import { deliver, deliverAll } from '#server/jobs/deliver.ts'
import { anyReader, listOf, tellMember } from '#test/support/notices.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { notify } from './notify.ts'
import { notices } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const parcels = async () => (await home.application.db.select().from(outbox)).length

test('the same thing is told once, however often it is told', async () => {
  const { member, token } = await anyReader(home)
  for (let i = 0; i < 3; i++) await tellMember(home, member, { key: 'paid:1', by: ['mail'] })
  expect((await listOf(home, token)).total).toBe(1)
  expect(await home.sentTo(member.email)).toHaveLength(1)
})

test('of twenty who tell the same thing at once, one does', async () => {
  const { member, token } = await anyReader(home)
  await Promise.all(Array.from({ length: 20 }, () => tellMember(home, member, { key: 'paid:2', by: ['mail'] })))
  expect((await listOf(home, token)).total).toBe(1)
  expect(await home.sentTo(member.email)).toHaveLength(1)
})

test('a new notice with its letter is one statement that reaches who sends and who shows it; told again it reaches nobody', async () => {
  const [{ member }, { member: last }] = [await anyReader(home), await anyReader(home)]
  const client = await home.application.pool.connect()
  const notified: string[] = []
  client.on('notification', ({ channel, payload }) => notified.push(`${channel} ${payload}`))
  await client.query('listen outbox; listen unread')
  for (let i = 0; i < 2; i++) {
    const sent = await statementsOf(() => tellMember(home, member, { key: 'paid:5', by: ['mail'] }))
    expect(sent.filter((text) => /insert into/.test(text))).toHaveLength(1)
  }
  await tellMember(home, last)
  await vi.waitFor(() => expect(notified).toContain(`unread ${last.id}`))
  expect(notified.toSorted()).toEqual(['outbox ', `unread ${member.id}`, `unread ${last.id}`].toSorted())
  client.release(true)
})

test('two members are told the same thing each', async () => {
  const [one, other] = [await anyReader(home), await anyReader(home)]
  await tellMember(home, one.member, { key: 'paid:3', by: ['mail'] })
  await tellMember(home, other.member, { key: 'paid:3', by: ['mail'] })
  expect(await home.sentTo(one.member.email)).toHaveLength(1)
  expect(await home.sentTo(other.member.email)).toHaveLength(1)
})

test('a transaction that ends between the telling and its commit has told nothing, and may tell it again', async () => {
  const { member, token } = await anyReader(home)
  const before = await parcels()
  const failed = home.application.db.transaction(async (db) => {
    const news = () => ({ title: 'a', text: 'b', more: [], action: 'c' })
    const { id: user_id, tenant_id } = member
    const notice = {
      tenant_id,
      user_id,
      once_key: 'paid:4',
      category: 'orders',
      link: '/',
      by: ['mail'],
      news,
    } as const
    await notify(db, notice, home.application.clock.now())
    expect(await db.select().from(notices).where(eq(notices.user_id, user_id))).toHaveLength(1)
    throw new Error('killed')
  })
  await expect(failed).rejects.toThrow('killed')
  expect(await parcels()).toBe(before)
  expect((await listOf(home, token)).total).toBe(0)
  await tellMember(home, member, { key: 'paid:4', by: ['mail'] })
  expect(await home.sentTo(member.email)).toHaveLength(1)
})

test('a process killed between the mail and its mark sends it again under the same id, and the mailbox shows one', async () => {
  const { member } = await anyReader(home)
  await tellMember(home, member, { by: ['mail'] })
  const stored = (await home.application.db.select().from(outbox)).find(
    ({ parcel }) => parcel?.kind === 'letter' && parcel.letter.to === member.email,
  )
  if (!stored) throw new Error('no letter')
  await deliver(home.application, stored.id)
  // The mark is taken back, as if the process had died before it was written.
  await home.application.db
    .update(outbox)
    .set({ sent_at: null, queued_at: null, parcel: stored.parcel })
    .where(eq(outbox.id, stored.id))
  await deliverAll(home.application)
  const mails = await home.sentTo(member.email)
  expect(mails).toHaveLength(1)
})

test('an outside that fails leaves the parcel for another try', async () => {
  const { member } = await anyReader(home)
  await deliverAll(home.application)
  await tellMember(home, member, { by: ['mail'] })
  const mail = { send: () => Promise.reject(new Error('away')) }
  await expect(deliverAll({ ...home.application, outside: { ...home.application.outside, mail } })).rejects.toThrow(
    'away',
  )
  expect(await home.sentTo(member.email)).toEqual([])
  const [left] = await home.application.db.select().from(outbox).where(isNull(outbox.sent_at))
  await deliver(home.application, left?.id ?? '')
  expect(await home.sentTo(member.email)).toHaveLength(1)
})

test('who has deleted the account is told nothing', async () => {
  const { member } = await anyReader(home, { deleted_at: new Date() })
  await tellMember(home, member, { by: ['mail'] })
  expect(await home.sentTo(member.email)).toEqual([])
})

test('a mail speaks the member’s language, carries the brand and leads to the page in that language', async () => {
  const { member } = await anyReader(home, { language: 'en', full_name: '<b>Ann</b>' })
  await tellMember(home, member, { key: 'x', by: ['mail'], link: '/member/my-order/7' })
  const [mail] = await home.sentTo(member.email)
  expect(mail?.subject).toBe('News x')
  expect(mail?.text).toMatch(/http:\/\/localhost:\d+\/en\/member\/my-order\/7/)
  expect(mail?.html).toContain('&lt;b&gt;Ann&lt;/b&gt;')
  expect(mail?.html).not.toContain('<b>Ann</b>')
  // The list of mails shows the news, which the greeting would keep out of sight.
  expect(mail?.html).toMatch(/mso-hide:all">What it says&#847;/)
})
