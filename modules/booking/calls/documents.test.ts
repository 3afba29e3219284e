import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileReasons } from '#core/file-reasons.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { documents } from '#modules/documents/tables.ts'
import { later } from '#test/support/accounts.ts'
import { aBuyer, aCart, anOffer, anOrder } from '#test/support/bookings.ts'
import {
  aJourney,
  aPassport,
  fetched,
  type Journey,
  putBooking,
  scan,
  send,
  tellDetails,
  travellersOf,
} from '#test/support/journeys.ts'
import { sweepAll } from '#test/support/retention.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { retention } from '../retention.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const listUrl = (id: string) => `/api/v3/users/bookings/${id}/participants/documents`
const uploadUrl = (id: string, person: string) => `/api/v3/users/bookings/${id}/participants/${person}/documents`
const list = (order: { id: string; token: string }) => ask(home, 'GET', listUrl(order.id), { token: order.token })

async function upload(order: Pick<Journey, 'id' | 'token'>, type: string, bytes?: Buffer, name = 'scan.jpg') {
  const [person] = await travellersOf(home, order.id)
  const file = { name, bytes: bytes ?? (await scan()) }
  return send(home, uploadUrl(order.id, person?.id ?? ''), { token: order.token, fields: { type, file } })
}
const storedDocuments = (id: string) => home.application.db.select().from(documents).where(eq(documents.owner_id, id))

test('an order lists who travels and what each has to bring', async () => {
  const order = await anOrder(home, { rooms: [{ type: 'double', adults: 2 }], children: 1 })
  const { status, body } = await list(order)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ can_upload: true, is_participants_complete: false })
  expect(body.data.participants.map((one: { required: string[] }) => one.required)).toEqual([
    ['passport', 'photo', 'ktp', 'vaccine'],
    ['passport', 'photo', 'ktp', 'vaccine'],
    ['passport', 'photo', 'family_card', 'vaccine'],
  ])
})

test('with every document there the travellers are complete, in the list and in the detail', async () => {
  const order = await anOrder(home)
  for (const type of ['passport', 'photo', 'ktp', 'vaccine']) expect((await upload(order, type)).status).toBe(200)
  expect((await list(order)).body.data.is_participants_complete).toBe(false)
  const [person] = await travellersOf(home, order.id)
  await tellDetails(home, order, person?.id ?? '', { gender: 'male', birth_date: '1980-01-01', ...aPassport })
  const { body } = await list(order)
  expect(body.data.is_participants_complete).toBe(true)
  expect(body.data.participants[0]).toMatchObject({ is_complete: true, name: 'Jamaah Nomor A' })
  const detail = await ask(home, 'GET', `/api/v3/users/bookings/${order.id}`, { token: order.token })
  expect(detail.body.data.is_participants_complete).toBe(true)
})

test('a scan comes back to its owner by a link, re-encoded, and may run nothing', async () => {
  const order = await anOrder(home)
  const photo = await sharp(await scan('red'))
    .withExif({ IFD0: { Copyright: 'NIK 3201010101010001' } })
    .jpeg()
    .toBuffer()
  const { body } = await upload(order, 'ktp', Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]))
  expect(body.data.url.split('?')[0]).toBe(`/api/v3/users/bookings/${order.id}/documents/${body.data.id}`)
  const file = await fetched(home, body.data.url, order.token)
  expect(file.status).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition': "attachment; filename*=UTF-8''ktp.webp",
  })
  expect(file.headers['content-security-policy']).toContain('sandbox')
  expect(file.bytes.toString('latin1')).not.toMatch(/3201010101010001|script/)
  expect((await sharp(file.bytes).metadata()).width).toBe(64)
})

test('what lies on the disk is sealed: no picture, no number, in no file', async () => {
  const order = await anOrder(home)
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Title (NIK 3209999999999999) >>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const { body } = await upload(order, 'ktp', pdf, 'ktp.pdf')
  const served = await fetched(home, body.data.url, order.token)
  expect(served.headers['content-type']).toBe('application/pdf')
  expect(served.headers['content-disposition']).toBe("attachment; filename*=UTF-8''ktp.pdf")
  expect(served.bytes.toString()).toContain('NIK 3209999999999999')
  const folder = join(home.application.config.data_dir, 'files', 'papers')
  for (const name of await readdir(folder)) {
    expect((await readFile(join(folder, name))).toString('latin1')).not.toMatch(/3209999999999999|%PDF|WEBP/)
  }
})

test('a new scan takes the place of the former one, and its file is gone', async () => {
  const order = await anOrder(home)
  await upload(order, 'passport')
  const [former] = await storedDocuments(order.id)
  await upload(order, 'passport', await scan('gold'))
  const left = await storedDocuments(order.id)
  expect(left).toHaveLength(1)
  expect(left[0]?.id).not.toBe(former?.id)
  expect(await home.application.ports.files.get(former?.file_key ?? '')).toBeUndefined()
})

test('of many uploads at once, one document is left', async () => {
  const order = await anOrder(home)
  const replies = await Promise.all(Array.from({ length: 6 }, () => upload(order, 'photo')))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  expect(await storedDocuments(order.id)).toHaveLength(1)
})

test('a link lives five minutes, is bound to its document, and opens for nobody else', async () => {
  const order = await anOrder(home)
  const other = await anOrder(home)
  const url: string = (await upload(order, 'passport')).body.data.url
  const theirs: string = (await upload(other, 'passport')).body.data.url
  const status = async (address: string, token?: string) => (await fetched(home, address, token)).status
  expect(await status(url)).toBe(401)
  expect(await status(url, other.token)).toBe(404)
  expect(await status(url.replace(/signature=.{4}/, 'signature=AAAA'), order.token)).toBe(404)
  expect(await status(url.replace(/expires=\d+/, 'expires=9999999999'), order.token)).toBe(404)
  expect(await status(url.split('?')[0] ?? '', order.token)).toBe(422)
  const mixed = `${url.split('?')[0]}?${theirs.split('?')[1]}`
  expect(await status(mixed, order.token)).toBe(404)
  expect(await status(theirs.replace(other.id, order.id), order.token)).toBe(404)
  later(home, 270)
  expect(await status(url, order.token)).toBe(200)
  later(home, 31)
  expect(await status(url, order.token)).toBe(404)
})

test("another member's order, and a traveller of another order, are not found", async () => {
  const [order, other] = [await anOrder(home), await anOrder(home)]
  const [person] = await travellersOf(home, other.id)
  expect((await list({ id: other.id, token: order.token })).status).toBe(404)
  const fields = { type: 'passport', file: { name: 'a.jpg', bytes: await scan() } }
  const mixed = await send(home, uploadUrl(order.id, person?.id ?? ''), { token: order.token, fields })
  expect(mixed.status).toBe(404)
  const foreign = await send(home, uploadUrl(other.id, person?.id ?? ''), { token: order.token, fields })
  expect(foreign.status).toBe(404)
  expect(await storedDocuments(order.id)).toEqual([])
  expect(await storedDocuments(other.id)).toEqual([])
})

test.each([
  ['an HTML page called a photo', 'not-a-paper', '<html><script>alert(1)</script>', 'foto.jpg'],
  ['an SVG', 'not-a-paper', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'ktp.svg'],
  [
    'a PDF with a script',
    'not-plain',
    '%PDF-1.4\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (x) >> >>\nendobj\n%%EOF',
    'a.pdf',
  ],
  ['a name that climbs', 'not-a-paper', 'no picture', '../../etc/passwd\u202egpj.exe'],
] as const)('%s is refused at its field with the reason', async (_, why, text, name) => {
  const order = await anOrder(home)
  const { status, body } = await upload(order, 'ktp', Buffer.from(text), name)
  expect([status, body.code, body.errors.file]).toEqual([422, 'F-DOC-1t1', [fileReasons('id')[why]]])
  expect(await storedDocuments(order.id)).toEqual([])
})

test('what is larger than five megabytes, and what is no kind of document, is said at the field', async () => {
  const order = await anOrder(home)
  const large = await upload(order, 'ktp', Buffer.alloc(6 * 1024 * 1024))
  expect([large.status, large.body.errors.file]).toEqual([413, ['Ukuran berkas melebihi 5 MB']])
  expect(await storedDocuments(order.id)).toEqual([])
  const unknown = await upload(order, 'selfie')
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['type']])
})

test('a cart and a journey that is over take no documents', async () => {
  const offer = await anOffer(home)
  const { token } = await aBuyer(home)
  const cart = { id: await aCart(home, offer, { token }), token }
  expect((await upload(cart, 'ktp')).body.code).toBe('F-BOK-6c6')
  const order = await anOrder(home)
  await putBooking(home, order.id, { state: 'completed' })
  expect((await upload(order, 'ktp')).status).toBe(409)
  expect((await list(order)).body.data.can_upload).toBe(false)
})

test('ninety days after the journey, or after it was called off, the documents are deleted', async () => {
  const now = home.application.clock.now()
  const ended = (days: number) => jakartaDate(addMs(now, -days * dayMs))
  const [gone, recent, cancelled, travelling] = [
    await aJourney(home),
    await anOrder(home),
    await anOrder(home),
    await anOrder(home),
  ]
  for (const order of [gone, recent, cancelled, travelling]) expect((await upload(order, 'ktp')).status).toBe(200)
  const [file] = await storedDocuments(gone.id)
  await putBooking(home, gone.id, { state: 'completed', returns_on: ended(91) })
  await putBooking(home, recent.id, { state: 'completed', returns_on: ended(89) })
  await putBooking(home, cancelled.id, { state: 'cancelled', ended_at: addMs(now, -91 * dayMs) })
  await sweepAll(retention, { db: home.application.db, ports: home.application.ports, now })
  const left = await Promise.all(
    [gone, recent, cancelled, travelling].map(async ({ id }) => (await storedDocuments(id)).length),
  )
  expect(left).toEqual([0, 1, 0, 1])
  expect(await home.application.ports.files.get(file?.file_key ?? '')).toBeUndefined()
})
