import { EventEmitter } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '#core/ids.ts'
import { recordOf } from '#core/record.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { lockRoom } from '#modules/chat/store.ts'
import { transition } from '#modules/chat/transition.ts'
import { endSession } from '#modules/identity/store.ts'
import { aChat, aConsultant, dialling, everyoneOff, sayTo, tell } from '#test/support/chats.ts'
import { testPassword } from '#test/support/members.ts'
import { anyReader } from '#test/support/notices.ts'
import { listening } from '#test/support/payments.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { followPresence } from './follow-presence.ts'

let home: TestApp
let port: number
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)
const sockets = dialling(() => port)
beforeAll(async () => {
  home = await testApp()
  port = await listening(home)
  process.on('unhandledRejection', note)
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await home.close()
})
beforeEach(async () => void (await everyoneOff(home)))
afterEach(async () => {
  sockets.hangUp()
  expect(unhandled).toEqual([])
  expect((await ask(home, 'GET', '/healthz')).status).toBe(200)
})

type Said = { seq: number; message: string; sender: string; client_id: string | null }
const asMember = (token: string) => sockets.connected({ token })
const asConsultant = (token: string) => sockets.connected({ token, type: 'consultant' })

/** A member and a consultant, both with the conversation open. */
async function twoTalking() {
  const consultant = await aConsultant(home)
  const chat = await aChat(home, consultant)
  const [left, right] = [await asMember(chat.token), await asConsultant(consultant.token)]
  await tell(left.socket, 'joinRoomChats', { user_chat_id: chat.id })
  await tell(right.socket, 'joinRoomChats', { user_chat_id: chat.id })
  return { consultant, chat, member: left, desk: right }
}

test('who connects is greeted, and joining tells the conversations and the one that is opened', async () => {
  const chat = await aChat(home)
  const member = await asMember(chat.token)
  const greeted = await vi.waitFor(() => {
    const matches = member.received.find(([name]) => name === 'userChat')
    if (!matches) throw new Error('not greeted yet')
    return matches[1]
  })
  expect(greeted).toEqual({
    id: chat.member.id,
    full_name: chat.member.full_name,
    total_unread: 0,
    service: { is_online: false, hours: expect.any(Array) },
  })
  const [rooms, opened] = [member.next('userRoomChats'), member.next('privateChat')]
  const answer = await tell(member.socket, 'joinRoomChats', { user_chat_id: chat.id })
  expect(answer.items).toMatchObject([{ user_chat_id: chat.id, state: 'waiting' }])
  expect(await rooms).toMatchObject({ items: [{ user_chat_id: chat.id }], total_unread: 0 })
  expect(await opened).toMatchObject({
    room: { user_chat_id: chat.id },
    user_messages: { items: [{ seq: 1, notice: 'waiting' }], is_more: false, last_seq: 1 },
  })
})

test('what one side says both receive, by whichever way it was said, and once more where it was sent once more', async () => {
  const { chat, member, desk } = await twoTalking()
  const received = [member.next<Said>('receiveMessage'), desk.next<Said>('receiveMessage')]
  const said = { user_chat_id: chat.id, client_id: 'client-1001', message: 'Assalamualaikum' }
  const answer = await tell(member.socket, 'sendMessage', said)
  expect(answer).toMatchObject({ client_id: 'client-1001', seq: 2, message: 'Assalamualaikum' })
  for (const one of await Promise.all(received)) expect(one).toMatchObject({ ...said, id: answer.id, sender: 'member' })
  const back = [member.next<Said>('receiveMessage'), desk.next<Said>('receiveMessage')]
  await tell(desk.socket, 'sendMessage', { ...said, client_id: 'client-1002', message: 'Waalaikumsalam' })
  for (const one of await Promise.all(back))
    expect(one).toMatchObject({ seq: 3, sender: 'consultant', message: 'Waalaikumsalam' })
  // Who sends again has had no answer: perhaps nobody was told either. It has the same number, and is shown once.
  const again = desk.next<Said>('receiveMessage')
  expect(await tell(member.socket, 'sendMessage', said)).toEqual(answer)
  expect(await again).toMatchObject({ seq: 2, id: answer.id })
  const next = desk.next<Said>('receiveMessage')
  await sayTo(home, chat, { message: 'Lewat HTTP' })
  expect(await next).toMatchObject({ seq: 4, message: 'Lewat HTTP' })
  const seqs = member.received.filter(([name]) => name === 'receiveMessage').map(([, data]) => recordOf(data).seq)
  expect([...new Set(seqs)]).toEqual([2, 3, 4])
})

test('what was stored by another process is received here', async () => {
  const { chat, member } = await twoTalking()
  const received = member.next<Said>('receiveMessage')
  const { default: pg } = await import('pg')
  const elsewhere = new pg.Client({ connectionString: home.application.pool.options.connectionString })
  await elsewhere.connect()
  await elsewhere.query('select pg_notify($1, $2)', ['chat', `message ${chat.id} 1`])
  for (const payload of ['', 'nonsense', 'message', `message ${newId()} 1`, 'room x', `message ${chat.id} x`])
    await elsewhere.query('select pg_notify($1, $2)', ['chat', payload])
  expect(await received).toMatchObject({ seq: 1, sender: 'system' })
  await elsewhere.end()
})

test('typing is told once in three seconds for each side, and reading up to where', async () => {
  const { chat, member, desk } = await twoTalking()
  const room = { user_chat_id: chat.id }
  const reads = [member.next('readMessages'), desk.next('readMessages')]
  for (let i = 0; i < 4; i++) await tell(member.socket, 'typing', room)
  await tell(desk.socket, 'typing', room)
  expect(await tell(member.socket, 'readMessages', { ...room, seq: 1 })).toEqual({ seq: 1 })
  for (const read of await Promise.all(reads)) expect(read).toEqual({ ...room, side: 'member', seq: 1 })
  const typed = desk.received.filter(([name]) => name === 'typing').map(([, data]) => data)
  expect(typed).toEqual([
    { ...room, side: 'member' },
    { ...room, side: 'consultant' },
  ])
})

test('a side that comes is told to the other', async () => {
  const consultant = await aConsultant(home, { seen_at: new Date(0) })
  const chat = await aChat(home, consultant)
  const member = await asMember(chat.token)
  const joined = await tell(member.socket, 'joinRoomChats', { user_chat_id: chat.id })
  expect(joined.items[0].offline_at).toEqual(expect.any(String))
  const status = new Promise((resolve) =>
    member.socket.on('updateUserStatus', (data) => {
      if (data.side === 'consultant') resolve(data)
    }),
  )
  await asConsultant(consultant.token)
  expect(await status).toEqual({ user_chat_id: chat.id, side: 'consultant', offline_at: null })
})

test('a side that goes is told to the other, once it has been away for its time', async () => {
  const consultant = await aConsultant(home)
  const chat = await aChat(home, consultant)
  const member = await asMember(chat.token)
  await tell(member.socket, 'joinRoomChats', { user_chat_id: chat.id })
  const gone = new EventEmitter()
  const data = { who: 'consultant', consultant: { id: consultant.id } } as const
  const presence = followPresence({ sockets: { sockets: new Map() } }, home.application, 20)
  onTestFinished(() => presence.stop())
  const status = () =>
    new Promise((resolve) =>
      member.socket.on('updateUserStatus', (said) => {
        if (said.side === 'consultant') resolve(said)
      }),
    )
  const here = status()
  presence.came({ data, on: (name, listener) => gone.on(name, listener) })
  expect(await here).toMatchObject({ side: 'consultant', offline_at: null })
  const { clock } = home.application
  onTestFinished(() => clock.restore())
  clock.moveTo(addMs(clock.now(), 2 * minuteMs))
  const left = status()
  gone.emit('disconnect')
  expect(await left).toMatchObject({ side: 'consultant', offline_at: expect.any(String) })
})

test('a conversation opened while the chat is open is followed at once', async () => {
  const { token } = await anyReader(home)
  const member = await asMember(token)
  await tell(member.socket, 'joinRoomChats')
  const rooms = member.next<{ items: { user_chat_id: string }[] }>('userRoomChats')
  const { body } = await ask(home, 'POST', '/api/v3/chats', { token, body: {} })
  const id = body.data.room.user_chat_id
  expect((await rooms).items[0]?.user_chat_id).toBe(id)
  const received = member.next<Said>('receiveMessage')
  await tell(member.socket, 'sendMessage', { user_chat_id: id, client_id: 'client-2001', message: 'halo' })
  expect(await received).toMatchObject({ message: 'halo' })
})

test('after a hand-over the former consultant hears nothing more, and the next hears all', async () => {
  const { consultant, chat, desk, member } = await twoTalking()
  const other = await aConsultant(home, { name: 'Budi Santoso' })
  const next = await asConsultant(other.token)
  await tell(next.socket, 'joinRoomChats')
  const changed = member.next('userRoomChats')
  await home.application.db.transaction(async (db) => {
    const room = await lockRoom(db, chat.id)
    if (!room) throw new Error('no room')
    const by = { actor: 'consultant', actor_id: consultant.staff_id, now: home.application.clock.now() } as const
    await transition(db, room, { event: 'hand_over', consultant_id: other.id, reason: 'test', ...by })
  })
  await changed
  const before = desk.received.length
  const received = next.next<Said>('receiveMessage')
  await sayTo(home, chat, { message: 'Masih di sana?' })
  expect(await received).toMatchObject({ message: 'Masih di sana?' })
  expect(desk.received.slice(before).filter(([name]) => name === 'receiveMessage')).toEqual([])
  const late = { user_chat_id: chat.id, client_id: 'client-3001', message: 'terlambat' }
  expect(await tell(desk.socket, 'sendMessage', late)).toMatchObject({ code: 'F-CHT-5y5' })
})

test('someone else’s conversation is not matches, and nothing of it is received', async () => {
  const { chat } = await twoTalking()
  const { token } = await anyReader(home)
  const stranger = await asMember(token)
  const room = { user_chat_id: chat.id }
  const events = [
    ['joinRoomChats', room],
    ['sendMessage', { ...room, client_id: 'client-4001', message: 'halo' }],
    ['typing', room],
    ['readMessages', { ...room, seq: 1 }],
  ] as const
  for (const [name, said] of events)
    expect(await tell(stranger.socket, name, said)).toMatchObject({ code: 'F-REQ-4n4' })
  await sayTo(home, chat, { message: 'rahasia' })
  const elsewhere = await aConsultant(home, { tenant_id: demoTenants[1].id })
  const theirs = await asConsultant(elsewhere.token)
  expect(await tell(theirs.socket, 'joinRoomChats', room)).toMatchObject({ code: 'F-REQ-4n4' })
  expect([...stranger.received, ...theirs.received].filter(([name]) => name !== 'userChat')).toEqual([])
})

test.each([
  ['joinRoomChats', [{ user_chat_id: 'x' }]],
  ['joinRoomChats', [7]],
  ['sendMessage', []],
  ['sendMessage', [null]],
  ['sendMessage', [{ user_chat_id: newId(), client_id: 'client-5001', message: 'x'.repeat(2001) }]],
  ['sendMessage', [{ user_chat_id: newId(), client_id: 'client-5001', message: { a: [[[[[[1]]]]]] } }]],
  ['sendMessage', [{ user_chat_id: newId(), client_id: 'a b', message: 'x' }]],
  ['typing', [[]]],
  ['readMessages', [{ user_chat_id: newId(), seq: -1 }]],
])('%s with %j is refused', async (name, said) => {
  const { token } = await anyReader(home)
  const { socket } = await asMember(token)
  expect(await tell(socket, name, ...said)).toMatchObject({ code: 'F-REQ-2v2' })
  // And without anybody waiting for the answer.
  socket.emit(name, ...said)
  expect(await tell(socket, 'joinRoomChats')).toMatchObject({ items: [] })
})

test('a frame that is too large and ten thousand a second end their own connection', async () => {
  const { chat, member } = await twoTalking()
  const over = new Promise((resolve) => member.socket.once('disconnect', resolve))
  for (let i = 0; i < 10_000; i++) member.socket.emit('typing', { user_chat_id: chat.id })
  await over
  const again = await asMember(chat.token)
  const cut = new Promise((resolve) => again.socket.once('disconnect', resolve))
  again.socket.emit('sendMessage', { user_chat_id: chat.id, client_id: 'client-6001', message: 'x'.repeat(20_000) })
  await cut
  expect(await tell((await asMember(chat.token)).socket, 'joinRoomChats')).toMatchObject({ items: [{}] })
})

test('a member who is deleted while chatting has said their last word, and their conversation is closed', async () => {
  const { chat, member, desk } = await twoTalking()
  const rooms = desk.next<{ items: { state: string }[] }>('userRoomChats')
  const reply = await ask(home, 'DELETE', '/api/v3/user/auth/me', {
    token: chat.token,
    body: { current_password: testPassword },
  })
  expect(reply.status).toBe(200)
  expect((await rooms).items).toMatchObject([{ state: 'closed' }])
  await vi.waitFor(() => expect(member.socket.connected).toBe(false), { timeout: 10_000 })
})

test('consultants come in at the desk’s address alone, with their own sign-in and role', async () => {
  const outcome = (wish: Parameters<typeof sockets.dial>[0]) =>
    new Promise((resolve) => {
      const socket = sockets.dial(wish)
      socket.on('connect', () => resolve('connected'))
      socket.on('connect_error', (error) => resolve(error.message))
    })
  const type = 'consultant' as const
  const { token } = await aConsultant(home)
  expect(await outcome({ token, type })).toBe('connected')
  expect(await outcome({ token, type, host: 'demo.localhost' })).toBe('refused')
  expect(await outcome({ token })).toBe('F-AUT-1n0')
  expect(await outcome({ type })).toBe('refused')
  expect(await outcome({ token: (await anyReader(home)).token, type })).toBe('refused')
  const editor = await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })
  expect(await outcome({ token: editor.token, type })).toBe('refused')
  const nobody = await someStaff(home, { role: 'consultant', scope: { kind: 'tenant', id: demoTenants[0].id } })
  expect(await outcome({ token: nobody.token, type })).toBe('refused')
})

test('whoever’s sign-in ends while they are connected is cut', async () => {
  const { chat, member } = await twoTalking()
  const { cutEnded, attachSockets } = await import('./attach.ts')
  const { default: fastify } = await import('fastify')
  const app = fastify({ forceCloseConnections: true })
  const server = attachSockets(app, home.application)
  const there = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  onTestFinished(() => app.close())
  const second = dialling(() => there)
  const { socket } = await second.connected({ token: chat.token })
  const over = new Promise((resolve) => socket.once('disconnect', resolve))
  const session = await home.application.keys.readUserToken(chat.token, home.application.clock.now())
  if (typeof session === 'string') throw new Error(session)
  await endSession(home.application.db, session.session_id, { now: new Date(), reason: 'test' })
  await cutEnded(server, home.application)
  expect(await over).toBe('io server disconnect')
  expect(member.socket.connected).toBe(true)
})
