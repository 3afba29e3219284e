import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { sendParcel } from '#database/outbox.ts'
import { outbox } from '#database/tables.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { retention } from '../retention.ts'
import { partner_applications as applications } from '../tables.ts'

let home: TestApp
let caller = 0
beforeAll(async () => {
  home = await testApp({ TRUST_PROXY: '1' })
})
afterAll(() => home.close())

const form = {
  kind: 'travel',
  company: 'PT Safar Baru',
  contact_name: 'Rina',
  email: 'rina@mitra.test',
  phone_number: '0812 3456 7890',
  city_name: 'Bandung',
}
const post = (path: string, body: object, headers = {}) =>
  ask(home, 'POST', `/api/v3/partners/applications${path}`, {
    body,
    // Each from an address of its own: the limit per address has a test of its own.
    headers: { 'x-forwarded-for': `10.1.${caller >> 8}.${caller++ & 255}`, ...headers },
  })
const apply = (change = {}, headers = {}) => post('', { ...form, ...change }, headers)
const open = (token: string, headers = {}) => post('/verify', { token }, headers)
const tokenFor = async (email: string) =>
  /[?&]token=([\w-]+)/.exec((await home.sentTo(email))[0]?.text ?? '')?.[1] ?? ''
const toTeam = async (company: string) => {
  const mails = await home.sentTo('halo@rihla.test')
  return mails.filter((mail) => mail.subject.includes(company))
}

test('an applicant proves the address by the mailed link, and the team hears of it once', async () => {
  const reply = await apply()
  expect(reply.status).toBe(200)
  expect(reply.body.message).toBe('Pendaftaran terkirim. Periksa email Anda')
  expect(reply.body.data).toMatchObject({ kind: 'travel', company: 'PT Safar Baru', state: 'unverified' })
  expect(await toTeam('PT Safar Baru')).toEqual([])
  // Lines of a mail are folded.
  const mailed = (await home.sentTo(form.email))[0]?.text.replace(/\s+/g, ' ')
  expect(mailed).toContain('Konfirmasi email ini dalam 30 hari')
  const token = await tokenFor(form.email)
  const proved = (await open(token)).body.data
  expect(proved).toMatchObject({ id: reply.body.data.id, state: 'submitted' })
  expect(proved.timeline.map((entry: { state: string }) => entry.state)).toEqual(['unverified', 'submitted'])
  expect((await open(token)).body.data.state).toBe('submitted')
  const messages = await toTeam('PT Safar Baru')
  expect(messages).toHaveLength(1)
  expect(messages[0]?.text).toContain('+6281234567890')
})

test('who only looks at the link proves nothing, as a mail scanner does', async () => {
  await apply({ email: 'scanned@mitra.test', company: 'PT Pindai' })
  const token = await tokenFor('scanned@mitra.test')
  const looked = await post('/verify', { token, act: 'look' })
  expect(looked.body.data).toMatchObject({ company: 'PT Pindai', state: 'unverified' })
  expect(await toTeam('PT Pindai')).toEqual([])
  expect((await post('/verify', { token, act: 'steal' })).status).toBe(422)
  await open(token)
  expect((await post('/verify', { token, act: 'look' })).body.data.state).toBe('submitted')
})

test('twenty uses of a link at once prove it once', async () => {
  await apply({ email: 'many@mitra.test', company: 'PT Ramai' })
  const token = await tokenFor('many@mitra.test')
  const replies = await Promise.all(Array.from({ length: 20 }, () => open(token)))
  expect(replies.map((reply) => reply.body.data?.state)).toEqual(replies.map(() => 'submitted'))
  expect(await toTeam('PT Ramai')).toHaveLength(1)
})

test('the link leads to the page of its kind, in the language of the applicant', async () => {
  await apply({ email: 'tdc@mitra.test', kind: 'tdc' }, { 'accept-language': 'en' })
  const [mail] = await home.sentTo('tdc@mitra.test')
  expect(mail?.subject).toBe('Confirm your Rihla partner application')
  expect(mail?.text).toMatch(/\/en\/gabung-travel-distribution-channel\?token=[\w-]{43}\n/)
  await apply({ email: 'bank@mitra.test', kind: 'financial' })
  expect((await home.sentTo('bank@mitra.test'))[0]?.text).toMatch(/:\d*\/gabung-partner\?token=[\w-]{43}\n/)
})

test('nothing a stranger typed stands in the mail to an unproved address', async () => {
  await apply({ email: 'victim@mitra.test', company: 'Visit evil.example', contact_name: 'evil.example' })
  const [mail] = await home.sentTo('victim@mitra.test')
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil.example')
})

test('a link that cannot be delivered is not readable afterwards', async () => {
  const { db, clock } = home.application
  const email = 'refused@mitra.test'
  await apply({ email })
  const rows = await db.select().from(outbox).where(isNull(outbox.sent_at))
  const row = rows.find(({ parcel }) => parcel?.kind === 'mail' && parcel.mail.to === email)
  expect(JSON.stringify(row?.parcel)).toContain('token=')
  await sendParcel(db, { id: row?.id ?? '', now: clock.now() }, () => Promise.reject(new Undeliverable('no mailbox')))
  const [dead] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, row?.id ?? ''))
  expect([dead?.dead_reason, dead?.parcel]).toEqual(['refused', null])
})

test('what is stored of a link opens nothing', async () => {
  await apply({ email: 'hash@mitra.test' })
  const [row] = await home.application.db.select().from(applications).where(eq(applications.email, 'hash@mitra.test'))
  expect(row?.token_hash).not.toBe(await tokenFor('hash@mitra.test'))
  expect((await open(row?.token_hash ?? '')).status).toBe(404)
})

test('applying again before the proof replaces the former application and its link, and says so', async () => {
  const email = 'again@mitra.test'
  await apply({ email, company: 'Lama' })
  const old = await tokenFor(email)
  await Promise.all([apply({ email, company: 'Baru' }), apply({ email, company: 'Baru' })])
  expect((await open(old)).status).toBe(404)
  const rows = await home.application.db.select().from(applications).where(eq(applications.email, email))
  expect(rows.map((row) => row.company)).toEqual(['Baru'])
  expect((await home.sentTo(email))[0]?.text).toContain('menggantikan pendaftaran sebelumnya')
})

test('a proved application is not replaced, and one of another kind stands beside it', async () => {
  const email = 'both@mitra.test'
  await apply({ email, company: 'Pertama' })
  const token = await tokenFor(email)
  await open(token)
  await apply({ email, company: 'Kedua' })
  await apply({ email, company: 'Ketiga', kind: 'tdc' })
  expect((await open(token)).body.data.company).toBe('Pertama')
  expect(await home.application.db.select().from(applications).where(eq(applications.email, email))).toHaveLength(3)
})

test('the same key sends one application', async () => {
  const headers = { 'idempotency-key': 'k-1', 'x-forwarded-for': '10.9.9.9' }
  const replies = [
    await apply({ email: 'once@mitra.test' }, headers),
    await apply({ email: 'once@mitra.test' }, headers),
  ]
  expect(replies[1]?.body.data).toEqual(replies[0]?.body.data)
  expect(await home.sentTo('once@mitra.test')).toHaveLength(1)
  expect((await apply({ email: 'other@mitra.test' }, headers)).status).toBe(409)
})

test('an address gets five mails an hour, from wherever they are asked for', async () => {
  const replies = []
  for (let i = 0; i < 6; i += 1) replies.push((await apply({ email: 'flood@mitra.test' })).status)
  expect(replies).toEqual([200, 200, 200, 200, 200, 429])
})

test('one caller sends ten applications an hour', async () => {
  const headers = { 'x-forwarded-for': '10.8.8.8' }
  const statuses = []
  for (let i = 0; i < 11; i += 1) statuses.push((await apply({ email: `n${i}@mitra.test` }, headers)).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true)
})

test.each([
  ['kind', 'agency'],
  ['company', ''],
  ['company', 'a'.repeat(151)],
  ['company', 'PT\r\nBcc: all@evil.example'],
  ['company', 'PT\u0000'],
  ['contact_name', '\u0007'],
  ['email', 'not an address'],
  ['email', 'a@b.test\nBcc: c@d.test'],
  ['phone_number', '12345'],
  ['phone_number', '0000000000000'],
  ['city_name', ['Bandung']],
  ['licence_number', 'U\u2028X'],
  ['message', 'x'.repeat(1001)],
])('an application whose %s is %j is refused at that field', async (field, value) => {
  const reply = await apply({ email: 'bad@mitra.test', [field]: value })
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]])
})

test('what an applicant may not decide is ignored', async () => {
  const reply = await apply({
    email: 'eager@mitra.test',
    state: 'accepted',
    tenant_id: 'x',
    id: 'y',
    verified_at: 'now',
  })
  expect(reply.body.data.state).toBe('unverified')
})

test('empty lines of a form that may be empty are taken as left out', async () => {
  expect((await apply({ email: 'empty@mitra.test', licence_number: '', message: '' })).status).toBe(200)
  const [row] = await home.application.db.select().from(applications).where(eq(applications.email, 'empty@mitra.test'))
  expect([row?.licence_number, row?.message, row?.phone_number]).toEqual([null, null, '+6281234567890'])
})

test("an unknown link, and another tenant's, are not found", async () => {
  await apply({ email: 'mine@mitra.test' })
  const token = await tokenFor('mine@mitra.test')
  for (const reply of [
    await open('nobody'),
    await open("' or 1=1 --"),
    await open(token, { host: 'demo.localhost' }),
  ]) {
    expect([reply.status, reply.body.code]).toEqual([404, 'F-REQ-4n4'])
  }
  expect((await post('/verify', {})).status).toBe(422)
  expect((await open(token)).body.data.state).toBe('submitted')
})

test('what nobody proved within a month is forgotten, and what was proved stays', async () => {
  const { db } = home.application
  const now = addMs(home.application.clock.now(), 31 * dayMs)
  for (const { sweep } of retention) await sweep({ db, ports: home.application.ports, before: addMs(now, -30 * dayMs) })
  const left = await db.select({ state: applications.state }).from(applications)
  expect(left.length).toBeGreaterThan(0)
  expect(left.every((row) => row.state === 'submitted')).toBe(true)
})
