import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { completeReturned } from '#modules/booking/jobs.ts'
import { payInvoice } from '#test/support/bookings.ts'
import { send } from '#test/support/journeys.ts'
import { expectListsTrue } from '#test/support/order-lists.ts'
import { accept, anOffer, aRequest } from '#test/support/private-offers.ts'
import { aSupply, type Supply } from '#test/support/private-umrah.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let supply: Supply
beforeAll(async () => {
  home = await testApp()
  supply = await aSupply(home)
})
afterAll(() => home.close())

/** A request whose offer was accepted, with the codes of its invoices. */
async function anAccepted() {
  const request = await aRequest(home, supply)
  const offer = await anOffer(home, request.id)
  const reply = await accept(home, request, offer, 'down_payment')
  const invoices: { code: string }[] = reply.body.data.invoices
  return { ...request, offer, codes: invoices.map(({ code }) => code) }
}

const list = async (token: string, under: string) =>
  (await ask(home, 'GET', `/api/v3/users/bookings/status/${under}`, { token })).body.data

test('what a family accepted stands among its orders, under a category of its own', async () => {
  const order = await anAccepted()
  const { items, categories } = await list(order.token, 'unpaid/category/private-umroh')
  expect(items).toMatchObject([{ id: order.id, kind: 'booking', category: 'private-umroh', total: 85_000_000 }])
  expect(categories).toContain('private-umroh')
  expect((await list(order.token, 'unpaid/category/umroh')).items).toEqual([])
  expect((await list(order.token, 'unpaid/category/all')).items).toHaveLength(1)
  await expectListsTrue(home, order)
})

test('a private journey brings no kit and is reviewed without a page of its package', async () => {
  const order = await anAccepted()
  for (const code of order.codes) await payInvoice(home, order, code)
  const kit = await ask(home, 'GET', `/api/v1/merchandise/supplies/products?booking_id=${order.id}`, {
    token: order.token,
  })
  const tracked = await ask(home, 'GET', `/api/v3/users/bookings/${order.id}/tracking/shipping`, { token: order.token })
  expect([kit.body.data, tracked.body.data]).toMatchObject([[], { state: 'none' }])
  await completeReturned(home.application.db, addMs(home.application.clock.now(), 300 * dayMs))
  const booking = await ask(home, 'GET', `/api/v3/users/bookings/${order.id}`, { token: order.token })
  expect(booking.body.data).toMatchObject({ status: 'completed', is_private: true })
  const { id: product_id, slug } = booking.body.data.product
  expect((await ask(home, 'GET', `/api/v3/products/${slug}`)).status).toBe(410)
  const fields = { rating: '5', text: 'Hotel dekat, anak-anak senang.', booking_id: order.id }
  const said = await send(home, `/api/v3/products/${product_id}/booking-feedback`, { token: order.token, fields })
  expect(said.status).toBe(200)
  const reviews = await ask(home, 'GET', `/api/v3/travel/${order.offer.partner.slug}/product-reviews`)
  expect(reviews.body.data.items).toMatchObject([{ rating: 5, product: { slug, has_page: false } }])
})
