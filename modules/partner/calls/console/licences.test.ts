import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { bookings } from '#modules/booking/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { rebuildListings } from '#modules/search/module.ts'
import { listings } from '#modules/search/tables.ts'
import { aBuyer, addToCart, anOrder, beginPaying, bookingNow } from '#test/support/bookings.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { aLicence, suspendedLicence } from '#test/support/licences.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { noticeEnded } from '../../licence-lost.ts'
import { partner_licences } from '../../tables.ts'

let home: TestApp
let token = ''
beforeAll(async () => {
  home = await testApp()
  token = (await someStaff(home, { role: 'acquisition', scope: { kind: 'platform' } })).token
})
afterAll(() => home.close())

const db = () => home.application.db
const day = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))
const base = '/api/console/v1/licences'
const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  ask(home, method, `${base}${path}`, { token, body })
const see = async (id: string) => (await ask(home, 'GET', `${base}/${id}`, { token })).body.data
const reason = 'Dibekukan Kementerian sejak hari ini'
const evidence_url = 'https://simpu.example/1'

/** An order of a family, and the licence that it is travelled by. */
async function aSale() {
  const order = await anOrder(home)
  const { partner_id } = await bookingNow(home, order.id)
  const licences = await db().select().from(partner_licences).where(eq(partner_licences.partner_id, partner_id))
  const licence = licences.find(({ kind }) => kind === 'PPIU')
  const [user] = await db()
    .select({ email: users.email })
    .from(users)
    .innerJoin(bookings, eq(bookings.user_id, users.id))
    .where(eq(bookings.id, order.id))
  if (!licence || !user) throw new Error('sold without a licence, or to nobody')
  const { token: buyer } = await aBuyer(home)
  const sell = async () => (await addToCart(home, order.offer, { token: buyer })).status
  const mails = async () =>
    (await home.sentTo(user.email)).filter(({ subject }) => subject.startsWith('Izin travel Anda'))
  const pay = () => beginPaying(home, order, order.invoices[0]?.invoice_code ?? '')
  return { licence, sell, mails, pay, product_id: order.offer.product.id }
}

test('a licence that is suspended ends the sale at that moment, and whoever has a running order is notified once', async () => {
  const { licence, sell, mails } = await aSale()
  const url = `/${licence.id}/suspend`
  const body = { reason, confirm_name: licence.number }
  expect((await send('POST', url, { ...body, confirm_name: 'x' })).body.errors.confirm_name).toHaveLength(1)
  expect(await sell()).toBe(200)
  const suspended = await send('POST', url, body)
  expect(suspended.body.data).toMatchObject({ state: 'suspended', suspended_on: day(0), suspension_reason: reason })
  expect(await sell()).toBe(404)
  expect(await mails()).toHaveLength(1)
  expect((await mails())[0]?.text).toContain('PPIU')
  expect((await send('POST', url, body)).body.code).toBe('F-LIC-2m2')
  await noticeEnded(db(), home.application.clock.now())
  expect(await mails()).toHaveLength(1)
})

test('a booking of a suspended licence begins no new payment, and does again once the suspension is gone', async () => {
  const { licence, pay } = await aSale()
  await send('POST', `/${licence.id}/suspend`, { reason, confirm_name: licence.number })
  await expect(pay()).rejects.toThrow(/409 .*F-LIC-5p5/)
  await db().update(partner_licences).set({ suspended_on: null }).where(eq(partner_licences.id, licence.id))
  expect(await pay()).toHaveProperty('payment_number')
})

test('one decree is one licence, with or without its letter and zeros', async () => {
  const { id, partner_slug, version } = await aLicence(home, { number: '254 Tahun 2019' })
  const other = await aLicence(home)
  for (const number of ['U.254 Tahun 2019', 'U.0254/2019', '0254 Tahun 2019']) {
    const body = { partner_slug: other.partner_slug, kind: 'PPIU', number, evidence_url }
    expect((await send('POST', '', body)).body.errors?.number).toHaveLength(1)
  }
  const own = { version, change: 'corrected', number: 'U.0254 Tahun 2019', evidence_url, reason }
  expect((await send('PUT', `/${id}`, own)).body.data).toMatchObject({
    ...{ number: 'U.254 Tahun 2019', partner: { slug: partner_slug } },
  })
})

test('beside a suspended licence no other of its kind is added: that would lift it alone', async () => {
  const { licence } = await aSale()
  await send('POST', `/${licence.id}/suspend`, { reason, confirm_name: licence.number })
  const { slug: partner_slug } = (await see(licence.id)).partner
  const body = { partner_slug, kind: 'PPIU', number: 'U.901 Tahun 2025', valid_from: day(-1), evidence_url }
  expect((await send('POST', '', body)).body.code).toBe('F-LIC-4s4')
})

test('a suspension is lifted by two, and all is on sale again; suspended anew that day, nobody is told twice', async () => {
  const { licence, sell, mails } = await aSale()
  await send('POST', `/${licence.id}/suspend`, { reason, confirm_name: licence.number })
  const lift = await send('POST', `/${licence.id}/lift`, { reason: 'Kementerian mencabut pembekuan' })
  const { approval_id } = lift.body.data.approval
  expect((await send('POST', `/${licence.id}/lift`, { reason: 'Sekali lagi, tolong' })).body.code).toBe('F-APR-3w3')
  const decide = { approval_id, decision: 'approve', reason: 'Surat sudah diperiksa' }
  const own = { ...decide, code: await stepCodeOf(home, token) }
  expect((await send('POST', `/${licence.id}/lift/decide`, own)).body.code).toBe('F-APR-1s1')
  expect(await sell()).toBe(404)
  const second = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const url = `${base}/${licence.id}/lift/decide`
  const by = (code: string) => ask(home, 'POST', url, { token: second.token, body: { ...decide, code } })
  expect((await by('000000')).body.code).toBe('F-STF-1c1')
  expect(await sell()).toBe(404)
  const lifted = await by(await stepCodeOf(home, second.token))
  expect(lifted.body.data).toMatchObject({ state: 'valid', suspended_on: null, approval: null })
  expect(lifted.body.data.timeline.map(({ event }: { event: string }) => event)).toEqual(['suspended', 'lifted'])
  expect(await sell()).toBe(200)
  expect((await send('POST', `/${licence.id}/lift`, { reason })).body.code).toBe('F-LIC-2m2')
  await send('POST', `/${licence.id}/suspend`, { reason, confirm_name: licence.number })
  expect(await mails()).toHaveLength(1)
})

test('what is off sale is in no list from that moment on, and back with the lift', async () => {
  const { licence, product_id } = await aSale()
  await rebuildListings(db(), { product_ids: [product_id], now: home.application.clock.now() })
  const standing = async () =>
    (await db().select().from(listings).where(eq(listings.product_id, product_id))).map((row) => row.standing)
  expect(await standing()).toEqual([0])
  await send('POST', `/${licence.id}/suspend`, { reason, confirm_name: licence.number })
  expect(await standing()).toEqual([3])
  const { approval_id } = (await send('POST', `/${licence.id}/lift`, { reason })).body.data.approval
  const second = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const body = { approval_id, decision: 'approve', reason, code: await stepCodeOf(home, second.token) }
  await ask(home, 'POST', `${base}/${licence.id}/lift/decide`, { token: second.token, body })
  expect(await standing()).toEqual([0])
})

test('a request to lift that is rejected leaves all as it is', async () => {
  const { id, request } = await suspendedLicence(home)
  const code = await stepCodeOf(home, token)
  const body = { approval_id: await request(), decision: 'reject', reason: 'Suratnya belum ada', code }
  expect((await send('POST', `/${id}/lift/decide`, body)).body.data).toMatchObject({
    state: 'suspended',
    approval: null,
  })
})

test('a licence that ends by its date is off sale, and bookers are notified once', async () => {
  const { licence, sell, mails } = await aSale()
  const now = home.application.clock.now()
  const end = (valid_until: string) =>
    db().update(partner_licences).set({ valid_until }).where(eq(partner_licences.id, licence.id))
  await end(day(0))
  await noticeEnded(db(), now)
  expect([await sell(), await mails()]).toEqual([200, []])
  await end(day(-1))
  expect(await sell()).toBe(404)
  await Promise.all([noticeEnded(db(), now), noticeEnded(db(), now)])
  await noticeEnded(db(), now)
  expect(await mails()).toHaveLength(1)
  expect((await mails())[0]?.subject).toContain('habis masa berlakunya')
})

test('whoever holds another licence for the same journey loses nothing, and nobody is written to', async () => {
  const { licence, sell, mails } = await aSale()
  const { slug } = (await see(licence.id)).partner
  const { next_number: number } = await aLicence(home)
  await send('POST', '', { partner_slug: slug, kind: 'PPIU', number, evidence_url })
  await send('POST', `/${licence.id}/suspend`, { reason, confirm_name: licence.number })
  expect([await sell(), await mails()]).toEqual([200, []])
})

test('a licence is added in the form of its authority, to one partner alone', async () => {
  const { partner_slug, number, next_number } = await aLicence(home)
  const good = { partner_slug, kind: 'PPIU', number: next_number, valid_until: day(300), evidence_url }
  const other = await anyPartner(home)
  const wrong: [object, string][] = [
    [{ partner_slug: 'tak-ada' }, 'partner_slug'],
    [{ number: 'PPIU 1' }, 'number'],
    [{ number }, 'number'],
    [{ number, partner_slug: other.slug }, 'number'],
    [{ kind: 'OJK', number: 'KEP-24/D.03/2016' }, 'kind'],
    [{ evidence_url: 'http://simpu.example' }, 'evidence_url'],
    [{ valid_from: day(301) }, 'valid_until'],
    [{ valid_until: '0001-01-01' }, 'valid_until'],
  ]
  for (const [change, field] of wrong) {
    const { status, body } = await send('POST', '', { ...good, ...change })
    expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]])
  }
  const { data } = (await send('POST', '', good)).body
  expect(data).toMatchObject({
    number: next_number,
    state: 'valid',
    checked_by: 'Nadia Putri',
    checked_on: day(0),
    days_left: 300,
  })
  expect(data.permits).toEqual(['umroh', 'wisata-syariah'])
  expect(data.timeline).toMatchObject([{ event: 'added', by_name: 'Nadia Putri' }])
})

test('a licence is renewed; who saves against an older version is told what changed and by whom', async () => {
  const { id, number } = await aLicence(home, { valid_until: day(-2), bookers_notified_on: day(-1) })
  const form = { version: 1, change: 'renewed', number, valid_until: day(700), evidence_url, reason: 'Perpanjangan' }
  const renewed = await send('PUT', `/${id}`, form)
  expect(renewed.body.data).toMatchObject({ state: 'valid', version: 2, checked_on: day(0), days_left: 700 })
  const [row] = await db().select().from(partner_licences).where(eq(partner_licences.id, id))
  expect(row?.bookers_notified_on).toBeNull()
  const late = await send('PUT', `/${id}`, { ...form, valid_until: day(365) })
  expect([late.status, late.body.code, Object.keys(late.body.errors)]).toEqual([409, 'F-LIC-1v1', ['valid_until']])
  expect(late.body.errors.valid_until[0]).toContain('Diubah oleh Nadia Putri')
  // Twice in a row from one page is no conflict.
  const again = { ...form, version: 2, change: 'corrected', valid_until: day(365) }
  expect((await send('PUT', `/${id}`, again)).body.data.version).toBe(3)
})

test('a correction by which a licence has ended is lost as any other', async () => {
  const { licence, sell, mails } = await aSale()
  const { number, version } = licence
  await send('PUT', `/${licence.id}`, { version, change: 'corrected', number, valid_until: day(-1), evidence_url })
  expect([await sell(), (await mails()).length]).toEqual([404, 1])
})

test('licences are searched, narrowed to what needs doing, sorted by their end, and taken as a file', async () => {
  const { number: soon } = await aLicence(home, { valid_until: day(40) })
  const { number: later } = await aLicence(home, { valid_until: day(61) })
  const { number: over } = await aLicence(home, { valid_until: day(-1) })
  const { number: endless } = await aLicence(home, { valid_until: null })
  const { number: halted } = await suspendedLicence(home)
  const numbers = async (query: string) => {
    const { rows } = (await ask(home, 'GET', `${base}?limit=100&${query}`, { token })).body.data
    return rows.map((row: { number: string }) => row.number)
  }
  const all = [soon, later, over, endless, halted]
  const of = async (query: string) => (await numbers(query)).filter((one: string) => all.includes(one))
  expect(await of('state=expiring')).toEqual([soon])
  expect(await of('state=expired')).toEqual([over])
  expect(await of('state=suspended')).toEqual([halted])
  expect(await of('state=valid')).toEqual([soon, later, endless])
  expect((await of('sort=-ends_on'))[0]).toBe(endless)
  expect(await numbers(`search=${soon}`)).toEqual([soon])
  const first = (await ask(home, 'GET', `${base}?limit=1&sort=-ends_on`, { token })).body.data
  const next = await ask(home, 'GET', `${base}?limit=1&sort=-ends_on&cursor=${first.next_cursor}`, { token })
  expect(next.body.data.rows[0].id).not.toBe(first.rows[0].id)
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const file = await home.app.inject({ url: `${base}/export?search=${soon}&language=en`, headers })
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(2)
})
