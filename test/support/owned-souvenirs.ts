import { aJourney, formOf } from './journeys.ts'
import type { OwnedThing } from './owned-bookings.ts'
import { paidOrders } from './parcels.ts'
import { listening } from './payments.ts'
import { anyPromo } from './promos.ts'
import { aCheckout, anInvoicedCheckout } from './souvenirs.ts'
import type { TestApp } from './test-app.ts'

type Make = (home: TestApp) => Promise<OwnedThing>
const v1 = (rest: string): string => `/api/v1/merchandise/${rest}`

const onShipping: Make = async (home) => {
  await listening(home)
  const { token, id, offers } = await aCheckout(home)
  const body = { partner_store_id: offers[0]?.store.id, courier: 'jne', service: 'REG' }
  return { token, url: v1(`${id}/shipping`), body }
}

const onOrder =
  (path: (id: string) => string, { body, made = paidOrders }: { body?: object; made?: Made } = {}): Make =>
  async (home) => {
    const { token, order_ids } = await made(home)
    return { token, url: `/api/${path(order_ids[0] ?? '')}`, ...(body && { body }) }
  }
type Made = (home: TestApp) => Promise<Pick<Awaited<ReturnType<typeof paidOrders>>, 'token' | 'order_ids'>>

const shipped: Made = async (home) => {
  const paid = await paidOrders(home)
  await paid.ship(paid.order_ids[0] ?? '')
  return paid
}
const wished: Made = async (home) => {
  const paid = await paidOrders(home)
  await paid.wish(paid.order_ids[0] ?? '')
  return paid
}
const ofOrder = (id: string) => `v1/users/bookings/${id}/reject`
const onKit =
  (path: (id: string) => string): Make =>
  async (home) => {
    const { token, id } = await aJourney(home)
    return { token, url: v1(`supplies/${path(id)}`) }
  }

/** What a buyer of souvenirs owns. */
export const ownedSouvenirs: Readonly<Record<string, Make>> = {
  'GET /api/v1/merchandise/:id/detail/order': async (home) => {
    const { token, id } = await aCheckout(home)
    return { token, url: v1(`${id}/detail/order`) }
  },
  'GET /api/v1/merchandise/:id/invoice': async (home) => {
    const { token, id } = await anInvoicedCheckout(home)
    return { token, url: v1(`${id}/invoice`) }
  },
  'PATCH /api/v1/merchandise/:id/cancel': async (home) => {
    const { token, id } = await aCheckout(home)
    return { token, url: v1(`${id}/cancel`) }
  },
  'GET /api/v1/merchandise/:merchandise_id/shipping-methods': async (home) => {
    await listening(home)
    const { token, id, offers } = await aCheckout(home)
    return { token, url: v1(`${id}/shipping-methods?partner_store_id=${offers[0]?.store.id}`) }
  },
  'POST /api/v1/merchandise/:merchandise_id/shipping': onShipping,
  'PATCH /api/v1/merchandise/:merchandise_id/shipping': onShipping,
  'PATCH /api/v1/merchandise/:merchandise_id/promo': async (home) => {
    const { token, id } = await aCheckout(home)
    const { code } = await anyPromo(home, { category: 'oleh-oleh', least_spend: 0 })
    return { token, url: v1(`${id}/promo`), body: { code } }
  },
  'DELETE /api/v1/merchandise/:merchandise_id/promo': async (home) => {
    const { token, id } = await aCheckout(home)
    return { token, url: v1(`${id}/promo`) }
  },
  'GET /api/v1/merchandise/:merchandise_id/payment-methods/:invoice_id': async (home) => {
    const { token, id, invoice } = await anInvoicedCheckout(home)
    return { token, url: v1(`${id}/payment-methods/${invoice.invoice_id}`) }
  },
  'POST /api/v1/merchandise/:merchandise_id/payments': async (home) => {
    const { token, id, payment } = await anInvoicedCheckout(home)
    return { token, url: v1(`${id}/payments`), body: payment }
  },
  'GET /api/v1/merchandise/:merchandise_id/payments/:payment_id': async (home) => {
    const { token, id, begin } = await anInvoicedCheckout(home)
    const { payment_number } = (await begin()).body.data
    return { token, url: v1(`${id}/payments/${payment_number}`) }
  },
  'GET /api/v3/users/bookings/merchant/:id': onOrder((id) => `v3/users/bookings/merchant/${id}`),
  'PATCH /api/v1/users/bookings/merchant/:id/complete': onOrder((id) => `v1/users/bookings/merchant/${id}/complete`, {
    made: shipped,
  }),
  'POST /api/v1/users/bookings/merchant/:id/problem': async (home) => {
    const { token, order_ids } = await shipped(home)
    const form = formOf({ kind: 'damaged', text: 'Kotaknya penyok dan isinya pecah' })
    return { token, url: `/api/v1/users/bookings/merchant/${order_ids[0]}/problem`, form }
  },
  'GET /api/v1/users/bookings/:id/reject': onOrder(ofOrder),
  'POST /api/v1/users/bookings/:id/reject': onOrder(ofOrder, { body: { reason: 'changed_mind' } }),
  'PATCH /api/v1/users/bookings/:id/reject': onOrder(ofOrder, { body: { is_withdrawn: true }, made: wished }),
  'GET /api/v1/merchandise/supplies/products': onKit((id) => `products?booking_id=${id}`),
  'GET /api/v1/merchandise/supplies/shipping-methods': onKit((id) => `shipping-methods?booking_id=${id}`),
  'GET /api/v1/merchandise/supplies/:id/tracking': onKit((id) => `${id}/tracking`),
}
