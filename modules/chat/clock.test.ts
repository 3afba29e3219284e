import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { consultants } from '#modules/affiliate/tables.ts'
import { staff_grants } from '#modules/staff/tables.ts'
import { aChat, aConsultant, everyoneOff, hostOf, openRoom, sayTo } from '#test/support/chats.ts'
import { scan, send } from '#test/support/journeys.ts'
import { anyReader, listOf } from '#test/support/notices.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { tellAway } from './away.ts'
import { sweepRooms } from './clock.ts'
import { retention } from './retention.ts'
import { say } from './say.ts'
import { chat_messages, chat_rooms, consultant_presence } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())
beforeEach(async () => void (await everyoneOff(home)))

const now = () => home.application.clock.now()
type Chat = Awaited<ReturnType<typeof aChat>>
const roomOf = async ({ token, id }: Chat) => {
  const { body } = await ask(home, 'GET', '/api/v3/chats', { token })
  return body.data.items.find(({ user_chat_id }: { user_chat_id: string }) => user_chat_id === id)
}
const answer = (chat: Chat, consultant: { id: string }, message: string) =>
  say(
    home.application.db,
    { sender: 'consultant', consultant_id: consultant.id },
    { room_id: chat.id, client_id: null, message, origin: 'http://localhost' },
    now(),
  )
const away = (at: Date) => tellAway({ db: home.application.db, ports: { desk: home.application.ports.desk }, now: at })

test('whoever waits goes to who comes', async () => {
  const chat = await aChat(home)
  await sweepRooms(home.application.db, now())
  expect((await roomOf(chat)).state).toBe('waiting')
  await aConsultant(home, { name: 'Baru Datang' })
  await sweepRooms(home.application.db, now())
  expect(await roomOf(chat)).toMatchObject({ state: 'open', consultant: { name: 'Baru Datang' } })
})

test('conversations of a consultant who has ended wait for another', async () => {
  const { db } = home.application
  const consultant = await aConsultant(home, { is_on: false })
  const chat = await aChat(home, consultant)
  await db.update(consultants).set({ ended_at: now() }).where(eq(consultants.id, consultant.id))
  await sweepRooms(db, now())
  expect(await roomOf(chat)).toMatchObject({ state: 'waiting', consultant: null, last_message: { notice: 'put_back' } })
})

test('conversations of somebody who has lost the role wait for another, and no new one goes to them', async () => {
  const { db } = home.application
  const consultant = await aConsultant(home)
  const chat = await aChat(home, consultant)
  await db.delete(staff_grants).where(eq(staff_grants.staff_id, consultant.staff_id))
  await sweepRooms(db, now())
  expect(await roomOf(chat)).toMatchObject({ state: 'waiting', consultant: null, last_message: { notice: 'put_back' } })
  const other = await aChat(home, consultant)
  expect(other.room).toMatchObject({ state: 'waiting' })
  expect((await ask(home, 'GET', '/api/v3/chats', { token: other.token })).body.data.service.is_online).toBe(false)
})

test('what lies idle is closed', async () => {
  const chat = await aChat(home)
  await sweepRooms(home.application.db, addMs(now(), 400 * dayMs))
  expect(await roomOf(chat)).toMatchObject({ state: 'closed', last_message: { notice: 'closed' } })
})

test('a member who is away gets one letter of what they have not read, and another only after they have', async () => {
  const consultant = await aConsultant(home, { name: 'Aisyah Nur' })
  const chat = await aChat(home, consultant)
  const letters = async () => (await home.sentTo(chat.member.email)).length
  await answer(chat, consultant, 'Waalaikumsalam')
  await away(now())
  expect(await letters()).toBe(0)
  const later = addMs(now(), 2 * hourMs)
  await away(later)
  await answer(chat, consultant, 'Ada yang bisa dibantu?')
  await Promise.all([away(later), away(addMs(later, hourMs))])
  expect(await letters()).toBe(1)
  expect((await home.sentTo(chat.member.email))[0]?.subject).toContain('Aisyah Nur')
  expect((await listOf(home, chat.token)).items).toMatchObject([{ link: '/chat' }])
  await ask(home, 'PATCH', `${chat.url}/read`, { token: chat.token, body: { seq: 99 } })
  await answer(chat, consultant, 'Masih di sana?')
  await away(later)
  expect(await letters()).toBe(2)
})

test('a consultant who is away gets one letter for all their conversations', async () => {
  const consultant = await aConsultant(home)
  const chats = [await aChat(home, consultant), await aChat(home, consultant)]
  for (const chat of chats) await sayTo(home, chat, { message: 'Assalamualaikum' })
  const later = addMs(now(), 2 * hourMs)
  await home.application.db
    .update(consultant_presence)
    .set({ seen_at: addMs(now(), -hourMs) })
    .where(eq(consultant_presence.consultant_id, consultant.id))
  await away(later)
  await away(addMs(later, minuteMs))
  const letters = await home.sentTo(`${consultant.staff_id}@desk.test`)
  expect(letters.map(({ subject }) => subject)).toEqual(['2 percakapan menunggu jawaban Anda'])
})

test('while nobody has a conversation, everybody who could take it gets one letter for all that wait', async () => {
  const tenant_id = demoTenants[1].id
  const consultant = await aConsultant(home, { tenant_id, is_on: false })
  const host = hostOf(tenant_id)
  for (const { token } of [await anyReader(home, { tenant_id }), await anyReader(home, { tenant_id })]) {
    const { user_chat_id } = await openRoom(home, { token, host })
    const body = { message: 'Assalamualaikum' }
    await ask(home, 'POST', `/api/v3/chats/${user_chat_id}/messages`, { token, body, headers: { host } })
  }
  await away(now())
  const letters = () => home.sentTo(`${consultant.staff_id}@desk.test`)
  expect(await letters()).toEqual([])
  const later = addMs(now(), 2 * hourMs)
  await away(later)
  await away(addMs(later, minuteMs))
  expect((await letters()).map(({ subject }) => subject)).toEqual(['2 percakapan belum diambil siapa pun'])
})

test('after their time conversations are forgotten with their files', async () => {
  const { db, ports } = home.application
  const chat = await aChat(home)
  await send(home, `${chat.url}/files`, {
    token: chat.token,
    fields: { file: { name: 'foto.jpg', bytes: await scan() } },
  })
  const [row] = await db
    .select()
    .from(chat_messages)
    .where(eq(chat_messages.room_id, chat.id))
    .orderBy(chat_messages.seq)
    .offset(1)
  const key = row?.file?.key ?? ''
  expect(await ports.files.get(key)).toBeDefined()
  const sweep = (before: Date) => retention[0]?.sweep({ db, ports, before })
  await sweep(addMs(now(), -dayMs))
  expect(await db.$count(chat_rooms, eq(chat_rooms.id, chat.id))).toBe(1)
  expect(await sweep(addMs(now(), dayMs))).toBeGreaterThan(0)
  expect(await db.$count(chat_rooms, eq(chat_rooms.id, chat.id))).toBe(0)
  expect(await ports.files.get(key)).toBeUndefined()
})
