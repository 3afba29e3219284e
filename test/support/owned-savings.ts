import { formOf, scan } from './journeys.ts'
import type { OwnedThing } from './owned-bookings.ts'
import { aFilledCart, anApplicant, anHeir, anOpenPlan, aSavingsCart, aSubmittedPlan } from './savings.ts'
import type { TestApp } from './test-app.ts'

type Make = (home: TestApp) => Promise<OwnedThing>

const root = '/api/v4/savings/product'

const uploadOf =
  (kind: string): Make =>
  async (home) => {
    const { id, detail_id, token } = await aFilledCart(home)
    const form = formOf({ file: { name: `${kind}.jpg`, bytes: await scan() } })
    return { token, url: `${root}/${id}/${kind}/${detail_id}`, form }
  }

/** Owner calls of the savings module. */
export const ownedSavings: Readonly<Record<string, Make>> = {
  [`GET ${root}/:id`]: async (home) => {
    const { id, token } = await aSavingsCart(home)
    return { token, url: `${root}/${id}` }
  },
  [`POST ${root}/:id/booking`]: async (home) => {
    const { id, token } = await aSavingsCart(home)
    return { token, url: `${root}/${id}/booking`, body: anApplicant }
  },
  [`DELETE ${root}/:id/booking`]: async (home) => {
    const { id, token } = await aSubmittedPlan(home)
    return { token, url: `${root}/${id}/booking` }
  },
  [`POST ${root}/:id/heir`]: async (home) => {
    const { id, token } = await aFilledCart(home)
    return { token, url: `${root}/${id}/heir`, body: anHeir }
  },
  [`GET ${root}/:id/booking/:user_detail_savings_id`]: async (home) => {
    const { id, detail_id, token } = await aFilledCart(home)
    return { token, url: `${root}/${id}/booking/${detail_id}` }
  },
  [`POST ${root}/:id/ktp/:user_detail_savings_id`]: uploadOf('ktp'),
  [`POST ${root}/:id/npwp/:user_detail_savings_id`]: uploadOf('npwp'),
  [`PUT ${root}/:id/draft`]: async (home) => {
    const { id, token } = await aSavingsCart(home)
    return { token, url: `${root}/${id}/draft`, body: { fields: { full_name: 'Siti' } } }
  },
  'PUT /api/v3/savings/code/:code/partner': async (home) => {
    const { code, terms_id, token } = await aSavingsCart(home)
    return { token, url: `/api/v3/savings/code/${code}/partner`, body: { terms_id } }
  },
  'GET /api/v3/user/savings/history/:id': async (home) => {
    const { id, token } = await aSavingsCart(home)
    return { token, url: `/api/v3/user/savings/history/${id}` }
  },
  'POST /api/v3/user/savings/history/:id/close': async (home) => {
    const { id, token } = await anOpenPlan(home)
    return { token, url: `/api/v3/user/savings/history/${id}/close` }
  },
}
