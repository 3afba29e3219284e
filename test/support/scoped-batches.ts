import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import {
  approveRefundBatch,
  exportTransfers,
  listRefundBatches,
  makeRefundBatch,
  noteTransfers,
  rejectRefundBatch,
  seeRefundBatch,
  sendRefundBatch,
} from '#modules/payment/contract.console.ts'
import { refundsOf } from '#modules/payment/module.ts'
import { anOrder, bookingNow, payInvoice } from './bookings.ts'
import { giveAccount } from './refund-accounts.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { someStaff } from './staff.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import { ask, type TestApp } from './test-app.ts'

const base = '/api/console/v1/refund-batches'

const reason = 'Maskapai membatalkan penerbangan'

async function aRefund(home: TestApp, plan = 'down_payment') {
  const { db, clock } = home.application
  const order = await anOrder(home, { plan })
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  await cancelBooking(db, { booking_id: order.id, staff_id: newId(), reason }, clock.now())
  await giveAccount(home, order)
  const { tenant_id } = await bookingNow(home, order.id)
  const [first] = await refundsOf(db, order.id)
  const scopes: Scope[] = [{ kind: 'platform' }, { kind: 'tenant', id: tenant_id }]
  return { refund_id: first?.refund.id ?? '', scopes }
}

/** Refunds that are sent together, by somebody of the platform; from a full price on, with a second person. */
export async function aBatch(home: TestApp, plan?: string) {
  const { refund_id, scopes } = await aRefund(home, plan)
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const made = await ask(home, 'POST', base, { token, body: { refund_ids: [refund_id] } })
  const id: string = made.body.data.batch_id
  const url = `${base}/${id}`
  const send = async () =>
    (await ask(home, 'POST', `${url}/send`, { token, body: { code: await stepCodeOf(home, token) } })).body.data
  return { id, url, scopes, refund_id, send }
}

const code = '123456'

export const scopedBatches: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  [callKey(makeRefundBatch)]: async (home) => {
    const { refund_id, scopes } = await aRefund(home)
    return { url: base, scopes, body: { refund_ids: [refund_id] } }
  },
  [callKey(listRefundBatches)]: async (home) => {
    await (await aBatch(home)).send()
    return { url: base, scopes: [{ kind: 'platform' }] }
  },
  [callKey(seeRefundBatch)]: async (home) => {
    const { url, scopes } = await aBatch(home)
    return { url, scopes }
  },
  [callKey(sendRefundBatch)]: async (home) => {
    const { url, scopes } = await aBatch(home)
    const own = async (token: string) => ({ url: `${url}/send`, body: { code: await stepCodeOf(home, token) } })
    return { url: `${url}/send`, scopes, body: { code }, own }
  },
  [callKey(approveRefundBatch)]: async (home) => {
    const { url, scopes, send } = await aBatch(home, 'full')
    const { approval_id } = (await send()).approval
    const at = `${url}/approve`
    const own = async (token: string) => ({ url: at, body: { approval_id, code: await stepCodeOf(home, token) } })
    return { url: at, scopes, body: { approval_id, code }, own }
  },
  [callKey(rejectRefundBatch)]: async (home) => {
    const { url, scopes, send } = await aBatch(home, 'full')
    const { approval_id } = (await send()).approval
    return { url: `${url}/reject`, scopes, body: { approval_id, reason } }
  },
  [callKey(exportTransfers)]: async (home) => {
    const { url, scopes, send } = await aBatch(home)
    await send()
    return { url: `${url}/transfers`, scopes }
  },
  [callKey(noteTransfers)]: async (home) => {
    const { url, scopes, send, refund_id } = await aBatch(home)
    await send()
    return { url: `${url}/references`, scopes, body: { references: [{ refund_id, reference: 'BCA 1' }] } }
  },
}
