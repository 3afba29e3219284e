import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyDeparture, anyPartner, anyProduct, catalogueBasics, hidePartner } from '#test/support/catalogue-fixtures.ts'
import { phones } from '#test/support/phones.ts'
import { sweepAll } from '#test/support/retention.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { holdSeats, releaseSeats, tellBackInStock } from '../module.ts'
import { retention } from '../retention.ts'
import { back_in_stock_requests } from '../tables.ts'

let home: TestApp
let hotel_id: string
beforeAll(async () => {
  home = await testApp()
  await phones(home).listen()
  hotel_id = (await catalogueBasics(home)).hotel_id
})
afterAll(() => home.close())

async function soldOut(licence: Parameters<typeof anyPartner>[1] = {}) {
  const partner = await anyPartner(home, licence)
  const product = await anyProduct(home, { partner_id: partner.id })
  const departure = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 90, sold: 39, held: 1 })
  return { product, departure }
}
const waitFor = (
  id: string,
  phone_number: string,
  more: { full_name?: string; headers?: Record<string, string> } = {},
) =>
  ask(home, 'POST', `/api/v3/products/${id}/back-in-stock`, {
    body: { full_name: more.full_name ?? 'Siti', phone_number },
    ...(more.headers && { headers: more.headers }),
  })
const waiting = (product_id: string) =>
  home.application.db.select().from(back_in_stock_requests).where(eq(back_in_stock_requests.product_id, product_id))
const now = () => home.application.clock.now()

test('who asks is told once when seats come free, in their language and by their brand', async () => {
  const { product, departure } = await soldOut()
  const response = await waitFor(product.id, '0812 1111 1111', { full_name: 'Klik http://jahat.test' })
  expect([response.status, response.body.message]).toEqual([200, 'Kami akan memberi tahu Anda saat tersedia kembali'])
  await waitFor(product.id, '+6281222222222', { headers: { 'accept-language': 'en', host: 'demo.localhost' } })
  const seats = { departure_id: departure.id, seats: 1 }
  expect(await releaseSeats(home.application.db, { ...seats, from: 'held' }, now())).toBe(true)
  const [siti] = await home.sentTo('+6281211111111')
  expect(siti?.text).toBe(`Rihla: kursi Umrah 9 Hari tersedia kembali. Lihat di localhost/product/${product.slug}`)
  const [other] = await home.sentTo('+6281222222222')
  expect(other?.text).toContain(
    `seats on Umrah 9 Hari (en) are available again. See demo.localhost/en/product/${product.slug}`,
  )
  await holdSeats(home.application.db, seats, now())
  await releaseSeats(home.application.db, { ...seats, from: 'held' }, now())
  expect(await home.sentTo('+6281211111111')).toHaveLength(1)
})

test('asking twice is one request, and asking again after the news is a new one', async () => {
  const { product, departure } = await soldOut()
  await waitFor(product.id, '081233333333')
  expect((await waitFor(product.id, '+62 812 3333 3333', { full_name: 'Siti R.' })).status).toBe(200)
  expect((await waiting(product.id)).map((row) => [row.full_name, row.told_at])).toEqual([['Siti R.', null]])
  await releaseSeats(home.application.db, { departure_id: departure.id, seats: 1, from: 'held' }, now())
  expect((await waiting(product.id))[0]?.told_at).not.toBeNull()
  await waitFor(product.id, '081233333333')
  expect((await waiting(product.id)).map((row) => row.told_at)).toEqual([null])
})

test('nobody is told while no seat is free, nor twice when two release at once', async () => {
  const { product, departure } = await soldOut()
  await waitFor(product.id, '081244444444')
  await tellBackInStock(home.application.db, product.id, now())
  expect(await home.sentTo('+6281244444444')).toEqual([])
  const release = () => releaseSeats(home.application.db, { departure_id: departure.id, seats: 1, from: 'sold' }, now())
  await Promise.all(Array.from({ length: 10 }, release))
  expect(await home.sentTo('+6281244444444')).toHaveLength(1)
})

test('what a partner without a good licence releases is no news', async () => {
  const { product, departure } = await soldOut({ licence_valid_until: '2020-01-01' })
  await waitFor(product.id, '081277777777')
  await releaseSeats(home.application.db, { departure_id: departure.id, seats: 1, from: 'held' }, now())
  expect((await waiting(product.id))[0]?.told_at).toBeNull()
})

test('a release that is undone tells nobody', async () => {
  const { product, departure } = await soldOut()
  await waitFor(product.id, '081255555555')
  const undone = home.application.db.transaction(async (db) => {
    await releaseSeats(db, { departure_id: departure.id, seats: 1, from: 'held' }, now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await home.sentTo('+6281255555555')).toEqual([])
  expect((await waiting(product.id))[0]?.told_at).toBeNull()
})

test('what is not sold here, a number nobody can have and an empty name are refused', async () => {
  const { product } = await soldOut()
  const hidden = (await soldOut()).product
  await hidePartner(home, hidden.partner_id, demoTenants[0].id)
  expect((await waitFor(newId(), '081266666666')).status).toBe(404)
  expect((await waitFor(hidden.id, '081266666666')).status).toBe(404)
  const errors = async (number: string, full_name?: string) => {
    const { status, body } = await waitFor(product.id, number, full_name === undefined ? {} : { full_name })
    return [status, body.errors]
  }
  expect(await errors('08123')).toEqual([422, { phone_number: ['Minimal 10 karakter'] }])
  expect(await errors('0000000000')).toEqual([422, { phone_number: ['Nomor HP tidak valid. Contoh: 081234567890'] }])
  expect(await errors('081266666666', ' ')).toEqual([422, { full_name: ['Field tidak boleh kosong'] }])
  expect(await errors('081266666666', 'a\nb')).toEqual([422, { full_name: ['Format tidak valid'] }])
})

test('a request is deleted 30 days after the news and 365 days after it was made, as the privacy page says', async () => {
  const { product, departure } = await soldOut()
  const { db } = home.application
  const daysOn = async (days: number) => {
    await sweepAll(retention, { db, ports: undefined, now: addMs(now(), days * dayMs) })
    return (await waiting(product.id)).map(({ phone_number }) => phone_number).sort()
  }
  await waitFor(product.id, '081288888888')
  await releaseSeats(db, { departure_id: departure.id, seats: 1, from: 'held' }, now())
  await holdSeats(db, { departure_id: departure.id, seats: 1 }, now())
  await waitFor(product.id, '081299999999')
  expect(await daysOn(29)).toEqual(['+6281288888888', '+6281299999999'])
  expect(await daysOn(31)).toEqual(['+6281299999999'])
  expect(await daysOn(364)).toEqual(['+6281299999999'])
  expect(await daysOn(366)).toEqual([])
})
