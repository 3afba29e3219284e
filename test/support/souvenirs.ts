import { anAddressBook } from './addresses.ts'
import { anyItem, anyStore } from './merchandise.ts'
import type { TestApp } from './test-app.ts'

/** A member with an address, who can put things into a cart. */
export async function aBuyer(home: TestApp) {
  const book = await anAddressBook(home)
  await book.add()
  return {
    ...book,
    add: async (variant_id: string, quantity = 1) => book.send('POST', 'merchandise/cart', { variant_id, quantity }),
    cart: async () => (await book.send('GET', 'merchandise/cart')).body.data,
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
