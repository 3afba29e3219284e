import { cancelBooking } from '#modules/booking/module.ts'
import { anOrder, payInvoice } from './bookings.ts'
import { testPassword } from './members.ts'
import { someStaff } from './staff.ts'
import { ask, type TestApp } from './test-app.ts'

export const accountNumber = '7123456789'
export const anAccount = { bank_code: '014', number: accountNumber, holder: 'Siti Rahmawati' }

/** A cancelled order, paid to a virtual account: its money goes back by transfer. */
export async function anyRefunded(home: TestApp) {
  const { db, clock } = home.application
  const order = await anOrder(home, { plan: 'down_payment' })
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const { id: staff_id } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  await cancelBooking(db, { booking_id: order.id, staff_id, reason: 'Penerbangan batal' }, clock.now())
  return order
}

/** A family says where the refunds of its order are to go. */
export const giveAccount = (home: TestApp, order: { id: string; token: string }, change: object = {}) =>
  ask(home, 'POST', `/api/v3/bookings/${order.id}/refund-account`, {
    token: order.token,
    body: { ...anAccount, current_password: testPassword, ...change },
  })
