import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privacy } from '#modules/privacy/module.ts'
import { anAddress, anAddressBook } from '#test/support/addresses.ts'
import { testPassword } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { filesIn } from '#test/support/unzip.ts'
import { mostAddresses } from '../rules/address-book.ts'
import { addresses } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Book = Awaited<ReturnType<typeof anAddressBook>>
type Shown = { id: string; label: string; is_active: boolean }

const shownIn = async (book: Book, search = ''): Promise<Shown[]> =>
  (await book.send('GET', `users/addresses?search=${encodeURIComponent(search)}`)).body.data.items
const activeIn = async (book: Book): Promise<string[]> =>
  (await shownIn(book)).filter(({ is_active }) => is_active).map(({ label }) => label)

test('an address is saved with its number as the world dials it, and shown with the names of its regions', async () => {
  const book = await anAddressBook(home)
  const saved = await book.send('POST', 'users/addresses', {
    ...anAddress,
    street: 'Jl. Terusan Jakarta\r\n No. 12',
    note: '',
  })
  expect(saved.body).toEqual({
    message: 'Alamat disimpan',
    data: {
      id: expect.any(String),
      label: 'Rumah',
      recipient_name: 'Siti Aminah',
      phone_number: '+6281234567890',
      province_id: '32',
      province_name: 'Jawa Barat',
      city_id: '32.73',
      city_name: 'Kota Bandung',
      subdistrict_id: '32.73.20',
      subdistrict_name: 'Antapani',
      postcode: '40291',
      street: 'Jl. Terusan Jakarta No. 12',
      note: null,
      is_active: true,
    },
  })
  const { id } = saved.body.data
  expect((await book.send('GET', `users/addresses/${id}`)).body.data).toEqual(saved.body.data)
  const moved = await book.send('PUT', `users/addresses/${id}`, { ...anAddress, label: 'Kantor' })
  expect(moved.body.data).toEqual({ ...saved.body.data, label: 'Kantor', note: 'Pagar hijau' })
  expect((await book.send('GET', 'users/addresses')).body.data).toMatchObject({ total: 1, most: mostAddresses })
})

test.each([
  ['a subdistrict of another city', { subdistrict_id: '32.04.05' }, 'subdistrict_id', /tidak ada di kota/],
  ['a city of another province', { province_id: '31' }, 'city_id', /tidak ada di provinsi/],
  ['no province', { province_id: '' }, 'province_id', /^Field tidak boleh kosong$/],
  ['a short street', { street: 'Jl. A' }, 'street', /^Minimal 10 karakter$/],
  ['no postal code', { postcode: '' }, 'postcode', /^Field tidak boleh kosong$/],
  ['a postal code of four digits', { postcode: '4029' }, 'postcode', /harus 5 angka/],
  ['a number that nobody has', { phone_number: '0000000000' }, 'phone_number', /Nomor HP tidak valid/],
])('%s is refused at its field', async (_name, wish, field, message) => {
  const book = await anAddressBook(home)
  const reply = await book.send('POST', 'users/addresses', { ...anAddress, ...wish })
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]])
  expect(reply.body.errors[field][0]).toMatch(message)
  expect(await shownIn(book)).toEqual([])
})

test('the first is the active one, until another is made so', async () => {
  const book = await anAddressBook(home)
  await book.add({ label: 'Rumah' })
  const office = await book.add({ label: 'Kantor' })
  expect(await activeIn(book)).toEqual(['Rumah'])
  expect((await book.send('PATCH', `users/addresses/${office}/active`)).body.data.is_active).toBe(true)
  expect(await activeIn(book)).toEqual(['Kantor'])
  await book.add({ label: 'Orang tua', is_active: true })
  expect((await shownIn(book)).map(({ label }) => label)).toEqual(['Orang tua', 'Kantor', 'Rumah'])
  expect(await activeIn(book)).toEqual(['Orang tua'])
})

test('when the active one is deleted, the newest of the others is it', async () => {
  const book = await anAddressBook(home)
  const first = await book.add({ label: 'Pertama' })
  const second = await book.add({ label: 'Kedua' })
  const third = await book.add({ label: 'Ketiga' })
  await book.send('DELETE', `users/addresses/${first}`)
  expect(await activeIn(book)).toEqual(['Ketiga'])
  await book.send('DELETE', `users/addresses/${second}`)
  expect(await activeIn(book)).toEqual(['Ketiga'])
  await book.send('DELETE', `users/addresses/${third}`)
  expect(await shownIn(book)).toEqual([])
  expect((await book.send('DELETE', `users/addresses/${third}`)).status).toBe(404)
})

test('whatever is done at once, exactly one is active', async () => {
  const book = await anAddressBook(home)
  const added = await Promise.all(Array.from({ length: 5 }, () => book.send('POST', 'users/addresses', anAddress)))
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await activeIn(book)).toHaveLength(1)
  const ids = added.map(({ body }) => body.data.id)
  const done = await Promise.all([
    ...ids.map((id) => book.send('PATCH', `users/addresses/${id}/active`)),
    book.send('DELETE', `users/addresses/${ids[0]}`),
    book.send('POST', 'users/addresses', { ...anAddress, is_active: true }),
  ])
  expect(done.filter(({ status }) => status >= 500)).toEqual([])
  expect(await activeIn(book)).toHaveLength(1)
})

test('there are at most twenty, even when they come at once', async () => {
  const book = await anAddressBook(home)
  for (let count = 0; count < mostAddresses - 1; count++) await book.add()
  const last = await Promise.all([1, 2, 3].map(() => book.send('POST', 'users/addresses', anAddress)))
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const refused = last.find(({ status }) => status === 409)
  expect(refused?.body.message).toContain(`${mostAddresses} alamat`)
  expect(await shownIn(book)).toHaveLength(mostAddresses)
})

test('a search finds an address by any of its words, and only among one’s own', async () => {
  const [book, other] = [await anAddressBook(home), await anAddressBook(home)]
  await book.add({ label: 'Rumah' })
  await book.add({ label: 'Kantor', recipient_name: 'Budi' })
  await other.add({ label: 'Kantor lain' })
  expect((await shownIn(book, 'budi bandung')).map(({ label }) => label)).toEqual(['Kantor'])
  expect(await shownIn(book, 'surabaya')).toEqual([])
})

test('someone else’s address is not found, and stays as it is', async () => {
  const [book, other] = [await anAddressBook(home), await anAddressBook(home)]
  const id = await book.add()
  const own = await other.add({ label: 'Milik saya' })
  const before = (await book.send('GET', `users/addresses/${id}`)).body
  for (const reply of [
    await other.send('GET', `users/addresses/${id}`),
    await other.send('PUT', `users/addresses/${id}`, { ...anAddress, label: 'Diambil' }),
    await other.send('PATCH', `users/addresses/${id}/active`),
    await other.send('DELETE', `users/addresses/${id}`),
  ]) {
    expect(reply.status).toBe(404)
  }
  expect((await book.send('GET', `users/addresses/${id}`)).body).toEqual(before)
  // What failed has not switched off one's own.
  expect((await other.send('GET', `users/addresses/${own}`)).body.data.is_active).toBe(true)
})

test('the data a member downloads has the addresses, and with the account they are gone', async () => {
  const book = await anAddressBook(home)
  await book.add()
  const { db, ports, clock } = home.application
  await ask(home, 'POST', '/api/v3/users/data-export', { token: book.token })
  for (const job of privacy.jobs) await job.run({ db, ports, now: clock.now() })
  const file = await home.app.inject({
    url: '/api/v3/users/data-export/file',
    headers: { authorization: `Bearer ${book.token}`, host: 'localhost' },
  })
  const files = filesIn(file.rawPayload)
  expect(JSON.parse(String(files.get('shipments.json'))).addresses).toMatchObject([{ street: anAddress.street }])
  expect(String(files.get('baca-saya.html'))).toContain('<dt>Kode pos</dt><dd>40291</dd>')
  const body = { current_password: testPassword }
  await ask(home, 'DELETE', '/api/v3/user/auth/me', { token: book.token, body })
  expect(await db.select().from(addresses).where(eq(addresses.user_id, book.member.id))).toEqual([])
})
