import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { pictures } from '#database/tables.ts'
import { invoices } from '#modules/payment/tables.ts'
import { scan, send } from '#test/support/journeys.ts'
import { paidOrders } from '#test/support/parcels.ts'
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

test('photos of a problem go with their files', async () => {
  const { token, order_ids, ship } = await paidOrders(home)
  const [order_id = ''] = order_ids
  await ship(order_id)
  const photo_1 = { name: 'a.jpg', bytes: await scan() }
  const fields = { kind: 'damaged', text: 'Kotaknya penyok dan dua botol pecah', photo_1 }
  await send(home, `/api/v1/users/bookings/merchant/${order_id}/problem`, { token, fields })
  const { db, ports } = home.application
  const [shown] = await db.select().from(pictures).where(like(pictures.file_key, 'problems/%'))
  const file = () => ports.files.get(shown?.file_key ?? '')
  expect(await file()).toBeDefined()
  await sweepAfter(11)
  expect(await file()).toBeUndefined()
})
