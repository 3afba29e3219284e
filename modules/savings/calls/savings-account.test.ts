import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { agreed, anOpenPlan, aReadyPlan, aSubmittedPlan, counted, planNow } from '#test/support/savings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { acceptPlan, closePlan, rejectPlan } from '../module.ts'
import { savings_deposits, savings_history } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

type Plan = { id: string; partner_id: string; token: string }
const at = ({ id, partner_id }: Plan, now = home.application.clock.now()) => ({
  id,
  partner_id,
  staff_id: newId(),
  now,
})
const see = async ({ id, token }: Plan) =>
  (await ask(home, 'GET', `/api/v3/user/savings/history/${id}`, { token })).body.data
const close = ({ id, token }: Plan, body: object = {}) =>
  ask(home, 'POST', `/api/v3/user/savings/history/${id}/close`, { token, body })
const account = { account_number: '7001234567', virtual_account: '88899 000000000001' }

test('an accepted plan says where deposits go: in full on its page, masked in the list', async () => {
  const plan = await aSubmittedPlan(home)
  await acceptPlan(home.application.db, at(plan), account)
  const detail = await see(plan)
  expect(detail).toMatchObject({
    label: 'Pembukaan rekening diterima',
    how_to_pay: { bank_name: 'Bank Uji Syariah', virtual_account: '88899000000000001', account_number: '7001234567' },
    can_withdraw: false,
    can_close: true,
    progress: { balance: 0, percent: 0, remaining: 24_000_000, next_deposit: 2_000_000 },
  })
  const list = await ask(home, 'GET', '/api/v3/user/savings/history', { token: plan.token })
  expect(list.body.data.items[0].virtual_account).toBe('•••• 0001')
  expect(JSON.stringify(list.body)).not.toContain('88899000000000001')
  const withdrawn = await ask(home, 'DELETE', `/api/v4/savings/product/${plan.id}/booking`, { token: plan.token })
  expect(withdrawn.body.code).toBe('F-SAV-3m3')
})

test('of two officers who decide at once, one does', async () => {
  const plan = await aSubmittedPlan(home)
  const { db } = home.application
  const decided = await Promise.allSettled([
    acceptPlan(db, at(plan), { ...account, virtual_account: '88899000000000002' }),
    rejectPlan(db, at(plan), 'Data tidak cocok dengan KTP'),
    acceptPlan(db, at(plan), { ...account, virtual_account: '88899000000000003' }),
  ])
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(decided.filter((one) => one.status === 'rejected' && one.reason.code === 'F-SAV-7d7')).toHaveLength(2)
  expect(await db.$count(savings_history, eq(savings_history.plan_id, plan.id))).toBe(2)
})

test('a number that another plan at the bank has is refused', async () => {
  const [open, plan] = [await anOpenPlan(home), await aReadyPlan(home)]
  const { token, code, id } = plan
  await ask(home, 'PUT', `/api/v3/savings/code/${code}/partner`, { token, body: { terms_id: open.terms_id } })
  await ask(home, 'POST', `/api/v4/savings/product/${id}/booking`, { token, body: agreed })
  const moved = { ...plan, partner_id: open.partner_id }
  const taken = acceptPlan(home.application.db, at(moved), { ...account, virtual_account: open.virtual_account })
  await expect(taken).rejects.toMatchObject({ code: 'F-SAV-8v8' })
  expect(await planNow(home, id)).toMatchObject({ state: 'submitted' })
})

test('a rejected one says why', async () => {
  const plan = await aSubmittedPlan(home)
  await rejectPlan(home.application.db, at(plan), 'Data tidak cocok dengan KTP')
  expect(await see(plan)).toMatchObject({
    label: 'Pembukaan rekening ditolak',
    end_reason: 'Data tidak cocok dengan KTP',
    timeline: [{ state: 'submitted' }, { state: 'rejected', reason: 'Data tidak cocok dengan KTP' }],
    how_to_pay: null,
  })
})

test('deposits show as progress, and what comes next is computed anew', async () => {
  const plan = await anOpenPlan(home)
  await counted(home, plan, 2_000_000)
  await counted(home, plan, 3_000_000)
  const detail = await see(plan)
  expect(detail).toMatchObject({ state: 'saving', label: 'Sedang menabung' })
  expect(detail.progress).toMatchObject({ balance: 5_000_000, saved: 5_000_000, percent: 20, remaining: 19_000_000 })
  expect(detail.deposits.map(({ amount }: { amount: number }) => amount)).toEqual([3_000_000, 2_000_000])
  // Every deposit has its row; the timeline tells the first.
  expect(detail.timeline.map(({ label }: { label: string }) => label)).toEqual([
    'Dikirim ke bank',
    'Pembukaan rekening diterima',
    'Setoran pertama diterima',
  ])
})

test('a target that is reached leads to packages within the balance', async () => {
  const plan = await anOpenPlan(home)
  await counted(home, plan, 24_500_000, 'reach')
  expect(await see(plan)).toMatchObject({
    label: 'Target tercapai',
    packages_path: '/umroh?price=-24500000',
    progress: { percent: 100, remaining: 0, next_deposit: null, next_deposit_on: null },
  })
})

test('closing is asked once, confirmed by the bank, and the balance is paid out', async () => {
  const plan = await anOpenPlan(home)
  const { db, clock } = home.application
  await expect(closePlan(db, at(plan), { reference: 'TRF-1', amount: 0 })).rejects.toMatchObject({ code: 'F-SAV-5o5' })
  await counted(home, plan, 2_000_000)
  const replies = await Promise.all([close(plan, { reason: 'Perlu uangnya' }), close(plan), close(plan)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('F-SAV-6c6')
  expect(await see(plan)).toMatchObject({ state: 'saving', can_close: false, progress: { next_deposit: null } })
  const paid = { reference: 'TRF-1', amount: 2_000_000 }
  const later = addMs(clock.now(), dayMs)
  await expect(closePlan(db, at(plan), { ...paid, amount: 1_900_000 })).rejects.toMatchObject({ code: 'F-BNK-2b2' })
  const closings = await Promise.allSettled([1, 2].map(() => closePlan(db, at(plan, later), paid)))
  expect(closings.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const detail = await see(plan)
  expect(detail).toMatchObject({
    label: 'Rekening ditutup',
    how_to_pay: null,
    progress: { balance: 0, saved: 2_000_000, percent: 8 },
  })
  expect(detail.deposits).toMatchObject([
    { kind: 'payout', amount: -2_000_000, reference: 'TRF-1' },
    { kind: 'deposit' },
  ])
  expect((await close(plan)).body.code).toBe('F-SAV-5o5')
})

test('an account without a deposit closes without a payout', async () => {
  const plan = await anOpenPlan(home)
  await close(plan)
  await closePlan(home.application.db, at(plan), { reference: 'TRF-2', amount: 0 })
  expect(await planNow(home, plan.id)).toMatchObject({ state: 'closed' })
  expect(await home.application.db.$count(savings_deposits, eq(savings_deposits.plan_id, plan.id))).toBe(0)
})

test('another bank’s officer finds nothing, nor anybody a cart', async () => {
  const [plan, other] = [await aSubmittedPlan(home), await aSubmittedPlan(home)]
  const wrong = acceptPlan(home.application.db, { ...at(plan), partner_id: other.partner_id }, account)
  await expect(wrong).rejects.toMatchObject({ code: 'F-REQ-4n4' })
  expect(await planNow(home, plan.id)).toMatchObject({ state: 'submitted', virtual_account: null })
})
