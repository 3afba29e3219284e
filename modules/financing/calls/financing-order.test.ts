import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, aCart, anOffer } from '#test/support/bookings.ts'
import { aFinanceableCart, anApplication } from '#test/support/financing.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const see = ({ id, token }: { id: string; token: string }, query = '') =>
  ask(home, 'GET', `/api/v3/bookings/${id}/detail/order/financing${query}`, { token })

test('a cart shows what each bank asks for its price after promo, and within which bounds', async () => {
  const cart = await aFinanceableCart(home)
  const { body } = await see(cart, '?months=6&down_payment=10000000')
  expect(body.data).toMatchObject({
    order: { booking_id: cart.id, status: 'cart' },
    hindrance: null,
    months: [6, 12, 18, 24],
    least_down_payment: 5_000_000,
    most_down_payment: 25_000_000,
    least_years_employed: 2,
    least_income: 1_000_000,
    application: null,
  })
  const own = body.data.offers.find(({ terms_id }: { terms_id: string }) => terms_id === cart.terms_id)
  expect(own).toMatchObject({ months: 6, price: 30_000_000, financed: 20_000_000, akad: 'murabahah' })
})

test.each([
  ['hajj', { category: 'haji' as const }],
  ['not_offered', { can_finance: false }],
  ['too_late', { in_days: 59 }],
])('%s stands in the way, and no bank is shown', async (hindrance, wish) => {
  const { body } = await see(await aFinanceableCart(home, wish))
  expect([body.data.hindrance, body.data.offers]).toEqual([hindrance, []])
})

test('another open application for the departure stands in the way', async () => {
  const { token, offer } = await anApplication(home)
  const { body } = await see({ id: await aCart(home, offer, { token }), token })
  expect(body.data.hindrance).toBe('open_application')
})

test('an order that is applied for shows its application', async () => {
  const applied = await anApplication(home)
  const { body } = await see(applied)
  expect(body.data).toMatchObject({
    order: { plan: 'financing', status: 'awaiting_payment' },
    hindrance: null,
    application: { id: applied.application_id, status: 'documents' },
  })
})

test('extras are offered as for any order', async () => {
  const cart = await aFinanceableCart(home)
  const { body } = await ask(home, 'GET', `/api/v3/bookings/${cart.id}/addons/financing`, { token: cart.token })
  expect(body.data).toMatchObject([{ id: cart.offer.addon.id, quantity: 0 }])
})

test('a member’s applications are listed, the newest first, and nobody else’s', async () => {
  const { token, application_id } = await anApplication(home)
  const mine = await ask(home, 'GET', '/api/v3/users/financing-history', { token })
  expect(mine.body.data).toMatchObject({
    total: 1,
    items: [{ id: application_id, status: 'documents', bank_name: 'Bank Jual', months: 12 }],
  })
  const other = await aBuyer(home)
  const none = await ask(home, 'GET', '/api/v3/users/financing-history', { token: other.token })
  expect(none.body.data).toMatchObject({ total: 0, items: [] })
})

test('a booking of somebody else is not found', async () => {
  const { token } = await aBuyer(home)
  const offer = await anOffer(home)
  const other = await aBuyer(home)
  const id = await aCart(home, offer, { token: other.token })
  expect((await see({ id, token })).status).toBe(404)
})
