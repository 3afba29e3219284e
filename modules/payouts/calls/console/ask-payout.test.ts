import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { demoTenants } from '#demo/tenants.ts'
import { aConsultant, anAccount } from '#test/support/consultants.ts'
import { someStaff } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { drawPayout } from '../../draw.ts'
import { checkPayouts, earn } from '../../module.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const askFor = ({ token }: { token: string }) => ask(home, 'POST', '/api/console/v1/payouts/ask', { token, body: {} })

test('a consultant asks for what is worth a transfer, once; nobody else’s sheet is theirs', async () => {
  const { db, clock } = home.application
  const [own, other] = [await aConsultant(home), await aConsultant(home)]
  const earned = (amount: number) => {
    const payee = { tenant_id: own.tenant_id, payee_kind: 'affiliate', payee_id: own.id } as const
    const of = { order_kind: 'booking', order_id: newId(), item: 'commission:journey', reason: 'RHL-1' }
    return earn(db, [{ ...payee, ...of, amount: rupiah(amount) }], clock.now())
  }
  await earned(1)
  // It would wait for an account that nobody has entered.
  expect((await askFor(own)).body.code).toBe('F-PYO-1b1')
  await anAccount(home, own)
  expect((await askFor(own)).body.code).toBe('F-PYO-9l9')
  await earned(900_000)
  expect((await askFor(other)).body.code).toBe('F-PYO-7o7')
  expect((await askFor(own)).body.data).toEqual({ count: 1, amount: 900_001 })
  expect((await askFor(own)).body.code).toBe('F-PYO-8u8')
  const { rows, sums } = (await own.get('earnings')).body.data
  expect(sums).toMatchObject({ earned: 900_001, fees: 0, due: 900_001 })
  expect((await other.get(`payouts/${rows[0].payout_id}/statement`)).status).toBe(404)
  // Commission has no fee, and its file no column for one.
  const file = await home.app.inject({
    ...{ method: 'GET', url: '/api/console/v1/earnings/export?language=en' },
    headers: { host: 'localhost', authorization: `Bearer ${own.token}` },
  })
  expect(file.body.split('\r\n')[0]).toBe('\uFEFFTime (WIB),Payee,Order or reason,Package,Amount,Payout number')
  expect(await checkPayouts(db)).toEqual([])
})

/** Somebody of finance, who sees to payouts. */
async function finance() {
  const { id: staff_id, token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  const step = (payout_id: string, verb: string, body: object = {}) =>
    ask(home, 'POST', `/api/console/v1/payouts/${payout_id}/${verb}`, { token, body })
  const approve = async (payout_id: string, approval_id: string) =>
    step(payout_id, 'approve', { approval_id, code: await stepCodeOf(home, token) })
  return { staff_id, step, approve }
}

/** A payout that is due to a consultant, whose account was verified long ago. */
async function duePayout(amount: number, wish: Parameters<typeof aConsultant>[1]) {
  const { db, clock } = home.application
  const { id: payee_id, tenant_id } = await aConsultant(home, wish)
  await anAccount(home, { id: payee_id })
  const payee = { tenant_id, payee_kind: 'affiliate', payee_id } as const
  const of = { order_kind: 'booking', order_id: newId(), item: 'commission:journey', reason: 'RHL-2' }
  await earn(db, [{ ...payee, ...of, amount: rupiah(amount) }], clock.now())
  return (await drawPayout(db, { payee, least: 1 }, clock.now()))?.id ?? ''
}

test('somebody of finance who is a consultant takes no step of their own payout: colleagues do', async () => {
  const [self, one, other] = [await finance(), await finance(), await finance()]
  const id = await duePayout(30_000_000, { staff_id: self.staff_id })
  const ownStep = async (verb: string, body?: object) => (await self.step(id, verb, body)).body.code
  const reference = 'BSI 1'
  expect(await ownStep('request')).toBe('F-COM-3s3')
  const { approval_id } = (await one.step(id, 'request')).body.data.approval
  expect((await self.approve(id, approval_id)).body.code).toBe('F-COM-3s3')
  expect((await other.approve(id, approval_id)).body.data.status).toBe('approved')
  expect(await ownStep('send', { reference })).toBe('F-COM-3s3')
  expect((await one.step(id, 'send', { reference })).body.data.status).toBe('sent')
  expect(await ownStep('close', { outcome: 'return', reference })).toBe('F-COM-3s3')
  expect((await one.step(id, 'close', { outcome: 'confirm', reference })).body.data.status).toBe('confirmed')
  const little = await duePayout(900_000, { staff_id: self.staff_id, tenant_id: demoTenants[1].id })
  expect((await self.step(little, 'send', { reference })).body.code).toBe('F-COM-3s3')
})

test('who is a consultant of two brands is one person to the limit from which it takes two', async () => {
  const { staff_id } = await finance()
  const due = (tenant_id: string) => duePayout(6_000_000, { staff_id, tenant_id })
  const [, second] = [await due(demoTenants[0].id), await due(demoTenants[1].id)]
  const one = await finance()
  expect((await one.step(second, 'send', { reference: 'BSI 2' })).body.code).toBe('F-APR-7n7')
  // Another person's of as much is sent by one.
  const alone = await duePayout(6_000_000, {})
  expect((await one.step(alone, 'send', { reference: 'BSI 3' })).body.data.status).toBe('sent')
})
