import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Language } from '#core/messages.ts'
import { secondStaffed, staffed, stores } from '#demo/souvenirs/stores.ts'
import { shipments } from '#modules/shipping/tables.ts'
import { souvenir_orders } from '#modules/souvenir/tables.ts'
import { words as account } from '#web/components/account/words.ts'
import { words as choosing } from '#web/components/payment/choose/words.ts'
import { words as paying } from '#web/components/payment/words.ts'
import { orderStateWords } from '#web/components/shop/order-states.ts'
import { words as shop } from '#web/components/shop/words.ts'
import { toastWords } from '#web/components/toast-words.ts'
import { words as address } from '#web/pages/my-address/words.ts'
import { words as whole } from '#web/pages/my-order/souvenirs/words.ts'
import { eventWords, labels as order, words as orderWords, refundWords } from '#web/pages/my-store-order/words.ts'
import { labels as cart } from '#web/pages/souvenirs/cart/words.ts'
import { labels as item } from '#web/pages/souvenirs/item/words.ts'
import { labels as shipping, words as shippingWords } from '#web/pages/souvenirs/shipping/words.ts'
import { anotherPerson } from './desk.ts'
import { openPage } from './hydrated.ts'
import { expect, siteUrl } from './site.ts'
import { inDatabase, signInAtDesk } from './staff.ts'

/** What the shop says on the way, as it says it. */
export const spokenOfSouvenirs = (language: Language) => ({
  account: account(language),
  address: address(language),
  choosing: choosing(language),
  paying: paying(language),
  shop: shop(language),
  toasts: toastWords(language),
  whole: whole(language),
  order: { ...orderWords(language), ...order(language) },
  states: orderStateWords(language),
  events: eventWords(language),
  refunds: refundWords(language),
  cart: cart(language),
  item: item(language),
  shipping: { ...shippingWords(language), ...shipping(language) },
})
export type SpokenOfSouvenirs = ReturnType<typeof spokenOfSouvenirs>

type Card = {
  name: string
  slug: string
  stock_free: number
  store: { slug: string; name: string; closed_until: string | null }
}

async function cards(request: APIRequestContext, query: string, language: Language): Promise<Card[]> {
  const headers = { 'accept-language': language }
  const answer = await request.get(`${siteUrl()}/api/v1/merchandise?limit=50&${query}`, { headers })
  return (await answer.json()).data.items
}

const isThere = ({ stock_free, store }: Card): boolean => stock_free > 20 && store.closed_until === null

/** Something of each of the two stores whose desks the demo has. */
export async function twoThings(request: APIRequestContext, language: Language): Promise<[Card, Card]> {
  const thingOf = async (store_id: string) => {
    const slug = stores.find(({ id }) => id === store_id)?.slug
    return (await cards(request, `store=${slug}`, language)).find(isThere)
  }
  const [own, other] = [await thingOf(staffed), await thingOf(secondStaffed)]
  if (!own || !other) throw new Error('the demo has nothing left to sell')
  return [own, other]
}

/** The desk of one of the two stores that the demo staffs. */
export async function atStoreDesk(browser: Browser, whose: 'first' | 'second'): Promise<Page> {
  const page = await anotherPerson(browser)
  const id = whose === 'first' ? staffed : secondStaffed
  await signInAtDesk(page, { role: 'store', scope: { kind: 'store', id } })
  await openPage(page, `${siteUrl()}/console`)
  return page
}

/** As if the hours had passed after which a courier is asked where a parcel is. */
export const trackNow = (code: string) =>
  inDatabase(async (db) => {
    const [row] = await db
      .select({ id: souvenir_orders.id })
      .from(souvenir_orders)
      .where(eq(souvenir_orders.code, code))
    if (!row) throw new Error(`no order ${code}`)
    await db.update(shipments).set({ track_at: new Date() }).where(eq(shipments.order_id, row.id))
  })

/** The courier carries a parcel as far as it goes: to its recipient. */
export async function carry(request: APIRequestContext, waybill: string): Promise<void> {
  await request.post(`${siteUrl()}/sandbox/courier/parcels`, { data: { waybill } })
  for (let moves = 0; moves < 12; moves++) {
    const answer = await request.post(`${siteUrl()}/sandbox/courier/parcels/${waybill}/moves`)
    expect(answer.ok(), await answer.text()).toBe(true)
    if ((await answer.text()).includes('"delivered":true')) return
  }
  throw new Error(`${waybill} never arrived`)
}
