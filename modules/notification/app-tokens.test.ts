import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs } from '#core/time.ts'
import { endSession } from '#modules/identity/store.ts'
import { deliverAll } from '#server/jobs/deliver.ts'
import { aBuyer, aCart, anOffer, checkOut } from '#test/support/bookings.ts'
import { tellMember } from '#test/support/notices.ts'
import { listening } from '#test/support/payments.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { saveAppToken } from './app-tokens.ts'
import { deleteEndedApps } from './store.push.ts'
import { fcm_tokens } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function order({ token }: Buyer, fcm_token: string) {
  const id = await aCart(home, await anOffer(home), { token })
  const reply = await checkOut(home, id, { token, headers: { 'fcm-token': fcm_token } })
  expect(reply.status).toBe(200)
}

const tokensOf = async ({ member }: Buyer) => {
  const rows = await home.application.db.select().from(fcm_tokens).where(eq(fcm_tokens.user_id, member.id))
  return rows.map(({ token }) => token)
}

test('the app that a member orders with is known by its latest token, one a device', async () => {
  const buyer = await aBuyer(home)
  await order(buyer, ' first:token ')
  expect(await tokensOf(buyer)).toEqual(['first:token'])
  await order(buyer, 'second:token')
  expect(await tokensOf(buyer)).toEqual(['second:token'])
})

test.each(['', ' ', 'two words', 'x'.repeat(4097), 'é'])(
  'what is no token is not stored, and the order stands',
  async (token) => {
    const buyer = await aBuyer(home)
    await order(buyer, token)
    expect(await tokensOf(buyer)).toEqual([])
  },
)

const anApp = async (): Promise<string> => (await ask(home, 'POST', '/sandbox/fcm/devices')).body.token
const titlesAt = async (app: string): Promise<string[]> => {
  const messages: { token: string; notification: { title: string } }[] = (await ask(home, 'GET', '/sandbox/fcm.json'))
    .body
  return messages.filter(({ token }) => token === app).map(({ notification }) => notification.title)
}
async function push({ member }: Buyer, key: string): Promise<void> {
  await tellMember(home, member, { key, by: ['push'] })
  await deliverAll(home.application)
}

test('the app of a member is sent what a browser is, until it is removed', async () => {
  const buyer = await aBuyer(home)
  const app = await anApp()
  await order(buyer, app)
  await push(buyer, 'app-1')
  expect(await titlesAt(app)).toContain('Kabar app-1')
  const removing = { method: 'DELETE', url: `/sandbox/fcm/devices/${app}`, headers: { host: 'localhost' } } as const
  expect((await home.app.inject(removing)).statusCode).toBe(204)
  await push(buyer, 'app-2')
  expect([await titlesAt(app), await tokensOf(buyer)]).toEqual([expect.not.arrayContaining(['Kabar app-2']), []])
})

test('after signing out an app is sent nothing more of that member, and it belongs to who used it last', async () => {
  const [first, second] = [await aBuyer(home), await aBuyer(home)]
  const app = await anApp()
  await order(first, app)
  await order(second, app)
  expect([await tokensOf(first), await tokensOf(second)]).toEqual([[], [app]])
  const session = await home.application.keys.readUserToken(second.token, home.application.clock.now())
  if (typeof session === 'string') throw new Error(session)
  await endSession(home.application.db, session.session_id, { now: new Date(), reason: 'test' })
  await push(second, 'app-3')
  expect([await titlesAt(app), await tokensOf(second)]).toEqual([expect.not.arrayContaining(['Kabar app-3']), []])
})

test('a token is of one device, a member has ten of them, and the end of a former sign-in takes no token of a later one', async () => {
  const buyer = await aBuyer(home)
  const { db, clock, keys } = home.application
  const session = await keys.readUserToken(buyer.token, clock.now())
  if (typeof session === 'string') throw new Error(session)
  const own = { user_id: buyer.member.id, session_id: session.session_id }
  const save = (token: string, device_id: string, ms = 0) =>
    saveAppToken(db, { ...own, device_id, token, now: addMs(clock.now(), ms) })
  for (const device of ['one', 'two']) await save('shared:token', device)
  expect(await tokensOf(buyer)).toEqual(['shared:token'])
  for (let i = 1; i <= 10; i++) await save(`token:${i}`, `device ${i}`, i)
  expect((await tokensOf(buyer)).toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => `token:${i + 1}`).toSorted())
  await deleteEndedApps(db, [{ token: 'token:1', session_id: newId() }])
  expect(await tokensOf(buyer)).toContain('token:1')
  await deleteEndedApps(db, [{ token: 'token:1', session_id: session.session_id }])
  expect(await tokensOf(buyer)).not.toContain('token:1')
})
