import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { completeReturned } from '#modules/booking/jobs.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { checkLedger, invoicesOf, refundDue } from '#modules/payment/module.ts'
import { ledger_entries } from '#modules/payment/tables.ts'
import { payInvoice } from '#test/support/bookings.ts'
import { aJourney } from '#test/support/journeys.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { checkPayouts, drawPayouts } from './module.ts'
import { payouts } from './tables.ts'
import { transitionPayout } from './transition.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  const rule = { key: 'commission_basis_points', source: 'test' } as const
  await addRule(db(), { ...rule, value: 250, valid_from: jakartaDate(later(100)) })
  await addRule(db(), { ...rule, value: 1_000, valid_from: jakartaDate(later(300)) })
})
afterAll(async () => {
  const { total, faults } = await checkLedger(db())
  expect([total, faults, await checkPayouts(db())]).toEqual([0, [], []])
  await home.close()
})

const db = () => home.application.db
const later = (days: number) => addMs(home.application.clock.now(), days * dayMs)

/** A journey of 30 million that is paid and over while the fee is 2.5%. */
async function over() {
  const journey = await aJourney(home, { plan: 'down_payment' })
  await payInvoice(home, journey, journey.invoices[1]?.invoice_code ?? '')
  await completeReturned(db(), later(200))
  const { id: payee_id } = journey.offer.partner
  const owner = await someStaff(home, ofPartner(payee_id))
  const statement = async () => (await ask(home, 'GET', '/api/console/v1/earnings', { token: owner.token })).body.data
  const refund = async () => {
    const [, rest] = (await invoicesOf(db(), [journey.id])).get(journey.id) ?? []
    await refundDue(db(), { payment_id: rest?.paid_by?.id ?? '', actor: 'staff', reason: 'hotel closed' }, later(310))
  }
  const paid = () => db().select().from(payouts).where(eq(payouts.payee_id, payee_id))
  return { payee_id, token: owner.token, statement, refund, paid }
}
const feesIn = async (source_id = '') =>
  (await db().select().from(ledger_entries).where(eq(ledger_entries.source_id, source_id)))
    .filter(({ account }) => account === 'service_fees')
    .map(({ event, amount }) => [event, amount])

test('a payout is what was earned without our fee by the rule of the day it was earned, and the books have both', async () => {
  const { statement, paid, token } = await over()
  expect(await statement()).toMatchObject({
    sums: { earned: 30_000_000, fees: 750_000, due: 29_250_000 },
    rows: [{ amount: 30_000_000, fee: 750_000, is_sent: false }],
  })
  await drawPayouts(db(), later(301))
  const [payout] = await paid()
  expect(payout).toMatchObject({ amount: 29_250_000, fee: 750_000 })
  expect(await feesIn(payout?.id)).toEqual([['payout_fee', -750_000]])
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const file = await home.app.inject({ url: '/api/console/v1/earnings/export?language=en', headers })
  expect(file.body.split('\r\n')[1]).toContain(',30000000,750000,')
})

test('what goes back to a buyer after the payout takes its share of the fee back in the next one', async () => {
  const first = await over()
  await drawPayouts(db(), later(201))
  await first.refund()
  // 25 of 30 million went back, and with it 5/6 of 750,000.
  expect(await first.statement()).toMatchObject({
    sums: { earned: 30_000_000, taken_back: 25_000_000, fees: 125_000, due: 29_250_000 - 25_000_000 + 625_000 },
  })
  await drawPayouts(db(), later(311))
  expect(await first.paid()).toHaveLength(1)
})

test('where more of earlier fees goes back than is new, we give it back to the payee', async () => {
  const { refund, paid } = await over()
  await drawPayouts(db(), later(201))
  await refund()
  const [payout] = await paid()
  if (!payout) throw new Error('no payout')
  // What the bank returned is owed again, and no fee is taken of it twice.
  const sent = await transitionPayout(db(), payout, { event: 'send', reference: 'BCA 1', now: later(311) })
  if (!sent) throw new Error('not sent')
  await transitionPayout(db(), sent, { event: 'return', reference: 'BCA 1', now: later(311) })
  await drawPayouts(db(), later(312))
  const next = (await paid()).find(({ id }) => id !== payout.id)
  expect(next).toMatchObject({ amount: 29_250_000 - 25_000_000 + 625_000, fee: -625_000 })
  expect(await feesIn(next?.id)).toEqual([['payout_fee_returned', 625_000]])
})
