import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { consultants } from '#modules/affiliate/tables.ts'
import { completeReturned } from '#modules/booking/jobs.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { cancelItems, checkLedger, invoicesOf, refundDue } from '#modules/payment/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { checkPayouts } from '#modules/payouts/module.ts'
import { partner_accounts } from '#modules/payouts/tables.ts'
import { aBuyer, aCart, anOffer, checkOut, payInvoice } from '#test/support/bookings.ts'
import { aConsultant, aRate } from '#test/support/consultants.ts'
import { aPaidCheckout } from '#test/support/souvenirs.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { atStore } from '#test/support/store-orders.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { checkCommissions } from './module.ts'
import { commission_history, commissions } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await aRate(home)
})
afterAll(() => home.close())

const db = () => home.application.db
const now = () => home.application.clock.now()
const finance = () => someStaff(home, { role: 'finance', scope: { kind: 'platform' } })

afterEach(async () => {
  const { total, faults } = await checkLedger(db())
  expect([total, faults, await checkPayouts(db()), await checkCommissions(db())]).toEqual([0, [], [], []])
})

type Consultant = Awaited<ReturnType<typeof aConsultant>>
type Wish = Parameters<typeof anOffer>[1] & { adults?: number; share?: number; buyer?: Parameters<typeof aBuyer>[1] }

/** A journey with the code of a consultant, its first invoice paid; two travel, of 30,000,000 each. */
async function recommended({ affiliate_code }: Pick<Consultant, 'affiliate_code'>, wish: Wish = {}) {
  const { adults = 2, share, buyer: known, ...offerWish } = wish
  const offer = await anOffer(home, offerWish)
  if (share !== undefined) await aRate(home, { partner_id: offer.partner.id, basis_points: share })
  const buyer = await aBuyer(home, known)
  const id = await aCart(home, offer, { token: buyer.token, rooms: [{ type: 'quad', adults }], affiliate_code })
  const placed = await checkOut(home, id, { token: buyer.token, plan: 'down_payment' })
  const invoices: { invoice_code: string }[] = placed.body.data.invoices
  const pay = (i: number) => payInvoice(home, { id, token: buyer.token }, invoices[i]?.invoice_code ?? '')
  await pay(0)
  const over = async () => {
    await pay(1)
    await completeReturned(db(), addMs(now(), 300 * dayMs))
  }
  const refund = async (items?: string[]) => {
    for (const { paid_by } of (await invoicesOf(db(), [id])).get(id) ?? [])
      if (paid_by)
        await refundDue(db(), { payment_id: paid_by.id, ...(items && { items }), actor: 'staff', reason: 'uji' }, now())
  }
  return { id, offer, over, refund }
}

const sumsOf = async ({ get }: Consultant) => (await get('commissions')).body.data.sums
const none = { expected: 0, earned: 0, reversed: 0, paid_out: 0, requested: 0, available: 0 }

/** The consultant's own account, verified long enough ago. */
async function verifiedAccount({ id: payee_id, token, post }: Consultant): Promise<void> {
  const typed = { payee_id, bank_name: 'BSI', holder: 'Aisyah Uji', number: '7123 456 789' }
  const entered = await post('accounts', { ...typed, code: await stepCodeOf(home, token) })
  expect(entered.body.data).toMatchObject({ payee_kind: 'affiliate', payee_name: 'Aisyah Uji', state: 'entered' })
  const { token: by } = await finance()
  const account_id: string = entered.body.data.account_id
  const body = { decision: 'verify', reason: 'Nama cocok dengan KTP konsultan', code: await stepCodeOf(home, by) }
  const decided = await ask(home, 'POST', `/api/console/v1/accounts/${account_id}/decide`, { token: by, body })
  expect(decided.body.data).toMatchObject({ state: 'verified' })
  await db().update(partner_accounts).set({ payable_from: now() }).where(eq(partner_accounts.id, account_id))
}

test('what a consultant recommends is expected when it is paid, earned when it is over, and paid out by two people', async () => {
  const consultant = await aConsultant(home)
  // Half of it, so that a second person is needed.
  const journey = await recommended(consultant, { share: 5_000 })
  expect(await sumsOf(consultant)).toEqual({ ...none, expected: 30_000_000 })
  expect((await consultant.post('payouts/ask', {})).body.code).toBe('F-PYO-7o7')
  await journey.over()
  expect((await consultant.get('commissions?state=earned')).body.data).toMatchObject({
    rows: [{ state: 'earned', base: 60_000_000, amount: 30_000_000, reversed: 0, payout: 'none' }],
    sums: { ...none, earned: 30_000_000, available: 30_000_000 },
    asking: { least: 100_000, problem: 'F-PYO-1b1', underway: [] },
  })
  expect((await consultant.post('payouts/ask', {})).body.code).toBe('F-PYO-1b1')
  await verifiedAccount(consultant)
  expect((await consultant.post('payouts/ask', {})).body.data).toEqual({ count: 1, amount: 30_000_000 })
  expect((await consultant.post('payouts/ask', {})).body.code).toBe('F-PYO-8u8')
  expect((await consultant.get('commissions?state=earned')).body.data).toMatchObject({
    rows: [{ payout: 'prepared' }],
    sums: { ...none, earned: 30_000_000, requested: 30_000_000 },
    asking: { problem: 'F-PYO-8u8', underway: [{ amount: 30_000_000, state: 'requested' }] },
  })
  const [one, other] = [(await finance()).token, (await finance()).token]
  const { body } = await ask(home, 'GET', `/api/console/v1/payouts?payee_id=${consultant.id}`, { token: one })
  const [payout] = body.data.rows
  expect(payout).toMatchObject({ payee_kind: 'affiliate', payee_name: 'Aisyah Uji', fee: 0, needs_approval: true })
  const step = (verb: string, token: string, more: object) =>
    ask(home, 'POST', `/api/console/v1/payouts/${payout.payout_id}/${verb}`, { token, body: more })
  const { approval_id } = (await step('request', one, {})).body.data.approval
  const approved = await step('approve', other, { approval_id, code: await stepCodeOf(home, other) })
  expect(approved.body.data.status).toBe('approved')
  expect((await step('send', one, { reference: 'BSI 1' })).body.data.status).toBe('sent')
  expect((await step('close', one, { outcome: 'confirm', reference: 'BSI 1' })).body.data.status).toBe('confirmed')
  expect(await sumsOf(consultant)).toEqual({ ...none, earned: 30_000_000, paid_out: 30_000_000 })
  expect((await consultant.get('commissions')).body.data).toMatchObject({
    rows: [{ payout: 'paid' }],
    asking: { problem: 'F-PYO-7o7', underway: [] },
  })
  // What goes back to the buyer after that is taken back with it, and lands in the next payout.
  await journey.refund(['traveller:1'])
  const after = { ...none, earned: 30_000_000, reversed: 15_000_000, paid_out: 30_000_000, available: -15_000_000 }
  expect(await sumsOf(consultant)).toEqual(after)
  const { sums } = (await consultant.get('earnings')).body.data
  expect(sums).toMatchObject({ earned: 30_000_000, taken_back: 15_000_000, paid: 30_000_000, due: -15_000_000 })
})

test('what goes back before the end lowers what is expected by its share, and a cancelled journey is no sale', async () => {
  const consultant = await aConsultant(home)
  const part = await recommended(consultant)
  expect(await sumsOf(consultant)).toEqual({ ...none, expected: 1_200_000 })
  const [before] = (await invoicesOf(db(), [part.id])).get(part.id) ?? []
  const back = { order_id: part.id, items: ['traveller:2'], actor: 'house', reason: refundReasons.traveller } as const
  expect(before?.state).toBe('paid')
  await db().transaction((tx) => cancelItems(tx, back, now()))
  await cancelBooking(db(), { booking_id: part.id, staff_id: (await finance()).id, reason: 'Batal berangkat' }, now())
  expect(await sumsOf(consultant)).toEqual({ ...none, reversed: 1_200_000 })
  const [row] = await db().select().from(commissions).where(eq(commissions.order_id, part.id))
  const steps = await db()
    .select()
    .from(commission_history)
    .where(eq(commission_history.commission_id, row?.id ?? ''))
  expect([row?.state, row?.reversed]).toEqual(['reversed', 1_200_000])
  expect(steps.map(({ event }) => event).toSorted()).toEqual(['expect', 'lower', 'reverse'])

  const half = await recommended(consultant)
  await half.refund(['traveller:2'])
  await half.over()
  const { rows } = (await consultant.get('commissions?state=earned')).body.data
  expect(rows).toMatchObject([{ amount: 1_200_000 }])
  const { earned, reversed } = await sumsOf(consultant)
  // Only what was paid first for the second traveller has gone back; the rest of theirs was paid and stays.
  expect([earned + reversed - 1_200_000, reversed > 1_200_000]).toEqual([1_200_000, true])
  await half.refund()
  expect((await consultant.get('earnings')).body.data.sums).toMatchObject({ earned, taken_back: earned, due: 0 })
})

test('one’s own purchase earns nothing, by phone or by e-mail, nor does the code of who has ended', async () => {
  const consultant = await aConsultant(home)
  const phone_number = `+${consultant.whatsapp_number}`
  await recommended(consultant, { buyer: { phone_number } })
  await recommended(consultant, { buyer: { email: consultant.email } })
  expect(await sumsOf(consultant)).toEqual(none)
  // Anybody may type an address: one that nobody has proven is not theirs.
  const other = await aConsultant(home)
  await recommended(other, { buyer: { email: other.email, email_verified_at: null } })
  expect(await sumsOf(other)).toEqual({ ...none, expected: 1_200_000 })
  const paid = await recommended(consultant)
  await db().update(consultants).set({ ended_at: now() }).where(eq(consultants.id, consultant.id))
  expect(await sumsOf(consultant)).toEqual({ ...none, expected: 1_200_000 })
  await paid.over()
  expect(await sumsOf(consultant)).toEqual({ ...none, earned: 1_200_000, available: 1_200_000 })
})

test('one level only: who brought the consultant who brought the buyer has nothing of it', async () => {
  const [upper, lower] = [await aConsultant(home), await aConsultant(home)]
  // The lower one is a member whom the upper has brought.
  const member = { email: lower.email, affiliate_code: upper.affiliate_code }
  await aBuyer(home, member)
  const { id } = await recommended(lower)
  expect(await db().select().from(commissions).where(eq(commissions.order_id, id))).toMatchObject([
    { consultant_id: lower.id, amount: 1_200_000 },
  ])
  expect([await sumsOf(upper), (await sumsOf(lower)).expected]).toEqual([none, 1_200_000])
})

test('of souvenirs each store’s goods count without the parcel, until it is with its buyer or goes back', async () => {
  const consultant = await aConsultant(home)
  const body = { affiliate_code: consultant.affiliate_code }
  const { id, buyer, offers, order_ids } = await aPaidCheckout(home, { stores: 2, body })
  const [first = '', second = ''] = order_ids
  // 150,000 of goods each, and 9,000 for the parcel.
  expect(await sumsOf(consultant)).toEqual({ ...none, expected: 6_000 })
  const stores = [await atStore(home, offers[0]?.store.id ?? ''), await atStore(home, offers[1]?.store.id ?? '')]
  await stores[1]?.post(`store-orders/${second}/reject`, { reason: 'Stok rusak kena air' })
  await stores[0]?.post(`store-orders/${first}/ship`, { waybill: 'SBX987654321' })
  await buyer.send('PATCH', `users/bookings/merchant/${first}/complete`)
  expect(await sumsOf(consultant)).toEqual({ ...none, earned: 3_000, reversed: 3_000, available: 3_000 })
  const of = { order_id: id, actor: 'house', reason: refundReasons.cancel_granted } as const
  await db().transaction((tx) => cancelItems(tx, { ...of, items: ['order:1:shipping'] }, now()))
  expect((await sumsOf(consultant)).reversed).toBe(3_000)
  await db().transaction((tx) => cancelItems(tx, { ...of, items: ['order:1:line:1'] }, now()))
  expect(await sumsOf(consultant)).toEqual({ ...none, earned: 3_000, reversed: 6_000 })
})

test('a journey is called by its name in the reader’s language', async () => {
  const consultant = await aConsultant(home)
  const { offer } = await recommended(consultant)
  const titles = async (language: string) => {
    const headers = { 'accept-language': language }
    const { body } = await ask(home, 'GET', '/api/console/v1/commissions', { token: consultant.token, headers })
    return body.data.rows.map(({ title }: { title: string }) => title)
  }
  expect([await titles('id'), await titles('en')]).toEqual([[offer.product.name.id], [offer.product.name.en]])
})

test('a consultant sees their own and nothing else of the tenant', async () => {
  const [own, other] = [await aConsultant(home), await aConsultant(home)]
  const journey = await recommended(own)
  await journey.over()
  for (const path of ['commissions', 'earnings'])
    expect([(await own.get(path)).body.data.rows.length, (await other.get(path)).body.data.rows.length]).toEqual([1, 0])
  expect((await own.get('commission-rates')).status).toBe(404)
  expect((await own.get('payouts')).status).toBe(404)
  const typed = { payee_id: own.id, bank_name: 'BSI', holder: 'Orang Lain', number: '7123456789' }
  expect((await other.post('accounts', { ...typed, code: await stepCodeOf(home, other.token) })).status).toBe(404)
})

test('the check finds a commission that is not what its history and the books have', async () => {
  const { id } = await recommended(await aConsultant(home))
  let faults: string[] = []
  const planted = db().transaction(async (tx) => {
    await tx
      .update(commissions)
      .set({ amount: sql`${commissions.amount} + 1` })
      .where(eq(commissions.order_id, id))
    faults = await checkCommissions(tx)
    throw new Error('taken back')
  })
  await expect(planted).rejects.toThrow('taken back')
  expect(faults).toEqual([
    expect.stringMatching(/^commission .* is not what its history made it$/),
    expect.stringMatching(/^the books have \d+ as commission_expected, the commissions \d+$/),
  ])
})
