import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { cancelTraveller } from '#modules/booking/lifecycle/cancel-traveller.ts'
import { rescheduleBooking } from '#modules/booking/lifecycle/change.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { booking_participants } from '#modules/booking/tables.ts'
import { products } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { refundsOf } from '#modules/payment/module.ts'
import { newestCode } from '#test/support/accounts.ts'
import { newNumber as newPaymentId, savingsAccount, savingsBank, sendDeposit } from '#test/support/bank-deposits.ts'
import { aBuyer, aCart, anOffer, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import {
  aFinanceableCart,
  aFinancier,
  anActiveFinancing,
  anApplication,
  applicationForm,
  aSubmitted,
  consents,
  financingNow,
  ofOfficer,
  postFinancing,
  uploadFor,
} from '#test/support/financing.ts'
import { signedIn, testPassword } from '#test/support/members.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { approve, askAgain, reject } from './desk/decide.ts'
import { disburse } from './desk/repay.ts'
import { financing_history } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())
const db = () => home.application.db
const now = () => home.application.clock.now()
const today = () => jakartaDate(now())
const detail = async ({ application_id, token }: { application_id: string; token: string }) =>
  (await ask(home, 'GET', `/api/v3/users/financing-history/${application_id}`, { token })).body.data
const officerOf = (id: string) => someStaff(home, { role: 'bank_officer', scope: { kind: 'bank', id } })
const finance = () => someStaff(home, { role: 'finance', scope: { kind: 'platform' } })

test('wrong phone codes are counted, with an Idempotency-Key too', async () => {
  const offer = await anOffer(home)
  await db().update(products).set({ can_finance: true }).where(eq(products.id, offer.product.id))
  const buyer = await aBuyer(home, { phone_verified_at: null, phone_number: null })
  const id = await aCart(home, offer, { token: buyer.token })
  const cart = { id, token: buyer.token, ...(await aFinancier(home)) }
  const victim = newNumber()
  const form = { ...(await applicationForm(home, cart)), phone_number: victim }
  await postFinancing(home, cart, form)
  const right = await newestCode(home, victim)
  for (let i = 1; i <= 40; i++) {
    const code = String((Number(right) + i) % 1_000_000).padStart(6, '0')
    await postFinancing(home, cart, { ...form, code }, { 'idempotency-key': `k${i}-${id}` })
  }
  await postFinancing(home, cart, { ...form, code: right }, { 'idempotency-key': `last-${id}` })
  const [user] = await db().select().from(users).where(eq(users.id, buyer.member.id))
  expect(user?.phone_verified_at).toBeNull()
})

async function twoAdults() {
  const offer = await anOffer(home)
  await db().update(products).set({ can_finance: true }).where(eq(products.id, offer.product.id))
  const buyer = await aBuyer(home)
  const id = await aCart(home, offer, { token: buyer.token, rooms: [{ type: 'double', adults: 2 }] })
  const cart = { id, offer, ...(await aFinancier(home)), ...buyer }
  const form = await applicationForm(home, cart)
  const { total } = await bookingNow(home, id)
  const reply = await postFinancing(home, cart, { ...form, down_payment: total - 24_000_000 })
  const applied = { ...cart, application_id: String(reply.body.data.application.id) }
  for (const kind of ['identity_card', 'proof_of_income']) await uploadFor(home, applied, kind)
  await postFinancing(home, applied, consents)
  await approve(db(), { ...ofOfficer(applied), conditions: null }, now())
  await payInvoice(home, applied, 'financing')
  return applied
}

test('one traveller less: what is repaid is what the bank paid, and its charge', async () => {
  const one = await twoAdults()
  const people = await db().select().from(booking_participants).where(eq(booking_participants.booking_id, one.id))
  const wish = { booking_id: one.id, traveller_id: people[1]?.id ?? '', staff_id: newId(), reason: 'Sakit keras' }
  await cancelTraveller(db(), wish, now())
  await disburse(db(), { ...ofOfficer(one), disbursed_on: today(), reference: 'TRF-1' }, now())
  const { disbursement, financed } = await detail(one)
  expect(disbursement.amount).toBe(financed)
})

async function calledOff() {
  const paid = await anActiveFinancing(home)
  await disburse(db(), { ...ofOfficer(paid), disbursed_on: today(), reference: 'TRF-NEVER' }, now())
  await cancelBooking(db(), { booking_id: paid.id, staff_id: newId(), reason: 'Kuota visa habis' }, now())
  const ofBank = (await refundsOf(db(), paid.id)).find(({ kind }) => kind === 'transfer')
  const [a, b] = [await finance(), await finance()]
  const body = { refund_ids: [ofBank?.refund.id] }
  const made = await ask(home, 'POST', '/api/console/v1/refund-batches', { token: a.token, body })
  const url = `/api/console/v1/refund-batches/${made.body.data.batch_id}`
  const code = async (token: string) => ({ code: await stepCodeOf(home, token) })
  const sent = await ask(home, 'POST', `${url}/send`, { token: a.token, body: await code(a.token) })
  const approval = { approval_id: sent.body.data.approval?.approval_id, ...(await code(b.token)) }
  await ask(home, 'POST', `${url}/approve`, { token: b.token, body: approval })
  return { paid, url, token: a.token, refund_id: ofBank?.refund.id ?? '' }
}

test('what a bank only says it paid is not sent back to it', async () => {
  const { url, token, refund_id } = await calledOff()
  const body = { references: [{ refund_id, reference: 'OUT-1' }] }
  const noted = await ask(home, 'POST', `${url}/references`, { token, body })
  expect(noted.body.data.results[0].result).not.toBe('sent')
})

test('nobody asks the family for an account for the bank’s money', async () => {
  const { paid } = await calledOff()
  const { rows } = await db().execute(
    sql`select once_key from notices where user_id = ${paid.member.id} and once_key like 'refund_account_wanted%'`,
  )
  expect(rows).toEqual([])
})

test('with an account goes an application that no bank has seen', async () => {
  const one = await anApplication(home)
  await uploadFor(home, one, 'identity_card')
  await ask(home, 'DELETE', '/api/v3/user/auth/me', { token: one.token, body: { current_password: testPassword } })
  expect(await financingNow(home, one.application_id)).toMatchObject({ name: null, monthly_income: null })
})

test('a document that is asked for again cannot be made unwanted', async () => {
  const cart = await aFinanceableCart(home)
  const form = { ...(await applicationForm(home, cart)), monthly_income: 12_000_000 }
  const made = await postFinancing(home, cart, form)
  const one = { ...cart, application_id: String(made.body.data.application.id) }
  for (const kind of ['identity_card', 'proof_of_income', 'tax_card']) await uploadFor(home, one, kind)
  await postFinancing(home, one, consents)
  await askAgain(db(), { ...ofOfficer(one), documents: [{ kind: 'tax_card', reason: 'NPWP orang lain' }] }, now())
  await postFinancing(home, one, { ...form, monthly_income: 9_999_999 })
  expect((await postFinancing(home, one, consents)).status).not.toBe(200)
})

test('moved to another date, it is still the one application for it', async () => {
  const one = await anActiveFinancing(home)
  const { product, hotel_id } = one.offer
  const later = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
  const move = { booking_id: one.id, departure_id: later.id, staff_id: newId(), reason: 'Jadwal maskapai' }
  await rescheduleBooking(db(), move, now())
  const id = await aCart(home, { product, departure: later }, { token: one.token })
  const form = await applicationForm(home, { id, terms_id: one.terms_id })
  expect((await postFinancing(home, { id, token: one.token }, form)).status).toBe(409)
})

test('many saves do not hide what the bank decided', async () => {
  const one = await aSubmitted(home)
  const saved = { event: 'identify', state: 'documents', actor: 'member', reason: 'identity saved' } as const
  const rows = Array.from({ length: 500 }, () => ({ application_id: one.application_id, ...saved, at: now() }))
  await db().insert(financing_history).values(rows)
  await reject(db(), { ...ofOfficer(one), reason: 'Penghasilan belum mencukupi' }, now())
  expect((await detail(one)).end_reason).toBe('Penghasilan belum mencukupi')
})

test('no number of a bank’s keeps an account from closing', async () => {
  const bank = await savingsBank(home)
  const account = await savingsAccount(home, bank)
  const { user_token: token } = await signedIn(home, account.member)
  await sendDeposit(home, bank.slug, account.virtual_account, { payment_request_id: `payout:${account.id}` })
  await ask(home, 'POST', `/api/v3/user/savings/history/${account.id}/close`, { token, body: {} })
  const { token: desk } = await officerOf(bank.id)
  const body = { reference: 'PAID-1', amount: 500_000 }
  expect((await ask(home, 'POST', `/api/console/v1/savings/${account.id}/close`, { token: desk, body })).status).toBe(
    200,
  )
})

test.each([
  ['a NUL in the reference', { referenceNo: 'x\u0000y' }],
  ['a time of year 0', { trxDateTime: '0000-01-01T00:00:00Z' }],
])('%s does not keep a signed deposit out', async (_, content) => {
  const bank = await savingsBank(home)
  const { virtual_account } = await savingsAccount(home, bank)
  const change = { payment_request_id: newPaymentId(), content }
  expect((await sendDeposit(home, bank.slug, virtual_account, change)).body.responseCode).toBe('2002500')
})
