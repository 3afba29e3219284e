import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { expireInvoices } from '#modules/payment/module.ts'
import { listOf } from '#test/support/notices.ts'
import { paidOrders } from '#test/support/parcels.ts'
import { anInvoicedCheckout } from '#test/support/souvenirs.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Notice = { title: string; text: string; link: string }
const english = { 'accept-language': 'en' }
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
