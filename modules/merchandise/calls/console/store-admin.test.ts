import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { audit_log, staff, staff_grants } from '#modules/staff/tables.ts'
import { scan } from '#test/support/journeys.ts'
import { anyStore, getV1 } from '#test/support/merchandise.ts'
import { aBuyer, anInvoicedCheckout, anOffer, aPaidCheckout } from '#test/support/souvenirs.ts'
import { someStaff } from '#test/support/staff.ts'
import { atStore } from '#test/support/store-orders.ts'
import { newStoreForm } from '#test/support/stores.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1/stores'
const db = () => home.application.db
const reason = 'Izin usaha toko belum diperbarui'

async function anAdmin(scope: Scope = { kind: 'platform' }) {
  const { token } = await someStaff(home, { role: 'admin', scope })
  const post = (path: string, body: object) => ask(home, 'POST', `${base}${path}`, { token, body })
  return {
    token,
    add: (body: object) => post('', body),
    suspend: ({ id, name }: { id: string; name: string }) => post(`/${id}/suspend`, { reason, confirm_name: name }),
    lift: (id: string) => post(`/${id}/reopen`, { reason: 'Izin sudah diperbarui dan diperiksa' }),
  }
}

test('an admin opens a store: it is in the shop, and its first person is invited to its desk', async () => {
  const admin = await anAdmin()
  const form = newStoreForm()
  const { status, body } = await admin.add(form)
  expect(status).toBe(200)
  const { id } = body.data
  expect((await getV1(home, `merchandise/stores/${form.slug}`)).body.data).toMatchObject({
    ...{ name: form.name, city: 'Kota Bandung' },
  })
  const [person] = await db().select().from(staff).where(eq(staff.email, form.person_email))
  const grants = await db()
    .select()
    .from(staff_grants)
    .where(eq(staff_grants.staff_id, person?.id ?? ''))
  expect(grants).toMatchObject([{ role: 'store', scope_kind: 'store', scope_id: id }])
  const [entry] = await db().select().from(audit_log).where(eq(audit_log.thing_id, id))
  expect(entry?.after).toMatchObject({ slug: form.slug, person_email: form.person_email })
})

test.each([
  ['toko', 'Alamat ini dipakai halaman situs. Pilih yang lain'],
  ['umroh', 'Alamat ini dipakai halaman situs. Pilih yang lain'],
  ['toko kita', 'Gunakan huruf kecil, angka, dan tanda hubung. Contoh: sahara-kurma'],
])('a store cannot be at %s', async (slug, text) => {
  const { status, body } = await (await anAdmin()).add({ ...newStoreForm(), slug })
  expect([status, body.errors]).toEqual([422, { slug: [text] }])
})

test('an address that an item has is taken; a subdistrict that is none is refused at its field', async () => {
  const admin = await anAdmin()
  const { item } = await anOffer(home)
  const taken = await admin.add({ ...newStoreForm(), slug: item.slug })
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['slug']])
  const nowhere = await admin.add({ ...newStoreForm(), subdistrict_id: '99.99.99' })
  expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['subdistrict_id']])
})

test('a suspended store sells nothing in list, cart, checkout and payment; lifting brings all of it back', async () => {
  const [offer, admin, buyer] = [await anOffer(home), await anAdmin(), await aBuyer(home)]
  const { begin } = await anInvoicedCheckout(home, { offers: [offer] })
  await buyer.add(offer.variant.id)
  const { store, item } = offer
  const isListed = async () => (await getV1(home, `merchandise?store=${store.slug}`)).body.data.items.length
  const page = async () => (await getV1(home, `merchandise/${item.slug}`)).status
  expect(await isListed()).toBe(1)

  expect((await admin.suspend(store)).status).toBe(200)
  expect([await isListed(), await page()]).toEqual([0, 404])
  expect(JSON.stringify(await buyer.cart())).toContain('"problem":"withdrawn"')
  expect((await buyer.checkout()).status).not.toBe(200)
  const refused = await begin()
  expect([refused.status, refused.body.code]).toEqual([409, 'F-STO-3s3'])
  const desk = await atStore(home, store.id)
  expect((await desk.get(`stores/${store.id}`)).body.data).toMatchObject({
    ...{ is_suspended: true, suspension_reason: reason, may_suspend: false },
  })
  expect((await admin.suspend(store)).body.code).toBe('F-STO-2m2')

  expect((await admin.lift(store.id)).status).toBe(200)
  expect([await isListed(), await page()]).toEqual([1, 200])
  expect((await begin()).status).toBe(200)
  expect((await admin.lift(store.id)).body.code).toBe('F-STO-2m2')
  const entries = await db()
    .select({ reason: audit_log.reason })
    .from(audit_log)
    .where(and(eq(audit_log.thing_id, store.id), eq(audit_log.thing, 'store')))
  expect(entries.map((one) => one.reason)).toContain(reason)
})

test('paid orders of a suspended store go on', async () => {
  const { offers, order_ids } = await aPaidCheckout(home)
  const [offer] = offers
  if (!offer) throw new Error('nothing was sold')
  await (await anAdmin()).suspend(offer.store)
  const desk = await atStore(home, offer.store.id)
  const { status, body } = await desk.post(`store-orders/${order_ids[0]}/process`)
  expect([status, body.data.state]).toEqual([200, 'processing'])
})

test('to open, suspend and lift is the platform’s alone, and suspending takes the name', async () => {
  const store = await anyStore(home)
  const brand = await anAdmin({ kind: 'tenant', id: demoTenants[0].id })
  expect((await brand.add(newStoreForm())).status).toBe(404)
  expect((await brand.suspend(store)).status).toBe(404)
  const wrong = await (await anAdmin()).suspend({ ...store, name: 'Toko lain' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['confirm_name']])
})

test('a store moves: parcels leave from there, and who was late reads it', async () => {
  const store = await anyStore(home)
  const desk = await atStore(home, store.id)
  const places = await desk.get('store-origins?search=antapani')
  expect(places.body.data).toContainEqual({ value: '32.73.20', label: 'Antapani, Kota Bandung, Jawa Barat' })
  const origin = { subdistrict_id: '32.73.20', address: 'Jl. Terusan Jakarta No. 40', postcode: '40291' }
  const moved = await desk.put(`stores/${store.id}/origin`, { version: 1, ...origin })
  expect([moved.status, moved.body.data.version]).toEqual([200, 2])
  expect((await desk.get(`stores/${store.id}`)).body.data).toMatchObject({ ...origin, subdistrict: 'Antapani' })
  const late = await desk.put(`stores/${store.id}/origin`, { version: 1, ...origin, postcode: '40292' })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([409, ['postcode']])
})

test('a store shows its own logo and cover', async () => {
  const store = await anyStore(home)
  const desk = await atStore(home, store.id)
  for (const kind of ['logo', 'cover']) {
    const body = new FormData()
    body.set('kind', kind)
    body.set('file', new Blob([new Uint8Array(await scan())]), `${newId()}.jpg`)
    const sent = await desk.post(`stores/${store.id}/pictures`, body)
    expect(sent.status).toBe(200)
    const shop = (await getV1(home, `merchandise/stores/${store.slug}`)).body.data
    expect(JSON.stringify(shop)).toContain(sent.body.data.picture_id)
  }
})
