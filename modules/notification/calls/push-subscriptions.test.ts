import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '#database/tables.ts'
import { endSession } from '#modules/identity/store.ts'
import { deliver, deliverAll } from '#server/jobs/deliver.ts'
import { anyReader, tellMember } from '#test/support/notices.ts'
import { listening } from '#test/support/payments.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { push_subscriptions } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

const path = '/api/v3/user/push-subscriptions'

/** A browser's subscription at the sandbox, as the API takes it. */
async function anyBrowser() {
  const { id, endpoint, keys } = (await ask(home, 'POST', '/sandbox/push/subscriptions')).body
  return { id, reach: { endpoint, ...keys } }
}
const save = (token: string, body: object) => ask(home, 'POST', path, { token, body })
const received = async (id: string) => (await ask(home, 'GET', `/sandbox/push.json?subscription=${id}`)).body
const known = (user_id: string) =>
  home.application.db.select().from(push_subscriptions).where(eq(push_subscriptions.user_id, user_id))

test('a browser that asked for it is told, in the member’s language', async () => {
  const { member, token } = await anyReader(home, { language: 'en' })
  const { id, reach } = await anyBrowser()
  expect(await save(token, reach)).toMatchObject({
    status: 200,
    body: { message: 'Notifikasi di perangkat ini aktif' },
  })
  await tellMember(home, member, { key: 'p', by: ['push'], link: '/member/my-order/7' })
  await deliverAll(home.application)
  const [message] = await received(id)
  expect(JSON.parse(message.text)).toMatchObject({
    title: 'News p',
    body: 'What it says',
    path: '/en/member/my-order/7',
  })
})

test('sent again after a crash, the message is one message', async () => {
  const { member, token } = await anyReader(home)
  const { id, reach } = await anyBrowser()
  await save(token, reach)
  await tellMember(home, member, { by: ['push'] })
  const stored = (await home.application.db.select().from(outbox)).find(
    ({ parcel }) => parcel?.kind === 'push' && parcel.push.endpoint === reach.endpoint,
  )
  if (!stored?.parcel) throw new Error('no push')
  await deliver(home.application, stored.id)
  await home.application.db
    .insert(outbox)
    .values({ ...stored, sent_at: null })
    .onConflictDoUpdate({
      target: outbox.id,
      set: { sent_at: null, parcel: stored.parcel },
    })
  await deliver(home.application, stored.id)
  expect(await received(id)).toHaveLength(1)
})

test('a browser whose service says it is gone is forgotten', async () => {
  const { member, token } = await anyReader(home)
  const [gone, stays] = [await anyBrowser(), await anyBrowser()]
  await save(token, gone.reach)
  await save(token, stays.reach)
  const leaving = {
    method: 'DELETE',
    url: `/sandbox/push/subscriptions/${gone.id}`,
    headers: { host: 'localhost' },
  } as const
  expect((await home.app.inject(leaving)).statusCode).toBe(204)
  await tellMember(home, member, { by: ['push'] })
  await deliverAll(home.application)
  expect((await known(member.id)).map(({ endpoint }) => endpoint)).toEqual([stays.reach.endpoint])
  expect(await received(stays.id)).toHaveLength(1)
})

test('after signing out a browser is told nothing more', async () => {
  const { member, token } = await anyReader(home)
  const { id, reach } = await anyBrowser()
  await save(token, reach)
  const session = await home.application.keys.readUserToken(token, home.application.clock.now())
  if (typeof session === 'string') throw new Error(session)
  await endSession(home.application.db, session.session_id, { now: new Date(), reason: 'test' })
  await tellMember(home, member, { by: ['push'] })
  await deliverAll(home.application)
  expect(await received(id)).toEqual([])
  expect(await known(member.id)).toEqual([])
})

test('a browser belongs to who used it last, and only they may let it go', async () => {
  const [first, second] = [await anyReader(home), await anyReader(home)]
  const { reach } = await anyBrowser()
  await save(first.token, reach)
  await save(second.token, reach)
  expect(await known(first.member.id)).toEqual([])
  const remove = (token: string) => ask(home, 'DELETE', path, { token, body: { endpoint: reach.endpoint } })
  expect((await remove(first.token)).status).toBe(200)
  expect(await known(second.member.id)).toHaveLength(1)
  expect((await remove(second.token)).status).toBe(200)
  expect(await known(second.member.id)).toEqual([])
})

test('a member has ten browsers at most, the newest', async () => {
  const { member, token } = await anyReader(home)
  for (let i = 0; i < 12; i++) await save(token, (await anyBrowser()).reach)
  expect(await known(member.id)).toHaveLength(10)
})

test('the key that browsers subscribe with is there for members', async () => {
  const { token } = await anyReader(home)
  const { body } = await ask(home, 'GET', `${path}/key`, { token })
  expect(Buffer.from(body.data.public_key, 'base64url')).toHaveLength(65)
})

test.each([
  ['endpoint', { endpoint: 'https://evil.test/x' }],
  ['endpoint', { endpoint: 'http://169.254.169.254/latest/meta-data' }],
  ['endpoint', { endpoint: 'http://127.0.0.1:5432/' }],
  ['endpoint', { endpoint: 'javascript:alert(1)' }],
  ['endpoint', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }],
  ['endpoint', { endpoint: 7 }],
  ['p256dh', { p256dh: 'short' }],
  ['p256dh', { p256dh: null }],
  ['auth', { auth: 'x'.repeat(100) }],
  ['endpoint', { p256dh: 'A'.repeat(87) }],
])('a subscription with a bad %s is refused there', async (field, change) => {
  const { token } = await anyReader(home)
  const { reach } = await anyBrowser()
  const reply = await save(token, { ...reach, ...change })
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors)).toEqual([field])
})
