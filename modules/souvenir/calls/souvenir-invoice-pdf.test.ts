import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { checkLedger, linesOf, refundsOf } from '#modules/payment/module.ts'
import { anyPromo } from '#test/support/promos.ts'
import { anInvoicedCheckout, aPaidCheckout } from '#test/support/souvenirs.ts'
import { atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { checkoutFacts } from '../checkout/load.ts'
import { invoiceSheet } from '../invoice-sheet.ts'
import { findMyCheckout } from '../store.ts'
import { checkoutView } from '../view.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  const valid_from = jakartaDate(addMs(home.application.clock.now(), -dayMs))
  await addRule(home.application.db, { key: 'souvenir_payment_fee', value: 2_500, valid_from, source: 'test' })
})
afterAll(() => home.close())

const tenant = { ...demoTenants[0], public_url: 'https://rihla.test' }
const db = () => home.application.db
type Paid = Awaited<ReturnType<typeof aPaidCheckout>>

const reject = async ({ offers, order_ids }: Paid, at: number) => {
  const desk = await atStore(home, offers[at]?.store.id ?? '')
  expect((await desk.post(`store-orders/${order_ids[at]}/reject`, { reason: 'Stok rusak kena air' })).status).toBe(200)
}
const refundedOf = async (id: string) => (await refundsOf(db(), id)).map(({ refund }) => refund.amount)

/** The sheet in words, as the printer is given it. */
async function sheetOf({ id, buyer }: Pick<Paid, 'id' | 'buyer'>) {
  const now = home.application.clock.now()
  const checkout = await findMyCheckout(db(), { tenant_id: tenant.id, user_id: buyer.member.id, id })
  if (!checkout) throw new Error('no checkout')
  const facts = await checkoutFacts(db(), checkout, now)
  if (!facts.invoice) throw new Error('no invoice')
  const view = checkoutView(facts, { language: 'id', now })
  const sheet = invoiceSheet({ facts, invoice: facts.invoice, checkout: view }, { language: 'id', tenant })
  return JSON.stringify([sheet.stamp, sheet.blocks]).replaceAll('\u00a0', ' ')
}

test('a fee of the payment is shown, invoiced once, stays when a part goes back, and goes back with the last', async () => {
  const paid = await aPaidCheckout(home, { stores: 2 })
  expect(await paid.see()).toMatchObject({ payment_fee: 2_500, total: 320_500, invoice: { amount: 320_500 } })
  const fees = (await linesOf(db(), [paid.invoice.invoice_id])).filter(({ item }) => item === 'payment_fee')
  expect(fees.map(({ amount }) => amount)).toEqual([2_500])
  expect(await sheetOf(paid)).toMatch(/"LUNAS"/)
  await reject(paid, 0)
  const partly = await sheetOf(paid)
  expect(partly).toMatch(
    /"LUNAS, SEBAGIAN DIKEMBALIKAN".*-1 · Ditolak toko".*"Pengembalian dana","","","−Rp\. 159\.000"/,
  )
  expect(partly).not.toMatch(/-2 · Ditolak toko/)
  expect(await refundedOf(paid.id)).toEqual([159_000])
  expect(await sheetOf(paid)).toMatch(/Biaya pembayaran.*Rp\. 2\.500.*Total tagihan.*Rp\. 320\.500.*159\.000.*161\.500/)
  await reject(paid, 1)
  expect(await refundedOf(paid.id)).toEqual([159_000, 161_500])
  expect(await paid.see()).toMatchObject({ refunded: 320_500 })
  expect(await sheetOf(paid)).toMatch(/"DIKEMBALIKAN".*-2 · Ditolak toko"/)
  expect((await checkLedger(db())).faults).toEqual([])
})

test('a part taken out before paying leaves one fee on the new invoice, and the list says the same', async () => {
  const promo = await anyPromo(home, { category: 'oleh-oleh', least_spend: 100_000 })
  const { see, order_ids, buyer, token, ...rest } = await anInvoicedCheckout(home, {
    stores: 2,
    body: { promo_code: promo.code },
  })
  await buyer.send('POST', `users/bookings/${order_ids[0]}/reject`, { reason: 'changed_mind' })
  const seen = await see()
  expect(seen).toMatchObject({ payment_fee: 2_500, discount: 15_000, total: 146_500 })
  const list = await ask(home, 'GET', '/api/v3/users/bookings/status/unpaid/category/all', { token })
  expect(list.body.data.items[0]).toMatchObject({ total: 146_500, due_amount: 146_500 })
  const sheet = await sheetOf({ ...rest, buyer })
  expect(sheet.match(/Sajadah Uji/g)).toHaveLength(1)
  expect(sheet).toMatch(/Potongan promo.*15\.000.*Total tagihan.*146\.500/)
})

test('the invoice is a PDF, the receipt too, and nobody else’s', async () => {
  const { id, token } = await anInvoicedCheckout(home)
  const get = (by: string) =>
    home.app.inject({
      url: `/api/v1/merchandise/${id}/invoice?language=en`,
      headers: { host: 'localhost', authorization: `Bearer ${by}` },
    })
  const pdf = await get(token)
  expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await get((await anInvoicedCheckout(home)).token)).statusCode).toBe(404)
})
