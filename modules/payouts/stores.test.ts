import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '#modules/payment/module.ts'
import { anOffer, aPaidCheckout } from '#test/support/souvenirs.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { checkPayouts } from './check.ts'
import { drawPayouts } from './draw.ts'
import { partner_accounts } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const base = '/api/console/v1'
const finance = () => someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
const reason = 'Nama cocok dengan KTP pemilik toko'

/** The store's own account, entered by its people and verified by finance. */
async function verifiedFor(store_id: string) {
  const own = await atStore(home, store_id)
  const typed = { payee_id: store_id, bank_name: 'BSI', holder: 'Ahmad Fauzi', number: '7123 456 789' }
  const entered = await own.post('accounts', { ...typed, code: await stepCodeOf(home, own.token) })
  const { token } = await finance()
  const id: string = entered.body.data.account_id
  const decided = await ask(home, 'POST', `${base}/accounts/${id}/decide`, {
    token,
    body: { decision: 'verify', reason, code: await stepCodeOf(home, token) },
  })
  return { own, entered, decided, id, verifier: token }
}

/** Bought, sent and received: the store has earned it, and a payout waits. */
async function aDuePayout() {
  const offer = await anOffer(home, { variants: [{ price: 15_000_000 }] })
  const { buyer, order_ids } = await aPaidCheckout(home, { quantity: 2, offers: [offer] })
  const own = await atStore(home, offer.store.id)
  const shipped = await own.post(`store-orders/${order_ids[0]}/ship`, { waybill: 'SBX123456789' })
  const received = await buyer.send('PATCH', `users/bookings/merchant/${order_ids[0]}/complete`)
  expect([shipped.body.code, received.body.code]).toEqual([undefined, undefined])
  await drawPayouts(db(), home.application.clock.now())
  const { token } = await finance()
  const { body } = await ask(home, 'GET', `${base}/payouts?payee_id=${offer.store.id}`, { token })
  const [payout] = body.data.rows
  const step = (verb: string, by: string, more: object = {}) =>
    ask(home, 'POST', `${base}/payouts/${payout.payout_id}/${verb}`, { token: by, body: more })
  return { store_id: offer.store.id, token, payout, step }
}

test('a store enters its account, finance verifies it, and what the store earned is sent there by two people', async () => {
  const { store_id, token, payout, step } = await aDuePayout()
  expect(payout).toMatchObject({ payee_kind: 'store', amount: 30_009_000, account: null, needs_approval: true })
  expect((await step('request', token)).body.code).toBe('F-PYO-3a3')
  const { own, entered, decided, id, verifier } = await verifiedFor(store_id)
  expect(entered.body.data).toMatchObject({ payee_kind: 'store', state: 'entered', number: '•••• 6789' })
  expect(decided.body.data).toMatchObject({ payee_name: 'Toko Uji', state: 'verified' })
  expect((await own.get('accounts/own')).body.data.payees).toMatchObject([{ payee_id: store_id, legal_name: null }])
  await db()
    .update(partner_accounts)
    .set({ payable_from: home.application.clock.now() })
    .where(eq(partner_accounts.id, id))
  const { approval_id } = (await step('request', token)).body.data.approval
  const approve = async (by: string) => step('approve', by, { approval_id, code: await stepCodeOf(home, by) })
  expect((await approve(verifier)).body.code).toBe('F-APR-6b6')
  expect((await approve((await finance()).token)).body.data).toMatchObject({ status: 'approved' })
  const sent = await step('send', token, { reference: 'BSI 1' })
  expect(sent.body.data).toMatchObject({ status: 'sent', account: { number: '•••• 6789', holder: 'Ahmad Fauzi' } })
  expect((await step('close', token, { outcome: 'confirm', reference: 'BSI 1' })).body.data.status).toBe('confirmed')
  expect((await own.get('earnings')).body.data.sums).toMatchObject({ earned: 30_009_000, paid: 30_009_000, due: 0 })
  const { total, faults } = await checkLedger(db())
  expect([total, faults, await checkPayouts(db())]).toEqual([0, [], []])
})

test('what is entered for a store is nobody else’s: another store, and a partner, enter nothing there', async () => {
  const [{ store }, other] = [await anOffer(home), await anOffer(home)]
  const stranger = await atStore(home, other.store.id)
  const typed = { payee_id: store.id, bank_name: 'BSI', holder: 'Ahmad Fauzi', number: '7123456789' }
  expect((await stranger.post('accounts', { ...typed, code: await stepCodeOf(home, stranger.token) })).status).toBe(404)
  const own = await atStore(home, store.id)
  expect((await own.get('accounts/own')).body.data.payees).toMatchObject([{ payee_id: store.id, accounts: [] }])
})
