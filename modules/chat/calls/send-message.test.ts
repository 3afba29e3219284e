import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { minuteMs } from '#core/time.ts'
import { aChat, aConsultant, everyoneOff, sayTo } from '#test/support/chats.ts'
import { anyReader } from '#test/support/notices.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { say } from '../say.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())
beforeEach(async () => void (await everyoneOff(home)))

type Chat = Awaited<ReturnType<typeof aChat>>
const messagesOf = async ({ url, token }: Chat, query = '') =>
  (await ask(home, 'GET', `${url}/messages${query}`, { token })).body.data
const anAnswer = ({ id }: Chat, consultant: { id: string }, message: string) => {
  const { db, clock } = home.application
  const said = { room_id: id, client_id: null, message, origin: 'http://localhost' }
  return say(db, { sender: 'consultant', consultant_id: consultant.id }, said, clock.now())
}

test('what is said is stored, in an order without gaps, and comes back as it was typed', async () => {
  const chat = await aChat(home)
  const script = '<script>alert(1)</script> & “salam” \n dua baris'
  const { status, body } = await sayTo(home, chat, { client_id: 'client-0001', message: `  ${script} ` })
  expect([status, body.data]).toEqual([
    200,
    {
      client_id: 'client-0001',
      id: expect.any(String),
      user_chat_id: chat.id,
      seq: 2,
      message: script,
      created_at: expect.any(String),
    },
  ])
  const { items, last_seq } = await messagesOf(chat)
  expect(items.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2])
  expect([last_seq, items[1]]).toMatchObject([2, { message: script, sender: 'member', client_id: 'client-0001' }])
})

test('sent again under the same id it is the same message, also at once; with other words it is refused', async () => {
  const chat = await aChat(home)
  const body = { client_id: 'client-0002', message: 'Assalamualaikum' }
  const all = await Promise.all(Array.from({ length: 6 }, () => sayTo(home, chat, body)))
  expect(new Set(all.map((reply) => JSON.stringify(reply.body.data))).size).toBe(1)
  expect((await messagesOf(chat)).items).toHaveLength(2)
  expect((await sayTo(home, chat, { ...body, message: 'Lain' })).body).toMatchObject({
    code: 'F-CHT-4i4',
    errors: { client_id: [expect.any(String)] },
  })
})

test('both sides at once: no number is skipped and none is given twice', async () => {
  const consultant = await aConsultant(home)
  const chat = await aChat(home, consultant)
  const said = Array.from({ length: 10 }, (_, i) => [
    sayTo(home, chat, { message: `tanya ${i}` }),
    anAnswer(chat, consultant, `jawab ${i}`),
  ])
  await Promise.all(said.flat())
  const { items } = await messagesOf(chat)
  expect(items.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
})

test('the 21st message of a minute is refused; a minute later it is taken', async () => {
  const chat = await aChat(home)
  for (let i = 0; i < 20; i++) expect((await sayTo(home, chat, { message: `pesan ${i}` })).status).toBe(200)
  const late = await sayTo(home, chat, { client_id: 'client-0021', message: 'satu lagi' })
  expect([late.status, late.body.code]).toEqual([429, 'F-CHT-3m3'])
  const { clock } = home.application
  clock.moveTo(new Date(clock.now().getTime() + minuteMs + 1000))
  expect((await sayTo(home, chat, { client_id: 'client-0021', message: 'satu lagi' })).body.data.seq).toBe(22)
})

test.each([
  ['too long', { message: 'x'.repeat(2001) }, 'F-REQ-2v2', 'message'],
  ['nothing', { message: '  \n ' }, 'F-REQ-2v2', 'message'],
  ['no text', { message: { a: 1 } }, 'F-REQ-2v2', 'message'],
  ['a card number', { message: 'kartu saya 4111 1111-1111 1111 ya' }, 'F-CHT-2k2', 'message'],
  ['an id that is none', { message: 'a', client_id: '<x>' }, 'F-REQ-2v2', 'client_id'],
])('%s is refused at its field', async (_what, body, code, field) => {
  const chat = await aChat(home)
  const reply = await sayTo(home, chat, body)
  expect([reply.status, reply.body]).toMatchObject([422, { code, errors: { [field]: [expect.any(String)] } }])
  expect((await messagesOf(chat)).last_seq).toBe(1)
})

test('telephone, booking and virtual account numbers are no card numbers', async () => {
  const chat = await aChat(home)
  for (const message of ['+62 812-3456-7890', 'KTP 3174012505900001', 'VA 8889900000000001', 'Rp 40.000.000.000.000'])
    expect((await sayTo(home, chat, { message })).status).toBe(200)
})

test('nothing is said where it is closed, or is another’s', async () => {
  const chat = await aChat(home)
  const { token } = await anyReader(home)
  expect((await sayTo(home, { ...chat, token }, { message: 'halo' })).status).toBe(404)
  const nowhere = { ...chat, url: `/api/v3/chats/${newId()}` }
  expect((await sayTo(home, nowhere, { message: 'halo' })).status).toBe(404)
  await ask(home, 'POST', `${chat.url}/close`, { token: chat.token })
  expect((await sayTo(home, chat, { message: 'halo' })).body.code).toBe('F-CHT-1c1')
})

test('what was missed is asked for after a number, and older ones before one', async () => {
  const chat = await aChat(home)
  for (let i = 2; i <= 6; i++) await sayTo(home, chat, { message: `pesan ${i}` })
  const seqs = async (query: string) => {
    const { items, is_more } = await messagesOf(chat, query)
    return [...items.map(({ seq }: { seq: number }) => seq), is_more]
  }
  expect(await seqs('?after=4')).toEqual([5, 6, false])
  expect(await seqs('?after=1&limit=2')).toEqual([2, 3, true])
  expect(await seqs('?before=3&limit=2')).toEqual([1, 2, false])
  expect(await seqs('?limit=3')).toEqual([4, 5, 6, true])
  expect(await seqs('?after=6')).toEqual([false])
})

test('a consultant’s answer is unread until it was read, and a mark never goes back or beyond', async () => {
  const consultant = await aConsultant(home)
  const chat = await aChat(home, consultant)
  const { token, url } = chat
  for (const text of ['Waalaikumsalam', 'Ada yang bisa dibantu?']) await anAnswer(chat, consultant, text)
  const total = async () => (await ask(home, 'GET', '/api/v3/chats/total', { token })).body.data.total_unread
  const read = async (seq: number) => (await ask(home, 'PATCH', `${url}/read`, { token, body: { seq } })).body.data
  expect(await total()).toBe(2)
  expect(await read(2)).toEqual({ member_read_seq: 2, unread: 1 })
  expect(await read(1)).toEqual({ member_read_seq: 2, unread: 1 })
  expect(await read(999)).toEqual({ member_read_seq: 3, unread: 0 })
  expect(await total()).toBe(0)
  expect((await messagesOf(chat)).items.at(-1)).toMatchObject({
    sender: 'consultant',
    consultant_name: consultant.name,
  })
})
