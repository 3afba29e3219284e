import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { aChat, aConsultant, everyoneOff, hostOf, openRoom } from '#test/support/chats.ts'
import { anyReader } from '#test/support/notices.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())
beforeEach(async () => void (await everyoneOff(home)))

const listOf = async (token: string) => (await ask(home, 'GET', '/api/v3/chats', { token })).body.data
const ago = (minutes: number) => addMs(home.application.clock.now(), -minutes * minuteMs)

test('while nobody is there a conversation waits, and the member is told so', async () => {
  const { token, room } = await aChat(home)
  expect(room).toMatchObject({ state: 'waiting', consultant: null, last_seq: 1, unread: 0, offline_at: null })
  expect(room.last_message).toMatchObject({ sender: 'system', notice: 'waiting', message: '' })
  expect(await listOf(token)).toMatchObject({ items: [room], total_unread: 0, service: { is_online: false } })
})

test('opened again, even at once, it is the same conversation', async () => {
  const { token } = await anyReader(home)
  const rooms = await Promise.all(Array.from({ length: 5 }, () => openRoom(home, { token })))
  const again = await openRoom(home, { token })
  expect(new Set([...rooms, again].map(({ user_chat_id }) => user_chat_id)).size).toBe(1)
  expect((await listOf(token)).items).toHaveLength(1)
})

test('it goes to who is there with the fewest, and of several with as many to who has waited longest', async () => {
  const busy = await aConsultant(home, { name: 'Banyak Tugas', assigned_at: ago(90) })
  await aChat(home, busy)
  await aConsultant(home, { name: 'Baru Dapat', assigned_at: ago(5) })
  await aConsultant(home, { name: 'Lama Menunggu', assigned_at: ago(60) })
  await aConsultant(home, { name: 'Sudah Pergi', seen_at: ago(2) })
  await aConsultant(home, { name: 'Merek Lain', tenant_id: demoTenants[1].id })
  const names = []
  for (let i = 0; i < 3; i++) names.push((await aChat(home)).room.consultant?.name)
  expect(names).toEqual(['Lama Menunggu', 'Baru Dapat', expect.not.stringContaining('Pergi')])
})

test('two at once do not both go to the same free consultant', async () => {
  await Promise.all([aConsultant(home, { name: 'Satu' }), aConsultant(home, { name: 'Dua' })])
  const rooms = await Promise.all([aChat(home), aChat(home)])
  expect(rooms.map(({ room }) => room.consultant?.name).sort()).toEqual(['Dua', 'Satu'])
})

test('it goes to the consultant who recommended us, also while they are away; a code nobody knows changes nothing', async () => {
  const own = await aConsultant(home, { name: 'Yang Mengajak', is_on: false })
  await aConsultant(home, { name: 'Yang Ada' })
  const { room } = await aChat(home, own)
  expect(room).toMatchObject({ state: 'open', consultant: { name: 'Yang Mengajak' } })
  expect(room).toMatchObject({ last_seq: 1, last_message: { notice: 'assigned' }, offline_at: expect.any(String) })
  expect((await aChat(home, { affiliate_code: 'nobody' })).room.consultant).toMatchObject({ name: 'Yang Ada' })
  const theirs = await aConsultant(home, { tenant_id: demoTenants[1].id, is_on: false })
  expect((await aChat(home, theirs)).room.consultant).toMatchObject({ name: 'Yang Ada' })
})

test('a conversation of another brand is not there', async () => {
  const { token } = await anyReader(home, { tenant_id: demoTenants[1].id })
  const host = hostOf(demoTenants[1].id)
  const room = await openRoom(home, { token, host })
  const url = `/api/v3/chats/${room.user_chat_id}/messages`
  expect((await ask(home, 'GET', url, { token, headers: { host } })).status).toBe(200)
  expect((await ask(home, 'GET', url, { token })).status).toBe(401)
})

test('closed, it can still be read, and another can be opened', async () => {
  const { token, url, id } = await aChat(home)
  const closed = await ask(home, 'POST', `${url}/close`, { token })
  expect(closed.body.data).toMatchObject({ state: 'closed', last_message: { notice: 'closed' } })
  expect((await ask(home, 'POST', `${url}/close`, { token })).body.data.last_seq).toBe(closed.body.data.last_seq)
  const next = await openRoom(home, { token })
  expect(next.user_chat_id).not.toBe(id)
  expect((await listOf(token)).items.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'closed'])
  expect((await ask(home, 'GET', `${url}/messages`, { token })).body.data.items).toHaveLength(2)
})

test('a member reports a conversation once while it is looked into', async () => {
  const { token, url } = await aChat(home)
  const report = (body: object) => ask(home, 'POST', `${url}/report`, { token, body })
  expect((await report({ reason: 'unknown', text: 'x' })).body.errors).toMatchObject({
    reason: expect.any(Array),
    text: expect.any(Array),
  })
  const body = { reason: 'money_outside', text: 'Saya diminta transfer ke rekening pribadi.' }
  expect((await report(body)).body.data.reported_at).toEqual(expect.any(String))
  expect((await report(body)).body.code).toBe('F-CHT-7r7')
})
