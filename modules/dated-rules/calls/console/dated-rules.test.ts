import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { datedRulesOn } from '../../load.ts'
import { datedRuleKeys } from '../../rules/keys.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1/rules'
const admin = () => someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
const inDays = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))
const form = (change: object) => ({
  value: 5_000_000,
  valid_from: inDays(30),
  source: 'Keputusan direksi 12/2026',
  reason: 'Biaya transfer naik',
  ...change,
})
const add = (token: string, key: string, change: object = {}) =>
  ask(home, 'POST', `${base}/${key}`, { token, body: form(change) })

test('every number is listed as it holds today, with the next one where it is known', async () => {
  const { token } = await admin()
  await add(token, 'payout_least', { value: 75_000 })
  const { rows } = (await ask(home, 'GET', base, { token })).body.data
  expect(rows.map(({ key }: { key: string }) => key)).toEqual([...datedRuleKeys])
  const [own] = rows.filter(({ key }: { key: string }) => key === 'payout_least')
  expect(own).toMatchObject({ now: { valid_to: inDays(29) }, next: { value: 75_000, valid_from: inDays(30) } })
})

test('a number is added from a day to come, with its source, and the audit has what it was before', async () => {
  const { id, token } = await admin()
  const day = await datedRulesOn(home.application.db, inDays(29))
  const { status, body } = await add(token, 'approval_from')
  expect([status, body.data.rows[0]]).toEqual([200, expect.objectContaining({ value: 5_000_000, valid_to: null })])
  expect(await datedRulesOn(home.application.db, inDays(29))).toEqual(day)
  expect((await datedRulesOn(home.application.db, inDays(30))).approval_from).toBe(5_000_000)
  const [row] = await home.application.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.staff_id, id), eq(audit_log.thing_id, 'approval_from')))
  expect(row).toMatchObject({
    before: { value: day.approval_from },
    after: { value: 5_000_000 },
    reason: 'Biaya transfer naik',
  })
})

test('the limit for approval by two is lowered here, and never raised', async () => {
  const { token } = await admin()
  const { body } = await add(token, 'approval_from', { value: 1_000_000_000_000, valid_from: inDays(90) })
  expect([body.code, Object.keys(body.errors)]).toEqual(['F-RUL-4l4', ['value']])
})

test('the wait after another bank account is lengthened here, and never shortened', async () => {
  const { token } = await admin()
  const { status, body } = await add(token, 'account_block_days', { value: 2 })
  expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'F-RUL-5w5', ['value']])
  expect((await add(token, 'account_block_days', { value: 5 })).status).toBe(200)
  expect((await add(token, 'account_block_days', { value: 4, valid_from: inDays(60) })).body.code).toBe('F-RUL-5w5')
})

test('today and the past are never changed, and a day has one number', async () => {
  const { token } = await admin()
  for (const valid_from of [inDays(0), inDays(-1)]) {
    const { status, body } = await add(token, 'qris_most', { valid_from })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['valid_from']])
  }
  expect((await add(token, 'qris_most')).status).toBe(200)
  expect((await add(token, 'qris_most', { value: 6 })).body.code).toBe('F-RUL-2t2')
})

test('a number that makes no sense is refused at its field', async () => {
  const { token } = await admin()
  for (const [key, change, field] of [
    ['qris_most', { value: -1 }, 'value'],
    ['qris_most', { value: 1.5 }, 'value'],
    ['qris_most', { value: '' }, 'value'],
    ['ready_sold_percent', { value: 101 }, 'value'],
    ['retention_order_years', { value: 9 }, 'value'],
    ['retention_code_days', { value: 0 }, 'value'],
    ['qris_most', { valid_from: '2027-02-30' }, 'valid_from'],
    ['qris_most', { source: 'x' }, 'source'],
    ['qris_most', { reason: 'short' }, 'reason'],
  ] as const) {
    const { status, body } = await add(token, key, change)
    expect([key, status, Object.keys(body.errors ?? {})]).toEqual([key, 422, [field]])
  }
  const { body } = await add(token, 'retention_order_years', { value: 9 })
  expect(body.errors.value).toEqual(['Minimal 10'])
  expect((await add(token, 'retention_order_years', { value: 10 })).status).toBe(200)
  expect((await add(token, 'no_such_rule')).status).toBe(422)
})

test('numbers are the platform’s: finance reads them, and nobody of one tenant does', async () => {
  const finance = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  expect((await ask(home, 'GET', `${base}/qris_most`, { token: finance.token })).status).toBe(200)
  expect((await add(finance.token, 'qris_most')).status).toBe(404)
  const brand = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id: newId() } })
  expect((await ask(home, 'GET', base, { token: brand.token })).status).toBe(404)
  expect((await add(brand.token, 'qris_most', { valid_from: inDays(90) })).status).toBe(404)
})
