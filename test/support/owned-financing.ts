import { approve } from '#modules/financing/desk/decide.ts'
import { aFinanceableCart, anApplication, applicationForm, aSubmitted, ofOfficer, uploadFor } from './financing.ts'
import { formOf, scan } from './journeys.ts'
import type { OwnedThing } from './owned-bookings.ts'
import { listening } from './payments.ts'
import type { TestApp } from './test-app.ts'

type Make = (home: TestApp) => Promise<OwnedThing>

const onApplied =
  (rest: string): Make =>
  async (home) => {
    const { id, token } = await anApplication(home)
    return { token, url: `/api/v3/bookings/${id}/${rest}` }
  }

const onHistory: Make = async (home) => {
  const { application_id, token } = await anApplication(home)
  return { token, url: `/api/v3/users/financing-history/${application_id}` }
}

const onApproved =
  (rest: string, body?: object): Make =>
  async (home) => {
    await listening(home)
    const applied = await aSubmitted(home)
    const { db, clock } = home.application
    await approve(db, { ...ofOfficer(applied), conditions: null }, clock.now())
    return { token: applied.token, url: `/api/v3/bookings/${applied.id}/${rest}`, ...(body && { body }) }
  }

/** Owner calls of the financing module. */
export const ownedFinancing: Readonly<Record<string, Make>> = {
  'GET /api/v3/bookings/:id/addons/financing': onApplied('addons/financing'),
  'GET /api/v3/bookings/:id/detail/order/financing': onApplied('detail/order/financing'),
  'GET /api/v3/bookings/:id/checkout-financing': onApplied('checkout-financing'),
  'GET /api/v3/bookings/:id/documents-financing': onApplied('documents-financing'),
  'POST /api/v3/bookings/:id/do-checkout/financing': async (home) => {
    const cart = await aFinanceableCart(home)
    const body = await applicationForm(home, cart)
    return { token: cart.token, url: `/api/v3/bookings/${cart.id}/do-checkout/financing`, body }
  },
  'POST /api/v3/bookings/:id/documents-financing/:financing_transaction_id/:document_financing_id': async (home) => {
    const { id, token, application_id } = await anApplication(home)
    const form = formOf({ file: { name: 'scan.jpg', bytes: await scan() } })
    return { token, url: `/api/v3/bookings/${id}/documents-financing/${application_id}/identity_card`, form }
  },
  'GET /api/v3/bookings/:id/gateways/financing': onApproved('gateways/financing'),
  'POST /api/v3/bookings/:id/payments/financing': onApproved('payments/financing', {
    payment_method_id: 'doku-va-bca',
  }),
  'GET /api/v3/users/financing-history/:id': onHistory,
  'DELETE /api/v3/users/financing-history/:id': onHistory,
  'GET /api/v3/users/financing-history/:id/documents/:document_id': async (home) => {
    const applied = await anApplication(home)
    const { body } = await uploadFor(home, applied, 'identity_card')
    return { token: applied.token, url: body.data.url }
  },
}
