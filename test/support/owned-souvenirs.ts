import type { OwnedThing } from './owned-bookings.ts'
import { listening } from './payments.ts'
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

/** What a buyer of souvenirs owns. */
export const ownedSouvenirs: Readonly<Record<string, Make>> = {
  'GET /api/v1/merchandise/:id/detail/order': async (home) => {
    const { token, id } = await aCheckout(home)
    return { token, url: v1(`${id}/detail/order`) }
  },
  'GET /api/v1/merchandise/:merchandise_id/shipping-methods': async (home) => {
    await listening(home)
    const { token, id, offers } = await aCheckout(home)
    return { token, url: v1(`${id}/shipping-methods?partner_store_id=${offers[0]?.store.id}`) }
  },
  'POST /api/v1/merchandise/:merchandise_id/shipping': onShipping,
  'PATCH /api/v1/merchandise/:merchandise_id/shipping': onShipping,
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
}
