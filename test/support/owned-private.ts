import type { OwnedThing } from './owned-bookings.ts'
import { listening } from './payments.ts'
import { accept, anOffer, aPlan, aRequest, aTravellersForm, nameTravellers, type Plan } from './private-offers.ts'
import { anOrderForm, aSupply } from './private-umrah.ts'
import type { TestApp } from './test-app.ts'

type Make = (home: TestApp) => Promise<OwnedThing>
type Made = (home: TestApp) => Promise<Plan>

/** Made once for a home: a supply is enough for all plans, and a plan for all who only read it. */
function once<T>(make: (home: TestApp) => Promise<T>): (home: TestApp) => Promise<T> {
  const known = new WeakMap<TestApp, Promise<T>>()
  return (home) => {
    const made = known.get(home) ?? make(home)
    known.set(home, made)
    return made
  }
}

const supplyOf = once(aSupply)
const draft = once(async (home) => aPlan(home, await supplyOf(home)))
const accepted = once(async (home) => {
  await listening(home)
  const plan = await aRequest(home, await supplyOf(home))
  await accept(home, plan, await anOffer(home, plan.id))
  return plan
})
const sent: Made = async (home) => aRequest(home, await supplyOf(home))
const named: Made = async (home) => {
  const plan = await aPlan(home, await supplyOf(home))
  await nameTravellers(home, plan)
  return plan
}

type Body = (home: TestApp, plan: Plan) => object | Promise<object>

const on =
  (path: string, made: Made = draft, body?: Body): Make =>
  async (home) => {
    const plan = await made(home)
    const url = `/api/v1/custom-product/${plan.id}${path}`
    return { token: plan.token, url, ...(body && { body: await body(home, plan) }) }
  }

/** What whoever plans a private umrah owns. */
export const ownedPrivate: Readonly<Record<string, Make>> = {
  'GET /api/v1/custom-product/:id': on(''),
  'GET /api/v1/custom-product/:id/checkout': on('/checkout'),
  'GET /api/v1/custom-product/:id/detail-order': on('/detail-order'),
  'GET /api/v1/custom-product/:id/gateways': on('/gateways', accepted),
  'GET /api/v1/custom-product/:id/invoice': on('/invoice', accepted),
  'GET /api/v1/custom-product/:id/offers': on('/offers'),
  'GET /api/v1/custom-product/:id/waiting': on('/waiting'),
  'POST /api/v1/custom-product/:id/approval-review': on('/approval-review', sent, () => ({
    decision: 'decline',
    reason: 'Kami berangkat tahun depan',
  })),
  'POST /api/v1/custom-product/:id/checkout': on('/checkout', named),
  'POST /api/v1/custom-product/:id/participants': on('/participants', draft, aTravellersForm),
  'POST /api/v1/custom-product/:id/payment': on('/payment', accepted, () => ({
    payment_gateway: 'doku',
    payment_method_code: 'VIRTUAL_ACCOUNT_BCA',
  })),
  'PUT /api/v1/custom-product/:id': on('', draft, async (home) => anOrderForm(home, await supplyOf(home))),
}
