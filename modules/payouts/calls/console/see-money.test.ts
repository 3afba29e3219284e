import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { markRefundSent, refundsOf } from '#modules/payment/module.ts'
import { anOrder, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { aPayout } from '#test/support/payouts.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const moneyFor = async (scope: Parameters<typeof someStaff>[1]['scope']) => {
  const { token } = await someStaff(home, { role: 'finance', scope })
  return (await ask(home, 'GET', '/api/console/v1/figures/money', { token })).body.data.weeks
}

test('finance sees what came in, what went back and what was paid out, week by week, within its tenant', async () => {
  const { db, clock } = home.application
  const order = await anOrder(home)
  const { tenant_id } = await bookingNow(home, order.id)
  const tenant = { kind: 'tenant', id: tenant_id } as const
  const now = async () => (await moneyFor(tenant)).at(-1)
  const before = await now()
  const amount = order.invoices[0]?.amount ?? 0
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  expect((await now()).received - before.received).toBe(amount)

  const { id: staff_id } = await someStaff(home, { role: 'admin', scope: tenant })
  await cancelBooking(db, { booking_id: order.id, staff_id, reason: 'Maskapai membatalkan penerbangan' }, clock.now())
  const [due] = await refundsOf(db, order.id)
  expect((await now()).refunded).toBe(before.refunded)
  await markRefundSent(db, { refund_id: due?.refund.id ?? '', actor_id: staff_id, reference: 'BCA 1' }, clock.now())
  expect((await now()).refunded - before.refunded).toBe(amount)

  const { send } = await aPayout(home, 25_000_000)
  await send()
  expect((await now()).paid_out - before.paid_out).toBe(25_000_000)
  expect((await moneyFor({ kind: 'tenant', id: newId() })).at(-1)).toMatchObject({
    received: 0,
    refunded: 0,
    paid_out: 0,
  })
})
