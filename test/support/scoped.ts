import { callKey } from '#core/call.ts'
import type { Scope } from '#core/staff.ts'
import { cancelByPartner, rescheduleByPartner, seeBooking } from '#modules/booking/contract.console.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { approveRefund, refundsDue, rejectRefund, sendRefund } from '#modules/payment/contract.console.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { staffMe } from '#modules/staff/contract.console.ts'
import { anOrder, bookingNow, payInvoice } from './bookings.ts'
import { anyDeparture } from './catalogue-fixtures.ts'
import { someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

/** A real thing of the desk: a request about it that succeeds, and each scope from which it can be reached. */
export type ScopedThing = { url: string; body?: object; scopes: readonly Scope[] }

/** An order that is paid, and where it belongs. */
async function aPaidOrder(home: TestApp) {
  const order = await anOrder(home)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const { tenant_id, partner_id } = await bookingNow(home, order.id)
  const scopes: Scope[] = [{ kind: 'platform' }, { kind: 'tenant', id: tenant_id }, { kind: 'partner', id: partner_id }]
  return { order, url: `/api/console/v1/bookings/${order.id}`, scopes }
}

const reason = 'Maskapai membatalkan penerbangan'

/** A payment whose money has to go back; with who has asked for a second person, where that is wanted. */
async function aRefund(home: TestApp, { is_requested = false } = {}) {
  const { order, scopes } = await aPaidOrder(home)
  const { db, clock } = home.application
  const { id: staff_id, token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  await cancelBooking(db, { booking_id: order.id, staff_id, reason }, clock.now())
  const [invoice] = (await invoicesOf(db, [order.id])).get(order.id) ?? []
  const url = `/api/console/v1/refunds/${invoice?.paid_by?.id ?? ''}`
  if (is_requested) await ask(home, 'POST', `${url}/send`, { token, body: { reference: 'BCA 1' } })
  return { url, scopes: scopes.filter(({ kind }) => kind !== 'partner') }
}

/** Every call of the desk, by method and path: the access walk sees who may succeed, and everyone else find nothing. */
export const scoped: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(staffMe)]: async () => ({ url: '/api/console/v1/me', scopes: [{ kind: 'platform' }] }),
  [callKey(seeBooking)]: async (home) => {
    const { url, scopes } = await aPaidOrder(home)
    return { url, scopes }
  },
  [callKey(refundsDue)]: async () => ({ url: '/api/console/v1/refunds', scopes: [{ kind: 'platform' }] }),
  [callKey(sendRefund)]: async (home) => {
    const { url, scopes } = await aRefund(home)
    return { url: `${url}/send`, scopes, body: { reference: 'BCA 1' } }
  },
  [callKey(approveRefund)]: async (home) => {
    const { url, scopes } = await aRefund(home, { is_requested: true })
    return { url: `${url}/approve`, scopes }
  },
  [callKey(rejectRefund)]: async (home) => {
    const { url, scopes } = await aRefund(home, { is_requested: true })
    return { url: `${url}/reject`, scopes, body: { reason } }
  },
  [callKey(cancelByPartner)]: async (home) => {
    const { url, scopes } = await aPaidOrder(home)
    return { url: `${url}/cancel`, scopes, body: { reason } }
  },
  [callKey(rescheduleByPartner)]: async (home) => {
    const { order, url, scopes } = await aPaidOrder(home)
    const { product, hotel_id } = order.offer
    const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
    return { url: `${url}/reschedule`, scopes, body: { departure_id: other.id, reason } }
  },
}
