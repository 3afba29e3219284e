import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { anOrder, payInvoice } from '#test/support/bookings.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { ledger_entries } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1/ledger'
const finance = async () => (await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })).token
const read = async (token: string, path: string) => (await ask(home, 'GET', `${base}/${path}`, { token })).body.data
const listed = async (token: string, query: string) =>
  (await ask(home, 'GET', `/api/console/v1/ledger/entries?${query}`, { token })).body.data

async function aPaidInvoice() {
  const order = await anOrder(home)
  const { invoice_code = '', amount = 0 } = order.invoices[0] ?? {}
  await payInvoice(home, order, invoice_code)
  return { order_id: order.id, invoice_code, amount }
}

test('a payment is in the ledger as a pair, by its invoice, with the order that it pays', async () => {
  const { order_id, invoice_code, amount } = await aPaidInvoice()
  const token = await finance()
  const { rows } = await listed(token, `search=${invoice_code}`)
  const pair = rows.map((row: { account: string; amount: number; order_id: string }) => [
    row.account,
    row.amount,
    row.order_id,
  ])
  expect(pair.sort()).toEqual([
    ['money_at_doku', amount, order_id],
    ['paid_for_orders', -amount, order_id],
  ])
  const { entries } = await read(token, `transactions/${rows[0].transaction_id}`)
  expect(entries.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0)).toBe(0)
  expect((await ask(home, 'GET', `${base}/transactions/${newId()}`, { token })).status).toBe(404)
})

test('entries are of one account and of their days, and go on behind a cursor', async () => {
  await aPaidInvoice()
  await aPaidInvoice()
  const token = await finance()
  const today = jakartaDate(home.application.clock.now())
  const tomorrow = jakartaDate(addMs(home.application.clock.now(), dayMs))
  const first = await listed(token, `account=paid_for_orders&from=${today}&limit=1`)
  expect(first.rows).toMatchObject([{ account: 'paid_for_orders' }])
  const second = await listed(token, `account=paid_for_orders&limit=1&cursor=${first.next_cursor}`)
  expect(second.rows).toHaveLength(1)
  expect(second.rows[0].entry_id).not.toBe(first.rows[0].entry_id)
  expect((await listed(token, `from=${tomorrow}`)).rows).toEqual([])
  const sums = first.accounts.reduce((sum: number, one: { balance: number }) => sum + one.balance, 0)
  expect([first.accounts.length > 1, sums]).toEqual([true, 0])
})

test('the ledger as CSV has a line for each entry, and amounts stay numbers', async () => {
  const { invoice_code, amount } = await aPaidInvoice()
  const { payload } = await home.app.inject({
    method: 'GET',
    url: `${base}/entries/export?language=en&search=${invoice_code}`,
    headers: { host: 'localhost', authorization: `Bearer ${await finance()}` },
  })
  expect(payload.trimEnd().split('\r\n')).toHaveLength(3)
  expect(payload).toContain(`paid_for_orders,${-amount},`)
})

test('the check says that the books are sound, and names what is not', async () => {
  await aPaidInvoice()
  const token = await finance()
  const check = async () => (await ask(home, 'POST', `${base}/check`, { token })).body.data
  expect(await check()).toMatchObject({ total: 0, faults: [], checked_at: expect.any(String) })
  const now = home.application.clock.now()
  const [transaction_id, source_id] = [newId(now), newId(now)]
  const half = { transaction_id, event: 'earned' as const, source_id, created_at: now }
  await home.application.db.insert(ledger_entries).values([
    { id: newId(now), ...half, account: 'paid_for_orders', amount: 5 },
    { id: newId(now), ...half, account: 'earnings_due', amount: -5 },
  ])
  expect((await check()).faults).toEqual([expect.stringContaining('the books have 5 as earned')])
})

test('the books are of the platform: finance of one tenant finds nothing in them', async () => {
  await aPaidInvoice()
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'tenant', id: newId() } })
  expect(await listed(token, '')).toMatchObject({ rows: [], accounts: [] })
  expect((await ask(home, 'POST', `${base}/check`, { token })).status).toBe(404)
})
