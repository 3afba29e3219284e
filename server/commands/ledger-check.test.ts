import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { checkOrderSummaries } from '#modules/orders/module.ts'
import { order_summaries } from '#modules/orders/tables.ts'
import { invoices, payments } from '#modules/payment/tables.ts'
import { anOrder } from '#test/support/bookings.ts'
import { tellDoku } from '#test/support/notifications.ts'
import { anyInvoiced, begin } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let of: Awaited<ReturnType<typeof anyInvoiced>>
let payment_id: string
beforeAll(async () => {
  home = await testApp()
  of = await anyInvoiced(home)
  const payment = await begin(home, of)
  payment_id = payment.id
  await tellDoku(home, payment)
})
afterAll(() => home.close())

/** A command as an operator runs it. */
async function run(command: string) {
  const [row] = (await home.application.db.execute<{ name: string }>(sql`select current_database() as name`)).rows
  const DATABASE_URL = databasesAt(inject('cluster')).url(row?.name ?? '')
  const env = {
    PATH: process.env.PATH ?? '',
    RIHLA_DEMO: '1',
    DATA_DIR: home.application.config.data_dir,
    DATABASE_URL,
  }
  const child = spawn(process.execPath, [`server/commands/${command}.ts`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  return { code, said }
}

const check = () => run('ledger-check')

test('sound books end well and show their sums', async () => {
  const { code, said } = await check()
  expect(said).toMatch(/money_at_doku +Rp\. 25\.000\.000 +in 1 entries/)
  expect(said).toMatch(/^sum +Rp\. 0$/m)
  expect([code, said.trim().split('\n').at(-1)]).toEqual([0, 'The ledger is sound.'])
})

test('a paid invoice without its entries, half a pair, and a list that says something else, are found', {
  timeout: 30_000,
}, async () => {
  const bare = await anyInvoiced(home)
  await home.application.db.update(invoices).set({ state: 'paid' }).where(eq(invoices.id, bare.invoice.id))
  await home.application.db.update(payments).set({ state: 'refunded' }).where(eq(payments.id, payment_id))
  await home.application.db.transaction(async (tx) => {
    // Only the owner of the tables can do this, and only on purpose.
    await tx.execute(sql`alter table ledger_entries disable trigger user`)
    await tx.execute(sql`update ledger_entries set amount = amount + 1 where amount > 0`)
    await tx.execute(sql`alter table ledger_entries enable trigger user`)
  })
  const { id } = await anOrder(home)
  await home.application.db.update(order_summaries).set({ total: 1 }).where(eq(order_summaries.order_id, id))
  const { code, said } = await check()
  expect(code).toBe(1)
  expect(said).toContain(`FAULT: the summary of booking ${id} differs from its rows; npm run orders:rebuild mends it`)
  expect(said).toContain('the ledger sums to 1, not to zero')
  expect(said).toMatch(/FAULT: transaction [0-9a-f-]{36} sums to 1/)
  expect(said).toMatch(/FAULT: payment P\w{12} is refunded/)
  expect(said).toContain(`FAULT: invoice ${bare.invoice.code} is paid`)
})

test('order lists that say something else are made anew', async () => {
  const { db } = home.application
  await db.update(order_summaries).set({ total: 2 })
  expect(await run('orders-rebuild')).toEqual({ code: 0, said: 'The order lists are made anew.\n' })
  expect(await checkOrderSummaries(db)).toEqual([])
})
