import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCart, aForm, anOffer } from '#test/support/bookings.ts'
import { newNumber } from '#test/support/phones.ts'
import { lines, listen, raw } from '#test/support/raw.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, sendTo, siteApp } from '#test/support/visits.ts'
import { fieldsIn, formBytes, mostFields } from './page-forms.ts'

let home: TestApp
let port = 0
beforeAll(async () => {
  home = await siteApp()
  port = await listen(home.app)
})
afterAll(() => home.close())

const typed = 'application/x-www-form-urlencoded'
const parted = 'multipart/form-data; boundary=x'
const fields = (count: number) => Array.from({ length: count }, (_, i) => `f${i}=1`).join('&')
const part = (name: string, text: string) => `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${text}\r\n`
const parts = (count: number) =>
  `${Array.from({ length: count }, (_, i) => part(`name="f${i}"`, '1')).join('')}--x--\r\n`
const file = (bytes: number) => `${part('name="avatar"; filename="a.jpg"', 'a'.repeat(bytes))}--x--\r\n`

const post = (url: string, type: string, body: string) =>
  sendTo(home, newBrowser(), { method: 'POST', url, type, payload: Buffer.from(body) })

/** A request that does not ask to be hung up on. */
const staying = (first: string, ...headers: string[]) => lines(first, ...headers).replace('\r\nConnection: close', '')

/** The first bytes of a form that says how long it will be; the rest never comes. */
const begin = (path: string, type: string, bytes: number, ...headers: string[]) => {
  const head = ['Host: localhost', 'Origin: http://localhost', `Content-Type: ${type}`, `Content-Length: ${bytes}`]
  return raw(port, `${staying(`POST ${path} HTTP/1.1`, ...head, ...headers)}a=`, 3_000)
}

const forms: [string, string, string, number][] = [
  ['as many fields as may be', typed, fields(mostFields), 422],
  ['one field too many', typed, fields(mostFields + 1), 413],
  ['as long as may be', typed, `email=${'b'.repeat(formBytes - 6)}`, 422],
  ['one byte too long', typed, `email=${'b'.repeat(formBytes - 5)}`, 413],
  ['as many parts as may be', parted, parts(mostFields), 422],
  ['one part too many', parted, parts(mostFields + 1), 413],
  ['a file where none is taken', parted, file(formBytes), 413],
]
for (const [title, type, body, status] of forms) {
  test(`a form with ${title} is answered ${status}`, async () => {
    const reply = await post('/auth/forgot-password', type, body)
    expect(reply.status).toBe(status)
    expect(reply.html).toContain('<!')
  })
}

test('a form that says it is too large is refused before it comes, and hung up on', async () => {
  for (const path of ['/', '/auth/login', '/en/auth/login', '/auth/login.data', '/redirect-apple', '/gone']) {
    const reply = await begin(path, typed, 8 * 1024 * 1024)
    expect([path, reply.status, reply.closed]).toEqual([path, 413, true])
  }
})

test('a form that does not say how long it is is read up to its bound', async () => {
  const head = ['Host: localhost', 'Origin: http://localhost', `Content-Type: ${typed}`, 'Transfer-Encoding: chunked']
  const chunk = `${(formBytes + 1).toString(16)}\r\n${'a'.repeat(formBytes + 1)}\r\n`
  const reply = await raw(port, `${staying('POST /auth/login HTTP/1.1', ...head)}${chunk}`, 3_000)
  expect([reply.status, reply.closed]).toEqual([413, true])
})

test('files are read of members only, where a page takes some', async () => {
  const { browser } = await memberBrowser(home)
  const cookie = `Cookie: jwt=${browser.cookies.get('jwt')}`
  const paths = ['/member/profile', '/en/member/profile', '/member/profile.data', '/member/my-order/x']
  for (const path of paths) {
    const guest = await begin(path, parted, 5 * 1024 * 1024)
    expect([path, guest.status, guest.closed]).toEqual([path, 401, true])
    const forged = await begin(path, parted, 5 * 1024 * 1024, 'Cookie: jwt=a.b.c')
    expect([path, forged.status]).toEqual([path, 401])
    const member = await begin(path, parted, 40 * 1024 * 1024, cookie)
    expect([path, member.status, member.closed]).toEqual([path, 413, true])
  }
  const elsewhere = await begin('/member/wishlist', parted, 5 * 1024 * 1024, cookie)
  expect(elsewhere.status).toBe(413)
})

test('a party of 20 fits into a form, however long their names, with room for more fields', async () => {
  // Whoever has proved no phone holds fewer seats.
  const phone = { phone_number: newNumber(), phone_verified_at: home.application.clock.now() }
  const { browser, token } = await memberBrowser(home, phone)
  const offer = await anOffer(home)
  const id = await aCart(home, offer, { token, rooms: [{ type: 'quad', adults: 20 }] })
  const form = await aForm(home, id)
  const long = 'Ñ'.repeat(100)
  const { participants, addons: _addons, ...contact } = { addons: [], ...form, name: long, address: 'é'.repeat(300) }
  const people = participants.map((person: object, i: number) =>
    Object.entries({
      gender: 'female',
      ...person,
      name: `${long}`,
      birth_date: '1985-04-12',
      passport: long,
      note: long,
    }).map(([name, value]) => [`participants.${i}.${name}`, String(value)]),
  )
  const texts = Object.entries(contact).map(([name, value]) => [name, String(value)])
  const body = new URLSearchParams([...texts, ...people.flat(), ['intent', 'review']]).toString()
  expect(fieldsIn(Buffer.from(body), typed)).toBeLessThan(mostFields / 2)
  expect(body.length).toBeLessThan(formBytes)
  const url = `/checkout/${id}/${offer.product.id}`
  const reply = await sendTo(home, browser, { method: 'POST', url, type: typed, payload: Buffer.from(body) })
  expect([200, 422]).toContain(reply.status)
  expect(reply.html.split(long).length).toBeGreaterThan(20)
})

test("a member's file reaches the page that takes it", async () => {
  const { browser } = await memberBrowser(home)
  const sent = { method: 'POST', type: parted, payload: Buffer.from(file(4 * 1024 * 1024)) } as const
  const reply = await sendTo(home, browser, { ...sent, url: '/member/profile?intent=avatar' })
  expect(reply.status).toBe(422)
  expect(reply.html).toContain('avatar')
})

test('only fields that a form has come back with it', async () => {
  const known = new URLSearchParams({ email: 'not-an-address', password: 'secret-one', canary: 'brought-back' })
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot-password', '/gabung-partner']) {
    const { status, html } = await post(path, typed, known.toString())
    expect([path, status]).toEqual([path, 422])
    expect(html).toContain('not-an-address')
    expect(html).not.toMatch(/brought-back|secret-one/)
  }
})

test('fields and parts are counted without taking the form apart', () => {
  expect(fieldsIn(Buffer.from('a=1&b=2&&'), typed)).toBe(4)
  expect(fieldsIn(Buffer.from(parts(3)), parted)).toBe(3)
  expect(fieldsIn(Buffer.from(parts(3)), 'multipart/form-data; boundary="x"')).toBe(3)
  // What another reader may split by another boundary is not counted at all.
  for (const odd of [
    'x-boundary=foo; boundary=x',
    'a="boundary=foo"; boundary=x',
    'boundary="x\\b"',
    'charset=utf-8; boundary=x',
  ])
    expect(fieldsIn(Buffer.from(parts(3)), `multipart/form-data; ${odd}`), odd).toBeUndefined()
  // The count stops soon after what may be, however long the form.
  expect(fieldsIn(Buffer.alloc(1_000_000, '&'), typed)).toBeLessThan(mostFields + 10)
})

const upload = '/api/v3/user/auth/me/avatar'
test('a call that takes files reads none of a stranger, and no more of a member than it takes', async () => {
  const { token } = await memberBrowser(home)
  const begun = (bytes: number, ...headers: string[]) => {
    const head = ['Host: localhost', `Content-Type: ${parted}`, `Content-Length: ${bytes}`, ...headers]
    return raw(port, `${staying(`POST ${upload} HTTP/1.1`, ...head)}--x\r\n`, 3_000)
  }
  const guest = await begun(5 * 1024 * 1024)
  expect([guest.status, guest.closed]).toEqual([401, true])
  const forged = await begun(5 * 1024 * 1024, 'Authorization: Bearer a.b.c')
  expect([forged.status, forged.closed]).toEqual([401, true])
  const large = await begun(50 * 1024 * 1024, `Authorization: Bearer ${token}`)
  expect([large.status, large.closed]).toEqual([413, true])
  expect(JSON.parse(large.body).errors).toEqual({ avatar: ['Ukuran berkas melebihi 5 MB'] })
})

test('a file that turns out too large is not read to its end', async () => {
  const { token } = await memberBrowser(home)
  const head = ['Host: localhost', `Content-Type: ${parted}`, 'Transfer-Encoding: chunked']
  const begin = Buffer.from(part('name="avatar"; filename="a.jpg"', 'a'.repeat(6 * 1024 * 1024)))
  const chunk = Buffer.concat([Buffer.from(`${begin.length.toString(16)}\r\n`), begin, Buffer.from('\r\n')])
  const first = Buffer.from(staying(`POST ${upload} HTTP/1.1`, ...head, `Authorization: Bearer ${token}`))
  const reply = await raw(port, Buffer.concat([first, chunk]), 5_000)
  expect([reply.status, reply.closed]).toEqual([413, true])
})
