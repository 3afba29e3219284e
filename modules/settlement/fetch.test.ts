import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { anOrder, payInvoice } from '#test/support/bookings.ts'
import { settlementFile } from '#test/support/settlements.ts'
import { someStaff } from '#test/support/staff.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'
import { settlement_files, settlement_lines } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

test('a week after, the job fetches the file of the sandbox, once, and its payments are settled', async () => {
  const day = jakartaDate(home.application.clock.now())
  const { application } = home
  const { db, ports } = application
  const order = await anOrder(home)
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const [invoice] = (await invoicesOf(db, [order.id])).get(order.id) ?? []
  const now = addMs(application.clock.now(), 7 * dayMs)
  const { token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  // What somebody uploads does not stand for what the gateway says.
  await settlementFile(home, { token, lines: ['PUPLOADED1,50000,0,50000'], day })
  const [job] = jobs
  for (let i = 0; i < 2; i++) await job?.run({ db, ports, now })
  const files = await db.select().from(settlement_files).where(isNull(settlement_files.received_by))
  expect(files).toMatchObject([{ gateway: 'doku', day, received_by: null }])
  const [line] = await db
    .select()
    .from(settlement_lines)
    .where(eq(settlement_lines.payment_id, invoice?.paid_by?.id ?? ''))
  expect(line).toMatchObject({ outcome: 'matched', fee: 4_000 })
})
