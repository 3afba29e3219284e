import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, jakartaDate } from '#core/time.ts'
import { item_variants } from '#modules/merchandise/tables.ts'
import { scan } from '#test/support/journeys.ts'
import { anyItem, anyStore, both, getV1, knownKinds } from '#test/support/merchandise.ts'
import { someStaff } from '#test/support/staff.ts'
import { atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await knownKinds(home)
})
afterAll(() => home.close())

const description = both('Sajadah tebal dari Turki, lembut di lutut')
const form = { name: both('Sajadah Turki Halus'), description, category_slug: 'sajadah' }
const variant = { sku: 'SJD-1', price: 185_000, weight_grams: 900 }

async function aStore() {
  const store = await anyStore(home)
  return { store, desk: await atStore(home, store.id) }
}

/** An item on sale in a store of its own, at its desk. */
async function anItem(wish: Partial<Parameters<typeof anyItem>[1]> = {}) {
  const { store, desk } = await aStore()
  const item = await anyItem(home, { store_id: store.id, description, ...wish })
  const [first] = item.variants
  if (!first) throw new Error('an item has a variant')
  const url = `items/${item.id}`
  return { store, desk, item, first, url, see: async () => (await desk.get(url)).body.data }
}

async function addPicture(desk: { token: string }, id: string, bytes: Buffer) {
  const body = new FormData()
  for (const [name, text] of Object.entries({ alt_id: 'Sajadah merah', alt_en: 'A red mat' })) body.set(name, text)
  body.set('file', new Blob([new Uint8Array(bytes)]), 'sajadah.jpg')
  const sent = new Response(body)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const bytesOf = Buffer.from(await sent.arrayBuffer())
  return ask(home, 'POST', `/api/console/v1/items/${id}/pictures`, { token: desk.token, headers, body: bytesOf })
}

test('a draft becomes an item on sale once it is whole, and the shop has it at once', async () => {
  const { desk } = await aStore()
  const { id } = (await desk.post('items', form)).body.data
  const url = `items/${id}`
  const { slug, missing, state } = (await desk.get(url)).body.data
  expect([slug, state, missing]).toEqual(['sajadah-turki-halus', 'draft', ['picture', 'variant']])
  const early = await desk.post(`${url}/publish`)
  expect([early.status, early.body.code, early.body.data]).toEqual([
    ...[409, 'F-ITM-2i2', { missing: ['picture', 'variant'] }],
  ])
  expect((await getV1(home, `merchandise/${slug}`)).status).toBe(404)
  expect((await addPicture(desk, id, await scan())).status).toBe(200)
  const colour = { id: 'Merah', en: 'Red' }
  expect((await desk.post(`${url}/variants`, { ...variant, colour, stock: 4 })).status).toBe(200)
  const published = await desk.post(`${url}/publish`)
  expect([published.status, published.body.data.state]).toEqual([200, 'on_sale'])
  expect((await getV1(home, `merchandise/${slug}`)).body.data).toMatchObject({
    ...{ name: 'Sajadah Turki Halus', price_from: 185_000, stock_free: 4 },
    variants: [{ name: 'Merah', colour: 'Merah', size: null }],
  })
  expect((await desk.post(`${url}/publish`)).body.code).toBe('F-ITM-3m3')
  expect((await desk.post(`${url}/withdraw`)).body.data.state).toBe('withdrawn')
  expect((await getV1(home, `merchandise/${slug}`)).status).toBe(404)
})

test('an address that is a page’s, or taken, becomes another', async () => {
  const { desk } = await aStore()
  const slugOf = async (name: string) => {
    const { id } = (await desk.post('items', { ...form, name: both(name) })).body.data
    return (await desk.get(`items/${id}`)).body.data.slug
  }
  expect(await slugOf('Wishlist')).toBe('barang-wishlist')
  expect(await slugOf('Kurma Ajwa Uji')).toBe('kurma-ajwa-uji')
  expect(await slugOf('Kurma Ajwa Uji')).toMatch(/^kurma-ajwa-uji-[a-z0-9]{6}$/)
})

test('whoever saves second reads at each field what it is now and whose it is; a stock change is no change of the form', async () => {
  const { desk, store, url, first, see } = await anItem()
  const { version } = await see()
  await desk.post(`${url}/variants/${first.id}/stock`, { change: 5, reason: 'Barang datang' })
  const saved = await desk.put(url, { ...form, version })
  expect([saved.status, saved.body.data.version]).toEqual([200, version + 1])
  const other = await atStore(home, store.id)
  const late = await other.put(url, { ...form, name: both('Sajadah Lain'), version })
  expect([late.status, late.body.code]).toEqual([409, 'F-ITM-1v1'])
  expect(late.body.errors).toEqual({
    'name.id': ['Diubah oleh Nadia Putri menjadi: Sajadah Turki Halus'],
    'name.en': ['Diubah oleh Nadia Putri menjadi: Sajadah Turki Halus (en)'],
  })
  expect((await see()).variants).toMatchObject([{ stock: 15 }])
  const unknown = await desk.put(url, { ...form, version: version + 1, category_slug: 'mobil' })
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['category_slug']])
})

test('stock goes up and down with a reason, and never below what is put aside', async () => {
  const { desk, url, first, item } = await anItem({ variants: [{ stock: 5, held: 3 }] })
  const stock = `${url}/variants/${first.id}/stock`
  const short = await desk.post(stock, { change: -3, reason: 'Rusak' })
  expect([short.status, short.body.code]).toEqual([409, 'F-ITM-4h4'])
  expect((await desk.post(stock, { change: -2, reason: 'Rusak' })).body.data).toEqual({ stock: 3, held: 3 })
  expect((await getV1(home, `merchandise/${item.slug}`)).body.data.stock_free).toBe(0)
  for (const body of [
    { change: 0, reason: 'Rusak' },
    { change: 1.5, reason: 'Rusak' },
    { change: 1, reason: '' },
  ])
    expect((await desk.post(stock, body)).status).toBe(422)
  const [step, ...before] = (await desk.get(`${url}/stock`)).body.data
  expect(step).toMatchObject({ change: -2, stock: 3, reason: 'Rusak', actor: 'staff', by_name: 'Nadia Putri' })
  expect(before).toEqual([])
})

test('another price is the item’s at once; of an item on sale the last variant stays', async () => {
  const { desk, url, first, item } = await anItem()
  const changed = await desk.put(`${url}/variants/${first.id}`, { ...variant, version: 1, price: 120_000 })
  expect(changed.body.data).toEqual({ id: first.id, version: 2 })
  const late = await desk.put(`${url}/variants/${first.id}`, { ...variant, version: 1, price: 130_000 })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([409, ['price']])
  expect((await desk.post(`${url}/variants/${first.id}/remove`)).body.code).toBe('F-ITM-2i2')
  const size = { id: 'Besar', en: 'Large' }
  await desk.post(`${url}/variants`, { ...variant, size, price: 250_000, stock: 2 })
  expect((await getV1(home, `merchandise/${item.slug}`)).body.data).toMatchObject({
    ...{ price_from: 120_000, price_to: 250_000, stock_free: 12 },
  })
  expect((await desk.post(`${url}/variants/${first.id}/remove`)).status).toBe(200)
  expect((await getV1(home, `merchandise/${item.slug}`)).body.data).toMatchObject({
    price_from: 250_000,
    stock_free: 2,
  })
  const [row] = await home.application.db.select().from(item_variants).where(eq(item_variants.id, first.id))
  expect(row?.removed_at).not.toBeNull()
})

test('perfume sells with certificates that hold today, and not with one that is over', async () => {
  const { desk, url, see } = await anItem({ category_slug: 'parfum', state: 'draft' })
  expect((await see()).missing).toEqual(['halal', 'bpom'])
  const today = jakartaDate(home.application.clock.now())
  const halal = { kind: 'halal', number: 'ID00110000000000002', issuer: 'BPJPH', valid_until: addDays(today, -1) }
  expect(Object.keys((await desk.post(`${url}/certificates`, halal)).body.errors)).toEqual(['valid_until'])
  await desk.post(`${url}/certificates`, { ...halal, valid_until: today })
  const bpom = { ...halal, kind: 'bpom', number: 'NA18210000001', issuer: 'BPOM', valid_until: addDays(today, 300) }
  expect((await desk.post(`${url}/certificates`, bpom)).body.data.missing).toEqual([])
  expect((await desk.post(`${url}/publish`)).status).toBe(200)
})

test('a certificate that is removed stops the sale at once, and stays to be read with who did it and why', async () => {
  const { desk, item, url, see } = await anItem({ category_slug: 'parfum', state: 'draft' })
  const valid_until = addDays(jakartaDate(home.application.clock.now()), 300)
  const proof = { number: 'ID00110000000000003', issuer: 'BPJPH', valid_until }
  for (const kind of ['halal', 'bpom']) await desk.post(`${url}/certificates`, { kind, ...proof })
  await desk.post(`${url}/publish`)
  const inShop = async () => [
    (await getV1(home, `merchandise/${item.slug}`)).status,
    (await getV1(home, `merchandise?category=parfum&search=${item.slug}`)).body.data.items.length,
  ]
  const [{ status }, certificates] = [await getV1(home, `merchandise/${item.slug}`), (await see()).certificates]
  expect(status).toBe(200)
  const halal = certificates.find(({ kind }: { kind: string }) => kind === 'halal')
  const remove = () => desk.post(`${url}/certificates/${halal.id}/remove`, { reason: 'Dicabut oleh BPJPH' })
  const removed = await remove()
  expect([removed.status, removed.body.data.missing]).toEqual([200, ['halal']])
  expect(await inShop()).toEqual([404, 0])
  expect((await see()).certificates).toContainEqual(
    expect.objectContaining({
      ...{ id: halal.id, is_valid: false },
      removed: { at: expect.any(String), by_name: 'Nadia Putri', reason: 'Dicabut oleh BPJPH' },
    }),
  )
  expect((await remove()).status).toBe(404)
  await desk.post(`${url}/certificates`, { kind: 'halal', ...proof })
  expect((await getV1(home, `merchandise/${item.slug}`)).status).toBe(200)
})

test('pictures come in another order or go; one of another item does not come', async () => {
  const { desk, item, url, see } = await anItem()
  const { picture_id } = (await addPicture(desk, item.id, await scan())).body.data
  const order = (picture_ids: string[]) => desk.put(`${url}/pictures`, { picture_ids })
  await order([picture_id, 'sajadah-1-card'])
  expect((await see()).pictures).toEqual([
    { id: picture_id, alt: { id: 'Sajadah merah', en: 'A red mat' } },
    { id: 'sajadah-1-card', alt: expect.any(Object) },
  ])
  expect((await order(['kurma-1-card'])).status).toBe(422)
  expect((await order([picture_id])).body.data.pictures).toHaveLength(1)
})

test('a store lists its own items, by state and by what is left; another’s are not there', async () => {
  const { desk, store, item } = await anItem()
  await anyItem(home, { store_id: store.id, variants: [{ stock: 0 }], name: both('Tasbih Habis') })
  const other = await anItem()
  expect((await desk.get('items')).body.data.rows).toHaveLength(2)
  expect((await desk.get('items?stock=out')).body.data.rows).toMatchObject([{ name: 'Tasbih Habis', stock_free: 0 }])
  expect((await desk.get('items?state=draft')).body.data.rows).toEqual([])
  expect((await desk.get('item-choices')).body.data.stores).toEqual([{ value: store.id, label: store.name }])
  for (const answer of [
    await desk.get(other.url),
    await desk.put(other.url, { ...form, version: 1 }),
    await desk.post(`${other.url}/withdraw`),
    await desk.post(`${other.url}/variants/${other.first.id}/stock`, { change: 1, reason: 'Titip' }),
    await desk.post(`items/${item.id}/variants/${other.first.id}/stock`, { change: 1, reason: 'Titip' }),
    await desk.post('items', { ...form, store_id: other.store.id }),
  ])
    expect(answer.status).toBe(404)
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  expect((await ask(home, 'GET', `/api/console/v1/${other.url}`, { token })).status).toBe(200)
  const csv = await home.app.inject({
    url: '/api/console/v1/items/export?language=en',
    headers: { host: 'localhost', authorization: `Bearer ${desk.token}` },
  })
  expect(csv.body.split('\r\n').filter((line) => line.startsWith('Tasbih Habis (en),Toko Uji,'))).toHaveLength(1)
})
