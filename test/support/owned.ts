import { callKey } from '#core/call.ts'
import { deleteComment } from '#modules/content/contract.ts'
import { anOrder } from './bookings.ts'
import type { TestHouse } from './house.ts'
import { aJourney, formOf, scan, send, travellersOf } from './journeys.ts'
import { anyInvoiced, begin, listening, startUrl } from './payments.ts'
import { anyComment, anyPost, anyReader } from './posts.ts'

/** A real thing of a real member: the token of its owner, and a request that succeeds with it. */
export type OwnedThing = { token: string; url: string; body?: object; form?: FormData }

/** Every call for `owner`, by method and path: the access test sees the owner succeed and a stranger find nothing. */
export const owned: Readonly<Record<string, (home: TestHouse) => Promise<OwnedThing>>> = {
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
  'GET /api/v3/users/bookings/:id/participants/documents': async (home) => {
    const { id, token } = await anOrder(home)
    return { token, url: `/api/v3/users/bookings/${id}/participants/documents` }
  },
  'POST /api/v3/users/bookings/:id/participants/:participant_id/documents': async (home) => {
    const { id, token } = await anOrder(home)
    const [person] = await travellersOf(home, id)
    const form = formOf({ type: 'ktp', file: { name: 'ktp.jpg', bytes: await scan() } })
    return { token, url: `/api/v3/users/bookings/${id}/participants/${person?.id}/documents`, form }
  },
  'GET /api/v3/users/bookings/:id/participants/documents/:document_id': async (home) => {
    const { id, token } = await anOrder(home)
    const [person] = await travellersOf(home, id)
    const fields = { type: 'ktp', file: { name: 'ktp.jpg', bytes: await scan() } }
    const sent = await send(home, `/api/v3/users/bookings/${id}/participants/${person?.id}/documents`, {
      token,
      fields,
    })
    return { token, url: sent.body.data.url }
  },
  'GET /api/v3/users/bookings/:id/tracking/shipping': async (home) => {
    const { id, token } = await anOrder(home)
    return { token, url: `/api/v3/users/bookings/${id}/tracking/shipping` }
  },
  'GET /api/v3/users/bookings/:id/voucher': async (home) => {
    const { id, token } = await aJourney(home)
    return { token, url: `/api/v3/users/bookings/${id}/voucher` }
  },
  'GET /api/v3/users/bookings/:id/invoices/:code/pdf': async (home) => {
    const { id, token, invoices } = await anOrder(home)
    return { token, url: `/api/v3/users/bookings/${id}/invoices/${invoices[0]?.invoice_code}/pdf` }
  },
  'GET /api/v3/users/bookings/:id/calendar': async (home) => {
    const { id, token } = await anOrder(home)
    return { token, url: `/api/v3/users/bookings/${id}/calendar` }
  },
}
