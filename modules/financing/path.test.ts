import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { documentsOf } from '#modules/documents/module.ts'
import { expireInvoices, invoicesOf, refundsOf } from '#modules/payment/module.ts'
import { checkBooks } from '#server/check-books.ts'
import { atBank, bookingNow, eventsOf, seatsOf } from '#test/support/bookings.ts'
import {
  type Applied,
  anApplication,
  aSubmitted,
  consents,
  financingNow,
  ofOfficer,
  postFinancing,
  uploadFor,
} from '#test/support/financing.ts'
import { listening } from '#test/support/payments.ts'
import { sweepAll } from '#test/support/retention.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { approve, askAgain, reject } from './desk/decide.ts'
import { disburse, receiveDisbursement, reportInstalment, settleEarly } from './desk/repay.ts'
import { expireApplications } from './lifecycle.ts'
import { retention } from './retention.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

const db = () => home.application.db
const now = () => home.application.clock.now()
const detail = async ({ application_id, token }: Pick<Applied, 'application_id' | 'token'>) =>
  (await ask(home, 'GET', `/api/v3/users/financing-history/${application_id}`, { token })).body.data
const conditions = null
const payUrl = (id: string) => `/api/v3/bookings/${id}/payments/financing`

async function anApproved() {
  const applied = await aSubmitted(home)
  await approve(db(), { ...ofOfficer(applied), conditions }, now())
  return applied
}

async function payDown({ id, token }: Pick<Applied, 'id' | 'token'>) {
  const begun = await ask(home, 'POST', payUrl(id), { token, body: { payment_method_id: 'doku-va-bca' } })
  expect(begun.status).toBe(200)
  await atBank(home, begun.body.data.payment_number)
  return begun.body.data
}

async function anActive() {
  const applied = await anApproved()
  await payDown(applied)
  return applied
}

const paidByBank = { disbursed_on: '2026-11-20', reference: 'TRF-1' }
const faults = async () => (await checkBooks(db())).ledger_faults

test('a member finances a package: asked again, approved, paid down, disbursed, repaid', async () => {
  const applied = await aSubmitted(home)
  const officer = ofOfficer(applied)
  await askAgain(db(), { ...officer, documents: [{ kind: 'identity_card', reason: 'Foto buram' }] }, now())
  expect(await detail(applied)).toMatchObject({
    status: 'documents',
    documents: [{ status: 'rejected', reason: 'Foto buram' }, { status: 'received' }],
    can_submit: false,
  })
  expect((await postFinancing(home, applied, consents)).body.code).toBe('F-FIN-6m6')
  await uploadFor(home, applied, 'identity_card')
  expect((await postFinancing(home, applied, consents)).status).toBe(200)

  const gateways = `/api/v3/bookings/${applied.id}/gateways/financing`
  expect((await ask(home, 'GET', gateways, { token: applied.token })).body.code).toBe('F-FIN-7a7')
  await approve(db(), { ...officer, conditions: 'Akad di cabang Bandung' }, now())
  expect(await detail(applied)).toMatchObject({
    status: 'payment',
    conditions: 'Akad di cabang Bandung',
    documents: [{ status: 'accepted' }, { status: 'accepted' }],
    invoice: { stage: 'down_payment', amount: 10_000_000, state: 'waiting' },
  })
  const methods = await ask(home, 'GET', gateways, { token: applied.token })
  expect(methods.body.data).toMatchObject({ total_payment: 10_000_000, stage: 'down_payment' })

  const payment = await payDown(applied)
  expect(payment.total_payment).toBe(10_000_000)
  expect(await bookingNow(home, applied.id)).toMatchObject({ state: 'in_progress' })
  expect(await seatsOf(home, applied.offer)).toEqual([1, 0, 39])
  expect(await detail(applied)).toMatchObject({ status: 'active', expires_at: null, disbursement: null })

  expect(await disburse(db(), { ...officer, ...paidByBank }, now())).toBeDefined()
  const [first, rest] = (await invoicesOf(db(), [applied.id])).get(applied.id) ?? []
  expect([first?.state, rest?.stage, rest?.state, rest?.amount]).toEqual(['paid', 'financed', 'paid', 20_000_000])
  const active = await detail(applied)
  expect(active.disbursement).toEqual({ disbursed_on: '2026-11-20', reference: 'TRF-1', amount: 20_000_000 })
  expect([active.schedule[0].due_on, active.schedule[11].due_on]).toEqual(['2026-12-20', '2027-11-20'])
  expect(await faults()).toEqual([])
  expect(await receiveDisbursement(db(), { application_id: applied.application_id, staff_id: newId() }, now())).toBe(
    true,
  )
  expect(await receiveDisbursement(db(), { application_id: applied.application_id, staff_id: newId() }, now())).toBe(
    false,
  )
  expect(await faults()).toEqual([])

  for (const { number, amount } of active.schedule) {
    const report = { number, amount, paid_on: '2026-12-20', reference: `A-${number}` }
    expect(await reportInstalment(db(), { ...officer, ...report }, now())).toBeDefined()
    if (number === 1) expect(await reportInstalment(db(), { ...officer, ...report }, now())).toBeUndefined()
  }
  const settled = await detail(applied)
  expect([settled.status, settled.schedule.at(-1).paid_on]).toEqual(['settled', '2026-12-20'])
  expect(settled.timeline.map(({ event }: { event: string }) => event).slice(0, 9)).toEqual([
    'apply',
    'identify',
    'submit',
    'ask_again',
    'submit',
    'approve',
    'start',
    'disburse',
    'report_instalment',
  ])
})

test('rejected with a reason, the seats return and the reason is read', async () => {
  const applied = await aSubmitted(home)
  expect(await seatsOf(home, applied.offer)).toEqual([0, 1, 39])
  await reject(db(), { ...ofOfficer(applied), reason: 'Penghasilan belum mencukupi' }, now())
  expect(await detail(applied)).toMatchObject({ status: 'rejected', end_reason: 'Penghasilan belum mencukupi' })
  expect(await seatsOf(home, applied.offer)).toEqual([0, 0, 40])
  expect(await bookingNow(home, applied.id)).toMatchObject({ state: 'expired', end_reason: 'financing' })
})

test('two officers decide at once: one decision', async () => {
  const applied = await aSubmitted(home)
  const decisions = await Promise.all([
    approve(db(), { ...ofOfficer(applied), conditions }, now()),
    reject(db(), { ...ofOfficer(applied), reason: 'Tidak' }, now()),
    approve(db(), { ...ofOfficer(applied), conditions }, now()),
  ])
  expect(decisions.filter((one) => one !== undefined)).toHaveLength(1)
  const invoices = (await invoicesOf(db(), [applied.id])).get(applied.id) ?? []
  const { state } = await financingNow(home, applied.application_id)
  expect([state, invoices.length]).toEqual(state === 'rejected' ? ['rejected', 0] : ['payment', 2])
})

test.each([
  ['identity and documents', 24 * hourMs, anApplication],
  ['the decision', 7 * dayMs, aSubmitted],
] as const)('%s not done in time: expired, and the seats are free', async (_, time, make) => {
  const applied = await make(home)
  await expireApplications(db(), addMs(now(), time - 1_000))
  expect((await financingNow(home, applied.application_id)).ended_at).toBeNull()
  const late = addMs(now(), time)
  await Promise.all([expireApplications(db(), late), expireApplications(db(), late)])
  expect((await financingNow(home, applied.application_id)).state).toBe('expired')
  expect(await seatsOf(home, applied.offer)).toEqual([0, 0, 40])
})

test('a document asked for again has two days, and the week of the bank runs on', async () => {
  const applied = await aSubmitted(home)
  const { decide_by } = await financingNow(home, applied.application_id)
  const documents = [{ kind: 'identity_card' as const, reason: 'Buram' }]
  const tomorrow = addMs(now(), dayMs)
  await askAgain(db(), { ...ofOfficer(applied), documents }, tomorrow)
  const waiting = await financingNow(home, applied.application_id)
  expect([waiting.expires_at, waiting.decide_by]).toEqual([addMs(tomorrow, 2 * dayMs), decide_by])
  await expireApplications(db(), addMs(tomorrow, 2 * dayMs))
  expect((await financingNow(home, applied.application_id)).state).toBe('expired')
})

test('a down payment not paid in two days ends both', async () => {
  const applied = await anApproved()
  await expireInvoices(db(), addMs(now(), 48 * hourMs), [applied.id])
  expect((await financingNow(home, applied.application_id)).state).toBe('expired')
  expect((await bookingNow(home, applied.id)).state).toBe('expired')
  expect(await seatsOf(home, applied.offer)).toEqual([0, 0, 40])
})

test('what is approved may be taken back until it is paid, and then no more', async () => {
  const taken = await anApproved()
  const url = ({ application_id }: Applied) => `/api/v3/users/financing-history/${application_id}`
  expect((await ask(home, 'DELETE', url(taken), { token: taken.token })).body.data.status).toBe('withdrawn')
  expect(((await invoicesOf(db(), [taken.id])).get(taken.id) ?? []).map(({ state }) => state)).toEqual(['void', 'void'])
  expect(await seatsOf(home, taken.offer)).toEqual([0, 0, 40])
  const active = await anActive()
  expect((await ask(home, 'DELETE', url(active), { token: active.token })).body.code).toBe('F-FIN-5c5')
})

test('the bank’s part is not the member’s to pay, and never overdue', async () => {
  const applied = await anActive()
  const rest = ((await invoicesOf(db(), [applied.id])).get(applied.id) ?? []).find(({ stage }) => stage === 'financed')
  const body = { payment_method_id: 'doku-va-bca' }
  const reply = await ask(home, 'POST', `/api/v3/bookings/${applied.id}/payments/${rest?.code}`, {
    token: applied.token,
    body,
  })
  expect(reply.body.code).toBe('F-FIN-8b8')
  await expireInvoices(db(), addMs(now(), 200 * dayMs), [applied.id])
  expect((await bookingNow(home, applied.id)).overdue_at).toBeNull()
  const { body: orders } = await ask(home, 'GET', '/api/v3/users/bookings/status/in_progress/category/all', {
    token: applied.token,
  })
  expect(orders.data.items).toMatchObject([{ id: applied.id, due_amount: 0 }])
})

test('disbursed twice counts once', async () => {
  const applied = await anActive()
  const said = await Promise.all([1, 2].map(() => disburse(db(), { ...ofOfficer(applied), ...paidByBank }, now())))
  expect(said.filter((one) => one !== undefined)).toHaveLength(1)
  expect(await faults()).toEqual([])
})

test('called off before the bank paid, it ends; after that the bank’s money goes back to the bank', async () => {
  const unpaid = await anActive()
  await cancelBooking(db(), { booking_id: unpaid.id, staff_id: newId(), reason: 'Kuota visa habis' }, now())
  expect(await detail(unpaid)).toMatchObject({ status: 'withdrawn', end_reason: 'Kuota visa habis' })

  const paid = await anActive()
  await disburse(db(), { ...ofOfficer(paid), ...paidByBank }, now())
  await cancelBooking(db(), { booking_id: paid.id, staff_id: newId(), reason: 'Kuota visa habis' }, now())
  expect((await financingNow(home, paid.application_id)).state).toBe('active')
  const refunds = await refundsOf(db(), paid.id)
  expect(refunds.map(({ refund, kind }) => [kind, refund.amount]).sort()).toEqual([
    ['transfer', 20_000_000],
    ['virtual_account', 10_000_000],
  ])
  await settleEarly(db(), { ...ofOfficer(paid), reason: 'Dana kembali' }, now())
  expect((await financingNow(home, paid.application_id)).state).toBe('settled')
  expect(await faults()).toEqual([])
  expect(await eventsOf(home, paid.id)).toContain('cancel')
})

test('settled early only after the bank has paid', async () => {
  const applied = await anActive()
  expect(await settleEarly(db(), { ...ofOfficer(applied), reason: 'Pelunasan' }, now())).toBeUndefined()
  await disburse(db(), { ...ofOfficer(applied), ...paidByBank }, now())
  await settleEarly(db(), { ...ofOfficer(applied), reason: 'Pelunasan' }, now())
  expect(await detail(applied)).toMatchObject({ status: 'settled' })
})

test('scans go ninety days after the end, and who applied is forgotten after ten years', async () => {
  const applied = await aSubmitted(home)
  await reject(db(), { ...ofOfficer(applied), reason: 'Tidak' }, now())
  const { ports } = home.application
  const scans = () => documentsOf(db(), { owner_kind: 'financing', owner_ids: [applied.application_id] })
  expect(await scans()).toHaveLength(2)
  const open = await anApplication(home)
  await uploadFor(home, open, 'identity_card')
  const sweep = (days: number) => sweepAll(retention, { db: db(), ports, now: addMs(now(), days * dayMs) })
  await sweep(89)
  expect(await scans()).toHaveLength(2)
  await sweep(91)
  expect(await scans()).toEqual([])
  expect((await detail(applied)).documents).toMatchObject([{ status: 'deleted' }, { status: 'deleted' }])
  await sweep(10 * 365)
  expect(await financingNow(home, applied.application_id)).toMatchObject({ name: 'Siti Rahmawati' })
  await sweep(10 * 366)
  expect(await financingNow(home, applied.application_id)).toMatchObject({ name: null, monthly_income: null })
  expect(await financingNow(home, open.application_id)).toMatchObject({ name: 'Siti Rahmawati' })
})
