import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { attributions } from '#modules/affiliate/tables.ts'
import { anOrder } from '#test/support/bookings.ts'
import { aChat, aConsultant, openRoom, sayTo } from '#test/support/chats.ts'
import { anOffer } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { say } from './say.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Chat = Pick<Awaited<ReturnType<typeof aChat>>, 'url' | 'token'>
const lastOf = async ({ url, token }: Chat) =>
  (await ask(home, 'GET', `${url}/messages`, { token })).body.data.items.at(-1)

test('an order of the member has a card, and to anybody else it is a link like any other', async () => {
  const order = await anOrder(home)
  const room = await openRoom(home, { token: order.token })
  const own = { url: `/api/v3/chats/${room.user_chat_id}`, token: order.token }
  const message = `ini pesanan saya /member/my-order/${order.id}. terima kasih`
  await sayTo(home, own, { message })
  expect((await lastOf(own)).cards).toMatchObject([
    { kind: 'order', path: `/member/my-order/${order.id}`, title: { id: expect.any(String), en: expect.any(String) } },
  ])
  const other = await aChat(home)
  await sayTo(home, other, { message })
  expect(await lastOf(other)).toMatchObject({ message, cards: [] })
})

test('an item that is sold has a card; what is not there, or at another site, has none', async () => {
  const { slug } = (await anOffer(home)).item
  const chat = await aChat(home)
  await sayTo(home, chat, { message: `/oleh-oleh/${slug} /product/tidak-ada https://evil.test/oleh-oleh/${slug}` })
  expect((await lastOf(chat)).cards).toMatchObject([{ kind: 'item', price: expect.any(Number) }])
})

test('a consultant who sends a package is remembered, once a colleague’s days are over', async () => {
  const { db, clock } = home.application
  const consultant = await aConsultant(home)
  const chat = await aChat(home, consultant)
  const first = await aConsultant(home)
  await db
    .update(attributions)
    .set({ consultant_id: first.id, attributed_at: clock.now() })
    .where(eq(attributions.user_id, chat.member.id))
  const said = { room_id: chat.id, client_id: null, message: 'lihat /product/umrah-9-hari', origin: 'http://localhost' }
  await say(db, { sender: 'consultant', consultant_id: consultant.id }, said, clock.now())
  const find = () => db.select().from(attributions).where(eq(attributions.user_id, chat.member.id))
  expect(await find()).toMatchObject([{ consultant_id: first.id }])
  const long_ago = addMs(clock.now(), -31 * dayMs)
  await db.update(attributions).set({ attributed_at: long_ago }).where(eq(attributions.user_id, chat.member.id))
  await say(db, { sender: 'consultant', consultant_id: consultant.id }, said, clock.now())
  expect(await find()).toMatchObject([{ consultant_id: consultant.id, source: 'chat' }])
})
