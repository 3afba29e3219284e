import { anOrder } from './bookings.ts'
import { aJourney, formOf, scan, send, travellersOf } from './journeys.ts'
import type { OwnedThing } from './owned-bookings.ts'
import type { TestApp } from './test-app.ts'

/** What an owner has once the order is placed. */
export const ownedOrders: Readonly<Record<string, (home: TestApp) => Promise<OwnedThing>>> = {
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
  'GET /api/v3/users/bookings/:id/documents/:document_id': async (home) => {
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
  'GET /api/v3/users/bookings/:id/itinerary': async (home) => {
    const { id, token } = await anOrder(home)
    return { token, url: `/api/v3/users/bookings/${id}/itinerary` }
  },
  'GET /api/v3/users/bookings/:id/calendar': async (home) => {
    const { id, token } = await anOrder(home)
    return { token, url: `/api/v3/users/bookings/${id}/calendar` }
  },
}
