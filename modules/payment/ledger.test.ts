import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { tellDoku } from '#test/support/notifications.ts'
import { anyInvoiced, begin } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { checkLedger } from './module.ts'
import { ledger_entries, payment_history, payments } from './tables.ts'

let home: TestApp
let entry: typeof ledger_entries.$inferSelect
beforeAll(async () => {
  home = await testApp()
  const payment = await begin(home, await anyInvoiced(home))
  await tellDoku(home, payment)
  const [row] = await home.application.db.select().from(ledger_entries)
  if (!row) throw new Error('no entry')
  entry = row
})
afterAll(() => home.close())

/** PostgreSQL's own words, which drizzle keeps as the cause. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
  return 'nothing'
}

test('an entry can be neither changed, removed nor swept away, and neither can history', async () => {
  const own = eq(ledger_entries.id, entry.id)
  const appendOnly = /is only ever added to/
  expect(await refusal(home.application.db.update(ledger_entries).set({ amount: 1 }).where(own))).toMatch(appendOnly)
  expect(await refusal(home.application.db.delete(ledger_entries).where(own))).toMatch(appendOnly)
  expect(await refusal(home.application.db.execute(sql`truncate ledger_entries`))).toMatch(appendOnly)
  expect(await refusal(home.application.db.update(payment_history).set({ reason: 'x' }))).toMatch(appendOnly)
  expect(await refusal(home.application.db.delete(payment_history))).toMatch(appendOnly)
})

test('half a pair does not stay', async () => {
  const half = { ...entry, id: newId(), transaction_id: newId(), event: 'refund_sent' as const, amount: 1 }
  expect(await refusal(home.application.db.insert(ledger_entries).values(half))).toMatch(/does not sum to zero/)
  const other = { ...half, id: newId(), account: 'unapplied' as const, amount: -2 }
  expect(await refusal(home.application.db.insert(ledger_entries).values([half, other]))).toMatch(
    /does not sum to zero/,
  )
})

test('an event of a payment is written once', async () => {
  const again = { ...entry, id: newId(), transaction_id: newId() }
  expect(await refusal(home.application.db.insert(ledger_entries).values(again))).toMatch(/ledger_entries_once/)
})

test('two successes of one invoice cannot stand side by side', async () => {
  const invoiced = await anyInvoiced(home)
  const first = await begin(home, invoiced)
  const second = await begin(home, invoiced, 'doku-va-bri')
  const settle = (id: string) =>
    home.application.db.update(payments).set({ is_settling: true }).where(eq(payments.id, id))
  await settle(first.id)
  expect(await refusal(settle(second.id))).toMatch(/payments_one_success/)
  await home.application.db.update(payments).set({ is_settling: false }).where(eq(payments.id, first.id))
})

test('sound books have no fault, and their accounts sum to zero', async () => {
  const { accounts, total, faults } = await checkLedger(home.application.db)
  expect(accounts).toEqual([
    { account: 'money_at_doku', sum: 25_000_000, entries: 1 },
    { account: 'paid_for_orders', sum: -25_000_000, entries: 1 },
  ])
  expect([total, faults]).toEqual([0, []])
})
