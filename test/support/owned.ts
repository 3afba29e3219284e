import { callKey } from '#core/call.ts'
import { deleteComment } from '#modules/content/contract.ts'
import { ownedAddresses } from './addresses.ts'
import { type OwnedThing, ownedBookings } from './owned-bookings.ts'
import { ownedChats } from './owned-chats.ts'
import { ownedFinancing } from './owned-financing.ts'
import { ownedOrders } from './owned-orders.ts'
import { ownedPrivate } from './owned-private.ts'
import { ownedSavings } from './owned-savings.ts'
import { ownedSouvenirs } from './owned-souvenirs.ts'
import { anyInvoiced, begin, listening, startUrl } from './payments.ts'
import { anyComment, anyPost, anyReader } from './posts.ts'
import { anAccount, anyRefunded } from './refund-accounts.ts'
import type { TestApp } from './test-app.ts'

/** Every call for `owner`, by method and path: the access test sees the owner succeed and a stranger find nothing. */
export const owned: Readonly<Record<string, (home: TestApp) => Promise<OwnedThing>>> = {
  [callKey(deleteComment)]: async (home) => {
    const { slug } = await anyPost(home)
    const { token } = await anyReader(home)
    const { id } = await anyComment(home, slug, { token })
    return { token, url: `/api/v3/hasanah/${slug}/comments/${id}` }
  },
  'GET /api/v3/bookings/:id/gateways/:invoice_code': async (home) => {
    const { token, order, invoice } = await anyInvoiced(home)
    return { token, url: `/api/v3/bookings/${order.order_id}/gateways/${invoice.code}` }
  },
  'POST /api/v3/bookings/:id/payments/:invoice_code': async (home) => {
    await listening(home)
    const invoiced = await anyInvoiced(home)
    return { token: invoiced.token, url: startUrl(invoiced), body: { payment_method_id: 'doku-va-bca' } }
  },
  'GET /api/v3/bookings/:id/payments/:payment_id/payment_number/:payment_number': async (home) => {
    const invoiced = await anyInvoiced(home)
    const { id, payment_number } = await begin(home, invoiced)
    const url = `/api/v3/bookings/${invoiced.order.order_id}/payments/${id}/payment_number/${payment_number}`
    return { token: invoiced.token, url }
  },
  'GET /api/v3/bookings/:id/refund-account': async (home) => {
    const { id, token } = await anyRefunded(home)
    return { token, url: `/api/v3/bookings/${id}/refund-account` }
  },
  'POST /api/v3/bookings/:id/refund-account': async (home) => {
    const { id, token } = await anyRefunded(home)
    return { token, url: `/api/v3/bookings/${id}/refund-account`, body: anAccount }
  },
  ...ownedBookings,
  ...ownedOrders,
  ...ownedSavings,
  ...ownedFinancing,
  ...ownedAddresses,
  ...ownedSouvenirs,
  ...ownedPrivate,
  ...ownedChats,
}
