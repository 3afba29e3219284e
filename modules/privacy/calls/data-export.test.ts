import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { sealedPassport } from '#modules/booking/documents/passport.ts'
import { booking_participants } from '#modules/booking/tables.ts'
import { sessions } from '#modules/identity/tables.ts'
import { anOrder } from '#test/support/bookings.ts'
import { aSubmitted } from '#test/support/financing.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { filesIn } from '#test/support/unzip.ts'
import { fileKeyOf } from '../export-view.ts'
import { jobs } from '../jobs.ts'
import { data_exports } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const url = '/api/v3/users/data-export'
const request = (token: string) => ask(home, 'POST', url, { token })
const seen = async (token: string) => (await ask(home, 'GET', url, { token })).body.data

async function run(later = 0): Promise<void> {
  const { db, ports, clock } = home.application
  for (const job of jobs) await job.run({ db, ports, now: addMs(clock.now(), later) })
}

const fileOf = async (token: string) =>
  home.app.inject({
    method: 'GET',
    url: `${url}/file`,
    headers: { authorization: `Bearer ${token}`, host: 'localhost' },
  })

async function aMember(wish: Parameters<typeof anyMember>[1] = {}) {
  const member = await anyMember(home, wish)
  return { member, token: (await signedIn(home, member)).user_token }
}

test('a member downloads what is held about them, with passport numbers and without secrets', async () => {
  const { db, ports } = home.application
  const order = await anOrder(home)
  const [person] = await db.select().from(booking_participants).where(eq(booking_participants.booking_id, order.id))
  if (!person) throw new Error('nobody travels')
  const passport_sealed = sealedPassport(ports.documents, person.id, 'B7654321')
  await db.update(booking_participants).set({ passport_sealed }).where(eq(booking_participants.id, person.id))
  expect((await request(order.token)).body.data.status).toBe('preparing')
  expect((await fileOf(order.token)).statusCode).toBe(404)
  await run()
  expect((await seen(order.token)).status).toBe('ready')
  const response = await fileOf(order.token)
  expect(response.headers['content-type']).toBe('application/zip')
  const files = filesIn(response.rawPayload)
  const bookings = JSON.parse(String(files.get('bookings.json')))
  expect(bookings.bookings.map(({ id }: { id: string }) => id)).toEqual([order.id])
  expect(bookings.booking_participants[0]).toMatchObject({ passport_number: 'B7654321' })
  expect(JSON.parse(String(files.get('payments.json'))).invoices).toHaveLength(order.invoices.length)
  const page = String(files.get('baca-saya.html'))
  expect(page).toContain('<dt>Nomor paspor</dt><dd>B7654321</dd>')
  // Read by people: no ids, no names of columns, no bare dates.
  const read = page.slice(page.indexOf('<body>'))
  expect(read).not.toMatch(/<dd>[0-9a-f]{8}-[0-9a-f-]{27}<|<dt>[^<]*_|<dd>\d{4}-\d{2}-\d{2}/)
  expect(read).toContain('Kami tidak menyimpan apa pun tentang Anda di bagian ini')
  const all = [...files.values()].join('\n')
  expect(all).not.toMatch(/password_hash|argon2|share_token|voucher_token|passport_sealed/)
})

test('scans that went to a bank are in it like those of a journey', async () => {
  const { token, application_id } = await aSubmitted(home)
  await request(token)
  await run()
  const files = filesIn((await fileOf(token)).rawPayload)
  const { documents } = JSON.parse(String(files.get('documents.json')))
  expect(documents).toMatchObject([
    { owner_kind: 'financing', owner_id: application_id, kind: 'identity_card' },
    { owner_kind: 'financing', owner_id: application_id, kind: 'proof_of_income' },
  ])
})

test('souvenir parcels are in it with their waybills', async () => {
  const { token, order_ids, ship } = await paidOrders(home)
  const [order_id = ''] = order_ids
  await ship(order_id, 'SBX7450001')
  await request(token)
  await run()
  const files = filesIn((await fileOf(token)).rawPayload)
  const { shipments } = JSON.parse(String(files.get('shipments.json')))
  expect(shipments).toMatchObject([{ order_id, order_kind: 'souvenir', waybill: 'SBX7450001' }])
  expect(String(files.get('baca-saya.html'))).toContain('SBX7450001')
})

test('a session that was left open is not enough: it takes the password, or a sign-in of just now', async () => {
  const { member, token } = await aMember()
  const { db, clock } = home.application
  const authenticated_at = addMs(clock.now(), -dayMs)
  await db.update(sessions).set({ authenticated_at }).where(eq(sessions.user_id, member.id))
  expect((await request(token)).body.errors).toHaveProperty('current_password')
  const requestWith = (current_password: string) => ask(home, 'POST', url, { token, body: { current_password } })
  expect((await requestWith('Salah#2026')).status).toBe(422)
  expect((await requestWith(testPassword)).body.data.status).toBe('preparing')
})

test('nobody else’s data is in it, and what somebody typed cannot act in the page', async () => {
  const other = await aMember({ full_name: 'Orang Lain' })
  const { member, token } = await aMember({ full_name: '<script>alert(1)</script>' })
  await request(token)
  await run()
  const files = filesIn((await fileOf(token)).rawPayload)
  const all = [...files.values()].join('\n')
  expect(all).toContain(member.email)
  expect(all).not.toContain(other.member.email)
  expect(String(files.get('baca-saya.html'))).not.toContain('<script>')
  expect((await fileOf(other.token)).statusCode).toBe(404)
})

test('the member is told once by mail and in the list', async () => {
  const { member, token } = await aMember()
  await request(token)
  await run()
  await run()
  const mails = await home.sentTo(member.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Data Anda siap diunduh'])
  expect(mails[0]?.text).toContain('/member/profile#export')
  const list = await ask(home, 'GET', '/api/v3/user/notification', { token })
  expect(JSON.stringify(list.body.data)).toContain('Data Anda siap diunduh')
})

test('within a day there is one, however often it is requested; after that file and row are gone', async () => {
  const { member, token } = await aMember()
  const { db, ports } = home.application
  const [first, second] = await Promise.all([request(token), request(token)])
  expect(second.body.data.requested_at).toBe(first.body.data.requested_at)
  await run()
  expect((await request(token)).body.data.status).toBe('ready')
  const key = fileKeyOf(member.id)
  const stored = await ports.files.get(key)
  expect(stored?.bytes.includes(Buffer.from('account.json'))).toBe(false)
  await run(dayMs + minuteMs)
  expect(await ports.files.get(key)).toBeUndefined()
  expect(await db.$count(data_exports, eq(data_exports.user_id, member.id))).toBe(0)
  expect((await fileOf(token)).statusCode).toBe(404)
})

test('one file that cannot be made does not keep the others, and is made later', async () => {
  const [broken, whole] = [await aMember(), await aMember()]
  await request(broken.token)
  await request(whole.token)
  const { db, ports, clock } = home.application
  const put: typeof ports.files.put = async (key, file) => {
    if (key === fileKeyOf(broken.member.id)) throw new Error('no room')
    await ports.files.put(key, file)
  }
  const failing = { ...ports, files: { ...ports.files, put } }
  await expect(jobs[0]?.run({ db, ports: failing, now: clock.now() })).rejects.toThrow('could not be made')
  expect([(await seen(broken.token)).status, (await seen(whole.token)).status]).toEqual(['preparing', 'ready'])
  await run()
  expect((await seen(broken.token)).status).toBe('ready')
})

test('who deletes the account leaves no file behind', async () => {
  const { member, token } = await aMember()
  await request(token)
  await run()
  const body = { current_password: testPassword }
  expect((await ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body })).status).toBe(200)
  await run(minuteMs)
  expect(await home.application.ports.files.get(fileKeyOf(member.id))).toBeUndefined()
})
