import { newId } from '#core/ids.ts'
import { sweepOrders } from '#modules/souvenir/lifecycle/clock.ts'
import * as steps from '#modules/souvenir/lifecycle/steps.ts'
import { aPaidCheckout } from './souvenirs.ts'
import { ask, type TestApp } from './test-app.ts'

let parcels = 0
/** One that no other parcel has. Those that end in 9 arrive at once at the sandbox. */
const newWaybill = (): string => `SBX7${String(parcels++).padStart(6, '0')}1`

type Wish = Parameters<typeof aPaidCheckout>[1]

/** Paid orders of one or several stores, with what their buyer, their stores and the clock can do to them. */
export async function paidOrders(home: TestApp, wish: Wish = {}) {
  const checkout = await aPaidCheckout(home, wish)
  const { db, clock } = home.application
  const staff_id = newId()
  const { token } = checkout
  return {
    ...checkout,
    order: async (id: string) => (await ask(home, 'GET', `/api/v3/users/bookings/merchant/${id}`, { token })).body.data,
    complete: (id: string) => checkout.buyer.send('PATCH', `users/bookings/merchant/${id}/complete`),
    wish: (id: string, body: object = { reason: 'changed_mind' }) =>
      checkout.buyer.send('POST', `users/bookings/${id}/reject`, body),
    change: (id: string, body: object) => checkout.buyer.send('PATCH', `users/bookings/${id}/reject`, body),
    process: (order_id: string) => steps.processOrder(db, { order_id, staff_id }, clock.now()),
    ship: (order_id: string, waybill = newWaybill()) =>
      steps.shipOrder(db, { order_id, staff_id, waybill }, clock.now()),
    deliver: (order_id: string) => steps.deliverOrder(db, { order_id, staff_id, actor: 'staff' }, clock.now()),
    reject: (order_id: string, reason = 'Stok rusak') =>
      steps.rejectOrder(db, { order_id, staff_id, reason }, clock.now()),
    answer: (order_id: string, is_granted: boolean, reason?: string) =>
      steps.answerCancel(db, { order_id, staff_id, is_granted, reason }, clock.now()),
    /** So much later, the clock has run once. */
    later: async (ms: number) => sweepOrders(db, new Date(clock.now().getTime() + ms)),
  }
}
