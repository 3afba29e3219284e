import type { OwnedThing } from './owned-bookings.ts'
import { listening } from './payments.ts'
import { accept, anOffer, aPlan, aRequest, aTravellersForm, nameTravellers, type Plan } from './private-offers.ts'
import { anOrderForm, aSupply, type Supply } from './private-umrah.ts'
import type { TestApp } from './test-app.ts'

type Make = (home: TestApp) => Promise<OwnedThing>
type Made = (home: TestApp, supply: Supply) => Promise<Plan>

const supplies = new WeakMap<TestApp, Promise<Supply>>()

/** One supply is enough for all plans of a test. */
function supplyOf(home: TestApp): Promise<Supply> {
  const known = supplies.get(home) ?? aSupply(home)
  supplies.set(home, known)
  return known
}

const draft: Made = (home, supply) => aPlan(home, supply)
const accepted: Made = async (home, supply) => {
  await listening(home)
  const plan = await aRequest(home, supply)
  await accept(home, plan, await anOffer(home, plan.id))
  return plan
}

type Body = (home: TestApp, plan: Plan, supply: Supply) => object | Promise<object>

const on =
  (path: string, made: Made = draft, body?: Body): Make =>
  async (home) => {
    const supply = await supplyOf(home)
    const plan = await made(home, supply)
    const url = `/api/v1/custom-product/${plan.id}${path}`
    return { token: plan.token, url, ...(body && { body: await body(home, plan, supply) }) }
  }

const named: Made = async (home, supply) => {
  const plan = await aPlan(home, supply)
  await nameTravellers(home, plan)
  return plan
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
  'POST /api/v1/custom-product/:id/approval-review': on('/approval-review', aRequest, () => ({
    decision: 'decline',
    reason: 'Kami berangkat tahun depan',
  })),
  'POST /api/v1/custom-product/:id/checkout': on('/checkout', named),
  'POST /api/v1/custom-product/:id/participants': on('/participants', draft, aTravellersForm),
  'POST /api/v1/custom-product/:id/payment': on('/payment', accepted, () => ({
    payment_gateway: 'doku',
    payment_method_code: 'VIRTUAL_ACCOUNT_BCA',
  })),
  'PUT /api/v1/custom-product/:id': on('', draft, (home, _, supply) => anOrderForm(home, supply)),
}
