import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { anAddress } from '#test/support/addresses.ts'
import { listening } from '#test/support/payments.ts'
import { aBuyer, aCheckout, anInvoicedCheckout } from '#test/support/souvenirs.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { souvenir_checkouts } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => home.close())

type Method = { courier: string; service: string; cost: number }
const storeOf = ({ offers }: Awaited<ReturnType<typeof aCheckout>>, at = 0) => offers[at]?.store.id ?? ''
/** In Makassar, across the sea. */
const farAway = { ...anAddress, province_id: '73', city_id: '73.71', subdistrict_id: '73.71.01', postcode: '90111' }

test('couriers are offered for the weight of one store’s parcel to the active address, the cheapest first', async () => {
  const checkout = await aCheckout(home, { quantity: 3 })
  const { status, body } = await checkout.methods(storeOf(checkout))
  expect([status, body.data.weight_grams, body.data.address.is_active]).toEqual([200, 1200, true])
  const costs = body.data.methods.map(({ cost }: Method) => cost)
  expect(costs).toEqual(costs.toSorted((a: number, b: number) => a - b))
  expect(body.data.methods).toContainEqual(expect.objectContaining({ courier: 'jne', service: 'REG', cost: 18_000 }))
  const query = `partner_store_id=${storeOf(checkout)}&courier=jne`
  const one = await checkout.buyer.send('GET', `merchandise/${checkout.id}/shipping-methods?${query}`)
  expect(one.body.data.methods.map(({ courier }: Method) => courier)).toEqual(['jne', 'jne'])
  expect(one.body.data.couriers).toEqual(body.data.couriers)
})

test('with the courier of the last store the invoice is made, with a line for each thing and each parcel', async () => {
  const checkout = await aCheckout(home, { stores: 2 })
  const first = await checkout.choose(storeOf(checkout))
  expect(first.body.data).toMatchObject({ invoice: null, shipping: null, destination: { postcode: '40291' } })
  const last = await checkout.choose(storeOf(checkout, 1), { service: 'YES' })
  expect(last.body.data).toMatchObject({
    ...{ goods: 300_000, shipping: 24_500, payment_fee: 0, total: 324_500 },
    invoice: { state: 'waiting', amount: 324_500, due_at: last.body.data.pay_by },
    orders: [{ total: 159_000, partner_shipping: { courier: 'jne', cost: 9_000 } }, { total: 165_500 }],
  })
})

test('another courier remakes the invoice; another address asks every other store anew', async () => {
  const checkout = await anInvoicedCheckout(home, { stores: 2 })
  const change = (wish: object) =>
    checkout.buyer.send('PATCH', `merchandise/${checkout.id}/shipping`, {
      ...{ partner_store_id: storeOf(checkout), courier: 'jne', service: 'REG' },
      ...wish,
    })
  const quicker = await change({ service: 'YES' })
  expect(quicker.body.data.invoice).toMatchObject({ state: 'waiting', amount: 324_500 })
  expect(quicker.body.data.invoice.invoice_id).not.toBe(checkout.invoice.invoice_id)
  const address_id = (await checkout.buyer.send('POST', 'users/addresses', farAway)).body.data.id
  const far = (await change({ address_id })).body.data
  expect(far).toMatchObject({ invoice: null, shipping: null, destination: { address_id, city_id: '73.71' } })
  const costs = far.orders.map((order: { partner_shipping: Method | null }) => order.partner_shipping?.cost)
  expect(costs).toEqual([49_000, undefined])
  const last = (await checkout.choose(storeOf(checkout, 1))).body.data
  expect(last).toMatchObject({ shipping: 98_000, total: 398_000, invoice: { amount: 398_000 } })
})

test('an address that was corrected is the one the parcel goes to, on the invoice that is there', async () => {
  const { buyer, see, begin, choose, ...checkout } = await anInvoicedCheckout(home)
  const { address_id } = (await see()).destination
  const correct = (wish: object) => buyer.send('PUT', `users/addresses/${address_id}`, { ...anAddress, ...wish })
  const again = () => choose(checkout.offers[0]?.store.id ?? '', { address_id })
  const corrected = { street: 'Jl. Purwakarta No. 99', phone_number: '+6281200000009' }
  await correct(corrected)
  await again()
  expect(await see()).toMatchObject({
    destination: corrected,
    invoice: { invoice_id: checkout.invoice.invoice_id, state: 'waiting' },
  })
  await begin()
  await correct({ street: 'Jl. Terlambat No. 1' })
  expect((await again()).body.code).toBe('F-SHP-5c5')
  expect((await see()).destination).toMatchObject(corrected)
})

test.each([
  ['nobody answers', { ok: false, why: 'unreachable', detail: '' }, 503, 'F-SHP-2r2'],
  ['the requests of the day are used up', { ok: false, why: 'spent', detail: '' }, 503, 'F-SHP-2r2'],
  ['nobody goes there', { ok: true, rates: [] }, 409, 'F-SHP-3p3'],
] as const)('where %s there is no price, and so no parcel', async (_, answer, status, code) => {
  const checkout = await aCheckout(home)
  vi.spyOn(home.application.ports.couriers, 'rates').mockResolvedValue(answer)
  for (const reply of [await checkout.methods(storeOf(checkout)), await checkout.choose(storeOf(checkout))])
    expect([reply.status, reply.body.code]).toEqual([status, code])
  expect((await checkout.see()).orders).toMatchObject([{ partner_shipping: null }])
})

test('to an island that no courier reaches there is no parcel, and another address mends it', async () => {
  const checkout = await aCheckout(home)
  const island = { ...anAddress, province_id: '31', city_id: '31.01', subdistrict_id: '31.01.01', postcode: '14540' }
  const address_id = (await checkout.buyer.send('POST', 'users/addresses', island)).body.data.id
  const refused = await checkout.choose(storeOf(checkout), { address_id })
  expect([refused.status, refused.body.code]).toEqual([409, 'F-SHP-3p3'])
  expect((await checkout.methods(storeOf(checkout), `&address_id=${address_id}`)).body.code).toBe('F-SHP-3p3')
  expect((await checkout.choose(storeOf(checkout))).status).toBe(200)
})

test('a service that nobody offers, another’s address, no address: each is said', async () => {
  const checkout = await aCheckout(home)
  const unknown = await checkout.choose(storeOf(checkout), { service: 'KILAT' })
  expect([unknown.status, unknown.body.code]).toEqual([409, 'F-SHP-4o4'])
  const stranger = await aBuyer(home)
  const [theirs] = (await stranger.send('GET', 'users/addresses')).body.data.items
  const elsewhere = await checkout.choose(storeOf(checkout), { address_id: theirs.id })
  expect(elsewhere.status).toBe(404)
  const [own] = (await checkout.buyer.send('GET', 'users/addresses')).body.data.items
  await checkout.buyer.send('DELETE', `users/addresses/${own.id}`)
  expect((await checkout.methods(storeOf(checkout))).body.code).toBe('F-SHP-1a1')
})

test('nobody changes the shipping once a payment has begun, or the time to pay is over', async () => {
  const begun = await anInvoicedCheckout(home)
  await begun.begin()
  const refused = await begun.choose(storeOf(begun))
  expect([refused.status, refused.body.code]).toEqual([409, 'F-SHP-5c5'])
  expect((await begun.see()).can_change_shipping).toBe(false)
  const late = await aCheckout(home)
  const { db, clock } = home.application
  await db.update(souvenir_checkouts).set({ pay_by: clock.now() }).where(eq(souvenir_checkouts.id, late.id))
  expect((await late.choose(storeOf(late))).body.code).toBe('F-SHP-5c5')
})
