import { anAddressBook } from './addresses.ts'
import { anyItem, anyStore } from './merchandise.ts'
import { atGateway, listening } from './payments.ts'
import { ask, type TestApp } from './test-app.ts'

/** A member with an address, who can put things into a cart. */
export async function aBuyer(home: TestApp) {
  const book = await anAddressBook(home)
  await book.add()
  return {
    ...book,
    add: async (variant_id: string, quantity = 1) => book.send('POST', 'merchandise/cart', { variant_id, quantity }),
    cart: async () => (await book.send('GET', 'merchandise/cart')).body.data,
    checkout: (body: object = {}) => ask(home, 'POST', '/api/v1/merchandise/do-checkout', { token: book.token, body }),
  }
}

type Wish = Parameters<typeof anyItem>[1]['variants']

/** An item of a store of its own, and its first variant. */
export async function anOffer(home: TestApp, { variants, ...of }: { variants?: Wish; store?: object } = {}) {
  const store = await anyStore(home, of.store)
  const item = await anyItem(home, { store_id: store.id, ...(variants && { variants }) })
  const [variant] = item.variants
  if (!variant) throw new Error('an item without a variant is no offer')
  return { store, item, variant }
}

type Ordered = { stores?: number; quantity?: number; body?: object; offers?: Awaited<ReturnType<typeof anOffer>>[] }

/** A checkout of one or several stores that waits for its shipping, by a buyer of its own. */
export async function aCheckout(home: TestApp, { stores = 1, quantity = 1, ...given }: Ordered = {}) {
  const buyer = await aBuyer(home)
  const offers = given.offers ?? (await Promise.all(Array.from({ length: stores }, () => anOffer(home))))
  for (const { variant } of offers) await buyer.add(variant.id, quantity)
  const placed = await buyer.checkout(given.body)
  if (placed.status !== 200) throw new Error(`not ordered: ${JSON.stringify(placed.body)}`)
  const id: string = placed.body.data.booking_merchandise_id
  return {
    buyer,
    token: buyer.token,
    offers,
    id,
    see: async () => (await buyer.send('GET', `merchandise/${id}/detail/order`)).body.data,
    methods: (partner_store_id: string, rest = '') =>
      buyer.send('GET', `merchandise/${id}/shipping-methods?partner_store_id=${partner_store_id}${rest}`),
    choose: (partner_store_id: string, wish: object = {}) =>
      buyer.send('POST', `merchandise/${id}/shipping`, { partner_store_id, courier: 'jne', service: 'REG', ...wish }),
  }
}

/** The same with a courier for each store, and so with its invoice. */
export async function anInvoicedCheckout(home: TestApp, wish: Ordered = {}) {
  await listening(home)
  const checkout = await aCheckout(home, wish)
  for (const { store } of checkout.offers) {
    const { status, body } = await checkout.choose(store.id)
    if (status !== 200) throw new Error(`no shipping: ${JSON.stringify(body)}`)
  }
  const { invoice, orders } = await checkout.see()
  const order_ids: string[] = orders.map(({ id }: { id: string }) => id)
  const method = { payment_gateway: 'doku', payment_method_code: 'VIRTUAL_ACCOUNT_BCA' }
  const payment = { invoice_id: invoice.invoice_id, ...method }
  const begin = () => checkout.buyer.send('POST', `merchandise/${checkout.id}/payments`, payment)
  return { ...checkout, invoice, order_ids, payment, begin }
}

/** The same, paid: each store has something to send. */
export async function aPaidCheckout(home: TestApp, wish: Ordered = {}) {
  const checkout = await anInvoicedCheckout(home, wish)
  const { payment_number } = (await checkout.begin()).body.data
  await atGateway(home, 'doku', `${payment_number}/pay`)
  return { ...checkout, payment_number }
}
