import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { invoices } from '#modules/payment/tables.ts'
import { sweepAll } from '#test/support/retention.ts'
import { anInvoicedCheckout } from '#test/support/souvenirs.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { retention } from './retention.ts'
import { souvenir_checkouts } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const sweepAfter = (years: number) => {
  const { db, ports, clock } = home.application
  return sweepAll(retention, { db, ports, now: addMs(clock.now(), years * 366 * dayMs) })
}

test('who bought, and where it went, is forgotten when no law asks any more; the money stays', async () => {
  const { db } = home.application
  const { id, invoice } = await anInvoicedCheckout(home)
  const checkout = async () => (await db.select().from(souvenir_checkouts).where(eq(souvenir_checkouts.id, id)))[0]
  await sweepAfter(9)
  expect((await checkout())?.destination).toMatchObject({ recipient_name: 'Siti Aminah' })
  await sweepAfter(11)
  expect(await checkout()).toMatchObject({ payer_name: '', payer_email: '', payer_phone: '', destination: null })
  const [billed] = await db.select().from(invoices).where(eq(invoices.order_id, id))
  expect(billed).toMatchObject({ payer_email: '', amount: invoice.amount })
})
