import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { chat_hours } from '#modules/chat/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { aChat, aConsultant, everyoneOff, openRoom, sayTo } from '#test/support/chats.ts'
import { scan, send } from '#test/support/journeys.ts'
import { anyReader } from '#test/support/notices.ts'
import { aChatReport, aDeskChat } from '#test/support/scoped-chat.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1'
type Who = { token: string }
const get = async ({ token }: Who, path: string) => (await ask(home, 'GET', `${base}${path}`, { token })).body.data
const post = async ({ token }: Who, path: string, body: object = {}) => {
  const { status, body: answer } = await ask(home, 'POST', `${base}${path}`, { token, body })
  return { status, code: answer.code, data: answer.data }
}
const put = ({ token }: Who, path: string, body: object) => ask(home, 'PUT', `${base}${path}`, { token, body })
const auditsOf = (id: string) => home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, id))

test('a consultant who comes on is given who waits, answers once, and hands over to a colleague who is on', async () => {
  await everyoneOff(home)
  const [me, other] = [
    await aConsultant(home, { is_on: false }),
    await aConsultant(home, { is_on: false, name: 'Budi' }),
  ]
  const reader = await anyReader(home)
  const room = await openRoom(home, { token: reader.token })
  const id = room.user_chat_id
  expect((await get(me, '/chats?queue=waiting')).rows).toMatchObject([{ user_chat_id: id }])
  expect((await put(me, '/chat-status', { is_on: true })).body.data).toMatchObject({ is_on: true, given: 1 })
  const said = { client_id: 'answer-0001', message: 'Wa alaikum salam' }
  const first = await post(me, `/chats/${id}/messages`, said)
  expect(await post(me, `/chats/${id}/messages`, said)).toEqual(first)
  expect((await post(other, `/chats/${id}/messages`, said)).code).toBe('F-CHT-5y5')
  expect((await post(me, `/chats/${id}/hand-over`, { consultant_id: other.id })).code).toBe('F-CHT-6o6')
  await put(other, '/chat-status', { is_on: true })
  expect((await post(me, `/chats/${id}/hand-over`, { consultant_id: other.id })).status).toBe(200)
  const seen = await get(other, `/chats/${id}`)
  expect(seen).toMatchObject({ is_mine: true, can: { answer: true, take: false } })
  expect(seen.history.map(({ event }: { event: string }) => event)).toEqual(['begin', 'assign', 'hand_over'])
  expect((await auditsOf(id)).map(({ call }) => call)).toContain('POST /api/console/v1/chats/:id/hand-over')
})

test('a colleague takes a conversation over, puts it back, and who waits the longest is first', async () => {
  const chat = await aDeskChat(home)
  const me = await aConsultant(home)
  expect((await get(me, `/chats/${chat.id}`)).can).toMatchObject({ answer: false, take: true })
  expect((await post(me, `/chats/${chat.id}/take`)).status).toBe(200)
  const later = await aChat(home, me)
  await sayTo(home, later, { message: 'Kapan berangkat?' })
  const rows = (await get(me, '/chats')).rows
  expect(rows.map((row: { user_chat_id: string }) => row.user_chat_id)).toEqual([chat.id, later.id])
  expect(rows[0]).toMatchObject({ unread: 1, is_mine: true })
  expect((await get(me, '/chats?search=nobody-of-this-name')).rows).toEqual([])
  expect((await post(me, `/chats/${chat.id}/read`, { seq: 99 })).data.consultant_read_seq).toBeGreaterThan(1)
  expect((await post(me, `/chats/${chat.id}/put-back`)).status).toBe(200)
  expect((await post(me, `/chats/${later.id}/close`)).status).toBe(200)
  expect((await post(me, `/chats/${later.id}/messages`, { message: 'Masih ada?' })).code).toBe('F-CHT-1c1')
  const shown = (await get(me, `/chats/${later.id}/messages`)).items
  expect(shown.at(-1)).toMatchObject({ notice: 'closed' })
})

test('answers are one’s own or the brand’s, and a colleague finds only the brand’s', async () => {
  const [me, other] = [await aConsultant(home), await aConsultant(home)]
  const own = (await post(me, '/chat-answers', { title: 'Salam', text: 'Wa alaikum salam' })).data
  const shared = (await post(me, '/chat-answers', { title: 'Cara bayar', text: 'Lewat situs', is_shared: true })).data
  const titles = (await get(other, '/chat-answers')).rows.map(({ id }: { id: string }) => id)
  expect([titles.includes(own.id), titles.includes(shared.id)]).toEqual([false, true])
  expect((await put(other, `/chat-answers/${own.id}`, { title: 'Ubah', text: 'Bukan milik saya' })).status).toBe(404)
  expect((await put(other, `/chat-answers/${shared.id}`, { title: 'Bayar', text: 'Di situs' })).status).toBe(200)
  expect((await post(other, `/chat-answers/${shared.id}/remove`)).status).toBe(200)
})

test('somebody else looks into a report, and never who answered in that conversation', async () => {
  const { id, colleague } = await aChatReport(home)
  const support = await someStaff(home, { role: 'support', scope: { kind: 'tenant', id: demoTenants[0].id } })
  const report = await get(support, `/chat-reports/${id}`)
  expect(report).toMatchObject({ reason: 'money_outside', can_handle: true, consultant_name: colleague.name })
  expect(report.messages.items.length).toBeGreaterThan(1)
  const note = 'Sudah dibicarakan dengan konsultannya'
  expect((await post(support, `/chat-reports/${id}/handle`, { note })).status).toBe(200)
  expect((await post(support, `/chat-reports/${id}/handle`, { note })).status).toBe(404)
  expect((await get(support, '/chat-reports?standing=handled')).rows).toContainEqual(
    expect.objectContaining({ id, handled_note: note }),
  )
})

test('an admin says the hours of a week; closing before opening is said at its field', async () => {
  const { id: tenant_id } = demoTenants[0]
  const admin = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id: tenant_id } })
  const wrong = await put(admin, `/chat-hours/${tenant_id}`, {
    hours: [{ weekday: 1, opens: '17:00', closes: '08:00' }],
  })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { 'hours.0.closes': ['Jam tutup harus setelah jam buka'] }])
  const hours = [{ weekday: 1, opens: '08:00', closes: '24:00' }]
  expect((await put(admin, `/chat-hours/${tenant_id}`, { hours })).status).toBe(200)
  expect((await get(admin, '/chat-hours')).brands).toMatchObject([{ tenant_id, hours }])
  const rows = await home.application.db.select().from(chat_hours).where(eq(chat_hours.tenant_id, tenant_id))
  expect(rows).toEqual([{ tenant_id, weekday: 1, opens: 480, closes: 1440 }])
})

test('a package to send leads to the site with the consultant’s code', async () => {
  const me = await aConsultant(home)
  const { rows } = await get(me, '/chat-packages')
  for (const { link } of rows) expect(link).toContain(`affiliate_code=${me.affiliate_code}`)
})

test('a consultant answers with a picture, and reads it as the member does', async () => {
  const me = await aConsultant(home)
  const { id } = await aChat(home, me)
  const fields = { message: 'Brosurnya', file: { name: 'brosur.jpg', bytes: await scan() } }
  const sent = await send(home, `${base}/chats/${id}/files`, { token: me.token, fields })
  expect(sent.status).toBe(200)
  const headers = { host: 'localhost', authorization: `Bearer ${me.token}` }
  const url = `${base}/chats/${id}/files/${sent.body.data.id}`
  const reply = await home.app.inject({ url, headers })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
})
