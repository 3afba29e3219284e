import { callKey } from '#core/call.ts'
import { newCode, newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { addDays, jakartaDate } from '#core/time.ts'
import * as items from '#modules/merchandise/contract.console.ts'
import { insertCertificate } from '#modules/merchandise/store.desk.ts'
import * as orders from '#modules/souvenir/contract.console.ts'
import { shipOrder } from '#modules/souvenir/lifecycle/steps.ts'
import { scan, send } from './journeys.ts'
import { anyItem, anyStore, both, knownKinds } from './merchandise.ts'
import { paidOrders } from './parcels.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { aStoreOrder, storeScopes } from './store-orders.ts'
import { newStoreForm } from './stores.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope = { kind: 'platform' }
const reason = 'Barang rusak saat dikemas'

const onOrder =
  (rest = '', body?: object, wish: Parameters<typeof aStoreOrder>[1] = {}) =>
  async (home: TestApp): Promise<ScopedThing> => {
    const { id, store } = await aStoreOrder(home, wish)
    return { url: `${base}/store-orders/${id}${rest}`, scopes: storeScopes(store.id), ...(body && { body }) }
  }

const wished = { state: 'cancel_requested', resumes_as: 'paid', cancel_reason: 'changed_mind' } as const
const form = { name: both('Sajadah'), description: both('Sajadah tebal dari Turki, lembut'), category_slug: 'sajadah' }
const variant = { sku: 'SJD-1', price: 185_000, weight_grams: 900 }

type Made = { id: string; variant_id: string }
type About = (made: Made, home: TestApp) => { rest?: string; body?: object } | Promise<{ rest?: string; body?: object }>

const onItem =
  (about: About = () => ({}), wish: Partial<Parameters<typeof anyItem>[1]> = {}) =>
  async (home: TestApp): Promise<ScopedThing> => {
    const store = await anyStore(home)
    const item = await anyItem(home, { store_id: store.id, description: form.description, ...wish })
    const { rest = '', body } = await about({ id: item.id, variant_id: item.variants[0]?.id ?? '' }, home)
    return { url: `${base}/items/${item.id}${rest}`, scopes: storeScopes(store.id), ...(body && { body }) }
  }

async function aPicture(): Promise<{ rest: string; body: FormData }> {
  const body = new FormData()
  for (const [name, text] of Object.entries({ alt_id: 'Sajadah', alt_en: 'A mat' })) body.set(name, text)
  body.set('file', new Blob([new Uint8Array(await scan())]), 'sajadah.jpg')
  return { rest: '/pictures', body }
}

async function aShippedOrder(home: TestApp): Promise<ScopedThing> {
  const { id, store } = await aStoreOrder(home)
  const { db, clock } = home.application
  await shipOrder(db, { order_id: id, staff_id: newId(), waybill: `JP${newCode(8)}` }, clock.now())
  const body = { waybill: `JP${newCode(8)}` }
  return { url: `${base}/store-orders/${id}/waybill`, scopes: storeScopes(store.id), body }
}

/** A parcel whose buyer has reported a problem: its store answers, and only the platform decides. */
const aProblem =
  (step: 'answer' | 'refund' | 'close') =>
  async (home: TestApp): Promise<ScopedThing> => {
    const { order_ids, offers, token, ship } = await paidOrders(home)
    const [order_id = ''] = order_ids
    await ship(order_id)
    const fields = { kind: 'damaged', text: 'Kotaknya penyok dan isinya pecah' }
    await send(home, `/api/v1/users/bookings/merchant/${order_id}/problem`, { token, fields })
    const scopes = step === 'answer' ? storeScopes(offers[0]?.store.id ?? '') : [{ kind: 'platform' } as const]
    return {
      url: `${base}/store-orders/${order_id}/problem/${step}`,
      scopes,
      body: { reason, ...(step === 'refund' && { is_whole: true }) },
    }
  }

async function aWaybillFile(home: TestApp): Promise<ScopedThing> {
  const { code, store } = await aStoreOrder(home)
  const body = new FormData()
  body.set('file', new Blob([`${code},JP${newCode(8)}`]), 'resi.csv')
  return { url: `${base}/store-orders/waybills`, scopes: storeScopes(store.id), body, elsewhere: 422 }
}

const store = {
  ...{ version: 1, about: both('Toko oleh-oleh keluarga di Bandung'), phone_number: '02250009009' },
  ...{ opens_at: '08:00', closes_at: '17:00', open_days: [1, 2, 3] },
}

async function aStore(home: TestApp): Promise<ScopedThing> {
  const { id } = await anyStore(home)
  return { url: `${base}/stores/${id}`, scopes: storeScopes(id) }
}

/** The calls of a store's desk. */
export const scopedStore: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(orders.listStoreOrders)]: async (home) => ({ ...(await onOrder()(home)), url: `${base}/store-orders` }),
  [callKey(orders.exportStoreOrders)]: async (home) => ({
    ...(await onOrder()(home)),
    url: `${base}/store-orders/export`,
    shows: /SVN-\w+-1/,
  }),
  [callKey(orders.seeStoreOrder)]: onOrder(),
  [callKey(orders.packingSlip)]: onOrder('/packing-slip'),
  [callKey(orders.processStoreOrder)]: onOrder('/process', {}),
  // A waybill is one parcel's own: each role brings another.
  [callKey(orders.shipStoreOrder)]: (home) => onOrder('/ship', { waybill: `JP${newCode(8)}` })(home),
  [callKey(orders.correctStoreWaybill)]: aShippedOrder,
  [callKey(orders.deliverStoreOrder)]: onOrder('/deliver', {}, { state: 'shipped' }),
  [callKey(orders.rejectStoreOrder)]: onOrder('/reject', { reason }),
  [callKey(orders.answerStoreCancel)]: onOrder('/answer', { is_granted: false, reason }, wished),
  [callKey(orders.answerProblem)]: aProblem('answer'),
  [callKey(orders.refundProblem)]: aProblem('refund'),
  [callKey(orders.closeProblem)]: aProblem('close'),
  [callKey(orders.noteWaybills)]: aWaybillFile,
  [callKey(items.listStoreItems)]: async (home) => ({ ...(await onItem()(home)), url: `${base}/items` }),
  [callKey(items.exportStoreItems)]: async (home) => ({
    ...(await onItem()(home)),
    url: `${base}/items/export`,
    shows: /Sajadah Uji/,
  }),
  [callKey(items.itemChoices)]: async (home) => ({ ...(await aStore(home)), url: `${base}/item-choices` }),
  [callKey(items.seeStoreItem)]: onItem(),
  [callKey(items.createItem)]: async (home) => {
    await knownKinds(home)
    const { id } = await anyStore(home)
    return { url: `${base}/items`, scopes: storeScopes(id), body: { ...form, store_id: id } }
  },
  [callKey(items.changeItem)]: onItem(() => ({ body: { ...form, version: 1 } })),
  [callKey(items.publishItem)]: onItem(() => ({ rest: '/publish' }), { state: 'draft' }),
  [callKey(items.withdrawItem)]: onItem(() => ({ rest: '/withdraw' })),
  [callKey(items.addItemPicture)]: onItem(aPicture),
  [callKey(items.arrangeItemPictures)]: onItem(() => ({
    rest: '/pictures',
    body: { picture_ids: ['sajadah-1-card'] },
  })),
  [callKey(items.addCertificate)]: onItem((_, { application }) => {
    const valid_until = addDays(jakartaDate(application.clock.now()), 90)
    return { rest: '/certificates', body: { kind: 'halal', number: 'ID1', issuer: 'BPJPH', valid_until } }
  }),
  [callKey(items.removeCertificate)]: onItem(async ({ id }, { application: { db, clock } }) => {
    const [certificate_id, now] = [newId(), clock.now()]
    const proof = { kind: 'halal' as const, number: 'ID1', issuer: 'BPJPH', valid_until: jakartaDate(now) }
    await insertCertificate(db, { id: certificate_id, item_id: id, ...proof, created_at: now })
    return { rest: `/certificates/${certificate_id}/remove`, body: { reason } }
  }),
  [callKey(items.addVariant)]: onItem(() => ({ rest: '/variants', body: { ...variant, stock: 1 } })),
  [callKey(items.changeVariant)]: onItem(({ variant_id }) => ({
    rest: `/variants/${variant_id}`,
    body: { ...variant, version: 1 },
  })),
  [callKey(items.removeVariant)]: onItem(({ variant_id }) => ({ rest: `/variants/${variant_id}/remove` }), {
    state: 'draft',
  }),
  [callKey(items.changeStock)]: onItem(({ variant_id }) => ({
    rest: `/variants/${variant_id}/stock`,
    body: { change: 1, reason },
  })),
  [callKey(items.seeStock)]: onItem(() => ({ rest: '/stock' })),
  [callKey(items.listDeskStores)]: async (home) => ({ ...(await aStore(home)), url: `${base}/stores` }),
  [callKey(items.seeDeskStore)]: aStore,
  [callKey(items.addStore)]: async () => ({ url: `${base}/stores`, scopes: [platform], body: newStoreForm() }),
  [callKey(items.storeOrigins)]: async () => ({
    ...{ url: `${base}/store-origins?search=antapani`, scopes: [platform], is_shared: true },
  }),
  [callKey(items.suspendStore)]: async (home) => {
    const { id, name } = await anyStore(home)
    return { url: `${base}/stores/${id}/suspend`, scopes: [platform], body: { reason, confirm_name: name } }
  },
  [callKey(items.reopenStore)]: async (home) => {
    const { id } = await anyStore(home, { suspended_at: home.application.clock.now(), suspension_reason: reason })
    return { url: `${base}/stores/${id}/reopen`, scopes: [platform], body: { reason } }
  },
  [callKey(items.changeStoreOrigin)]: async (home) => {
    const thing = await aStore(home)
    const { subdistrict_id, address, postcode } = newStoreForm()
    return { ...thing, url: `${thing.url}/origin`, body: { version: 1, subdistrict_id, address, postcode } }
  },
  [callKey(items.setStorePicture)]: async (home) => {
    const thing = await aStore(home)
    const body = new FormData()
    body.set('kind', 'logo')
    body.set('file', new Blob([new Uint8Array(await scan())]), 'logo.jpg')
    return { ...thing, url: `${thing.url}/pictures`, body }
  },
  [callKey(items.changeDeskStore)]: async (home) => ({ ...(await aStore(home)), body: store }),
}
