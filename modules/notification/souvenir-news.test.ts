import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { expireInvoices } from '#modules/payment/module.ts'
import { send } from '#test/support/journeys.ts'
import { listOf } from '#test/support/notices.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { anInvoicedCheckout } from '#test/support/souvenirs.ts'
import { someStaff } from '#test/support/staff.ts'
import { atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Notice = { title: string; text: string; link: string }
const english = { 'accept-language': 'en' }
const mailOf = async ({ email }: { email: string }, subject: string) =>
  (await home.sentTo(email)).find((mail) => mail.subject === subject)?.text
const noticesOf = async (token: string, headers = {}): Promise<Notice[]> =>
  (await listOf(home, token, '', headers)).items

test('a checkout that nobody paid is told once, in the words of a shop', async () => {
  const { token, order_ids } = await anInvoicedCheckout(home, { stores: 2 })
  expect(order_ids).toHaveLength(2)
  const { db, clock } = home.application
  await expireInvoices(db, addMs(clock.now(), 2 * dayMs))
  const [notice, ...others] = await noticesOf(token)
  expect(others).toEqual([])
  expect(notice?.title).toBe('Pesanan oleh-oleh berakhir')
  expect(notice?.text).toContain('selama stok masih ada')
})

test('what a store does reaches the buyer, in the language of the buyer', async () => {
  const { token, order_ids, reject, ship } = await paidOrders(home, { stores: 2 })
  const [one = '', other = ''] = order_ids
  await reject(one, 'Stok rusak')
  await ship(other, 'SBX7000123')
  const all = await noticesOf(token, english)
  const shipped = all.find(({ title }) => title === 'Your parcel is on its way')
  expect(shipped?.text).toMatch(/^Toko Uji has shipped your order\. Courier and waybill: .+ SBX7000123\.$/)
  expect(shipped?.link).toBe(`/member/my-order/merchant/${other}`)
  expect(all.map(({ title }) => title)).toContain('The store couldn’t fulfil your order')
})

test('that other stores go on is said while one does', async () => {
  const { buyer, order_ids, reject } = await paidOrders(home, { stores: 2 })
  const [one = '', other = ''] = order_ids
  const said = async () =>
    (await home.sentTo(buyer.member.email)).filter(({ text }) => text.includes('toko lain tetap berjalan')).length
  await reject(one)
  expect(await said()).toBe(1)
  await reject(other)
  expect(await said()).toBe(1)
})

test('what the platform writes to a report is told as its own, and a parcel that arrives meanwhile names no day', async () => {
  const { buyer, token, offers, order_ids, ship, deliver } = await paidOrders(home)
  const [id = ''] = order_ids
  await ship(id)
  await send(home, `/api/v1/users/bookings/merchant/${id}/problem`, {
    ...{ token, fields: { kind: 'damaged', text: 'Kotaknya penyok dan dua botol pecah' } },
  })
  await deliver(id)
  const delivered = (await noticesOf(token)).find(({ title }) => title === 'Paket sudah sampai')
  expect(delivered?.text).toMatch(/Laporan masalah Anda masih kami proses.*konfirmasikan di halaman pesanan\.$/)

  const store = await atStore(home, offers[0]?.store.id ?? '')
  const admin = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const url = `store-orders/${id}/problem`
  const asAdmin = (step: string, reason: string) =>
    ask(home, 'POST', `/api/console/v1/${url}/${step}`, { token: admin.token, body: { reason } })
  await store.post(`${url}/answer`, { reason: 'Kami bungkus rapi' })
  await asAdmin('answer', 'Kami periksa dahulu')
  await asAdmin('close', 'Fotonya tidak ada')
  expect(await mailOf(buyer.member, 'Toko menjawab laporan Anda')).toContain('Kata toko: Kami bungkus rapi.')
  expect(await mailOf(buyer.member, 'Kami menjawab laporan Anda')).toContain('Pesan dari kami: Kami periksa dahulu.')
  expect(await mailOf(buyer.member, 'Laporan Anda ditutup')).toContain('Pesan dari kami: Fotonya tidak ada.')
})
